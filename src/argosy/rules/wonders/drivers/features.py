"""Features of a seat's view of 7 Wonders: one row of numbers for learning programs.

Nothing hidden goes in (BASE-INFO-1 to -3). First the table, then the own hand, then every city clockwise from
the own one. With two players the row of the free city is what its controller sees, with the controller's city
first. Names stand beside the kernels; `argosy.game.wonders.features` puts them together.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.features import FeatureArrays, Features, copy_numbers, names_by, sets_of
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.drivers.batch_loops import city_count
from argosy.rules.wonders.expansions.play import observe_more_of_city, observe_more_questions
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import AGES, COLORS, MADE, NOTHING, RAW, REVIVE, SYMBOLS


@kernel
def observe_games(games: Rows[Game], first: int, last: int, tables: Record, rows: Numbers) -> None:
    """rows[game, city, :] = features in the eyes of whoever decides for the city."""
    for row in range(first, last):
        game = games[row]
        for city in range(city_count(game)):
            observe(game, tables, city, rows[row, city])


@kernel
def observe_seats(
    games: Rows[Game], first: int, last: int, tables: Record, cities: Numbers, rows: Numbers
) -> None:
    """rows[game, :] = features in the eyes of whoever decides for one city of each game."""
    for row in range(first, last):
        observe(games[row], tables, np.int64(cities[row]), rows[row])


@kernel
def observe(game: Game, tables: Record, city: Number, row: Numbers) -> int:
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


# --- table --------------------------------------------------------------------------------------------------


@kernel
def direction(game: Game, tables: Record, city: int, seat: int) -> int:
    """The direction in which hands go in this Age."""
    return tables.direction[game.age - 1]


@kernel
def asked(game: Game, tables: Record, city: int, seat: int) -> int:
    """The choice that the city owes."""
    return game.cities[city].owes


@kernel
def deciding_seat(game: Game, tables: Record, city: int, seat: int) -> int:
    """The seat that decides for the city."""
    return seat


@kernel
def discard_size(game: Game, tables: Record, city: int, seat: int) -> int:
    """Cards in the discard pile."""
    pile = 0
    for kind in range(tables.kinds):
        pile += game.discard[kind]
    return pile


TABLE = Features(
    {
        "age": "age",
        "turn": "turn",
        "direction": direction,
        "last_card": "last_card",
        "over": "over",
        "asked": asked,
        "seat": deciding_seat,
        "controller": "controller",
        "discard_size": discard_size,
    }
)


@kernel
def observe_table(game: Game, tables: Record, city: int, seat: int, row: Numbers) -> int:
    """Age, turn, what is asked and by whom."""
    at = 0
    for value in TABLE:
        row[at] = value_of(game, value, tables, city, seat)
        at += 1
    return at


def table_names(cards: Sequence[str]) -> Iterator[str]:
    """Names of what `observe_table`, `observe_hand` and `observe_pile` write."""
    yield from TABLE.names
    yield from names_by("hand", cards)
    yield from names_by("discard", cards)


@kernel
def observe_hand(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Copies of each card in the own hand."""
    for kind in range(tables.kinds):
        row[at + kind] = 0
    hand = game.cities[seat]
    for place in range(hand.hand_size):
        row[at + hand.hand[place]] += 1
    return at + tables.kinds


@kernel
def observe_pile(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """Copies of each card in the discard pile, for a city that builds from it now (BASE-INFO-2); else
    nothing.
    """
    looks = game.cities[city].owes == REVIVE
    for kind in range(tables.kinds):
        row[at + kind] = game.discard[kind] if looks else 0
    return at + tables.kinds


# --- cities -------------------------------------------------------------------------------------------------


@kernel
def owes_a_choice(city: City) -> bool:
    """Does the city owe a choice?"""
    return city.owes != NOTHING


@kernel
def free_builds(city: City) -> int:
    """Cards that the city may still build free in this Age."""
    return city.free_in_age - city.free_used


CITY = Features(
    {
        "wonder": "wonder",
        "stages": "stages",
        "coins": "coins",
        "shields": "shields",
        "defeats": "defeats",
        "hand_size": "hand_size",
        "owes": owes_a_choice,
        "free_build": free_builds,
        "free_new_color": "free_new_color",
        "free_first": "free_first",
        "free_last": "free_last",
        "plays_last": "plays_last",
        "copies_guild": "copies_guild",
    }
)
SIDES = ("left", "right")
CITY_ARRAYS = FeatureArrays(
    ("victories", "victories", range(1, AGES + 1)),
    ("science", "science", SYMBOLS),
    ("colors", "colors", COLORS),
    ("price_raw", "price.raw", SIDES),
    ("price_made", "price.manufactured", SIDES),
    ("own_raw", "own.raw", sets_of(RAW)),
    ("own_made", "own.manufactured", sets_of(MADE)),
    ("sold_raw", "sold.raw", sets_of(RAW)),
    ("sold_made", "sold.manufactured", sets_of(MADE)),
)


@kernel
def observe_city(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Everything that lies open in a city (BASE-INFO-3)."""
    city = game.cities[seat]
    for value in CITY:
        row[at] = value_of(city, value)
        at += 1
    for numbers in CITY_ARRAYS:
        at = copy_numbers(value_of(city, numbers), row, at)
    for kind in range(tables.kinds):
        row[at + kind] = has_built(city, kind)
    return at + tables.kinds


def city_names(cards: Sequence[str]) -> Iterator[str]:
    """Names of what `observe_city` writes."""
    yield from (*CITY.names, *CITY_ARRAYS.names)
    yield from names_by("built", cards)
