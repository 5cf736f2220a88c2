"""Endgame solving in place of search: the condition for it, and its results."""

import numpy as np

from argosy.batch.base import compiled
from argosy.rules.duel.hidden_information.pools import REMOVED
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.terms import AGES
from argosy.rules.records import Records, new_records
from argosy.search.duel.endgame_solver import DEEPEST, LEVEL, OPEN, WON, solve
from argosy.search.duel.hidden_information.from_view import InformationSet
from argosy.search.types import Budget, Found, Tried

MOST_CARDS = 8
"""Cards left in the structure; with more of them, solving takes longer than anybody thinks."""
A_SECOND = 200_000
"""Choices that are tried in about a second."""
AN_ITERATION = 8
"""Choices that are tried in about the time of an iteration."""


def solved(ruleset: DuelRuleset, known: InformationSet, budget: Budget) -> Found | None:
    """The result of every choice, if nothing is hidden that matters and the budget is enough."""
    if not _is_open(known):
        return None
    most = int(budget.seconds * A_SECOND) or budget.iterations * AN_ITERATION
    return solved_from(ruleset, known.game, most)


def solved_from(ruleset: DuelRuleset, game: Records, most: int) -> Found | None:
    """The result of every choice of a game, shape (1,), if it takes no more than `most` choices to find
    out.
    """
    games, outs = new_records(GAME, DEEPEST + 1), new_records(CHOICES, DEEPEST + 1)
    games.view(np.ndarray)[0] = game.view(np.ndarray)[0]
    results = np.zeros(len(outs[0].number), np.int64)
    if not compiled(solve)(games, outs, new_records(LEVEL, DEEPEST + 1), ruleset.tables, most, results):
        return None
    seat, out = int(games[0].actor), outs[0]
    count = int(out.count)
    tried = [_tried(int(out.number[n]), int(results[n]), seat) for n in range(count)]
    return Found(tuple(sorted(tried, key=lambda one: -one.value)), 0, is_solved=True)


def _tried(number: int, result: int, seat: int) -> Tried:
    value = (result if seat == 0 else WON - result) / WON
    return Tried(number, 0, 0.0) if result == OPEN else Tried(number, 1, value)


def _is_open(known: InformationSet) -> bool:
    """Few cards are left, all of them face up, and nothing else is hidden but cards out of the game."""
    game, hidden = known.game[0], known.hidden
    if (
        game.age < AGES
        or int(game.present) & ~int(game.revealed)
        or int(game.present).bit_count() > MOST_CARDS
    ):
        return False
    slots = int(hidden.pool["slots"][: hidden.pools].sum())
    return bool((hidden.slot["field"][:slots] == REMOVED).all())
