"""Many games of 7 Wonders at once: the compiled loops of a batch, without the GIL.

Every array has a row for each game and in it a column for each city. Who owes a choice *now* is narrower than
who owes one in this moment: with two players the free city waits until its controller has chosen the own card
(BASE-TWO-5).
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_SIDES, STREAM_WONDERS, random_below, shuffle
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record, Records
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.drivers.compact import number_in
from argosy.rules.wonders.rows import copy_choice
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import CITY_CARD, NOTHING
from argosy.rules.wonders.turn import advance, commit

FINE, NOT_LEGAL, NOT_ASKED = 0, 1, 2
NO_NUMBER = -1


@kernel
def city_count(game: Game) -> Number:
    """Cities at the table, in 64 bits.

    Because a loop over a smaller number counts in 32 bits, and every kernel in it would be compiled a second
    time.
    """
    return np.int64(game.seats)


@kernel
def draw_boards(
    first: int, last: int, seeds: Numbers, sides: Numbers, order: Numbers, boards: Numbers
) -> None:
    """boards[game, city] = a board for each city, each wonder once (BASE-SETUP-6).

    sides: shape (wonders, 2), the board of each side. order: scratch space, one entry for each wonder.
    """
    wonders = sides.shape[0]
    for row in range(first, last):
        for wonder in range(wonders):
            order[wonder] = wonder
        shuffle(seeds[row], STREAM_WONDERS, order, wonders)
        for city in range(boards.shape[1]):
            boards[row, city] = sides[order[city], random_below(seeds[row], STREAM_SIDES, city, 2)]


@kernel
def deal_games(
    games: Records, places: Numbers, first: int, last: int, tables: Record, seeds: Numbers, boards: Numbers
) -> None:
    """Deal into `games[places[first:last]]`, zeroed records, and run up to the first choices."""
    for row in range(first, last):
        game = games[places[row]]
        deal(game, tables, seeds[row], boards[row])
        advance(game, tables)


@kernel
def owes_now(game: Record, city: Number) -> bool:
    """Must this city's decider choose for it now?"""
    if game.cities[city].owes == NOTHING:
        return False
    return game.cities[city].owed != CITY_CARD or game.cities[game.controller].owes == NOTHING


@kernel
def mark_owing(games: Rows[Game], first: int, last: int, owing: Numbers) -> None:
    """owing[game, city] = owes now."""
    for row in range(first, last):
        game = games[row]
        for city in range(city_count(game)):
            owing[row, city] = owes_now(game, city)


@kernel
def list_legal(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    where: Numbers,
    out: Rows[ChoiceRow],
    counts: Numbers,
    numbers: Numbers,
) -> int:
    """List all legal numbers of an action space in the games of `where`; return how many there are.

    They come game after game and city after city, in listed order.

    counts[game, city]: how many of them belong to a city. What finds no room in `numbers` is counted only.
    """
    at = 0
    for row in range(first, last):
        game = games[row]
        for city in range(city_count(game)):
            if where[row] and owes_now(game, city):
                count = list_choices(game, tables, city, out)
                counts[row, city] = list_numbers(game, tables, city, space, out, count, numbers, at)
                at += counts[row, city]
    return at


@kernel
def list_numbers(
    game: Game,
    tables: Record,
    city: int,
    space: Numbers,
    out: Rows[ChoiceRow],
    count: int,
    numbers: Numbers,
    at: int,
) -> int:
    """Write the numbers of listed choices from place `at` on as far as there is room; return their count.

    Payments of an action stand one behind the other, so in the compact space the first of equal numbers is
    kept.
    """
    start, last = at, NO_NUMBER
    for place in range(count):
        number = number_in(space, game, tables, city, out[place].number)
        if number != last:
            if at < numbers.shape[0]:
                numbers[at] = number
            at += 1
            last = number
    return at - start


@kernel
def mark_legal(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    where: Numbers,
    out: Rows[ChoiceRow],
    mask: Numbers,
) -> None:
    """mask[game, city, number] = legal now in the games of `where`; everything else stays as it is."""
    for row in range(first, last):
        game = games[row]
        for city in range(city_count(game)):
            if where[row] and owes_now(game, city):
                for place in range(list_choices(game, tables, city, out)):
                    mask[row, city, number_in(space, game, tables, city, out[place].number)] = True


@kernel
def mark_legal_of(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    cities: Numbers,
    out: Rows[ChoiceRow],
    mask: Numbers,
) -> None:
    """mask[game, number] = legal now for one city of each game."""
    for row in range(first, last):
        game, city = games[row], np.int64(cities[row])
        if owes_now(game, city):
            for place in range(list_choices(game, tables, city, out)):
                mask[row, number_in(space, game, tables, city, out[place].number)] = True


@kernel
def find_exact(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    cities: Numbers,
    out: Rows[ChoiceRow],
    numbers: Numbers,
    exact: Numbers,
) -> None:
    """Find by game the exact number of a city's first listed choice with this number in a space.

    exact[game] is NO_NUMBER where there is none.
    """
    for row in range(first, last):
        game, city = games[row], np.int64(cities[row])
        exact[row] = NO_NUMBER
        if owes_now(game, city):
            count = list_choices(game, tables, city, out)
            place = find_number(game, tables, city, space, out, count, numbers[row])
            if place < count:
                exact[row] = out[place].number


@kernel
def find_numbers(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    where: Numbers,
    out: Rows[ChoiceRow],
    numbers: Numbers,
    picked: Records,
    faults: Numbers,
) -> None:
    """Look every number of the games of `where` up in the list of its city: its choice goes to `picked`,
    what is wrong to `faults`.
    """
    for row in range(first, last):
        if not where[row]:
            continue
        game = games[row]
        for city in range(city_count(game)):
            if owes_now(game, city):
                count = list_choices(game, tables, city, out)
                place = find_number(game, tables, city, space, out, count, numbers[row, city])
                if place < count:
                    copy_choice(out[place], picked[row, city])
                    faults[row, city] = FINE
                else:
                    faults[row, city] = NOT_LEGAL
            else:
                faults[row, city] = FINE if numbers[row, city] == NO_NUMBER else NOT_ASKED


@kernel
def find_number(
    game: Game, tables: Record, city: Number, space: Numbers, out: Rows[ChoiceRow], count: int, number: int
) -> int:
    """The place of the first listed choice of this number; `count` if it is not there."""
    for place in range(count):
        if number_in(space, game, tables, city, out[place].number) == number:
            return place
    return count


@kernel
def commit_picked(
    games: Rows[Game], first: int, last: int, tables: Record, where: Numbers, picked: Records
) -> None:
    """Commit what was found in the games of `where`, for every city that owes; where nobody owes any more,
    reveal.
    """
    for row in range(first, last):
        game = games[row]
        if game.over or not where[row]:
            continue
        # City 0 first, because a free city owes only once its controller has chosen: then it waits for the
        # next step.
        for city in range(city_count(game)):
            if owes_now(game, city):
                commit(game, city, picked[row, city])
        if game.owing == 0:
            advance(game, tables)


@kernel
def score_games(games: Rows[Game], first: int, last: int, tables: Record, lines: Numbers) -> None:
    """lines[game, city, line] = points of each line of the score pad (BASE-SCORE-1)."""
    for row in range(first, last):
        game = games[row]
        for city in range(city_count(game)):
            score_seat(game, tables, city, lines[row, city])
