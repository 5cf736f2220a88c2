"""Points at the end of the game (DUEL-073, 100 to 102)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.effects import majority
from argosy.rules.duel.expansions.effects import more_points
from argosy.rules.duel.state import Game
from argosy.rules.duel.tasks import end_game
from argosy.rules.duel.terms import (
    BLUE_TIE_BREAK,
    CIVILIAN,
    COUNTED_LINES,
    IN_CITY,
    LINES,
    NONE,
    POINTS_BLUE,
    POINTS_COINS,
    POINTS_MILITARY,
    POINTS_PER_PROGRESS,
    POINTS_PROGRESS,
    POINTS_PURPLE,
    SHARED,
)
from argosy.rules.records import Record


@kernel
def score_line(game: Game, tables: Record, seat: int, line: int) -> int:
    """Points of one row of the score pad, `terms.POINTS_BLUE` and so on (DUEL-101)."""
    city = game.cities[seat]
    if line == POINTS_COINS:
        return city.coins // tables.coins_per_point
    if line == POINTS_MILITARY:
        return military_points(game, tables, seat)
    points = more_points(game, tables, seat, line)
    if line < COUNTED_LINES:
        points += int(city.points[line])
    if line == POINTS_PURPLE:
        points += guild_points(game, tables, seat)
    elif line == POINTS_PROGRESS:
        points += city.powers[POINTS_PER_PROGRESS] * city.progress
    return points


@kernel
def military_points(game: Game, tables: Record, seat: int) -> int:
    """DUEL-073: for the leading player only."""
    lead = game.pawn * (1 - 2 * seat)
    if lead <= 0:
        return 0
    return tables.zone_points[lead]


@kernel
def guild_points(game: Game, tables: Record, seat: int) -> int:
    """DUEL-053 to 056: each guild looks at the city that now has the most."""
    points = 0
    for index in range(tables.guild_count):
        if game.card_place[tables.guilds[index, 0]] == IN_CITY + seat:
            points += tables.guilds[index, 2] * majority(game, tables, tables.guilds[index, 1])
    return points


@kernel
def total_points(game: Game, tables: Record, seat: int) -> int:
    """The sum of all lines."""
    points = 0
    for line in range(LINES):
        points += score_line(game, tables, seat, line)
    return points


@kernel
def civilian_end(game: Game, tables: Record) -> None:
    """DUEL-100, 102, AGORA-180: most points; at a tie the points of blue cards; still tied: shared."""
    lead = total_points(game, tables, 0) - total_points(game, tables, 1)
    blue = game.cities[0].points[POINTS_BLUE] - game.cities[1].points[POINTS_BLUE]
    if lead != 0:
        end_game(game, CIVILIAN, 0 if lead > 0 else 1)
    elif blue != 0:
        end_game(game, BLUE_TIE_BREAK, 0 if blue > 0 else 1)
    else:
        end_game(game, SHARED, NONE)
