"""The compiled entry points of the Pantheon for Python, as in `entries.py` of Duel."""

import numpy as np

from argosy.kernelc.program import entry
from argosy.rules.duel.pantheon.gods import god_price
from argosy.rules.duel.pantheon.knowledge import known_gods
from argosy.rules.duel.state import GAME
from argosy.rules.duel.tables import TABLES

ENTRIES = (
    entry(god_price, GAME, TABLES, np.int64, np.int64, np.int64),
    entry(known_gods, GAME, np.int64),
)
