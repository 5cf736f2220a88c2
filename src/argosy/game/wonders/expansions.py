"""Hooks of 7 Wonders at the level of a game with names, one function each.

Base code calls these functions and knows no expansion; the code of an expansion is in its own package beside
this file.
"""

import re
from functools import lru_cache
from typing import Any

from argosy.catalog import Effect
from argosy.catalog.registry import packages_by_name
from argosy.errors import PositionError
from argosy.game.score_pad import Worth
from argosy.game.types import Choice, Event, Fields, Refusal
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.hooks import Copies, Extra, GameHooks, Items, Way
from argosy.game.wonders.view import CityView
from argosy.rules.wonders.records import ChoiceRow, City, Game
from argosy.rules.wonders.ruleset import Ruleset

HOOKS_BY_PACKAGE: dict[str, GameHooks] = dict(
    sorted(
        ((name, package.HOOKS) for name, package in packages_by_name("game", "wonders", "hooks").items()),
        key=lambda row: not row[1].comes_first,
    )
)
"""The hooks of the packages, in the order in which they are called."""

EXPANSIONS = tuple(HOOKS_BY_PACKAGE.values())

QUESTIONS = {word: question for expansion in EXPANSIONS for word, question in expansion.questions.items()}
"""What expansions ask, by the words of `terms.OWES`."""

WORDS = tuple(word for expansion in EXPANSIONS for word in expansion.words)
"""What may stand behind the first thing that an answer names."""

PLAYS = tuple(verb for expansion in EXPANSIONS for verb in expansion.plays)
"""First words of choices of expansions that play a card of the hand."""

ADD_ONS = tuple(add_on for expansion in EXPANSIONS for add_on in expansion.add_ons)
"""Patterns of what a choice may do together with a card."""

FIELDS_OF_CITY = frozenset(CityView.__struct_fields__)
"""What expansions say of a city stands in these fields, or else in `more`."""

REASONS = {row: rules for expansion in EXPANSIONS for row, rules in expansion.reasons.items()}
"""The rules behind refusals of expansions."""


@lru_cache(maxsize=256)  # because every choice and every view asks many times
def in_play(ruleset: Ruleset) -> tuple[GameHooks, ...]:
    """The expansions of a table, with the packages that are no expansion and have something to say there."""
    parts = {expansion.part for expansion in ruleset.catalog.expansions}
    return tuple(
        expansion
        for name, expansion in HOOKS_BY_PACKAGE.items()
        if (expansion.is_in_play(ruleset) if expansion.is_in_play else name in parts)
    )


def by_hand(ruleset: Ruleset) -> dict[str, dict[str, Worth]]:
    """Pieces of the score pad's lines that expansions count, by line, with their worth."""
    found: dict[str, dict[str, Worth]] = {}
    for expansion in in_play(ruleset):
        for line, counted in expansion.by_hand(ruleset).items():
            found.setdefault(line, {}).update(counted)
    return found


# --- choices ------------------------------------------------------------------------------------------------


def choice_fields(ruleset: Ruleset, row: ChoiceRow) -> Fields:
    """Fields of a choice that expansions fill."""
    return {
        name: value
        for expansion in in_play(ruleset)
        for name, value in expansion.choice_fields(ruleset, row).items()
    }


def thing_of(ruleset: Ruleset, row: ChoiceRow) -> str:
    """Return the object of an answer to an expansion's question, in words."""
    return "".join(expansion.thing(ruleset, row) for expansion in in_play(ruleset))


def first_words_of(ruleset: Ruleset, row: ChoiceRow) -> str:
    """The words before the card of a choice of an expansion, if they are more than its verb."""
    return "".join(expansion.first_words(ruleset, row) for expansion in in_play(ruleset))


def add_on_of(ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
    """Return the add-ons of a choice in words."""
    return "".join(expansion.add_on(ruleset, city, row) for expansion in in_play(ruleset))


def refuse_play(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    """Return the reason why a verb of an expansion is not legal."""
    return next(
        (refusal for expansion in EXPANSIONS if (refusal := expansion.refuse_play(asked, query))), None
    )


def refuse_free(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    """Return the reason why a card is not free by a right of an expansion."""
    return next(
        (refusal for expansion in in_play(asked.ruleset) if (refusal := expansion.refuse_free(asked, query))),
        None,
    )


def gives_right(asked: CityQuestion, card: str) -> bool:
    """Has the city a right of an expansion to build this card free?"""
    return any(expansion.gives_right(asked, card) for expansion in in_play(asked.ruleset))


def refuse_add_on(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    """Return the reason why the add-on of a text is not legal; None if it is."""
    return None if query.add_on is None else _expansion_of(query.add_on).refuse_add_on(asked, query)


def queried_extra(asked: CityQuestion, query: ChoiceQuery) -> Extra | None:
    """Return what is paid for the add-on of a text; `refuse_add_on` has let it pass."""
    return None if query.add_on is None else _expansion_of(query.add_on).queried_extra(asked, query)


def _expansion_of(add_on: str) -> GameHooks:
    """The expansion that an add-on belongs to, whether it is in play or not."""
    return next(
        expansion
        for expansion in EXPANSIONS
        if any(re.fullmatch(pattern, add_on) for pattern in expansion.add_ons)
    )


def way_of(ruleset: Ruleset, game: Game, choice: Choice) -> Way | None:
    """Return the payment of a listed card or stage by an expansion; None where the base game rules."""
    return next(
        (way for expansion in in_play(ruleset) if (way := expansion.way(ruleset, game, choice))), None
    )


def fee_of(ruleset: Ruleset, game: Game, verb: str, card: str | None) -> int:
    """Coins that building costs on top."""
    return sum(expansion.fee(ruleset, game, verb, card) for expansion in in_play(ruleset))


def resting(ruleset: Ruleset, city: City) -> frozenset[str]:
    """Cards of a city that do not work now, and `board` where its resource cannot be used."""
    return frozenset().union(*(expansion.resting(ruleset, city) for expansion in in_play(ruleset)))


def extra_of(ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
    """Return what is paid together with the card or stage of a listed choice."""
    return next(
        (extra for expansion in in_play(ruleset) if (extra := expansion.listed_extra(ruleset, game, choice))),
        None,
    )


# --- trade --------------------------------------------------------------------------------------------------


def more_sellers(ruleset: Ruleset, game: Game, city: int) -> dict[str, int]:
    """Cities that are no neighbours and sell to a city, by source."""
    return {
        source: seller
        for expansion in in_play(ruleset)
        for source, seller in expansion.sellers(game, city).items()
    }


def more_offers(ruleset: Ruleset, game: Game, city: int) -> list[tuple[int, str, int]]:
    """Return the offers of `more_sellers`: price of a unit, source, units at most."""
    return [offer for expansion in in_play(ruleset) for offer in expansion.offers(game, city)]


def more_bought(ruleset: Ruleset, game: Game, choice: Choice) -> dict[str, int]:
    """Units that a listed choice buys of them, by source."""
    return {
        source: units
        for expansion in in_play(ruleset)
        for source, units in expansion.bought(game, choice).items()
    }


def more_paid(ruleset: Ruleset, game: Game, city: int) -> list[tuple[int, int]]:
    """Return the cities among `more_sellers` that the choice of a city pays, with coins."""
    return [pair for expansion in in_play(ruleset) for pair in expansion.paid(game, city)]


# --- views, events, score sheets ----------------------------------------------------------------------------


def more_effects(ruleset: Ruleset, city: City) -> list[Effect]:
    """Effects of what expansions bring into a city, cards and stages apart."""
    return [effect for expansion in in_play(ruleset) for effect in expansion.effects(ruleset, city)]


def look_at_more_of_city(ruleset: Ruleset, city: City) -> Fields:
    """Fields of the view of a city."""
    found = {
        name: value
        for expansion in in_play(ruleset)
        for name, value in expansion.look_at_city(ruleset, city).items()
    }
    more = {name: found.pop(name) for name in [*found] if name not in FIELDS_OF_CITY}
    return {**found, "more": more} if more else found


def look_at_more(ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
    """Fields of a view."""
    expansions = in_play(ruleset)
    return {
        name: value
        for expansion in expansions
        for name, value in expansion.look_at_table(ruleset, game, seat, asked).items()
    }


def more_events(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """Events of a step that has just run."""
    return [
        event for expansion in in_play(ruleset) for event in expansion.events(step, before, ruleset, game)
    ]


def reveals_hidden(ruleset: Ruleset, step: str, game: Game) -> bool:
    """Would a step, if it came next, bring something of an expansion to light that nobody knows?"""
    return any(expansion.reveals_hidden(step, game) for expansion in in_play(ruleset))


def as_scored(ruleset: Ruleset, game: Game, seat: int, copied: str | None) -> Game:
    """The game as a seat adds it up, with what a guild that it copies lends to its city."""
    for expansion in in_play(ruleset):
        game = expansion.as_scored(ruleset, game, seat, copied)
    return game


def add_items(ruleset: Ruleset, game: Game, seat: int, items: dict[str, Items]) -> None:
    """Write behind the items of each line what expansions add to it."""
    for expansion in in_play(ruleset):
        for line, more in expansion.items(ruleset, game, seat).items():
            items[line] = (*items.get(line, ()), *more)


def copied_symbols(ruleset: Ruleset, game: Game, seat: int) -> Copies:
    """Science symbols that a city copies at the end, and what each card shows of which one may be copied."""
    found = [expansion.copies(ruleset, game, seat) for expansion in in_play(ruleset)]
    return sum(many for many, _ in found), tuple(symbols for _, shown in found for symbols in shown)


# --- positions ----------------------------------------------------------------------------------------------


def describe_more_of_city(ruleset: Ruleset, city: City) -> Fields:
    """Fields of a city in a position."""
    return {
        name: value
        for expansion in in_play(ruleset)
        for name, value in expansion.describe_city(ruleset, city).items()
    }


def describe_more(ruleset: Ruleset, game: Game) -> Fields:
    """Fields of a position."""
    return {
        name: value
        for expansion in in_play(ruleset)
        for name, value in expansion.describe_table(ruleset, game).items()
    }


def set_up_more_of_city(ruleset: Ruleset, game: Game, seat: int, query: Any, where: str) -> None:
    """Write what expansions add to a city; PositionError for an expansion that is not in play."""
    for name in HOOKS_BY_PACKAGE:
        if getattr(query, name, None) is not None:
            _check_in_play(ruleset, name, f"{where}.{name}")
    for expansion in in_play(ruleset):
        expansion.set_up_city(ruleset, game, seat, query, where)


def set_up_more(ruleset: Ruleset, game: Game, query: Any) -> None:
    """Write what expansions lay on the table; PositionError for an expansion that is not in play."""
    for name, expansion in HOOKS_BY_PACKAGE.items():
        if expansion.table_field is not None and getattr(query, expansion.table_field) is not None:
            _check_in_play(ruleset, name, f"position.{expansion.table_field}")
    for expansion in in_play(ruleset):
        expansion.set_up_table(ruleset, game, query)


def _check_in_play(ruleset: Ruleset, name: str, where: str) -> None:
    if name not in {expansion.part for expansion in ruleset.catalog.expansions}:
        raise PositionError(
            f"{where}: this table is without {name.capitalize()}; add boxes = [{name!r}]",
            "without_box",
            expansion=name,
        )
