"""Single boards in a game with names: `imitate left`, `imitate right`, the stage to copy."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from argosy.catalog import Effect
from argosy.game.changes import changed
from argosy.game.types import Event, Fields, RulesBehind
from argosy.game.wonders import open_symbols
from argosy.game.wonders.expansion import Copies, GameExpansion, Items, Question
from argosy.game.wonders.extra_wonders import position
from argosy.game.wonders.extra_wonders.views import CityExtra, copies_of
from argosy.game.wonders.interactions import are_told_by_cities
from argosy.game.wonders.tokens import diplomacy_taken, stayed_out
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.extra_wonders.play import marker_points
from argosy.rules.wonders.extra_wonders.terms import IMITATE_STAGE
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES, ChoiceRow, City, Game

SIDES = ("left", "right")


def copies_now(city: City) -> bool:
    """Has the city to copy a stage of a neighbour?"""
    return bool(city.extra_wonders.copy_due)


COPYING = ("ask_copies", "copy_stages")


BUILDS = ("effects", "revive")
"""Steps in which cards and stages come into play."""


def _copied(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(
        before.cities["extra_wonders"]["copies"], game.cities["extra_wonders"]["copies"]
    ):
        for stage, place in enumerate(now):
            if place != was[stage]:
                board, number = divmod(place - 1, MAX_STAGES)
                neighbors = (int(left_of(game, seat)), int(right_of(game, seat)))
                other = next(one for one in neighbors if game.cities[one].wonder == board)
                yield Event(kind="copied_stage", seat=seat, other=other, stage=number + 1)


def _gained(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["coins"], game.cities["coins"]):
        if now > was:
            yield Event(kind="gained", seat=seat, coins=now - was, source="stage")


def _tokens(before: Game, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        yield from diplomacy_taken(before, game, seat)


def _lost(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["coins"], game.cities["coins"]):
        if now < was:
            yield Event(kind="lost", seat=seat, coins=was - now)


class ExtraWondersExpansion(GameExpansion):
    """The single boards in a game with names.

    Asked first, because a copied stage does what boards of other expansions do, which their own parts of a
    position then write over.
    """

    comes_first = True

    questions: ClassVar[Mapping[str, Question]] = {
        "imitate": Question(
            mark="%",
            verbs=("imitate",),
            form="'imitate left' or 'imitate right'",
            listed="the two neighbours",
            step="ask_copies",
            any_turn=True,
            concerns=copies_now,
        ),
    }

    reasons: ClassVar[RulesBehind] = {
        ("not_asked", "imitate"): ("EXTRA-PIS-2",),
        ("no_such_answer", "imitate"): ("EXTRA-PIS-2",),
    }

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """The neighbour whose stage is copied."""
        return SIDES[row.card] if row.verb == IMITATE_STAGE else ""

    def effects(self, ruleset: Ruleset, city: City) -> Sequence[Effect]:
        """The effects of copied stages."""
        wonders = {wonder.id: wonder for wonder in ruleset.catalog.wonders}
        return [
            effect
            for copied in copies_of(ruleset, city)
            for effect in wonders[copied.wonder].sides[copied.side].stages[copied.number - 1].effects
        ]

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """Copied stages, Diplomacy and masks as everybody sees them."""
        black = city.black
        seen = CityExtra(
            copies=copies_of(ruleset, city), diplomacy=int(black.diplomacy), masks=int(black.masks)
        )
        return {"extra_wonders": seen}

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """The events of single boards.

        copied_stage (seat, other, stage): which stage of which neighbour · gained (seat, coins, source =
        stage), diplomacy (seat): by a copied stage · without Cities also: lost (seat, coins), diplomacy
        (seat), stayed_out (seat), as Cities tells them
        """
        alone = not are_told_by_cities(ruleset)
        if step in COPYING:
            return [*_copied(before, game), *_gained(before, game), *_tokens(before, game)]
        if step == "lose_to_others":
            return list(_lost(before, game))
        if step in BUILDS and alone:
            return list(_tokens(before, game))
        return stayed_out(before, game) if step == "conflict" and alone else []

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Cards next door of the colour of what lies under a stage (EXTRA-STONE-3)."""
        built = [stage for stage in range(MAX_STAGES) if game.cities[seat].stages_built >> stage & 1]
        counted = tuple(
            (f"colour_under_{stage + 1}", points)
            for stage in built
            if (points := int(marker_points(game, ruleset.tables, seat, stage)))
        )
        return {"wonder": counted}

    def copies(self, ruleset: Ruleset, game: Game, seat: int) -> Copies:
        """Symbols that the Great Wall copies; Cities lists them with masks (EXTRA-WALL-3)."""
        return (0, ()) if are_told_by_cities(ruleset) else open_symbols.copies(ruleset, game, seat)

    def describe_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The part of single boards of a city."""
        return position.describe_city(ruleset, city)

    def set_up_city(
        self, ruleset: Ruleset, game: Game, seat: int, city: position.ExtraCity, where: str
    ) -> None:
        """Write the part of single boards of a city."""
        position.set_up_city(ruleset, game, seat, city, where)


EXPANSION = ExtraWondersExpansion()
