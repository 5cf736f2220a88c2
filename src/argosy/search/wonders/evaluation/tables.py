"""Evaluation tables: a record of numbers of a ruleset for the heuristic (`table_packing.py` fills it)."""

import numpy as np

from argosy.rules.wonders import terms
from argosy.rules.wonders.state import AGES, KINDS
from argosy.rules.wonders.tables import MAX_EFFECTS

RESOURCES = len(terms.RESOURCES)
UNITS = 4

EVALUATION = np.dtype(
    [
        ("fixed", np.float64, MAX_EFFECTS),  # points of an effect, whenever it comes
        ("a_play", np.float64, MAX_EFFECTS),  # for each play to come
        ("an_age", np.float64, MAX_EFFECTS),  # for each Age to come
        ("opens", np.float64, (AGES, KINDS)),  # points of what a card makes free from an Age (from 0) on
        (
            "wanted",
            np.float64,
            (AGES, RESOURCES, UNITS),
        ),  # share of an Age's cards that need more units than 0, 1, ...
    ],
    align=True,
)
