"""Common works in a game with names: choices, events and positions of penalties.

`discard CARD` for a building, `discard N` for a victory token; N is its points.
"""

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from argosy.errors import PositionError
from argosy.game.changes import changed
from argosy.game.json_forms import count
from argosy.game.types import Event, RulesBehind
from argosy.game.wonders.expansion import GameExpansion, Question, is_open
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.works.terms import GIVE_UP, LOSE_VICTORY_TOKENS

STEP = "ask_penalty"


def things_to_give_up(ruleset: Ruleset, city: City) -> tuple[str, ...]:
    """Return the things of which a penalty takes one: buildings, victory tokens by their points."""
    if not city.babel.loses_many:
        return ()
    if city.babel.loses == LOSE_VICTORY_TOKENS:
        return tuple(
            str(points) for age, points in enumerate(ruleset.tables.victory) if city.victories[age] > 0
        )
    colors = int(city.babel.loses_of)
    return tuple(
        card
        for kind, card in enumerate(ruleset.card_ids)
        if has_built(city, kind) and colors >> int(ruleset.tables.cards[kind].color) & 1
    )


class Loss(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The rest of a penalty that a city still has to suffer."""

    kind: str | None = None
    """`lose_card` or `lose_victory_tokens`."""
    of: list[str] = msgspec.field(default_factory=list)
    """Colours of the cards."""
    many: int = 0


def describe_loss(city: City) -> Loss:
    """Return the rest of a penalty that a city still has to suffer."""
    babel = city.babel
    return Loss(
        kind=terms.EFFECTS[int(babel.loses)] if babel.loses else None,
        of=[color for bit, color in enumerate(terms.COLORS) if int(babel.loses_of) >> bit & 1],
        many=int(babel.loses_many),
    )


def set_loss(city: City, wanted: Loss, where: str) -> None:
    """Write what a penalty still takes of a city."""
    city.babel.loses = _effect(wanted.kind, f"{where}.kind")
    city.babel.loses_of = sum(1 << _color(color, f"{where}.of") for color in set(wanted.of))
    city.babel.loses_many = count(wanted.many, f"{where}.many")


def _effect(kind: str | None, where: str) -> int:
    if kind is not None and kind not in ("lose_card", "lose_victory_tokens"):
        raise PositionError(f"{where}: {kind!r}; lose_card or lose_victory_tokens")
    return 0 if kind is None else terms.EFFECTS.index(kind)


def _color(color: str, where: str) -> int:
    if color not in terms.COLORS:
        raise PositionError(f"{where}: there is no colour {color!r}")
    return terms.COLORS.index(color)


PENALTIES = ("ask_penalty", "suffer_penalty")
"""The steps in which cities suffer what they have chosen; the rest of a judgement is told by the box of the
work.
"""


def coins(source: str, before: Game, game: Game) -> Iterator[Event]:
    """Coins that came or went in the step."""
    for seat, was, now in changed(before.cities["coins"], game.cities["coins"]):
        yield Event(
            kind="gained" if now > was else "lost_coins", seat=seat, coins=abs(now - was), source=source
        )


def penalties(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    """Yield the events of what penalties have taken."""
    for seat in range(game.seats):
        was, city = before.cities[seat], game.cities[seat]
        if was.standing.tobytes() != city.standing.tobytes():
            lost = (
                kind
                for kind in range(len(ruleset.card_ids))
                if has_built(was, kind) and not has_built(city, kind)
            )
            yield from (Event(kind="lost_building", seat=seat, card=ruleset.card_ids[kind]) for kind in lost)
        if city.babel.debt < was.babel.debt:
            yield Event(kind="project_debt", seat=seat, token=int(city.babel.debt - was.babel.debt))
        if city.babel.board_rests and not was.babel.board_rests:
            yield Event(kind="board_stopped", seat=seat)


class CommonWorks(GameExpansion):
    """The common works in a game with names, which several expansions share."""

    def is_in_play(self, ruleset: Ruleset) -> bool:
        """Are there works at this table whose failure is punished?"""
        return STEP in ruleset.steps

    questions: ClassVar[Mapping[str, Question]] = {
        "penalty": Question(
            mark="x",
            verbs=("discard",),
            form="'discard CARD', or 'discard N' for a victory token of N points",
            listed="the things that the penalty takes one of",
            step=STEP,
            any_turn=False,
            concerns=is_open("babel", "loses_many"),
        ),
    }

    reasons: ClassVar[RulesBehind] = {
        ("not_asked", "discard"): ("BABEL-PROJECT-3",),
        ("no_such_answer", "discard"): ("BABEL-PROJECT-3",),
    }

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """Return the object of an answer in words: a building, or the points of a victory token."""
        if row.verb != GIVE_UP:
            return ""
        return str(ruleset.tables.victory[row.card]) if row.stage else ruleset.card_ids[row.card]

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """The events of coins that common works bring or take, and of penalties.

        gained, lost_coins (seat, coins, source) · lost_building (seat, card) · project_debt (seat, token) ·
        board_stopped (seat)
        """
        return list(penalties(before, ruleset, game)) if step in PENALTIES else []


EXPANSION = CommonWorks()
