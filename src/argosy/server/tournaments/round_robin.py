"""Round-robin schedules: each pair once in twos, at least once at larger tables (greedy cover).

The rounds follow from the number of players and the size of a table alone, so that every process finds the
same ones.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from argosy.server.tournaments.pair_tables import as_drawn, with_swaps
from argosy.server.tournaments.sizes import sizes_of
from argosy.server.tournaments.values import Drawn, PairedPlayer

MOST = 24
"""Players of a round robin: more would take weeks, and a cover of larger tables long to find."""


@cache
def rounds_of(players: int, size: int) -> tuple[Drawn, ...]:
    """All rounds, by places in the list of entrants."""
    return _twos(players) if size == 2 else _cover(players, size)


def _twos(players: int) -> tuple[Drawn, ...]:
    """The circle: one stays, the others move on by one place each round.

    With an odd number one of the places is empty.
    """
    circle: list[int | None] = [*range(players), *([None] if players % 2 else [])]
    rounds: list[Drawn] = []
    for turn in range(len(circle) - 1):
        pairs = [(circle[at], circle[-1 - at]) for at in range(len(circle) // 2)]
        # By turns, so that who stays does not always begin.
        pairs = [(other, one) if (at + turn) % 2 else (one, other) for at, (one, other) in enumerate(pairs)]
        tables = tuple((one, other) for one, other in pairs if one is not None and other is not None)
        byes = tuple(one for pair in pairs if None in pair for one in pair if one is not None)
        rounds.append(Drawn(tables=tables, byes=byes))
        circle.insert(1, circle.pop())
    return tuple(rounds)


def _cover(players: int, size: int) -> tuple[Drawn, ...]:
    known = [PairedPlayer(number=number) for number in range(players)]
    rounds: list[Drawn] = []
    while any(len(one.met) < players - 1 for one in known):
        found = _round(known, size)
        rounds.append(found)
        known = [_after(one, found) for one in known]
    return tuple(rounds)


def _round(known: Sequence[PairedPlayer], size: int) -> Drawn:
    """A round in which at least one pair meets for the first time."""
    sizes, byes = sizes_of(len(known), size)
    # Who has met most of the others rests first, if they have not rested more often than others.
    resting = sorted(known, key=lambda one: (one.byes, -len(one.met), -one.number))[:byes]
    free = [one for one in known if one not in resting]
    tables: list[list[PairedPlayer]] = []
    for seats in sizes:
        table = [min(free, key=lambda one: (len(one.met), one.number))]
        free.remove(table[0])
        while len(table) < seats:
            table.append(min(free, key=lambda one: _times(one, table)))
            free.remove(table[-1])
        tables.append(table)
    return as_drawn(with_swaps(tables), resting)


def _times(one: PairedPlayer, table: Sequence[PairedPlayer]) -> tuple[int, int, int, int]:
    met = [one.met.get(other.number, 0) for other in table]
    return sum(map(bool, met)), sum(met), len(one.met), one.number


def _after(one: PairedPlayer, found: Drawn) -> PairedPlayer:
    if one.number in found.byes:
        return msgspec.structs.replace(one, byes=one.byes + 1)
    table = next(table for table in found.tables if one.number in table)
    others = [other for other in table if other != one.number]
    met = one.met | {other: one.met.get(other, 0) + 1 for other in others}
    begun = one.begun + (table[0] == one.number)
    return msgspec.structs.replace(one, met=met, games=one.games + 1, begun=begun)
