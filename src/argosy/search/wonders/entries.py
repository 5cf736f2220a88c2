"""The compiled entry points of the search in 7 Wonders for Python, with the types of arguments.

`argosy.rules.backends` calls them.
"""

import numpy as np

from argosy.rules.compiler.program import array, entry
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.rules.wonders.tables import TABLES
from argosy.search.wonders.best_prior import likeliest
from argosy.search.wonders.evaluation.tables import NOTES
from argosy.search.wonders.hidden_information.information_set import forget
from argosy.search.wonders.hidden_information.pools import HIDDEN
from argosy.search.wonders.net.weights import NET
from argosy.search.wonders.tree import EDGE, NODE, SCRATCH, TREE
from argosy.search.wonders.tree_search import grow

SEARCH = (
    TREE,
    array(NODE),
    array(EDGE),
    array(GAME),
    TABLES,
    NOTES,
    NET,
    HIDDEN,
    array(CHOICE),
    array(CHOICE),
    SCRATCH,
    array(np.int64),
)
"""What a search works with (`search.py`)."""
ENTRIES = (
    entry(grow, *SEARCH, np.int64),
    entry(likeliest, *SEARCH),
    entry(forget, GAME, TABLES, np.int64, array(np.int16), HIDDEN),
)
