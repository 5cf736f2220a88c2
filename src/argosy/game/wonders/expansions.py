"""The expansions of 7 Wonders in a game with names, and questions that many callers ask them.

Base code knows no expansion; where only one place asks, it loops over `in_play` itself.
"""

import re
from functools import lru_cache
from typing import Any

from argosy.catalog import Effect
from argosy.catalog.registry import packages_by_name
from argosy.errors import PositionError
from argosy.game.score_pad import Worth
from argosy.game.wonders.expansion import GameExpansion
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import ChoiceRow, City, Game

BY_PACKAGE: dict[str, GameExpansion] = dict(
    sorted(
        (
            (name, package.EXPANSION)
            for name, package in packages_by_name("game", "wonders", "expansion").items()
        ),
        key=lambda row: not row[1].comes_first,
    )
)
"""The expansions by their packages, in the order in which they are asked."""

EXPANSIONS = tuple(BY_PACKAGE.values())

QUESTIONS = {word: question for expansion in EXPANSIONS for word, question in expansion.questions.items()}
"""The questions of expansions, by the words of `terms.OWES`."""

PLAYS = tuple(verb for expansion in EXPANSIONS for verb in expansion.plays)
"""First words of choices of expansions that play a card of the hand."""


@lru_cache(maxsize=256)  # because every choice and every view asks many times
def in_play(ruleset: Ruleset) -> tuple[GameExpansion, ...]:
    """The expansions of a table, with the packages that are no expansion and have something to say there."""
    parts = {expansion.part for expansion in ruleset.catalog.expansions}
    return tuple(
        expansion for name, expansion in BY_PACKAGE.items() if name in parts or expansion.is_in_play(ruleset)
    )


def expansion_of_add_on(add_on: str) -> GameExpansion:
    """The expansion that an add-on of a choice belongs to, whether it is in play or not."""
    return next(
        expansion
        for expansion in EXPANSIONS
        if any(re.fullmatch(pattern, add_on) for pattern in expansion.add_ons)
    )


def by_hand(ruleset: Ruleset) -> dict[str, dict[str, Worth]]:
    """Pieces of the score pad's lines that expansions count, by line, with their worth."""
    found: dict[str, dict[str, Worth]] = {}
    for expansion in in_play(ruleset):
        for line, counted in expansion.by_hand(ruleset).items():
            found.setdefault(line, {}).update(counted)
    return found


def thing_of(ruleset: Ruleset, row: ChoiceRow) -> str:
    """Return the object of an answer to an expansion's question, in words."""
    return "".join(expansion.thing(ruleset, row) for expansion in in_play(ruleset))


def fee_of(ruleset: Ruleset, game: Game, verb: str, card: str | None) -> int:
    """Coins that building costs on top."""
    return sum(expansion.fee(ruleset, game, verb, card) for expansion in in_play(ruleset))


def resting(ruleset: Ruleset, city: City) -> frozenset[str]:
    """Cards of a city that do not work now, and `board` where its resource cannot be used."""
    return frozenset[str]().union(*(expansion.resting(ruleset, city) for expansion in in_play(ruleset)))


def more_effects(ruleset: Ruleset, city: City) -> list[Effect]:
    """Effects of what expansions bring into a city, cards and stages apart."""
    return [effect for expansion in in_play(ruleset) for effect in expansion.effects(ruleset, city)]


def set_up_more_of_city(ruleset: Ruleset, game: Game, seat: int, query: Any, where: str) -> None:
    """Write what expansions add to a city; PositionError for an expansion that is not in play."""
    for name in BY_PACKAGE:
        if getattr(query, name, None) is not None:
            _check_in_play(ruleset, name, f"{where}.{name}")
    for expansion in in_play(ruleset):
        expansion.set_up_city(ruleset, game, seat, query, where)


def set_up_more(ruleset: Ruleset, game: Game, query: Any) -> None:
    """Write what expansions lay on the table; PositionError for an expansion that is not in play."""
    for name, expansion in BY_PACKAGE.items():
        if expansion.table_field is not None and getattr(query, expansion.table_field) is not None:
            _check_in_play(ruleset, name, f"position.{expansion.table_field}")
    for expansion in in_play(ruleset):
        expansion.set_up_table(ruleset, game, query)


def _check_in_play(ruleset: Ruleset, name: str, where: str) -> None:
    if name not in {expansion.part for expansion in ruleset.catalog.expansions}:
        raise PositionError(
            f"{where}: this table is without {name.capitalize()}; add expansions = [{name!r}]",
            "without_box",
            expansion=name,
        )
