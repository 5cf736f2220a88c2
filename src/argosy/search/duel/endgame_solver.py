"""Endgame solver without hidden cards: alpha-beta over every choice, with an explicit stack.

The stack stands in place of recursion. Results count for seat 0. A line that draws from the box, or a count
of positions that is used up, leaves the question open.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import NONE
from argosy.rules.duel.turn import list_choices, settle
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records

DEEPEST = 48
LOST, SHARED, WON = 0, 1, 2
OPEN = -1
"""Not known, or not asked for because another choice wins."""

LEVEL = np.dtype([("next", np.int32), ("low", np.int32), ("high", np.int32)], align=True)
"""One decision under way: the choice to try next, and the results between which it matters."""


@kernel
def solve(
    games: Rows[Game], outs: Rows[Choices], levels: Records, tables: Record, most: int, results: Numbers
) -> bool:
    """Fill `results` with the result of each choice of `games[0]`, until one wins for the decider.

    most: how many choices may be tried. False if that was not enough, or the result hangs on a draw.
    """
    root = games[0]
    list_choices(root, tables, outs[0])
    left = most
    for index in range(outs[0].count):
        results[index] = OPEN
    for index in range(outs[0].count):
        if not try_choice(games, outs, levels, tables, 0, index):
            return False
        left = solve_child(games, outs, levels, tables, left)
        if left < 0:
            return False
        results[index] = result_of(games[1], levels[1])
        if results[index] == (WON if root.actor == 0 else LOST):
            return True
    return True


@kernel
def solve_child(games: Rows[Game], outs: Rows[Choices], levels: Records, tables: Record, left: int) -> int:
    """Solve `games[1]`. How many choices may still be tried; -1 if the question stays open."""
    depth = 1
    while depth > 0:
        level = levels[depth]
        if is_settled(games[depth], level, outs[depth]):
            result = result_of(games[depth], level)
            depth -= 1
            if depth > 0:
                back_up(games[depth], levels[depth], result)
        else:
            index = level.next
            level.next += 1
            left -= 1
            if left < 0 or depth + 1 == DEEPEST or not try_choice(games, outs, levels, tables, depth, index):
                return -1
            depth += 1
    return left


@kernel
def try_choice(
    games: Rows[Game], outs: Rows[Choices], levels: Records, tables: Record, depth: int, index: int
) -> bool:
    """Make a choice on the next level. False if it draws something."""
    games[depth + 1] = games[depth]
    child = games[depth + 1]
    out = outs[depth]
    apply_choice(child, tables, out.number[index], out.bank[index], out.trade[index], out.how[index])
    settle(child, tables, outs[depth + 1])
    level = levels[depth + 1]
    level.next = 0
    level.low = LOST if depth == 0 else levels[depth].low
    level.high = WON if depth == 0 else levels[depth].high
    return child.draws == games[depth].draws


@kernel
def is_settled(game: Game, level: Record, out: Choices) -> bool:
    """Is there nothing left to try that matters?"""
    return game.over != 0 or level.low >= level.high or level.next >= out.count


@kernel
def result_of(game: Game, level: Record) -> int:
    """Return the result of a decision that is settled."""
    if game.over != 0:
        if game.winner == NONE:
            return SHARED
        return WON if game.winner == 0 else LOST
    return level.low if game.actor == 0 else level.high


@kernel
def back_up(game: Game, level: Record, result: int) -> None:
    """A choice leads to a result: seat 0 wants it high, seat 1 low."""
    if game.actor == 0:
        level.low = max(level.low, result)
    else:
        level.high = min(level.high, result)
