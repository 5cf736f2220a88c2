"""Pairing of tables of three and more: by points, then swaps that minimise repeated pairs.

A local search: no swap of two players makes the round better, which is no proof that there is no better one.
"""

from collections.abc import Sequence
from itertools import combinations

from argosy.server.tournaments.pair_two import in_order
from argosy.server.tournaments.sizes import sizes_of
from argosy.server.tournaments.values import Drawn, PairedPlayer

PASSES = 30
"""Looks at all swaps; a handful is enough."""

Cost = tuple[int, int, float]


def drawn(players: Sequence[PairedPlayer], size: int) -> Drawn:
    """The next round, by points in order."""
    sizes, byes = sizes_of(len(players), size)
    resting = sorted(players, key=lambda one: (one.byes, one.points, -one.number))[:byes]
    ranked = sorted((one for one in players if one not in resting), key=lambda one: (-one.points, one.number))
    tables: list[list[PairedPlayer]] = []
    for seats in sizes:
        tables.append(ranked[:seats])
        ranked = ranked[seats:]
    return as_drawn(with_swaps(tables), resting)


def as_drawn(tables: Sequence[Sequence[PairedPlayer]], resting: Sequence[PairedPlayer]) -> Drawn:
    """A round by numbers, seats in order."""
    return Drawn(tables=tuple(map(in_order, tables)), byes=tuple(one.number for one in resting))


def with_swaps(tables: list[list[PairedPlayer]]) -> list[list[PairedPlayer]]:
    """The same players at the same tables, but for swaps of two that make it better, until none does."""
    for _ in range(PASSES):
        better = [_swapped(one, other) for one, other in combinations(tables, 2)]
        if not any(better):
            break
    return tables


def _swapped(one: list[PairedPlayer], other: list[PairedPlayer]) -> bool:
    """Do all swaps between two tables that make them better. True when there was one."""
    any_better = False
    for here in range(len(one)):
        for there in range(len(other)):
            before = _sum(_cost(one), _cost(other))
            one[here], other[there] = other[there], one[here]
            if _sum(_cost(one), _cost(other)) < before:
                any_better = True
            else:
                one[here], other[there] = other[there], one[here]
    return any_better


def _cost(table: Sequence[PairedPlayer]) -> Cost:
    """Pairs that meet again, how often they have met, differences of points."""
    again, times, apart = 0, 0, 0.0
    for one, other in combinations(table, 2):
        met = one.met.get(other.number, 0)
        again += met > 0
        times += met
        apart += (one.points - other.points) ** 2
    return again, times, round(apart, 6)


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], round(one[2] + other[2], 6)
