"""The tree of a search as arrays: fields of nodes, edges and parameters that both games have.

A node is a decision; its choices are edges in a chain. A game appends fields of its own (`tree.py` of each
game).

Node
  value            sum of results
  edge             the first edge, -1 = none
  visits           how often the search came through

Edge
  value            sum of results for the seat that decides, 0 to 1
  prior            how likely a good player takes it; all of a node sum to 1, of a blended root to 2
  next             the next edge of the same node, -1 = none
  node             the first node behind it, -1 = none
  visits
  key              the choice; the game says how wide the number is
  thing            what the choice does, whatever is paid or used up for it (`best_prior.py`); likewise
"""

from typing import Any

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record, Records

Field = tuple[str, Any]
"""A field of a structured type: its name and its type."""

NONE = -1
ROOT = 0
BASE, WORLD = 0, 1
"""Where in `worlds` the known game stands, and the world of an iteration."""


def node_type(*more: Field) -> np.dtype:
    """The type of a node, with further fields of a game."""
    return _by_size(*more, ("value", np.float64), ("edge", np.int32), ("visits", np.int32))


def edge_type(*more: Field) -> np.dtype:
    """The type of an edge, with further fields of a game; `key` and `thing` are among them."""
    return _by_size(
        *more,
        ("value", np.float64),
        ("prior", np.float64),
        ("next", np.int32),
        ("node", np.int32),
        ("visits", np.int32),
    )


def _by_size(*fields: Field) -> np.dtype:
    """A type with the widest fields first, so that there is no room between them.

    A tree is read in any order, so more bytes cost time.
    """
    return np.dtype(sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize), align=True)


def tree_type(longest_path: int, *more: Field) -> np.dtype:
    """The type of the parameters of a search, with further fields of a game."""
    return np.dtype(
        [
            ("nodes", np.int32),  # in use
            ("edges", np.int32),
            ("iterations", np.int32),  # done
            ("budget", np.int32),  # to be done, for stopping early; 0 = not known
            ("viewer", np.int32),
            ("knows", np.int32),  # 1: priors and evaluation, 0: plain search
            ("has_net", np.int32),  # 1: these come from the net, 0: from the heuristic
            ("explore", np.float64),  # weight of what has been tried little
            ("value_weight", np.float64),  # share of the evaluation in the value of a leaf
            *more,
            ("path", np.int32, longest_path),  # edges of the iteration under way
            ("path_node", np.int32, longest_path),
        ],
        align=True,
    )


@kernel
def clear_tree(tree: Record, viewer: int) -> None:
    """Begin a search without a budget for a seat; no node of an earlier one is in use."""
    tree.nodes, tree.edges, tree.iterations, tree.budget = 0, 0, 0, 0
    tree.viewer = viewer


@kernel
def add_node(tree: Record, nodes: Records) -> int:
    """The number of a new node, without edges."""
    number = tree.nodes + 0
    node = nodes[number]
    node.edge = NONE
    node.visits = 0
    node.value = 0.0
    tree.nodes += 1
    return number


@kernel
def add_edge(tree: Record, edges: Records, node: Record, key: int, prior: float) -> int:
    """The number of one more edge of a node; it becomes the first one."""
    number = tree.edges + 0
    edge = edges[number]
    edge.key = key
    edge.prior = prior
    edge.node = NONE
    edge.visits = 0
    edge.value = 0.0
    edge.next = node.edge
    node.edge = number
    tree.edges += 1
    return number


@kernel
def find_edge(nodes: Records, edges: Records, node: int, key: int) -> int:
    """The edge of a choice; -1 if the node has none."""
    edge = nodes[node].edge
    while edge != NONE and edges[edge].key != key:
        edge = edges[edge].next
    return edge


@kernel
def add_result(node: Record, edge: Record, result: float) -> None:
    """Add the result of an iteration to one step of its path: a node and the edge that was chosen there."""
    edge.visits += 1
    node.visits += 1
    edge.value += result
    node.value += result
