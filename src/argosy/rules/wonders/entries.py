"""The compiled entry points of 7 Wonders for Python, with the types of their arguments.

`argosy.rules.backends` calls them.
"""

import numpy as np

from argosy.kernelc.program import array, entry
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.drivers import batch_loops
from argosy.rules.wonders.drivers.features import observe_games, observe_seats
from argosy.rules.wonders.drivers.random_play import play_random_games
from argosy.rules.wonders.drivers.recorded_play import NOTED, note_random_games
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.hand_tracking import KNOWN_HANDS, list_known_hands
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.setup import deal, forget_plays
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.rules.wonders.tables import TABLES
from argosy.rules.wonders.turn import commit, run_step, take_back

GAMES, OUT = array(GAME), array(CHOICE)
SPACE = array(np.int32, 2)
"""An action space, by blocks (`compact.py`)."""
WHERE = array(np.bool_)
"""Which games are meant."""
RANGE = (GAMES, np.int64, np.int64)
"""A range of games: the games, the first of them, and the one after the last."""

TURNS = (
    entry(deal, GAME, TABLES, np.uint64, array(np.int16)),
    entry(run_step, GAME, TABLES),
    entry(list_choices, GAME, TABLES, np.int64, OUT),
    entry(commit, GAME, np.int64, CHOICE),
    entry(take_back, GAME, np.int64),
    entry(score_seat, GAME, TABLES, np.int64, array(np.int64)),
    entry(list_known_hands, GAME, TABLES, KNOWN_HANDS),
)
"""What every turn of a single game needs."""

POSITIONS = (
    entry(apply_effects, GAME, TABLES, np.int64, np.int64, np.int64),
    entry(forget_plays, GAME),
)
"""What sets a game up that stands anywhere: a position, or what a view leaves open."""

BATCHES = (
    entry(
        batch_loops.deal_games,
        GAMES,
        array(np.int64),
        np.int64,
        np.int64,
        TABLES,
        array(np.uint64),
        array(np.int16, 2),
    ),
    entry(
        batch_loops.draw_boards,
        np.int64,
        np.int64,
        array(np.uint64),
        array(np.int16, 2),
        array(np.int64),
        array(np.int16, 2),
    ),
    entry(batch_loops.mark_owing, *RANGE, array(np.bool_, 2)),
    entry(batch_loops.list_legal, *RANGE, TABLES, SPACE, WHERE, OUT, array(np.int32, 2), array(np.int32)),
    entry(batch_loops.mark_legal, *RANGE, TABLES, SPACE, WHERE, OUT, array(np.bool_, 3)),
    entry(batch_loops.mark_legal_of, *RANGE, TABLES, SPACE, array(np.int64), OUT, array(np.bool_, 2)),
    entry(
        batch_loops.find_exact, *RANGE, TABLES, SPACE, array(np.int64), OUT, array(np.int64), array(np.int64)
    ),
    entry(
        batch_loops.find_numbers,
        *RANGE,
        TABLES,
        SPACE,
        WHERE,
        OUT,
        array(np.int64, 2),
        array(CHOICE, 2),
        array(np.int8, 2),
    ),
    entry(batch_loops.commit_picked, *RANGE, TABLES, WHERE, array(CHOICE, 2)),
    entry(batch_loops.score_games, *RANGE, TABLES, array(np.int16, 3)),
    entry(observe_games, *RANGE, TABLES, array(np.int16, 3)),
    entry(observe_seats, *RANGE, TABLES, array(np.int64), array(np.int16, 2)),
)
"""`argosy.Batch`."""

RANDOM = (
    entry(play_random_games, *RANGE, TABLES, np.uint64, array(np.int16, 2), OUT),
    entry(note_random_games, *RANGE, TABLES, SPACE, OUT, array(NOTED)),
)
"""`argosy simulate`."""

ENTRIES = (*TURNS, *POSITIONS, *BATCHES, *RANDOM)
