"""Random games of Duel with a row for every choice: what was chosen, and out of how many choices.

The games are those of `random_play.py`, choice for choice.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_PLAY, random_below
from argosy.rules.duel.drivers.compact import number_in
from argosy.rules.duel.drivers.play import choose, resume
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import TRADE_COINS
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records

NOTED = np.dtype(
    [
        ("game", np.int64),
        ("moment", np.int32),
        ("turn", np.int32),
        ("number", np.int32),
        ("compact", np.int32),
        ("choices", np.int32),
        ("bank", np.int16),
        ("opponent", np.int16),
        ("how", np.int8),
        ("age", np.int8),
        ("seat", np.int8),
        ("asked", np.int8),
    ],
    align=True,
)
"""One choice: the place of its game, when and by whom it was made, what was asked, its numbers in both
action spaces, its price by receiver, how it was paid for (`terms.PAID` ...), and how many choices there were.
"""


@kernel
def note_random_games(
    games: Rows[Game], first: int, last: int, tables: Record, space: Numbers, out: Choices, rows: Records
) -> int:
    """Play `games[first:last]` on from where they stand; return how many choices were made.

    Each of them goes to the next row; what finds no room in `rows` is counted only. space: the compact one.
    """
    at = 0
    for number in range(first, last):
        game, counter = games[number], 0
        resume(game, tables, out)
        while game.over == 0:
            index = random_below(game.seed, STREAM_PLAY, counter, out.count)
            if at < rows.shape[0]:
                rows[at].game = number
                rows[at].compact = number_in(space, out.number[index])
                note(game, out, index, rows[at])
            choose(game, tables, out, index)
            counter += 1
            at += 1
    return at


@kernel
def note(game: Game, out: Choices, index: int, row: Record) -> None:
    """Write down when and by whom something is chosen, and what.

    Coins for resources go to an opponent with Economy.
    """
    row.moment = game.moment
    row.age = game.age
    row.turn = game.turn
    row.seat = game.actor
    row.asked = game.decision
    row.choices = out.count
    row.number = out.number[index]
    row.how = out.how[index]
    row.bank = out.bank[index]
    row.opponent = 0
    if game.cities[1 - game.actor].powers[TRADE_COINS] > 0:
        row.opponent = out.trade[index]
    else:
        row.bank = out.bank[index] + out.trade[index]
