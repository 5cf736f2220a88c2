"""Pairing of tables of two: a matching of least cost over all pairs.

A perfect matching of the least cost: first as few rematches (and second byes) as there can be, then the
smallest differences of points, then fair beginnings. It is exact for the round at hand; it does not look at
the rounds that follow.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from argosy.server.errors import Refused
from argosy.server.tournaments.values import Drawn, PairedPlayer

BYE = -1
"""The number of nobody."""
UNFAIR = 4
"""The most that a pair can cost for its beginning."""


def library() -> Any:
    """Networkx. Refuses where it is missing, and says which extra brings it."""
    try:
        import networkx as nx  # noqa: PLC0415  because most servers play no tournament
    except ImportError as error:
        raise Refused(
            "no_club",
            "Swiss pairing of twos needs the library networkx, which this server lacks: scripts/prepare server brings it, or pip install 'argosy[club]'.",
        ) from error
    return nx


def drawn(players: Sequence[PairedPlayer]) -> Drawn:
    """The next round of twos."""
    nx = library()
    all_of = list(players)
    if len(all_of) % 2:
        # The one with whom somebody has a bye has as many points as the last: so the last gets the bye.
        lowest = min(one.points for one in all_of)
        met = {one.number: one.byes for one in all_of if one.byes}
        all_of.append(PairedPlayer(number=BYE, points=lowest, met=met))
    graph = nx.Graph()
    highest, lowest = max(one.points for one in all_of), min(one.points for one in all_of)
    apart = _halves(highest - lowest)
    for one, other in combinations(all_of, 2):
        graph.add_edge(one.number, other.number, weight=-_cost(one, other, len(all_of), apart))
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    known = {one.number: one for one in players}
    byes = tuple(one for pair in matched if BYE in pair for one in pair if one != BYE)
    tables = [in_order([known[one], known[other]]) for one, other in matched if BYE not in (one, other)]
    tables.sort(key=lambda table: (-sum(known[one].points for one in table), min(table)))
    return Drawn(tables=tuple(tables), byes=byes)


def in_order(table: Sequence[PairedPlayer]) -> tuple[int, ...]:
    """The numbers of a table by seat: who has begun less often begins."""
    return tuple(
        one.number
        for one in sorted(table, key=lambda one: (2 * one.begun - one.games, one.begun, one.number))
    )


def _cost(one: PairedPlayer, other: PairedPlayer, players: int, apart: int) -> int:
    """Whole numbers, so that no rematch is worth any difference of points, and no such difference any
    beginning.
    """
    again = max(one.met.get(other.number, 0), other.met.get(one.number, 0))
    beginning = UNFAIR * players + 1
    differences = beginning * (apart * players + 1)
    return again * differences + _halves(abs(one.points - other.points)) * beginning + _unfair(one, other)


def _unfair(one: PairedPlayer, other: PairedPlayer) -> int:
    """Return what a pair adds to the imbalance of first players, 0 to 4."""
    if BYE in (one.number, other.number):
        return UNFAIR // 2
    first, second = sorted(2 * player.begun - player.games for player in (one, other))
    return abs(first + 1) + abs(second - 1) - abs(first) - abs(second) + UNFAIR // 2


def _halves(points: float) -> int:
    return round(2 * points)
