"""Follow-up choices of leaders: bury, copy or give back a token.

Leaders lie face up beside the board; one may be turned face down or copied (LEADERS-RECRUIT-5, LEADERS-ABU).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.effects import END
from argosy.rules.wonders.leaders.effects import grant_leader_right
from argosy.rules.wonders.leaders.state import LeadersCityFields
from argosy.rules.wonders.leaders.terms import BURY, COPY, FREE_COLOR, RETURN, WAIVE_RESOURCE
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import BASE_EFFECTS, NO_VERB, NOTHING, REVIVE_STEP, SCIENCE, SHIELDS

COPIES = 5  # the place of a copied leader among those who build from the discard pile


@kernel
def recruit(game: Game, leaders: LeadersCityFields, leader: int) -> None:
    """A leader lies face up from now on."""
    leaders.face_up[leaders.recruited] = leader
    leaders.ages[leaders.recruited] = game.age
    leaders.recruited += 1


@kernel
def bury(tables: Record, city: City, leader: int) -> None:
    """Turn a recruited leader face down under the board: its effect ends, it scores for each coin of its
    printed cost (LEADERS-ABU-1, -3, -4, -5).
    """
    leaders = city.leaders
    age = remove(leaders, leader)
    row = tables.leaders.leaders[leader]
    place = 0
    while leaders.buried[place] >= 0:
        place += 1
    leaders.buried[place] = leader
    leaders.bury_points += leaders.bury_worth * row.cost[age - 1]
    end_effects(tables, city, row.first_effect, row.effects)
    for other in range(leaders.recruited):
        keep_rights(tables, city, leaders.face_up[other])
    if leaders.copied >= 0:
        keep_rights(tables, city, leaders.copied)


@kernel
def remove(leaders: LeadersCityFields, leader: int) -> int:
    """Take a leader out of the row of those that lie face up; return the Age in which it was recruited."""
    place = 0
    while leaders.face_up[place] != leader:
        place += 1
    age = leaders.ages[place]
    leaders.recruited -= 1
    for later in range(place, leaders.recruited):
        leaders.face_up[later] = leaders.face_up[later + 1]
        leaders.ages[later] = leaders.ages[later + 1]
    leaders.face_up[leaders.recruited] = -1
    leaders.ages[leaders.recruited] = 0
    return age


@kernel
def end_effects(tables: Record, city: City, first: int, count: int) -> None:
    """Take away what lasts; what was given once stays (LEADERS-ABU-4)."""
    for number in range(first, first + count):
        effect = tables.effects[number]
        if effect.kind == SHIELDS:
            city.shields -= effect.amount
        elif effect.kind == SCIENCE:
            city.science[effect.symbol] -= 1
        elif effect.kind >= BASE_EFFECTS:
            for begin, end, finish in END:
                if begin <= effect.kind and effect.kind < end:
                    finish(city, effect)


@kernel
def keep_rights(tables: Record, city: City, leader: int) -> None:
    """Grant again the rights that another leader gives too."""
    row = tables.leaders.leaders[leader]
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == WAIVE_RESOURCE or effect.kind == FREE_COLOR:
            grant_leader_right(city, effect, 1)


@kernel
def ask_leaders(game: Game, tables: Record) -> None:
    """Ask the first kind of question that somebody has to answer."""
    if ask_returns(game) == 0 and ask_burials(game, tables) == 0:
        ask_copies(game, tables)


@kernel
def ask_returns(game: Game) -> int:
    """Ask all other cities at once for the tokens that a city calls for (LEADERS-EFFECT-17)."""
    for seat in range(game.seats):
        calls = game.cities[seat].leaders.calls + 0
        game.cities[seat].leaders.calls = 0
        for other in range(game.seats):
            if other != seat:
                game.cities[other].leaders.returns += calls
    asked = 0
    for seat in range(game.seats):
        city = game.cities[seat]
        while city.leaders.returns > 0 and values_of_tokens(city) < 2:
            give_back(city)
        if city.leaders.returns > 0:
            ask(game, seat, RETURN)
            asked += 1
    return asked


@kernel
def values_of_tokens(city: City) -> int:
    """Return the number of different values among a city's victory tokens."""
    values = 0
    for age in range(city.victories.shape[0]):
        if city.victories[age] > 0:
            values += 1
    return values


@kernel
def give_back(city: City) -> None:
    """Give back a token where there is nothing to choose; without a token the call is over."""
    city.leaders.returns -= 1
    for age in range(city.victories.shape[0]):
        if city.victories[age] > 0:
            city.victories[age] -= 1


@kernel
def ask_burials(game: Game, tables: Record) -> int:
    """Ask which recruited leader is turned face down (LEADERS-ABU-2).

    Without a leader the stage gives nothing.
    """
    asked = 0
    for seat in range(game.seats):
        leaders = game.cities[seat].leaders
        if leaders.buries > 0 and leaders.recruited == 1:
            leaders.buries -= 1
            bury(tables, game.cities[seat], leaders.face_up[0])
        if leaders.recruited == 0:
            leaders.buries = 0
        if leaders.buries > 0:
            ask(game, seat, BURY)
            asked += 1
    return asked


@kernel
def ask_copies(game: Game, tables: Record) -> None:
    """Ask which leader of a neighbour is copied (LEADERS-GUILD-2, -4).

    If there is none, the guild gives nothing.
    """
    for seat in range(game.seats):
        leaders = game.cities[seat].leaders
        if leaders.copies > 0:
            left, right = game.cities[left_of(game, seat)].leaders, game.cities[right_of(game, seat)].leaders
            if left.recruited + right.recruited > 1:
                ask(game, seat, COPY)
            elif left.recruited == 1:
                copy_leader(game, tables, seat, left.face_up[0])
            elif right.recruited == 1:
                copy_leader(game, tables, seat, right.face_up[0])
            else:
                leaders.copies = 0
                leaders.has_copied = 1


@kernel
def answer_leaders(game: Game, tables: Record) -> None:
    """Carry out an answer about leaders, then ask for the next thing that is open.

    A right to build from the discard pile that has come with it is used before the turn goes on
    (LEADERS-GUILD-3).
    """
    answered = False
    for seat in range(game.seats):
        owed = game.cities[seat].owed
        if owed == RETURN or owed == BURY or owed == COPY:
            answer(game, tables, seat, owed)
            answered = True
    if answered:
        game.step -= 2  # back to the asking step
    elif may_revive(game) and tables.steps[game.step - 3] == REVIVE_STEP:
        game.step -= 4  # back to the step that asks for constructions from the pile


@kernel
def answer(game: Game, tables: Record, seat: int, owed: int) -> None:
    """Carry out the answer of one city."""
    city = game.cities[seat]
    leaders, thing = city.leaders, city.chosen.card
    city.owed = NOTHING
    write_choice(city.chosen, NO_VERB, -1, -1)
    if owed == RETURN:
        leaders.returns -= 1
        city.victories[thing] -= 1
    elif owed == BURY:
        leaders.buries -= 1
        bury(tables, city, thing)
    else:
        copy_leader(game, tables, seat, thing)


@kernel
def copy_leader(game: Game, tables: Record, seat: int, leader: int) -> None:
    """The effect of a neighbour's leader is the city's too; what it builds from the pile comes last
    (LEADERS-GUILD-2, -3).
    """
    city = game.cities[seat]
    city.leaders.copies -= 1
    city.leaders.has_copied = 1
    city.leaders.copied = leader
    before = city.revives + 0
    row = tables.leaders.leaders[leader]
    apply_effects(game, tables, seat, row.first_effect, row.effects)
    gained = city.revives - before
    if gained > 0:
        for order in range(COPIES - 1):
            if city.later_revives[order] > 0 and gained > 0:
                move_right_back(city, order)
                gained -= 1


@kernel
def move_right_back(city: City, order: int) -> None:
    """One right of this place among those who build from the pile moves to the last place."""
    city.later_revives[order] -= 1
    city.later_revives[COPIES - 1] += 1


@kernel
def may_revive(game: Game) -> bool:
    """Has somebody a right to build from the discard pile?"""
    for seat in range(game.seats):
        if game.cities[seat].revives > 0:
            return True
    return False
