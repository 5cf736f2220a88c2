"""The compiled entry points of Duel for Python, with the types of their arguments.

`argosy.rules.backends` calls them.
"""

import numpy as np

from argosy.catalog.registry import packages
from argosy.kernelc.program import array, entry
from argosy.rules.duel.drivers import batch_loops
from argosy.rules.duel.drivers.features import observe_games, observe_seats
from argosy.rules.duel.drivers.play import begin, choose, index_of, resume
from argosy.rules.duel.drivers.random_play import play_many
from argosy.rules.duel.drivers.recorded_play import NOTED, note_random_games
from argosy.rules.duel.effects import gain_wonder, join_city
from argosy.rules.duel.hidden_information.pools import HIDDEN
from argosy.rules.duel.hidden_information.redeal import redeal
from argosy.rules.duel.score import total_points
from argosy.rules.duel.setup import deal, start_city
from argosy.rules.duel.state import CHOICES, GAME, PICKED
from argosy.rules.duel.structure import lay_out
from argosy.rules.duel.tables import TABLES
from argosy.rules.duel.turn import settle

GAMES = array(GAME)
SPACE = array(np.int16)
"""An action space, by exact numbers (`compact.py`)."""
WHERE = array(np.bool_)
"""Which games are meant."""
RANGE = (GAMES, np.int64, np.int64)
"""A range of games: the games, the first of them, and the one after the last."""

TURNS = (
    entry(begin, GAME, TABLES, CHOICES, np.uint64),
    entry(resume, GAME, TABLES, CHOICES),
    entry(choose, GAME, TABLES, CHOICES, np.int64),
    entry(index_of, CHOICES, np.int64),
    entry(total_points, GAME, TABLES, np.int64),
    *(one for package in packages("rules", "duel", "entries") for one in package.ENTRIES),
)
"""What every turn of a single game needs."""

POSITIONS = (
    entry(deal, GAME, TABLES, np.uint64),
    entry(start_city, GAME, TABLES, np.int64),
    entry(join_city, GAME, TABLES, np.int64, np.int64),
    entry(gain_wonder, GAME, np.int64, np.int64),
    entry(lay_out, GAME, TABLES, np.int64),
    entry(settle, GAME, TABLES, CHOICES),
    entry(redeal, GAME, TABLES, np.int64, HIDDEN, array(np.int64)),
)
"""What sets a game up that stands anywhere: a position, what a view leaves open, a determinization."""

BATCHES = (
    entry(
        batch_loops.deal_games, GAMES, array(np.int64), np.int64, np.int64, TABLES, CHOICES, array(np.uint64)
    ),
    entry(batch_loops.mark_owing, *RANGE, array(np.bool_, 2)),
    entry(batch_loops.list_legal, *RANGE, TABLES, SPACE, WHERE, CHOICES, array(np.int32, 2), array(np.int32)),
    entry(batch_loops.mark_legal, *RANGE, TABLES, SPACE, WHERE, CHOICES, array(np.bool_, 3)),
    entry(batch_loops.mark_legal_of, *RANGE, TABLES, SPACE, array(np.int64), CHOICES, array(np.bool_, 2)),
    entry(
        batch_loops.find_exact,
        *RANGE,
        TABLES,
        SPACE,
        array(np.int64),
        CHOICES,
        array(np.int64),
        array(np.int64),
    ),
    entry(
        batch_loops.find_numbers,
        *RANGE,
        TABLES,
        SPACE,
        WHERE,
        CHOICES,
        array(np.int64, 2),
        array(PICKED),
        array(np.int8, 2),
    ),
    entry(batch_loops.commit_picked, *RANGE, TABLES, WHERE, CHOICES, array(PICKED)),
    entry(batch_loops.score_games, *RANGE, TABLES, array(np.int16, 3)),
    entry(observe_games, *RANGE, TABLES, array(np.int16, 3)),
    entry(observe_seats, *RANGE, TABLES, array(np.int64), array(np.int16, 2)),
)
"""`argosy.Batch`."""

RANDOM = (
    entry(play_many, GAMES, GAME, TABLES, CHOICES, np.uint64, array(np.int64)),
    entry(note_random_games, *RANGE, TABLES, SPACE, CHOICES, array(NOTED)),
)
"""Whole random games."""

ENTRIES = (*TURNS, *POSITIONS, *BATCHES, *RANDOM)
