"""The compiled entry points of the search in Duel for Python, with the types of their arguments.

`argosy.rules.backends` calls them.
"""

import numpy as np

from argosy.kernelc.program import array, entry
from argosy.rules.duel.hidden_information.pools import HIDDEN
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.tables import TABLES
from argosy.search.duel.best_prior import best_prior, choose_in_batch
from argosy.search.duel.endgame_solver import LEVEL, solve
from argosy.search.duel.hidden_information.information_set import hide
from argosy.search.duel.net.listing import SEEN
from argosy.search.duel.net.weights import NET
from argosy.search.duel.tree import EDGE, NODE, TREE
from argosy.search.duel.tree_search import run_iterations

ENTRIES = (
    entry(
        run_iterations,
        TREE,
        array(NODE),
        array(EDGE),
        array(GAME),
        TABLES,
        HIDDEN,
        CHOICES,
        array(np.int64),
        NET,
        SEEN,
        np.int64,
    ),
    entry(best_prior, array(NODE), array(EDGE), array(GAME), TABLES, CHOICES),
    entry(
        choose_in_batch,
        array(GAME),
        np.int64,
        np.int64,
        TABLES,
        array(np.bool_),
        array(np.int64),
        TREE,
        array(NODE),
        array(EDGE),
        array(GAME),
        array(HIDDEN),
        CHOICES,
        array(np.int64),
        NET,
        SEEN,
        np.int64,
    ),
    entry(hide, GAME, TABLES, np.int64, HIDDEN),
    entry(solve, array(GAME), array(CHOICES), array(LEVEL), TABLES, np.int64, array(np.int64)),
)
