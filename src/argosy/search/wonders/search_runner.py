"""Runs a search from a view: determinizations, a budget, and the result."""

import threading
import time
from typing import Any

import numpy as np

from argosy.batch.base import backend, compiled
from argosy.game import engine
from argosy.game.wonders.view import WondersView
from argosy.rules.records import Record, Records, new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.search.engine.tree import BASE, NONE, ROOT
from argosy.search.rng import start_rng
from argosy.search.types import KNOWING, LEARNED, PLAIN, Budget, Found, Style, Tried, by_hand
from argosy.search.wonders.best_prior import best_prior
from argosy.search.wonders.evaluation.table_packing import evaluation_of
from argosy.search.wonders.hidden_information.from_view import InformationSet, information_set_from_view
from argosy.search.wonders.net.weights import NO_NET, net_for, policy_for
from argosy.search.wonders.tree import SCRATCH, TREE, new_edges, new_nodes
from argosy.search.wonders.tree_search import run_iterations

CHUNK = 16
"""Iterations between two looks at the clock."""
MOST_NODES = 30_000


class SearchBuffers(threading.local):
    """Arrays of a search, kept by each thread for the next one."""

    def __init__(self) -> None:
        self.nodes = new_nodes(0)
        self.edges = new_edges(0)
        self.worlds = new_records(GAME, 3)  # the third: of `best_prior_move`
        self.rows = new_records(CHOICE, MAX_CHOICES)
        self.out = new_records(CHOICE, MAX_CHOICES)
        self.scratch = new_records(SCRATCH, 1)[0]
        self.tree = new_records(TREE, 1)
        self.rng = np.zeros(1, np.int64)

    def make(self, nodes: int) -> None:
        """Room for so many nodes."""
        if len(self.nodes) < nodes:
            self.nodes, self.edges = new_nodes(nodes), new_edges(nodes)


BUFFERS = SearchBuffers()


def run_search(
    ruleset: Ruleset,
    seen: WondersView | InformationSet,
    budget: Budget,
    style: Style = PLAIN,
    seed: int = 0,
    only: int | None = None,
) -> Found:
    """Search from a view, or from what a seat knows of a game (`information_set_of`), which comes to the
    same.

    The same view, budget in iterations, style and seed: the same in both backends.

    only: the number of the one choice that is asked about. With two players a controller thinks about its own
    card first, then about the free city's. Raises ArgosyError for a view of a spectator, of a seat that is
    asked nothing, or of a game that is over.
    """
    began = time.perf_counter()
    known = seen if isinstance(seen, InformationSet) else _known(ruleset, seen)
    net = net_for(ruleset) if style.learned else None
    _begin(known, budget, style if net is not None else by_hand(style), seed)
    left = budget.iterations or MOST_NODES * 1000
    tree, is_done = BUFFERS.tree[0], False
    if only is not None:
        _run(ruleset, known, net, 0)  # plants the root and looks at no world
        keep_only(BUFFERS.nodes, BUFFERS.edges, BUFFERS.rows, only)
    while left > 0 and not is_done:
        count = min(left, CHUNK if budget.seconds else left)
        is_done = _run(ruleset, known, net, count)
        left -= count
        is_done = is_done or (budget.seconds > 0 and time.perf_counter() - began >= budget.seconds)
    return _found(int(tree.iterations))


def best_prior_move(ruleset: Ruleset, seen: WondersView | InformationSet) -> int:
    """The number of the choice with the best prior, without a search.

    The prior is a net's policy, or the heuristic where there is no net. Raises ArgosyError as `run_search`.
    """
    known = seen if isinstance(seen, InformationSet) else _known(ruleset, seen)
    net = policy_for(ruleset)
    _begin(known, Budget(iterations=1), LEARNED if net is not None else KNOWING, 0)
    _run(ruleset, known, net, 0)  # plants the root and looks at no world
    row = compiled(best_prior)(*_given(ruleset, known, net))
    return int(BUFFERS.rows[int(row)].number)


def _known(ruleset: Ruleset, view: WondersView) -> InformationSet:
    with engine.in_backend(backend()):
        return information_set_from_view(ruleset, view)


def _begin(known: InformationSet, budget: Budget, style: Style, seed: int) -> None:
    """An empty tree."""
    wanted = min(budget.iterations or MOST_NODES, MOST_NODES)
    BUFFERS.make(1 << max(wanted, 64).bit_length())
    BUFFERS.worlds.view(np.ndarray)[BASE] = known.game.view(np.ndarray)[0]
    start_rng(BUFFERS.rng, np.uint64(seed))
    BUFFERS.tree[:] = np.zeros(1, TREE)
    tree = BUFFERS.tree[0]
    tree.budget, tree.viewer, tree.city = budget.iterations, known.hidden.viewer, known.city
    tree.explore, tree.knows, tree.has_net = style.explore, style.knows, style.learned
    tree.value_weight = style.value_weight if style.learned else 0.0


def _run(ruleset: Ruleset, known: InformationSet, net: Record | None, count: int) -> bool:
    """So many iterations."""
    return compiled(run_iterations)(*_given(ruleset, known, net), count)


def _given(ruleset: Ruleset, known: InformationSet, net: Record | None) -> tuple[Any, ...]:
    """Return the arguments of the search's kernels (`entries.SEARCH`)."""
    buffers = BUFFERS
    return (
        buffers.tree[0],
        buffers.nodes,
        buffers.edges,
        buffers.worlds,
        ruleset.tables,
        evaluation_of(ruleset),
        NO_NET if net is None else net,
        known.hidden,
        buffers.rows,
        buffers.out,
        buffers.scratch,
        buffers.rng,
    )


def keep_only(nodes: Records, edges: Records, rows: Records, number: int) -> None:
    """Leave the root one choice."""
    edge = int(nodes[ROOT].edge)
    while int(rows[int(edges[edge].key)].number) != number:
        edge = int(edges[edge].next)
    nodes[ROOT].edge, edges[edge].next = edge, NONE


def _found(iterations: int) -> Found:
    tried: list[Tried] = []
    edge = int(BUFFERS.nodes[ROOT].edge)
    while edge != NONE:
        row: Any = BUFFERS.edges[edge]
        number = int(BUFFERS.rows[int(row.key)].number)
        tried.append(Tried(number, int(row.visits), float(row.value) / max(1, int(row.visits))))
        edge = int(row.next)
    tried.sort(key=lambda one: (-one.visits, -one.value))
    return Found(tuple(tried), iterations)
