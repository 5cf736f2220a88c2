"""Features of a seat's view of 7 Wonders: one row of numbers for learning programs.

Nothing hidden goes in (BASE-INFO-1 to -3). First the table, then the own hand, then every city clockwise from
the own one. With two players the row of the free city is what its controller sees, with the controller's city
first. Names: `argosy.game.wonders.features`.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.features import copy_numbers
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.drivers.batch_loops import city_count
from argosy.rules.wonders.expansions.play import observe_more_of_city, observe_more_questions
from argosy.rules.wonders.terms import NOTHING, REVIVE

TABLE_FEATURES = 9


@kernel
def observe_games(games, first, last, tables, rows):
    """rows[game, city, :] = features in the eyes of whoever decides for the city."""
    for row in range(first, last):
        game = games[row]
        for city in range(city_count(game)):
            observe(game, tables, city, rows[row, city])


@kernel
def observe_seats(games, first, last, tables, cities, rows):
    """rows[game, :] = features in the eyes of whoever decides for one city of each game."""
    for row in range(first, last):
        observe(games[row], tables, np.int64(cities[row]), rows[row])


@kernel
def observe(game, tables, city, row):
    """Fill the row of one city; return how many features there are."""
    seat = game.controller if game.free_city and city == 0 else city
    at = observe_table(game, tables, city, seat, row)
    at = observe_hand(game, tables, seat, row, at)
    at = observe_pile(game, tables, city, row, at)
    at = observe_more_questions(game, tables, city, row, at)
    for step in range(city_count(game)):
        other = (seat + step) % game.seats
        at = observe_city(game, tables, other, row, at)
        at = observe_more_of_city(game, tables, other, row, at)
    return at


@kernel
def observe_table(game, tables, city, seat, row):
    """Age, turn, what is asked and by whom."""
    row[0] = game.age
    row[1] = game.turn
    row[2] = tables.direction[game.age - 1]
    row[3] = game.last_card
    row[4] = game.over
    row[5] = game.cities[city].owes
    row[6] = seat
    row[7] = game.controller
    pile = 0
    for kind in range(tables.kinds):
        pile += game.discard[kind]
    row[8] = pile
    return TABLE_FEATURES


@kernel
def observe_hand(game, tables, seat, row, at):
    """Copies of each card in the own hand."""
    for kind in range(tables.kinds):
        row[at + kind] = 0
    hand = game.cities[seat]
    for place in range(hand.hand_size):
        row[at + hand.hand[place]] += 1
    return at + tables.kinds


@kernel
def observe_pile(game, tables, city, row, at):
    """Copies of each card in the discard pile, for a city that builds from it now (BASE-INFO-2); else
    nothing.
    """
    looks = game.cities[city].owes == REVIVE
    for kind in range(tables.kinds):
        row[at + kind] = game.discard[kind] if looks else 0
    return at + tables.kinds


@kernel
def observe_city(game, tables, seat, row, at):
    """Everything that lies open in a city (BASE-INFO-3)."""
    city = game.cities[seat]
    row[at] = city.wonder
    row[at + 1] = city.stages
    row[at + 2] = city.coins
    row[at + 3] = city.shields
    row[at + 4] = city.defeats
    row[at + 5] = city.hand_size
    row[at + 6] = city.owes != NOTHING
    row[at + 7] = city.free_in_age - city.free_used
    row[at + 8] = city.free_new_color
    row[at + 9] = city.free_first
    row[at + 10] = city.free_last
    row[at + 11] = city.plays_last
    row[at + 12] = city.copies_guild
    at += 13
    at = copy_numbers(city.victories, row, at)
    at = copy_numbers(city.science, row, at)
    at = copy_numbers(city.colors, row, at)
    at = copy_numbers(city.price_raw, row, at)
    at = copy_numbers(city.price_made, row, at)
    at = copy_numbers(city.own_raw, row, at)
    at = copy_numbers(city.own_made, row, at)
    at = copy_numbers(city.sold_raw, row, at)
    at = copy_numbers(city.sold_made, row, at)
    for kind in range(tables.kinds):
        row[at + kind] = has_built(city, kind)
    return at + tables.kinds
