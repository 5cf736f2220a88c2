"""Standings: points, then Buchholz (sum of the opponents' points), then games among equals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from argosy.server.tournaments.pairing import points_of, tables_of
from argosy.server.tournaments.values import Entrant, SeatAssignment, Tournament


class PlayerStanding(msgspec.Struct, frozen=True, kw_only=True):
    """Standing of one player."""

    rank: int
    """Shared by those who are equal in everything."""
    entrant: Entrant
    points: float
    buchholz: float
    games: int
    """That are over, without byes."""
    byes: int


class _Line(msgspec.Struct, frozen=True):
    entrant: Entrant
    points: float
    buchholz: float


def standings(tournament: Tournament) -> list[PlayerStanding]:
    """Everybody, the first one first."""
    over = [place for place in tournament.places if place.points is not None]
    points, opponents = points_of(over), _opponents(over)
    lines = [
        _Line(
            one, points.get(one.number, 0.0), _sum(points.get(other, 0.0) for other in opponents[one.number])
        )
        for one in tournament.entrants
    ]
    lines.sort(key=_key)
    found: list[PlayerStanding] = []
    for _, equal in groupby(lines, _key):
        for line, rank in _among(list(equal), over, len(found) + 1):
            own = [place for place in over if place.number == line.entrant.number]
            found.append(
                PlayerStanding(
                    rank=rank,
                    entrant=line.entrant,
                    points=line.points,
                    buchholz=line.buchholz,
                    games=sum(bool(place.game) for place in own),
                    byes=sum(not place.game for place in own),
                )
            )
    return found


def _key(line: _Line) -> tuple[float, float]:
    return -line.points, -line.buchholz


def _sum(points: Iterable[float]) -> float:
    return round(sum(points), 6)


def _opponents(over: Sequence[SeatAssignment]) -> dict[int, list[int]]:
    """By entrant those with whom they sat, once for each game."""
    found: dict[int, list[int]] = defaultdict(list)
    for table in tables_of(over).values():
        for one in table:
            found[one.number] += [other.number for other in table if other is not one]
    return found


def _among(equal: Sequence[_Line], over: Sequence[SeatAssignment], first: int) -> list[tuple[_Line, int]]:
    """Those who are equal, by the games among them, with the rank of each."""
    beaten = _beaten({line.entrant.number for line in equal}, over)
    ordered = sorted(equal, key=lambda line: (-beaten[line.entrant.number], line.entrant.number))
    scores = [beaten[line.entrant.number] for line in ordered]
    return [(line, first + scores.index(score)) for line, score in zip(ordered, scores, strict=True)]


def _beaten(numbers: set[int], over: Sequence[SeatAssignment]) -> dict[int, float]:
    """By entrant how many of the others they were before, half for each with whom they shared."""
    found: dict[int, float] = defaultdict(float)
    for table in tables_of(over).values():
        here = [place for place in table if place.number in numbers]
        for one in here:
            for other in here:
                if other is not one:
                    own, theirs = one.points or 0.0, other.points or 0.0
                    found[one.number] += 0.5 if own == theirs else float(own > theirs)
    return found
