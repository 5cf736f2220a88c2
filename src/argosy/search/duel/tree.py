"""The tree of a search as arrays: nodes, edges, and the parameters of the search.

A node is a decision as the seat whose search it is can know it: the choices made since the root and what has
come to light with them. Its choices are listed once, as edges in a chain. An edge has a child for each thing
that may come to light with it.

Node
  key              what has come to light with the edge that leads here (`news`)
  next             the next child of the same edge, -1 = none
  edge             the first edge, -1 = none
  visits           how often the search came through
  value            sum of results for the seat that decides
  seat             who decides
  varies           1: what may be chosen depends on what the viewer does not know, so that edges are looked up

Edge
  number, bank, trade, how   the choice, as in `rules.duel.state.CHOICES`
  next             the next edge of the same node, -1 = none
  node             the first child, -1 = none
  visits
  value            sum of results for the seat that decides: 1 won, 0 lost
  prior            how likely a good player takes it; all of a node sum to 1
"""

import numpy as np

from argosy.rules.records import Records, new_records

NODE = np.dtype(
    [
        ("key", np.int64),
        ("value", np.float64),
        ("next", np.int32),
        ("edge", np.int32),
        ("visits", np.int32),
        ("seat", np.int16),
        ("varies", np.int16),
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("value", np.float64),
        ("prior", np.float64),
        ("number", np.int32),
        ("next", np.int32),
        ("node", np.int32),
        ("visits", np.int32),
        ("bank", np.int16),
        ("trade", np.int16),
        ("how", np.int16),
    ],
    align=True,
)
LONGEST_PATH = 256
TREE = np.dtype(
    [
        ("nodes", np.int32),  # in use
        ("edges", np.int32),
        ("iterations", np.int32),  # done
        ("budget", np.int32),  # to be done, for stopping early; 0 = not known
        ("viewer", np.int32),
        ("knows", np.int32),  # 1: priors and evaluation, 0: plain search
        ("has_net", np.int32),  # 1: these come from the net, 0: from the heuristic
        ("is_fresh", np.int32),  # 1: the net has looked at the world of the iteration under way
        ("evaluated", np.float64),  # what the net says then: the chance of seat 0
        ("explore", np.float64),  # weight of what has been tried little
        ("value_weight", np.float64),  # share of the evaluation in the value of a leaf; the rest is a playout
        ("path", np.int32, LONGEST_PATH),  # edges of the iteration under way
        ("path_node", np.int32, LONGEST_PATH),
    ],
    align=True,
)
EDGES_A_NODE = 24
"""Room for edges; where it runs out, leaves are no longer made into nodes."""


def new_nodes(count: int) -> Records:
    """Room for nodes."""
    return new_records(NODE, count)


def new_edges(count: int) -> Records:
    """Room for the edges of so many nodes, and for one node with all choices that there can be."""
    return new_records(EDGE, EDGES_A_NODE * count + 640)
