"""Run of a search within a budget: the arrays of a thread, a loop in chunks, and the result."""

import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from argosy.rules.fast_rng import start_rng
from argosy.rules.records import Record, Records, new_records
from argosy.search.engine.tree import BASE, NONE, ROOT
from argosy.search.types import Budget, Found, Style, Tried


class Layout(NamedTuple):
    """The arrays and limits of a game's search."""

    new_nodes: Callable[[int], Records]
    new_edges: Callable[[int], Records]
    """Room for the edges of so many nodes."""
    tree: np.dtype
    game: np.dtype
    worlds: int
    """Records of a game that it works with: the known one and copies of it."""
    most_nodes: int
    most_iterations: int
    """Of a search that has seconds alone."""
    chunk: int
    """Iterations between two looks at the clock."""


class SearchBuffers(threading.local):
    """Arrays of a search, kept by each thread for the next one; a game adds its own."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.nodes = layout.new_nodes(0)
        self.edges = layout.new_edges(0)
        self.worlds = new_records(layout.game, layout.worlds)
        self.tree = new_records(layout.tree, 1)
        self.rng = np.zeros(1, np.int64)

    def begin(self, game: Records, viewer: int, budget: Budget, style: Style, seed: int) -> Record:
        """Empty the tree for a search from a known game, shape (1,); return the tree."""
        most = self.layout.most_nodes
        self._make(1 << max(min(budget.iterations or most, most), 64).bit_length())
        self.worlds.view(np.ndarray)[BASE] = game.view(np.ndarray)[0]
        start_rng(self.rng, np.uint64(seed))
        self.tree[:] = np.zeros(1, self.layout.tree)
        tree = self.tree[0]
        tree.budget, tree.viewer = budget.iterations, viewer
        tree.explore, tree.knows, tree.has_net = style.explore, style.knows, style.learned
        return tree

    def _make(self, nodes: int) -> None:
        """Room for so many nodes."""
        if len(self.nodes) < nodes:
            self.nodes, self.edges = self.layout.new_nodes(nodes), self.layout.new_edges(nodes)

    def run(
        self,
        iterate: Callable[[int], bool],
        budget: Budget,
        began: float,
        number_of: Callable[[int], int],
        only: int | None,
    ) -> Found:
        """The result of a search that has begun.

        iterate: runs so many iterations and returns whether the search is decided. began: when the clock of
        the budget began. number_of: the number of a choice by the key of its edge. only: the number of the
        one choice that is asked about.
        """
        left = budget.iterations or self.layout.most_iterations
        if only is not None:
            iterate(0)  # expands the root, without iterations
            self._keep_only(only, number_of)
        is_done = False
        while left > 0 and not is_done:
            count = min(left, self.layout.chunk if budget.seconds else left)
            is_done = iterate(count)
            left -= count
            is_done = is_done or (budget.seconds > 0 and time.perf_counter() - began >= budget.seconds)
        return self._found(number_of)

    def _keep_only(self, number: int, number_of: Callable[[int], int]) -> None:
        """Leave the root one choice."""
        edge = int(self.nodes[ROOT].edge)
        while number_of(int(self.edges[edge].key)) != number:
            edge = int(self.edges[edge].next)
        self.nodes[ROOT].edge, self.edges[edge].next = edge, NONE

    def _found(self, number_of: Callable[[int], int]) -> Found:
        """The choices of the root, the most visited first."""
        tried: list[Tried] = []
        edge = int(self.nodes[ROOT].edge)
        while edge != NONE:
            row: Any = self.edges[edge]
            visits = int(row.visits)
            tried.append(Tried(number_of(int(row.key)), visits, float(row.value) / max(1, visits)))
            edge = int(row.next)
        tried.sort(key=lambda one: (-one.visits, -one.value))
        return Found(tuple(tried), int(self.tree[0].iterations))
