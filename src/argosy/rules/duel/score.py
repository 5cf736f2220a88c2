"""Points at the end of the game (DUEL-073, 100 to 102, AGORA-073, 180, PANTHEON-019, 023, 030)."""

from argosy.rules.duel.effects import majority
from argosy.rules.duel.tasks import end_game
from argosy.rules.duel.terms import (
    BLUE_TIE_BREAK,
    CHAMBERS,
    CIVILIAN,
    IN_CITY,
    LINES,
    MYTHOLOGIES,
    NONE,
    OFFERINGS,
    POINTS_BLUE,
    POINTS_COINS,
    POINTS_GODS,
    POINTS_MILITARY,
    POINTS_PER_PROGRESS,
    POINTS_PER_TOKENS,
    POINTS_PROGRESS,
    POINTS_PURPLE,
    POINTS_SENATE,
    SHARED,
    TEMPLES,
)
from argosy.rules.kernel import kernel


@kernel
def score_line(game, tables, seat, line):
    """Points of one row of the score pad, `terms.POINTS_BLUE` and so on (DUEL-101)."""
    city = game.cities[seat]
    if line == POINTS_COINS:
        return city.coins // tables.coins_per_point
    if line == POINTS_MILITARY:
        return military_points(game, tables, seat)
    if line == POINTS_SENATE:
        return senate_points(game, tables, seat)
    points = int(city.points[line])
    if line == POINTS_PURPLE:
        points += guild_points(game, tables, seat) + tables.temple_points[city.powers[TEMPLES]]
    elif line == POINTS_PROGRESS:
        points += city.powers[POINTS_PER_PROGRESS] * city.progress
        points += city.powers[POINTS_PER_TOKENS] * tokens_held(city)
    elif line == POINTS_GODS:
        points += city.protected
    return points


@kernel
def military_points(game, tables, seat):
    """DUEL-073: for the leading player only."""
    lead = game.pawn * (1 - 2 * seat)
    if lead <= 0:
        return 0
    return tables.zone_points[lead]


@kernel
def senate_points(game, tables, seat):
    """AGORA-073."""
    points = 0
    if tables.has_agora:
        for chamber in range(CHAMBERS):
            if game.agora.control[chamber] == seat:
                points += tables.chamber_points[chamber]
    return points


@kernel
def guild_points(game, tables, seat):
    """DUEL-053 to 056: each guild looks at the city that now has the most."""
    points = 0
    for index in range(tables.guild_count):
        if game.card_place[tables.guilds[index, 0]] == IN_CITY + seat:
            points += tables.guilds[index, 2] * majority(game, tables, tables.guilds[index, 1])
    return points


@kernel
def tokens_held(city):
    """PANTHEON-030: mythology and offering tokens that the player still holds."""
    count = 0
    for mythology in range(MYTHOLOGIES):
        count += city.mythology[mythology]
    for offering in range(OFFERINGS):
        count += (city.offerings >> offering) & 1
    return count


@kernel
def total_points(game, tables, seat):
    """The sum of all lines."""
    points = 0
    for line in range(LINES):
        points += score_line(game, tables, seat, line)
    return points


@kernel
def civilian_end(game, tables):
    """DUEL-100, 102, AGORA-180: most points; at a tie the points of blue cards; still tied: shared."""
    lead = total_points(game, tables, 0) - total_points(game, tables, 1)
    blue = game.cities[0].points[POINTS_BLUE] - game.cities[1].points[POINTS_BLUE]
    if lead != 0:
        end_game(game, CIVILIAN, 0 if lead > 0 else 1)
    elif blue != 0:
        end_game(game, BLUE_TIE_BREAK, 0 if blue > 0 else 1)
    else:
        end_game(game, SHARED, NONE)
