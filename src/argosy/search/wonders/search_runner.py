"""Runs a search from a view: determinizations, a budget, and the result."""

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.batch.base import NO_CHOICE, backend, compiled
from argosy.batch.wonders import WondersBatch
from argosy.game import engine
from argosy.game.wonders.view import WondersView
from argosy.rules.records import Record, new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.search.engine.runner import Layout, SearchBuffers
from argosy.search.types import KNOWING, LEARNED, PLAIN, Budget, Found, Style, by_hand
from argosy.search.wonders.best_prior import best_prior, best_priors
from argosy.search.wonders.evaluation.table_packing import evaluation_of
from argosy.search.wonders.hidden_information.from_view import (
    InformationSet,
    information_set_from_view,
    names_of,
)
from argosy.search.wonders.hidden_information.pools import HIDDEN
from argosy.search.wonders.net.weights import NO_NET, net_for, policy_for
from argosy.search.wonders.tree import SCRATCH, TREE, new_edges, new_nodes
from argosy.search.wonders.tree_search import run_iterations

LAYOUT = Layout(
    new_nodes,
    new_edges,
    TREE,
    GAME,
    worlds=3,  # the third: of `best_prior_move`
    most_nodes=30_000,
    most_iterations=30_000_000,
    chunk=16,
)
POLICY_SHARE = 0.5
"""Share of greedy's net in the priors of the root; the rest is the heuristic's."""
ROOT_WEIGHT = 2.0
"""Factor of the priors of a blended root; those of every other node sum to 1."""


class WondersBuffers(SearchBuffers):
    """Arrays of a search in 7 Wonders."""

    def __init__(self) -> None:
        super().__init__(LAYOUT)
        self.rows = new_records(CHOICE, MAX_CHOICES)
        self.out = new_records(CHOICE, MAX_CHOICES)
        self.scratch = new_records(SCRATCH, 1)[0]
        self.hidden = new_records(HIDDEN, 2)
        """Of `best_prior_moves`; the second stays zeroed."""


BUFFERS = WondersBuffers()


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
    takes_nets = style.learned and not style.fixed_nets
    net = net_for(ruleset) if takes_nets else None
    policy = policy_for(ruleset) if takes_nets and net is None else None
    began = time.perf_counter()  # the first search of a process reads nets, which is no thinking
    known = seen if isinstance(seen, InformationSet) else _known(ruleset, seen)
    priors = None if policy is None else _policy_priors(ruleset, known, policy)
    _begin(known, budget, style if net is not None else by_hand(style), seed)
    if priors is not None:
        _run(ruleset, known, None, 0)
        _blend_root(priors)
    return BUFFERS.run(lambda count: _run(ruleset, known, net, count), budget, began, _number_of, only)


def best_prior_move(ruleset: Ruleset, seen: WondersView | InformationSet) -> int:
    """The number of the choice with the best prior, without a search.

    The prior is a net's policy, or the heuristic where there is no net. Raises ArgosyError as `run_search`.
    """
    known = seen if isinstance(seen, InformationSet) else _known(ruleset, seen)
    net = policy_for(ruleset)
    _expand_root(ruleset, known, net)
    row = compiled(best_prior)(*_given(ruleset, known, net))
    return _number_of(int(row))


def best_prior_moves(batch: WondersBatch, where: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the exact number of `best_prior_move` for each city that owes, shape (games, cities).

    It is that of whoever decides for the city, in the games of `where`; NO_CHOICE elsewhere.
    """
    ruleset, kernel = batch.ruleset, compiled(best_priors)
    numbers = np.full((batch.games, batch.cities), NO_CHOICE, np.int64)
    net, names, evaluation = policy_for(ruleset), names_of(ruleset), evaluation_of(ruleset)
    style = LEARNED if net is not None else KNOWING

    def work(_: int, first: int, last: int) -> None:
        buffers = BUFFERS
        tree = buffers.begin(batch.array[:1], 0, Budget(iterations=1), style, 0)
        tree.value_weight = style.value_weight if style.learned else 0.0
        kernel(
            batch.array,
            first,
            last,
            ruleset.tables,
            where,
            names,
            numbers,
            tree,
            buffers.nodes,
            buffers.edges,
            buffers.worlds,
            evaluation,
            NO_NET if net is None else net,
            buffers.hidden,
            buffers.rows,
            buffers.out,
            buffers.scratch,
            buffers.rng,
        )

    batch.share_out(work)
    return numbers


def _expand_root(ruleset: Ruleset, known: InformationSet, net: Record | None) -> None:
    """Expand a root without iterations, with the priors of a net, or of the heuristic without one."""
    _begin(known, Budget(iterations=1), LEARNED if net is not None else KNOWING, 0)
    _run(ruleset, known, net, 0)


def _policy_priors(ruleset: Ruleset, known: InformationSet, policy: Record) -> NDArray[np.float64]:
    """Return the priors of a net for the choices of the root, shape (choices,). The tree is overwritten."""
    _expand_root(ruleset, known, policy)
    return _root_edges()["prior"].copy()


def _blend_root(priors: NDArray[np.float64]) -> None:
    """Blend a net's priors, shape (choices,), into those of the root, which weigh more than others."""
    edges = _root_edges()
    assert len(edges) == len(priors)  # both roots list the same choices in the same order
    edges["prior"] = ROOT_WEIGHT * ((1 - POLICY_SHARE) * edges["prior"] + POLICY_SHARE * priors)


def _root_edges() -> NDArray[np.void]:
    """The edges of a root that has just been expanded; they are the first ones of the tree."""
    return BUFFERS.edges.view(np.ndarray)[: int(BUFFERS.tree[0].choices)]


def _known(ruleset: Ruleset, view: WondersView) -> InformationSet:
    with engine.in_backend(backend()):
        return information_set_from_view(ruleset, view)


def _begin(known: InformationSet, budget: Budget, style: Style, seed: int) -> None:
    """Empty the tree."""
    tree = BUFFERS.begin(known.game, int(known.hidden.viewer), budget, style, seed)
    tree.city = known.city
    tree.value_weight = style.value_weight if style.learned else 0.0


def _number_of(row: int) -> int:
    """The number of a choice by its row in the list of the root."""
    return int(BUFFERS.rows[row].number)


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
