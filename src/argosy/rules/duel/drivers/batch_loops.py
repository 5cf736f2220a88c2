"""Many games of Duel at once: the compiled loops of a batch, without the GIL.

Each takes a range of games. Every array has a row for each game and in it a column for each of the two seats;
one of them owes a choice.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.drivers.compact import number_in
from argosy.rules.duel.drivers.play import resume
from argosy.rules.duel.score import score_line
from argosy.rules.duel.setup import deal
from argosy.rules.duel.state import Choices, Game, Picked
from argosy.rules.duel.terms import LINES
from argosy.rules.duel.turn import settle
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records

FINE, NOT_LEGAL, NOT_ASKED = 0, 1, 2
NO_NUMBER = -1


@kernel
def deal_games(
    games: Records, places: Numbers, first: int, last: int, tables: Record, out: Choices, seeds: Numbers
) -> None:
    """Deal into `games[places[first:last]]`, zeroed records."""
    for row in range(first, last):
        game = games[places[row]]
        deal(game, tables, seeds[row])
        settle(game, tables, out)


@kernel
def mark_owing(games: Rows[Game], first: int, last: int, owing: Numbers) -> None:
    """owing[game, seat] = decides now."""
    for row in range(first, last):
        for seat in range(2):
            owing[row, seat] = games[row].over == 0 and games[row].actor == seat


@kernel
def list_legal(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    where: Numbers,
    out: Choices,
    counts: Numbers,
    numbers: Numbers,
) -> int:
    """List all legal numbers of an action space in the games of `where`; return how many there are.

    They come game after game, in listed order.

    counts[game, seat]: how many of them belong to a seat. What finds no room in `numbers` is counted only.
    """
    at = 0
    for row in range(first, last):
        if not where[row]:
            continue
        game = games[row]
        resume(game, tables, out)
        if out.count > 0:
            counts[row, game.actor] = out.count
            for index in range(min(out.count, numbers.shape[0] - at)):
                numbers[at + index] = number_in(space, out.number[index])
            at += out.count
    return at


@kernel
def mark_legal(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    where: Numbers,
    out: Choices,
    mask: Numbers,
) -> None:
    """mask[game, seat, number] = legal now in the games of `where`; everything else stays as it is."""
    for row in range(first, last):
        if not where[row]:
            continue
        game = games[row]
        resume(game, tables, out)
        for index in range(out.count):
            mask[row, game.actor, number_in(space, out.number[index])] = True


@kernel
def mark_legal_of(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    seats: Numbers,
    out: Choices,
    mask: Numbers,
) -> None:
    """mask[game, number] = legal now for one seat of each game."""
    for row in range(first, last):
        game = games[row]
        if game.over == 0 and game.actor == seats[row]:
            resume(game, tables, out)
            for index in range(out.count):
                mask[row, number_in(space, out.number[index])] = True


@kernel
def find_exact(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    seats: Numbers,
    out: Choices,
    numbers: Numbers,
    exact: Numbers,
) -> None:
    """exact[game] = the exact number of the choice of one seat that has this number in a space; NO_NUMBER
    where there is none.
    """
    for row in range(first, last):
        game = games[row]
        exact[row] = NO_NUMBER
        if game.over == 0 and game.actor == seats[row]:
            resume(game, tables, out)
            for index in range(out.count):
                if number_in(space, out.number[index]) == numbers[row]:
                    exact[row] = out.number[index]


@kernel
def find_numbers(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    where: Numbers,
    out: Choices,
    numbers: Numbers,
    picked: Rows[Picked],
    faults: Numbers,
) -> None:
    """Look every number of the games of `where` up in the list of its game: its choice goes to `picked`,
    what is wrong to `faults`.
    """
    for row in range(first, last):
        if not where[row]:
            continue
        game = games[row]
        resume(game, tables, out)
        for seat in range(2):
            if game.over == 0 and game.actor == seat:
                faults[row, seat] = find_number(space, out, numbers[row, seat], picked[row])
            else:
                faults[row, seat] = FINE if numbers[row, seat] == NO_NUMBER else NOT_ASKED


@kernel
def find_number(space: Numbers, out: Choices, number: int, picked: Picked) -> int:
    """Copy the listed choice of this number; is it there at all?"""
    index = 0
    while index < out.count and number_in(space, out.number[index]) != number:
        index += 1
    if index == out.count:
        return NOT_LEGAL
    picked.number = out.number[index]
    picked.bank = out.bank[index]
    picked.trade = out.trade[index]
    picked.how = out.how[index]
    return FINE


@kernel
def commit_picked(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    where: Numbers,
    out: Choices,
    picked: Rows[Picked],
) -> None:
    """Carry out what was found, in every game of `where` that runs."""
    for row in range(first, last):
        game = games[row]
        if where[row] and game.over == 0:
            apply_choice(
                game, tables, picked[row].number, picked[row].bank, picked[row].trade, picked[row].how
            )
            settle(game, tables, out)


@kernel
def score_games(games: Rows[Game], first: int, last: int, tables: Record, lines: Numbers) -> None:
    """lines[game, seat, line] = points of each line of the score pad (DUEL-100)."""
    for row in range(first, last):
        for seat in range(2):
            for line in range(LINES):
                lines[row, seat, line] = score_line(games[row], tables, seat, line)
