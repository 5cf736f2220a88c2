"""Where boxes join a game with names on: the list of them, and one function for each meeting point.

Base code calls these functions and knows no box; what a box says stands in its own room beside this file.
"""

import re
from functools import lru_cache
from typing import Any

from argosy.catalog import Effect
from argosy.errors import PositionError
from argosy.game.by_hand import Worth
from argosy.game.types import Choice, Event, Refusal
from argosy.game.wonders.armada.box import ARMADA
from argosy.game.wonders.asked import Asked, Wish
from argosy.game.wonders.babel.box import BABEL
from argosy.game.wonders.box import Box, Extra, Items, Way
from argosy.game.wonders.cities.box import CITIES
from argosy.game.wonders.edifice.box import EDIFICE
from argosy.game.wonders.extra_wonders.box import EXTRA_WONDERS
from argosy.game.wonders.leaders.box import LEADERS
from argosy.rules.wonders.ruleset import Ruleset

BOXES: tuple[Box, ...] = (EXTRA_WONDERS, ARMADA, LEADERS, CITIES, BABEL, EDIFICE)
# EXTRA_WONDERS is the first, because a copied stage does what boards of other boxes do, which their own parts of a
# position then write over.

QUESTIONS = {word: question for box in BOXES for word, question in box.questions.items()}
"""What boxes ask, by the words of `terms.OWES`."""

WORDS = tuple(word for box in BOXES for word in box.words)
"""What may stand behind the first thing that an answer names."""

PLAYS = tuple(verb for box in BOXES for verb in box.plays)
"""First words of choices of boxes that play a card of the hand."""

RIDERS = tuple(rider for box in BOXES for rider in box.riders)
"""Patterns of what a choice may do together with a card."""

REASONS = {row: rules for box in BOXES for row, rules in box.reasons.items()}
"""The rules behind refusals of boxes."""


@lru_cache(maxsize=256)  # because every choice and every view asks many times
def in_play(ruleset: Ruleset) -> tuple[Box, ...]:
    """The boxes of a table."""
    parts = {box.part for box in ruleset.catalog.boxes}
    return tuple(box for box in BOXES if box.part in parts)


def by_hand(ruleset: Ruleset) -> dict[str, dict[str, Worth]]:
    """Pieces of the score pad's lines that boxes count, by line, with their worth."""
    found: dict[str, dict[str, Worth]] = {}
    for box in in_play(ruleset):
        for line, counted in box.by_hand(ruleset).items():
            found.setdefault(line, {}).update(counted)
    return found


# --- choices --------------------------------------------------------------------------------------------------------


def choice_fields(ruleset: Ruleset, row: Any) -> dict[str, Any]:
    """Fields of a choice that boxes fill."""
    return {name: value for box in in_play(ruleset) for name, value in box.choice_fields(ruleset, row).items()}


def thing_of(ruleset: Ruleset, row: Any) -> str:
    """What an answer to a box names."""
    return "".join(box.thing(ruleset, row) for box in in_play(ruleset))


def first_words_of(ruleset: Ruleset, row: Any) -> str:
    """The words before the card of a choice of a box, if they are more than its verb."""
    return "".join(box.first_words(ruleset, row) for box in in_play(ruleset))


def rider_of(ruleset: Ruleset, city: Any, row: Any) -> str:
    """What a choice does together with its card, in words."""
    return "".join(box.rider(ruleset, city, row) for box in in_play(ruleset))


def refuse_play(asked: Asked, wish: Wish) -> Refusal | None:
    """Why a verb of a box is not possible."""
    return next((refusal for box in BOXES if (refusal := box.refuse_play(asked, wish))), None)


def refuse_free(asked: Asked, wish: Wish) -> Refusal | None:
    """Why a card is not free by a right that a box gives."""
    return next((refusal for box in in_play(asked.ruleset) if (refusal := box.refuse_free(asked, wish))), None)


def gives_right(asked: Asked, card: str) -> bool:
    """Has the city a right of a box to build this card free?"""
    return any(box.gives_right(asked, card) for box in in_play(asked.ruleset))


def refuse_rider(asked: Asked, wish: Wish) -> Refusal | None:
    """Why nothing of that kind can be done together with the card; None if it can."""
    return None if wish.rider is None else _box_of(wish.rider).refuse_rider(asked, wish)


def wished_extra(asked: Asked, wish: Wish) -> Extra | None:
    """What is paid together with the card or stage that a text wishes for; `refuse_rider` has let it pass."""
    return None if wish.rider is None else _box_of(wish.rider).wished_extra(asked, wish)


def _box_of(rider: str) -> Box:
    """The box that a rider belongs to, whether it is in play or not."""
    return next(box for box in BOXES if any(re.fullmatch(pattern, rider) for pattern in box.riders))


def way_of(ruleset: Ruleset, game: Any, choice: Choice) -> Way | None:
    """What is paid for a listed card or stage, where a box has another way than the base game."""
    return next((way for box in in_play(ruleset) if (way := box.way(ruleset, game, choice))), None)


def fee_of(ruleset: Ruleset, game: Any, verb: str, card: str | None) -> int:
    """Coins that building costs on top."""
    return sum(box.fee(ruleset, game, verb, card) for box in in_play(ruleset))


def resting(ruleset: Ruleset, city: Any) -> frozenset[str]:
    """Cards of a city that do not work now, and `board` where its resource cannot be used."""
    return frozenset().union(*(box.resting(ruleset, city) for box in in_play(ruleset)))


def extra_of(ruleset: Ruleset, game: Any, choice: Choice) -> Extra | None:
    """What is paid together with the card or stage of a listed choice."""
    return next((extra for box in in_play(ruleset) if (extra := box.listed_extra(ruleset, game, choice))), None)


# --- trade ----------------------------------------------------------------------------------------------------------


def more_sellers(ruleset: Ruleset, game: Any, city: int) -> dict[str, int]:
    """Cities that are no neighbours and sell to a city, by source."""
    return {source: seller for box in in_play(ruleset) for source, seller in box.sellers(game, city).items()}


def more_offers(ruleset: Ruleset, game: Any, city: int) -> list[tuple[int, str, int]]:
    """What they ask for a unit: price, source, units at most."""
    return [offer for box in in_play(ruleset) for offer in box.offers(game, city)]


def more_bought(ruleset: Ruleset, game: Any, choice: Choice) -> dict[str, int]:
    """Units that a listed choice buys of them, by source."""
    return {source: units for box in in_play(ruleset) for source, units in box.bought(game, choice).items()}


def more_paid(ruleset: Ruleset, game: Any, city: int) -> list[tuple[int, int]]:
    """Whom of them the choice of a city pays, and coins."""
    return [pair for box in in_play(ruleset) for pair in box.paid(game, city)]


# --- views, events, score sheets ------------------------------------------------------------------------------------


def more_effects(ruleset: Ruleset, city: Any) -> list[Effect]:
    """Effects of what boxes bring into a city, cards and stages apart."""
    return [effect for box in in_play(ruleset) for effect in box.effects(ruleset, city)]


def look_at_more_of_city(ruleset: Ruleset, city: Any) -> dict[str, Any]:
    """Fields of the view of a city."""
    return {name: value for box in in_play(ruleset) for name, value in box.look_at_city(ruleset, city).items()}


def look_at_more(ruleset: Ruleset, game: Any, seat: int | None, asked: int | None) -> dict[str, Any]:
    """Fields of a view."""
    boxes = in_play(ruleset)
    return {name: value for box in boxes for name, value in box.look_at_table(ruleset, game, seat, asked).items()}


def before_step(ruleset: Ruleset, game: Any) -> dict[str, Any]:
    """By box what a step may change and its events need to know."""
    return {box.part: box.before(game) for box in in_play(ruleset)}


def more_events(step: str, before: dict[str, Any], ruleset: Ruleset, game: Any) -> list[Event]:
    """Events of a step that has just run."""
    return [event for box in in_play(ruleset) for event in box.events(step, before[box.part], ruleset, game)]


def turns_up(ruleset: Ruleset, step: str, game: Any) -> bool:
    """Would a step, if it came next, bring something of a box to light that nobody knows?"""
    return any(box.turns_up(step, game) for box in in_play(ruleset))


def as_scored(ruleset: Ruleset, game: Any, seat: int, copied: str | None) -> Any:
    """The game as a seat adds it up, with what a guild that it copies lends to its city."""
    for box in in_play(ruleset):
        game = box.as_scored(ruleset, game, seat, copied)
    return game


def add_items(ruleset: Ruleset, game: Any, seat: int, items: dict[str, Items]) -> None:
    """Write behind the items of each line what boxes add to it."""
    for box in in_play(ruleset):
        for line, more in box.items(ruleset, game, seat).items():
            items[line] = (*items.get(line, ()), *more)


def copied_symbols(ruleset: Ruleset, game: Any, seat: int) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """Science symbols that a city copies at the end, and what each card shows of which one may be copied."""
    found = [box.copies(ruleset, game, seat) for box in in_play(ruleset)]
    return sum(many for many, _ in found), tuple(symbols for _, shown in found for symbols in shown)


# --- positions ------------------------------------------------------------------------------------------------------


def describe_more_of_city(ruleset: Ruleset, city: Any) -> dict[str, Any]:
    """Fields of a city in a position."""
    return {name: value for box in in_play(ruleset) for name, value in box.describe_city(ruleset, city).items()}


def describe_more(ruleset: Ruleset, game: Any) -> dict[str, Any]:
    """Fields of a position."""
    return {name: value for box in in_play(ruleset) for name, value in box.describe_table(ruleset, game).items()}


def set_up_more_of_city(ruleset: Ruleset, game: Any, seat: int, wish: Any, where: str) -> None:
    """Write what boxes add to a city; PositionError for a box that is not in play."""
    for box in BOXES:
        if getattr(wish, box.city_field) is not None:
            _check_in_play(ruleset, box, f"{where}.{box.city_field}")
    for box in in_play(ruleset):
        box.set_up_city(ruleset, game, seat, wish, where)


def set_up_more(ruleset: Ruleset, game: Any, wish: Any) -> None:
    """Write what boxes lay on the table; PositionError for a box that is not in play."""
    for box in BOXES:
        if box.table_field is not None and getattr(wish, box.table_field) is not None:
            _check_in_play(ruleset, box, f"position.{box.table_field}")
    for box in in_play(ruleset):
        box.set_up_table(ruleset, game, wish)


def _check_in_play(ruleset: Ruleset, box: Box, where: str) -> None:
    if box not in in_play(ruleset):
        raise PositionError(
            f"{where}: this table is without {box.part.capitalize()}; add boxes = [{box.part!r}]",
            "without_box",
            box=box.part,
        )
