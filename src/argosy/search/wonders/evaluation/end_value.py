"""The value of the end of a game to a player: mostly whether it is won, a little by how much."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.state import Game

BY_POINTS = 0.35
"""Part of the value that goes by points ahead of the best other player or team."""
CLOSE = 10.0
"""Points ahead that are worth half of it."""
COINS = 4096
"""More than a treasury holds: ties are broken by coins (BASE-END-3)."""


@kernel
def value_of_end(game: Game, tables: Record, scratch: Record, viewer: int) -> float:
    """0 lost by far, 1 won by far; a shared win counts in parts. Partners count together (ARMADA-TEAM-13)."""
    compare_ends(game, tables, scratch, viewer)
    return (1.0 - BY_POINTS) * scratch.won + BY_POINTS * scratch.ahead


@kernel
def compare_ends(game: Game, tables: Record, scratch: Record, viewer: int) -> None:
    """Write the two parts of the value: `won`, the part of a win, and `ahead`, 0 far behind, 0.5 level, 1
    far ahead.
    """
    first = 1 if game.free_city else 0
    for seat in range(first, game.seats):
        points = score_seat(game, tables, seat, scratch.points)
        scratch.totals[seat] = points * COINS + game.cities[seat].coins
    if tables.teams:
        add_partners(scratch, game.seats)
    mine, best, ties = scratch.totals[viewer], -COINS * COINS, 1
    for seat in range(first, game.seats):
        if not is_own(tables, seat, viewer):
            best = max(best, scratch.totals[seat])
            if scratch.totals[seat] == mine:
                ties += 1
    lead = (mine - best) / COINS
    scratch.won = 1.0 / ties if mine >= best else 0.0
    scratch.ahead = 0.5 + 0.5 * lead / (CLOSE + abs(lead))


@kernel
def add_partners(scratch: Record, seats: int) -> None:
    """The sum of a team for both partners."""
    for seat in range(0, seats, 2):
        both = scratch.totals[seat] + scratch.totals[seat + 1]
        scratch.totals[seat] = both
        scratch.totals[seat + 1] = both


@kernel
def is_own(tables: Record, seat: int, viewer: int) -> int:
    """The viewer, or its partner."""
    return seat == viewer or (tables.teams and seat // 2 == viewer // 2)
