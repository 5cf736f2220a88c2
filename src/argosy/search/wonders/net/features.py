"""Binary features of a position for a seat, as columns of the first layer.

Everything comes from the numbers that a seat may know (`rules.wonders.features`, BASE-INFO-1 to -3), so
whatever an expansion lets be observed is judged as well. A number is one of 32 kinds; `net.column` says which
column stands for a kind, -1: none. The score pad is listed on top, because the lead of a city is hard to add
up in one layer.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.drivers.features import observe
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.state import Game
from argosy.search.wonders.net.listing import BUCKETS, add_feature

(CLOCK, LEAD, LEAD_LEFT, LEAD_RIGHT, SHIELDS_LEFT, SHIELDS_RIGHT, POINTS, PAD) = range(8)
"""Groups of features on top of an observation; from PAD on the lines of the own score pad."""
OWN, LEFT, RIGHT = range(3)
"""Whose board: `net.board`."""

ONE_BY_ONE = 20
"""Numbers up to this one are exact, larger ones by fours."""
MIDDLE = 16
"""The kind of a difference of 0."""
TURNS = 10
FAR = 1 << 20


@kernel
def list_features(game: Game, tables: Record, net: Record, city: int, seen: Record) -> None:
    """Fill `seen` with the columns of all features that a position has for whoever decides for a city."""
    seen.count = 0
    seat = game.controller if game.free_city and city == 0 else city
    count = observe(game, tables, city, seen.row)
    for place in range(count, count + 3):
        seen.row[place] = 0
    for four in range((count + 3) // 4):
        if seen.four[four] != 0:
            for place in range(4 * four, 4 * four + 4):
                if seen.row[place] != 0:
                    add_feature(seen, net.column[seat & 1, place, bucket_of(seen.row[place])])
    list_boards(game, net, seat, seen)
    list_pad(game, tables, net, seat, seen)


@kernel
def bucket_of(number: int) -> int:
    """The kind of a number: 0 for those below 0."""
    if number <= ONE_BY_ONE:
        return max(0, int(number))
    return min(BUCKETS - 1, ONE_BY_ONE + (int(number) - ONE_BY_ONE + 3) // 4)


@kernel
def around(difference: int) -> int:
    """The kind of a difference."""
    return max(1, min(BUCKETS - 1, MIDDLE + difference))


@kernel
def list_boards(game: Game, net: Record, seat: int, seen: Record) -> None:
    """The boards of the own city and its neighbours."""
    add_feature(seen, net.board[OWN, game.cities[seat].wonder])
    add_feature(seen, net.board[LEFT, game.cities[left_of(game, seat)].wonder])
    add_feature(seen, net.board[RIGHT, game.cities[right_of(game, seat)].wonder])


@kernel
def list_pad(game: Game, tables: Record, net: Record, seat: int, seen: Record) -> None:
    """The turn, points if the game ended now, how far ahead of others they are, shields against both
    neighbours.
    """
    left, right = left_of(game, seat), right_of(game, seat)
    best = -FAR
    for other in range(game.seats):
        if other != seat:
            seen.totals[other] = score_seat(game, tables, other, seen.points)
            if other > 0 or not game.free_city:  # a free city wins nothing, but is a neighbour
                best = max(best, seen.totals[other])
    seen.totals[seat] = score_seat(game, tables, seat, seen.points)
    mine, city = seen.totals[seat], game.cities[seat]
    add_feature(seen, net.extra[CLOCK, (int(game.age) - 1) * TURNS + min(int(game.turn), TURNS - 1)])
    add_feature(seen, net.extra[LEAD, around((mine - best) // 2)])
    add_feature(seen, net.extra[LEAD_LEFT, around((mine - seen.totals[left]) // 3)])
    add_feature(seen, net.extra[LEAD_RIGHT, around((mine - seen.totals[right]) // 3)])
    add_feature(seen, net.extra[SHIELDS_LEFT, around(int(city.shields) - int(game.cities[left].shields))])
    add_feature(seen, net.extra[SHIELDS_RIGHT, around(int(city.shields) - int(game.cities[right].shields))])
    add_feature(seen, net.extra[POINTS, max(0, min(BUCKETS - 1, mine // 3))])
    for line in range(seen.points.shape[0]):
        if seen.points[line] != 0:
            add_feature(seen, net.extra[PAD + line, bucket_of(seen.points[line])])
