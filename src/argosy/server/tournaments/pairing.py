"""Pairing of the next round of a tournament from all rounds before it, for tables of any size."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from argosy.server.tournaments import pair_tables, pair_two, round_robin
from argosy.server.tournaments.values import Drawn, PairedPlayer, SeatAssignment, Tournament


def tables_of(places: Iterable[SeatAssignment]) -> dict[str, list[SeatAssignment]]:
    """By table who sits there, in the order of the seats; byes are at none."""
    found: dict[str, list[SeatAssignment]] = defaultdict(list)
    for place in sorted(places, key=lambda one: (one.round, one.seat)):
        if place.game:
            found[place.game].append(place)
    return dict(found)


def players_of(tournament: Tournament) -> list[PairedPlayer]:
    """Those who are paired, with what the rounds so far say of them."""
    met: dict[int, Counter[int]] = defaultdict(Counter)
    begun: Counter[int] = Counter()
    games: Counter[int] = Counter()
    for table in tables_of(tournament.places).values():
        begun[table[0].number] += 1
        for one in table:
            games[one.number] += 1
            met[one.number].update(other.number for other in table if other is not one)
    byes = Counter(place.number for place in tournament.places if not place.game)
    points = points_of(tournament.places)
    return [
        PairedPlayer(
            number=one.number,
            points=points.get(one.number, 0.0),
            byes=byes[one.number],
            begun=begun[one.number],
            games=games[one.number],
            met=dict(met[one.number]),
        )
        for one in tournament.active
    ]


def points_of(places: Iterable[SeatAssignment]) -> dict[int, float]:
    """By entrant the points of all games that are over, byes included."""
    found: dict[int, float] = defaultdict(float)
    for place in places:
        found[place.number] += place.points or 0.0
    return {number: round(points, 6) for number, points in found.items()}


def rounds_in_all(tournament: Tournament) -> int:
    """Return the number of rounds, from the moment when it begins."""
    if tournament.system == "swiss":
        return tournament.rounds
    return len(round_robin.rounds_of(len(tournament.entrants), tournament.size))


def next_round(tournament: Tournament) -> Drawn:
    """Return the pairings of the next round."""
    players = players_of(tournament)
    if tournament.system == "round_robin":
        return _of_schedule(tournament, {one.number: one for one in players})
    return pair_two.drawn(players) if tournament.size == 2 else pair_tables.drawn(players, tournament.size)


def _of_schedule(tournament: Tournament, players: Mapping[int, PairedPlayer]) -> Drawn:
    """The round that was fixed at the beginning, without those who have withdrawn.

    Too few for a table have a bye.
    """
    numbers = [one.number for one in tournament.entrants]
    found = round_robin.rounds_of(len(numbers), tournament.size)[tournament.round]
    here = [[numbers[at] for at in table if numbers[at] in players] for table in (*found.tables, found.byes)]
    tables = [table for table in here[:-1] if len(table) >= tournament.least]
    alone = [number for table in here[:-1] if len(table) < tournament.least for number in table]
    return Drawn(tables=tuple(_seated(table, players) for table in tables), byes=(*here[-1], *alone))


def _seated(table: Sequence[int], players: Mapping[int, PairedPlayer]) -> tuple[int, ...]:
    return pair_two.in_order([players[number] for number in table])
