"""Leaders that lie face up beside the board: they come, and one may be turned face down (LEADERS-RECRUIT-5, -ABU)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.boxes.effects import end_more_effects
from argosy.rules.wonders.leaders.effects import grant_leader_right
from argosy.rules.wonders.leaders.terms import FREE_COLOR, WAIVE_RESOURCE
from argosy.rules.wonders.terms import BASE_EFFECTS, SCIENCE, SHIELDS


@kernel
def recruit(game, leaders, leader):
    """A leader lies face up from now on."""
    leaders.face_up[leaders.recruited] = leader
    leaders.ages[leaders.recruited] = game.age
    leaders.recruited += 1


@kernel
def bury(tables, city, leader):
    """Turn a recruited leader face down under the board: its effect ends, it scores for each coin of its printed cost
    (LEADERS-ABU-1, -3, -4, -5).
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
def remove(leaders, leader):
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
def end_effects(tables, city, first, count):
    """Take away what lasts; what was given once stays (LEADERS-ABU-4)."""
    for number in range(first, first + count):
        effect = tables.effects[number]
        if effect.kind == SHIELDS:
            city.shields -= effect.amount
        elif effect.kind == SCIENCE:
            city.science[effect.symbol] -= 1
        elif effect.kind >= BASE_EFFECTS:
            end_more_effects(city, effect)


@kernel
def keep_rights(tables, city, leader):
    """What another leader grants too is still there."""
    row = tables.leaders.leaders[leader]
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == WAIVE_RESOURCE or effect.kind == FREE_COLOR:
            grant_leader_right(city, effect, 1)
