"""Random games: every legal choice is equally likely. For speed, statistics and fuzzing."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_PLAY, random_below
from argosy.rules.duel.drivers.play import begin, choose
from argosy.rules.duel.state import Choices, Game
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record


@kernel
def play_random(game: Game, tables: Record, out: Choices, seed: Number) -> int:
    """One game from a zeroed record to its end. How many choices were made."""
    begin(game, tables, out, seed)
    decisions = 0
    while game.over == 0:
        choose(game, tables, out, random_below(seed, STREAM_PLAY, decisions, out.count))
        decisions += 1
    return decisions


@kernel
def play_many(
    games: Rows[Game], blank: Game, tables: Record, out: Choices, first_seed: Number, decisions: Numbers
) -> None:
    """One random game in each record of `games`; `blank` is a zeroed record.

    Fills `decisions`, one number a game.
    """
    for index in range(len(games)):
        games[index] = blank
        decisions[index] = play_random(games[index], tables, out, first_seed + np.uint64(index))
