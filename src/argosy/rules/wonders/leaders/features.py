"""What a seat may know of leaders, as numbers behind those of the base game (see `features.py`)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.leaders.setup import is_leaders_in_play
from argosy.rules.wonders.leaders.terms import DRAFT


@kernel
def observe_leaders_of_seat(game, tables, city, row, at):
    """What a seat knows of leaders, if there are any."""
    if is_leaders_in_play(tables):  # asked in a small function, because that costs no call
        at = observe_own_leaders(game, tables, city, row, at)
    return at


@kernel
def observe_own_leaders(game, tables, city, row, at):
    """The own leaders and those that are drafted from; how many are left in the box (LEADERS-DRAFT-3)."""
    leaders, kinds = game.cities[city].leaders, tables.leaders.kinds
    for leader in range(kinds):
        row[at + leader] = 0
        row[at + kinds + leader] = 0
    for place in range(leaders.hand_size):
        row[at + leaders.hand[place]] += 1
    if game.cities[city].owes == DRAFT:
        for place in range(leaders.packet_size):
            row[at + kinds + leaders.packet[place]] += 1
    at += kinds + kinds
    row[at] = game.leaders.left
    return at + 1


@kernel
def observe_leaders_of_city(game, tables, seat, row, at):
    """The leaders of a city, if there are any."""
    if is_leaders_in_play(tables):
        at = observe_recruited(game, tables, seat, row, at)
    return at


@kernel
def observe_recruited(game, tables, seat, row, at):
    """Everything about leaders that lies open in a city, and what it changes (LEADERS-RECRUIT-5)."""
    city = game.cities[seat]
    leaders, kinds = city.leaders, tables.leaders.kinds
    for leader in range(kinds):
        row[at + leader] = 0
    for place in range(leaders.recruited):
        row[at + leaders.face_up[place]] = leaders.ages[place]
    if leaders.copied >= 0:
        row[at + leaders.copied] += 1
    at += kinds
    row[at] = leaders.hand_size
    row[at + 1] = leaders.free
    row[at + 2] = leaders.discount[0]
    row[at + 3] = leaders.discount[1]
    row[at + 4] = leaders.discount[2]
    row[at + 5] = leaders.bury_points
    row[at + 6] = leaders.sales
    row[at + 7] = city.sends_defeats
    row[at + 8] = city.bank_bonus
    row[at + 9] = city.bonus_taken
    row[at + 10] = city.coins_per_token
    row[at + 11] = leaders.coins_chained
    row[at + 12] = city.set_bonus
    row[at + 13] = city.symbol_changes
    row[at + 14] = city.free_colors
    return at + 15
