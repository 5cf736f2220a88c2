"""The compiled entry points of the search in 7 Wonders for Python, with the types of arguments.

`argosy.rules.backends` calls them.
"""

import numpy as np

from argosy.kernelc.program import array, entry
from argosy.rules.wonders.hand_tracking import lay_known_hand, track_hands
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.rules.wonders.tables import TABLES
from argosy.search.wonders.best_prior import best_prior, best_priors
from argosy.search.wonders.evaluation.tables import EVALUATION
from argosy.search.wonders.hidden_information.information_set import hide, hide_tracked
from argosy.search.wonders.hidden_information.pools import HIDDEN
from argosy.search.wonders.net.weights import NET
from argosy.search.wonders.tree import EDGE, NODE, SCRATCH, TREE
from argosy.search.wonders.tree_search import run_iterations

SEARCH = (
    TREE,
    array(NODE),
    array(EDGE),
    array(GAME),
    TABLES,
    EVALUATION,
    NET,
    HIDDEN,
    array(CHOICE),
    array(CHOICE),
    SCRATCH,
    array(np.int64),
)
"""What a search works with (`search.py`)."""
ENTRIES = (
    entry(run_iterations, *SEARCH, np.int64),
    entry(best_prior, *SEARCH),
    entry(
        best_priors,
        array(GAME),
        np.int64,
        np.int64,
        TABLES,
        array(np.bool_),
        array(np.int16),
        array(np.int64, 2),
        TREE,
        array(NODE),
        array(EDGE),
        array(GAME),
        EVALUATION,
        NET,
        array(HIDDEN),
        array(CHOICE),
        array(CHOICE),
        SCRATCH,
        array(np.int64),
    ),
    entry(hide, GAME, TABLES, np.int64, array(np.int16), HIDDEN),
    entry(hide_tracked, GAME, TABLES, array(np.int16), HIDDEN),
    entry(track_hands, GAME, TABLES, HIDDEN),
    entry(lay_known_hand, GAME, TABLES, HIDDEN, np.int64, array(np.int16)),
)
