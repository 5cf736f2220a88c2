"""The tree of a search as arrays: nodes, edges, and the parameters of the search.

A node is a decision as the seat whose search it is can know it: the choices made since the root and what has
come to light with them. Its choices are listed once, as edges in a chain. An edge has a child for each thing
that may come to light with it. `search.engine.tree` has the fields of every search; here are those of Duel.

Node
  key              what has come to light with the edge that leads here (`news`)
  next             the next child of the same edge, -1 = none
  seat             who decides; `value` is the sum of results for them
  varies           1: what may be chosen depends on what the viewer does not know, so that edges are looked up

Edge
  key, bank, trade, how   the choice, as in `rules.duel.state.CHOICES`; the key is its number
"""

import numpy as np

from argosy.rules.records import Records, new_records
from argosy.search.engine.tree import edge_type, node_type, tree_type

NODE = node_type(("key", np.int64), ("next", np.int32), ("seat", np.int16), ("varies", np.int16))
EDGE = edge_type(
    ("key", np.int32), ("thing", np.int16), ("bank", np.int16), ("trade", np.int16), ("how", np.int16)
)
LONGEST_PATH = 256
TREE = tree_type(
    LONGEST_PATH,
    ("is_fresh", np.int32),  # 1: the net has looked at the world of the iteration under way
    ("evaluated", np.float64),  # what the net says then: the chance of seat 0
)
EDGES_A_NODE = 24
"""Room for edges; where it runs out, leaves are no longer made into nodes."""


def new_nodes(count: int) -> Records:
    """Room for nodes."""
    return new_records(NODE, count)


def new_edges(count: int) -> Records:
    """Room for the edges of so many nodes, and for one node with all choices that there can be."""
    return new_records(EDGE, EDGES_A_NODE * count + 640)
