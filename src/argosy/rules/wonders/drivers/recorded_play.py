"""Random games with a row for every choice: what was chosen, and out of how many choices.

The games are those of `random_play.py`, choice for choice.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_PLAY, random_below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.drivers.compact import number_in
from argosy.rules.wonders.rows import copy_choice
from argosy.rules.wonders.state import CHOICE, ChoiceRow, Game
from argosy.rules.wonders.terms import NOTHING
from argosy.rules.wonders.turn import advance, commit

NOTED = np.dtype(
    [
        ("game", np.int64),
        ("moment", np.int32),
        ("compact", np.int32),
        ("choices", np.int32),
        ("chosen", CHOICE),
        ("age", np.int8),
        ("turn", np.int8),
        ("seat", np.int8),
        ("city", np.int8),
        ("asked", np.int8),
    ],
    align=True,
)
"""One choice: the place of its game, when and by whom it was made, for which city, what was asked
(`terms.OWES`), its number in the compact space, and how many choices there were.
"""


@kernel
def note_random_games(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    space: Numbers,
    out: Rows[ChoiceRow],
    rows: Records,
) -> int:
    """Play `games[first:last]` on from where they stand; return how many choices were made.

    Each of them goes to the next row; what finds no room in `rows` is counted only. space: the compact one.
    """
    at = 0
    for number in range(first, last):
        game, counter = games[number], 0
        while not game.over:
            counter = note_random_turn(game, number, tables, space, out, counter, rows, at)
        at += counter
    return at


@kernel
def note_random_turn(
    game: Game,
    number: int,
    tables: Record,
    space: Numbers,
    out: Records,
    counter: int,
    rows: Records,
    at: int,
) -> int:
    """As `random_play.play_random_turn`; choice `counter` of the game goes to row `at + counter`."""
    for place in range(1, game.seats + 1):
        city = place % game.seats
        if game.cities[city].owes != NOTHING:
            count = list_choices(game, tables, city, out)
            chosen = out[random_below(game.seed, STREAM_PLAY, counter, count)]
            if at + counter < rows.shape[0]:
                row = rows[at + counter]
                row.game = number
                row.choices = count
                row.compact = number_in(space, game, tables, city, chosen.number)
                note(game, city, chosen, row)
            commit(game, city, chosen)
            counter += 1
    advance(game, tables)
    return counter


@kernel
def note(game: Game, city: int, chosen: ChoiceRow, row: Record) -> None:
    """Write down when and for which city something is chosen, and what."""
    row.moment = game.moment
    row.age = game.age
    row.turn = game.turn
    row.seat = game.controller if game.free_city and city == 0 else city
    row.city = city
    row.asked = game.cities[city].owes
    copy_choice(chosen, row.chosen)
