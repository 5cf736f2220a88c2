"""Points by score-pad line and land-conflict results of the current state."""

from typing import Any

import numpy as np

from argosy.game.engine import run
from argosy.rules.records import Records, copy_record
from argosy.rules.wonders import terms
from argosy.rules.wonders.conflict import fight, tokens_of_pair
from argosy.rules.wonders.expansions.play import begin_more_conflicts
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.scoring.score import conflict_points, score_seat

TREASURY = "treasury"
"""The line that is counted in another way: as coins."""


def lines_of(ruleset: Ruleset, game: Any, city: int) -> dict[str, int]:
    """The points of a city by line of the score pad, if the game ended now (BASE-SCORE-1)."""
    points = np.zeros(len(terms.LINES), np.int64)
    run(score_seat)(game, ruleset.tables, city, points)
    return {line: int(points[place]) for place, line in enumerate(terms.LINES)}


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return the changes of points by line, without coins.

    Conflict tokens are among them where an effect gives or takes some.
    """
    return {
        line: points - before[line]
        for line, points in after.items()
        if points != before[line] and line != TREASURY
    }


def conflicts_of(ruleset: Ruleset, game: Records, seat: int) -> dict[int, int]:
    """Return the points of the land conflict with each opponent, if it were fought now.

    Cities that the seat does not fight are left out (BASE-CONFLICT-1 to -3).

    These rules run in plain Python: a few pairs are quicker than one more kernel to compile.
    """
    start = copy_record(game)
    begin_more_conflicts(start[0])
    found: dict[int, int] = {}
    for other in range(start[0].seats):
        pair = min(seat, other), max(seat, other)
        tokens = 0 if other == seat else tokens_of_pair(start[0], ruleset.tables, *pair)
        if tokens > 0:
            end = copy_record(start)
            fight(end[0], *pair, tokens)
            found[other] = _tokens(ruleset, end, seat) - _tokens(ruleset, start, seat)
    return found


def _tokens(ruleset: Ruleset, game: Records, seat: int) -> int:
    return int(conflict_points(ruleset.tables, game[0].cities[seat]))
