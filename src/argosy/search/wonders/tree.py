"""The tree of a search as arrays: nodes, edges, and the parameters of the search.

A node is what the searching player has chosen since the root; whatever others did and whatever came to light
meanwhile is another one in every iteration. So the choices of a node are those of the determinization at
hand, and an edge stands for one of them in all determinizations where it is legal. At the root, edges are
choices with all their payments; further down an edge is what is done, by its cheapest payment, and any card
does for a stage or a sale.

`search.engine.tree` has the fields of every search; here are those of 7 Wonders.

Edge
  key              the choice: its row in the list of the root, further down what is done (`key_of`)
  thing            at the root the first row of a choice that does the same
"""

import numpy as np

from argosy.rules.records import Records, new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.state import SEATS
from argosy.rules.wonders.terms import LINES
from argosy.search.engine.tree import edge_type, node_type, tree_type
from argosy.search.wonders.evaluation.effect_heuristic import WEIGHTS
from argosy.search.wonders.net.listing import SEEN
from argosy.search.wonders.net.policy import MOST_SLOTS

NODE = node_type()
EDGE = edge_type(("thing", np.int32), ("key", np.int64))
LONGEST_PATH = 64
OPTIONS = 256
"""Different things that a city may do in a turn; more than that are not looked at."""
TREE = tree_type(
    LONGEST_PATH,
    ("city", np.int32),  # the city that the viewer decides for at the root
    ("choices", np.int32),  # listed at the root
    # Sums over all iterations: of the chance to win, and of how far ahead (`end_value.py`).
    ("won", np.float64),
    ("ahead", np.float64),
    ("length", np.int32),  # edges of the iteration under way
)
SCRATCH = np.dtype(
    [
        ("weights", WEIGHTS),
        ("seen", SEEN),
        ("rows", np.int16, MOST_SLOTS),
        ("worth", np.float64, MAX_CHOICES),  # of listed choices
        ("option", np.int64, OPTIONS),  # keys of what may be done
        ("option_row", np.int32, OPTIONS),  # a listed choice that does it
        ("option_worth", np.float64, OPTIONS),
        ("option_many", np.int32, OPTIONS),  # listed choices that do it equally well
        ("points", np.int64, len(LINES)),  # of one city
        ("totals", np.int64, SEATS),
        ("won", np.float64),  # of the end of a game (`end_value.py`)
        ("ahead", np.float64),
    ],
    align=True,
)
EDGES_A_NODE = 16
"""Room for edges; where it runs out, nothing new is tried any more."""


def new_nodes(count: int) -> Records:
    """Room for nodes."""
    return new_records(NODE, count)


def new_edges(count: int) -> Records:
    """Room for the edges of so many nodes, and for a root with all choices that there can be."""
    return new_records(EDGE, EDGES_A_NODE * count + MAX_CHOICES)
