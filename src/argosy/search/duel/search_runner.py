"""Runs a search from a view: determinizations, a budget, and the result."""

import threading
import time
from typing import Any

import numpy as np

from argosy.batch.base import backend, compiled
from argosy.game import engine
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Records, new_records
from argosy.search.duel.best_prior import best_prior
from argosy.search.duel.endgame import solved
from argosy.search.duel.hidden_information.from_view import InformationSet, information_set_from_view
from argosy.search.duel.net.listing import SEEN
from argosy.search.duel.net.weights import NO_NET, net_for
from argosy.search.duel.tree import TREE, new_edges, new_nodes
from argosy.search.duel.tree_search import run_iterations
from argosy.search.engine.tree import BASE, ROOT
from argosy.search.rng import start_rng
from argosy.search.types import KNOWING, LEARNED, PLAIN, Budget, Found, Style, Tried, by_hand

CHUNK = 64
"""Iterations between two looks at the clock."""
MOST_NODES = 60_000


class SearchBuffers(threading.local):
    """Arrays of a search, kept by each thread for the next one."""

    def __init__(self) -> None:
        self.nodes = new_nodes(0)
        self.edges = new_edges(0)
        self.worlds = new_records(GAME, 2)
        self.out = new_records(CHOICES, 1)[0]
        self.tree = new_records(TREE, 1)
        self.seen = new_records(SEEN, 1)[0]
        self.rng = np.zeros(1, np.int64)

    def make(self, nodes: int) -> None:
        """Room for so many nodes."""
        if len(self.nodes) < nodes:
            self.nodes, self.edges = new_nodes(nodes), new_edges(nodes)


BUFFERS = SearchBuffers()


def run_search(
    ruleset: DuelRuleset,
    seen: DuelView | InformationSet,
    budget: Budget,
    style: Style = PLAIN,
    seed: int = 0,
    only: int | None = None,
) -> Found:
    """Search from a view, or from what a seat knows of a game (`information_set_of`), which comes to the
    same.

    The same view, budget in iterations, style and seed: the same in both backends.

    only: the number of the one choice that is asked about. It is never solved: a search stops at the first
    choice that wins.

    Raises ArgosyError for a view of a spectator or of a game that is over.
    """
    began = time.perf_counter()
    known = seen if isinstance(seen, InformationSet) else _known(ruleset, seen)
    if only is None and (end := solved(ruleset, known, budget)):
        return end
    net = net_for(ruleset) if style.learned else None
    _begin(known, budget, style if net is not None else by_hand(style), seed)
    left = budget.iterations or MOST_NODES * 100
    if only is not None:
        _run(ruleset, known, net, 0)  # plants the root and looks at no world
        keep_only(BUFFERS.nodes, BUFFERS.edges, only)
    is_done = False
    while left > 0 and not is_done:
        count = min(left, CHUNK if budget.seconds else left)
        is_done = _run(ruleset, known, net, count)
        left -= count
        is_done = is_done or (budget.seconds > 0 and time.perf_counter() - began >= budget.seconds)
    return _found()


def best_prior_move(ruleset: DuelRuleset, seen: DuelView | InformationSet) -> int:
    """The number of the choice with the best prior, without a search.

    The prior is a net's policy, or the heuristic where there is no net. Raises ArgosyError as `run_search`.
    """
    known = seen if isinstance(seen, InformationSet) else _known(ruleset, seen)
    net = net_for(ruleset)
    _begin(known, Budget(iterations=1), LEARNED if net is not None else KNOWING, 0)
    _run(ruleset, known, net, 0)  # plants the root and looks at no world
    return int(
        compiled(best_prior)(BUFFERS.nodes, BUFFERS.edges, BUFFERS.worlds, ruleset.tables, BUFFERS.out)
    )


def _known(ruleset: DuelRuleset, view: DuelView) -> InformationSet:
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
    tree.budget, tree.viewer = budget.iterations, known.hidden.viewer
    tree.explore, tree.knows, tree.value_weight, tree.has_net = (
        style.explore,
        style.knows,
        style.value_weight,
        style.learned,
    )


def _run(ruleset: DuelRuleset, known: InformationSet, net: Records | None, count: int) -> bool:
    """So many iterations."""
    return compiled(run_iterations)(
        BUFFERS.tree[0],
        BUFFERS.nodes,
        BUFFERS.edges,
        BUFFERS.worlds,
        ruleset.tables,
        known.hidden,
        BUFFERS.out,
        BUFFERS.rng,
        NO_NET if net is None else net,
        BUFFERS.seen,
        count,
    )


def keep_only(nodes: Records, edges: Records, number: int) -> None:
    """Leave the root one choice."""
    edge = int(nodes[ROOT].edge)
    while int(edges[edge].key) != number:
        edge = int(edges[edge].next)
    nodes[ROOT].edge, edges[edge].next = edge, NONE


def _found() -> Found:
    tried: list[Tried] = []
    edge = int(BUFFERS.nodes[ROOT].edge)
    while edge != NONE:
        row: Any = BUFFERS.edges[edge]
        tried.append(Tried(int(row.key), int(row.visits), float(row.value) / max(1, int(row.visits))))
        edge = int(row.next)
    tried.sort(key=lambda one: (-one.visits, -one.value))
    return Found(tuple(tried), int(BUFFERS.tree[0].iterations))
