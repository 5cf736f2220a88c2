"""The score pad (BASE-SCORE-1 to -7, BASE-SCI-1 to -4, BASE-END-2, -3, BASE-GUILD-1 to -11).

Everything open is decided at its best for the owner: the symbols of free choice and the copied guild.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.expansions.effects import working_stage
from argosy.rules.wonders.expansions.play import (
    ADD_COPY,
    ADD_LINES,
    WORTH_OF_COPY,
    doubles_guild,
)
from argosy.rules.wonders.scoring.points import card_points, color_points, effect_points
from argosy.rules.wonders.scoring.science import science_line
from argosy.rules.wonders.state import AGES, MAX_STAGES, City, Game
from argosy.rules.wonders.terms import (
    ANY,
    BLUE,
    CIVIL,
    COMMERCE,
    CONFLICTS,
    GUILDS,
    NO_LIMIT,
    PURPLE,
    SCIENCE,
    SCIENCE_LINE,
    TREASURY,
    WONDER,
    YELLOW,
)


@kernel
def score_seat(game: Game, tables: Record, seat: int, lines: Numbers) -> int:
    """Write the points of a seat into `lines` (one entry for each of `terms.LINES`); return their sum
    (BASE-SCORE-1, -3, BASE-END-2).
    """
    city = game.cities[seat]
    for line in range(lines.shape[0]):
        lines[line] = (
            0  # an expansion that is not in play writes nothing, and another game may have left its points
        )
    lines[CONFLICTS] = conflict_points(tables, city)
    lines[TREASURY] = city.coins // tables.coins_per_point
    lines[WONDER] = wonder_points(game, tables, seat)
    lines[CIVIL] = color_points(game, tables, seat, BLUE, NO_LIMIT)
    lines[COMMERCE] = color_points(game, tables, seat, YELLOW, NO_LIMIT)
    lines[GUILDS] = color_points(game, tables, seat, PURPLE, tables.guild_limit)
    lines[SCIENCE_LINE] = science_line(game, tables, seat, city.science[ANY])
    for add in ADD_LINES:
        add(game, tables, seat, lines)
    free = city.science[ANY]
    if city.copies_guild:
        free += copy_best_guild(game, tables, seat, lines)
    if doubles_guild(city):
        free += double_best_guild(game, tables, seat, lines)
    if free > city.science[ANY]:
        lines[SCIENCE_LINE] = science_line(game, tables, seat, free)
    if city.copies_guild:
        copied = best_guild_to_copy(game, tables, seat)
        if copied >= 0:
            for add_own in ADD_COPY:
                add_own(game, tables, seat, copied, free, lines)
    total = 0
    for line in range(lines.shape[0]):
        total += lines[line]
    return total


@kernel
def conflict_points(tables: Record, city: City) -> int:
    """Victory tokens by Age and defeat tokens (BASE-SCORE-2, BASE-SETUP-8)."""
    points = city.defeats * tables.defeat
    for age in range(AGES):
        points += city.victories[age] * tables.victory[age]
    return points


@kernel
def wonder_points(game: Game, tables: Record, seat: int) -> int:
    """Points of the built stages (BASE-SCORE-4, BASE-WONDERS-A-1, -8, -B-1, -3, -8, -9)."""
    city = game.cities[seat]
    points = 0
    for number in range(MAX_STAGES):
        if city.stages_built >> number & 1:
            place = working_stage(city, number)
            stage = tables.boards[place // MAX_STAGES].stage[place % MAX_STAGES]
            points += effect_points(game, tables, seat, stage.first_effect, stage.effects)
    return points


@kernel
def copy_best_guild(game: Game, tables: Record, seat: int, lines: Numbers) -> int:
    """Score the neighbour's guild that is worth most here, for Olympia B; return its free symbols.

    Rules BASE-WONDERS-B-7, AMB-14.
    """
    return score_guild_again(game, tables, seat, best_guild_to_copy(game, tables, seat), lines)


@kernel
def double_best_guild(game: Game, tables: Record, seat: int, lines: Numbers) -> int:
    """Score the own guild that is worth most once more; return its free symbols (EDIFICE-4)."""
    return score_guild_again(game, tables, seat, best_own_guild(game, tables, seat), lines)


@kernel
def score_guild_again(game: Game, tables: Record, seat: int, kind: int, lines: Numbers) -> int:
    """Score a guild beside those that stand in the city for the first time; return its free symbols."""
    if kind < 0:
        return 0
    lines[GUILDS] += min(card_points(game, tables, seat, kind), tables.guild_limit)
    return free_symbols(tables, kind)


@kernel
def best_own_guild(game: Game, tables: Record, seat: int) -> int:
    """The card number of the own guild that is worth most; -1 if there is none."""
    best, best_worth = -1, -1
    for kind in range(tables.kinds):
        if tables.cards[kind].color == PURPLE and has_built(game.cities[seat], kind):
            worth = worth_of_copy(game, tables, seat, kind)
            if worth > best_worth:
                best, best_worth = kind, worth
    return best


@kernel
def best_guild_to_copy(game: Game, tables: Record, seat: int) -> int:
    """The card number of the guild in a neighbour city that is worth most here; -1 if there is none
    (BASE-WONDERS-B-7).
    """
    best, best_worth = -1, -1
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    for kind in range(tables.kinds):
        if tables.cards[kind].color == PURPLE and (has_built(left, kind) or has_built(right, kind)):
            worth = worth_of_copy(game, tables, seat, kind)
            if worth > best_worth:
                best, best_worth = kind, worth
    return best


@kernel
def worth_of_copy(game: Game, tables: Record, seat: int, kind: int) -> int:
    """Return the points that a copy of a guild would add to the score of this seat."""
    city = game.cities[seat]
    more = science_line(game, tables, seat, city.science[ANY] + free_symbols(tables, kind))
    now = science_line(game, tables, seat, city.science[ANY])
    points = min(card_points(game, tables, seat, kind), tables.guild_limit)
    worth = points + more - now
    for more_of in WORTH_OF_COPY:
        worth += more_of(game, tables, seat, kind)
    return worth


@kernel
def free_symbols(tables: Record, kind: int) -> int:
    """Science symbols of free choice that a card gives."""
    card = tables.cards[kind]
    count = 0
    for number in range(card.first_effect, card.first_effect + card.effects):
        if tables.effects[number].kind == SCIENCE and tables.effects[number].symbol == ANY:
            count += 1
    return count
