"""Runs a search from a view: determinizations, a budget, and the result."""

import time

import numpy as np
from numpy.typing import NDArray

from argosy.batch.base import NO_CHOICE, backend, compiled
from argosy.batch.duel import DuelBatch
from argosy.game import engine
from argosy.game.duel.view import DuelView
from argosy.rules.duel.hidden_information.pools import HIDDEN
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.records import Records, new_records
from argosy.search.duel.best_prior import best_prior, choose_in_batch
from argosy.search.duel.endgame import solved
from argosy.search.duel.hidden_information.from_view import InformationSet, information_set_from_view
from argosy.search.duel.net.listing import SEEN
from argosy.search.duel.net.weights import NO_NET, net_for
from argosy.search.duel.tree import TREE, new_edges, new_nodes
from argosy.search.duel.tree_search import run_iterations
from argosy.search.engine.runner import Layout, SearchBuffers
from argosy.search.types import KNOWING, LEARNED, PLAIN, Budget, Found, Style, by_hand

LAYOUT = Layout(
    new_nodes, new_edges, TREE, GAME, worlds=2, most_nodes=200_000, most_iterations=6_000_000, chunk=64
)


class DuelBuffers(SearchBuffers):
    """Arrays of a search in Duel."""

    def __init__(self) -> None:
        super().__init__(LAYOUT)
        self.out = new_records(CHOICES, 1)[0]
        self.seen = new_records(SEEN, 1)[0]
        self.hidden = new_records(HIDDEN, 2)
        """Of batches; the second stays zeroed."""


BUFFERS = DuelBuffers()


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
    net = net_for(ruleset, style.fixed_nets) if style.learned else None
    _begin(known, budget, style if net is not None else by_hand(style), seed)
    return BUFFERS.run(lambda count: _run(ruleset, known, net, count), budget, began, int, only)


def best_prior_move(ruleset: DuelRuleset, seen: DuelView | InformationSet) -> int:
    """The number of the choice with the best prior, without a search.

    The prior is a net's policy, or the heuristic where there is no net. Raises ArgosyError as `run_search`.
    """
    known = seen if isinstance(seen, InformationSet) else _known(ruleset, seen)
    net = net_for(ruleset)
    _begin(known, Budget(iterations=1), LEARNED if net is not None else KNOWING, 0)
    _run(ruleset, known, net, 0)  # expands the root, without iterations
    return int(
        compiled(best_prior)(BUFFERS.nodes, BUFFERS.edges, BUFFERS.worlds, ruleset.tables, BUFFERS.out)
    )


def best_prior_moves(batch: DuelBatch, where: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the exact number of `best_prior_move` for each game of `where` that runs, shape (games,).

    It is that of the seat that decides; NO_CHOICE elsewhere.
    """
    return _moves(batch, where, 0)


def searched_moves(batch: DuelBatch, where: NDArray[np.bool_], iterations: int) -> NDArray[np.int64]:
    """Return the number that a search of so many iterations finds for each game of `where` that runs.

    Shape (games,), as `best_prior_moves`. The search's chance comes from the seed and the moment of the game;
    endgames are not solved.
    """
    return _moves(batch, where, max(1, iterations))


def _moves(batch: DuelBatch, where: NDArray[np.bool_], iterations: int) -> NDArray[np.int64]:
    """Moves of a search; of priors if there are no iterations."""
    numbers = np.full(batch.games, NO_CHOICE, np.int64)
    net, tables, kernel = net_for(batch.ruleset), batch.ruleset.tables, compiled(choose_in_batch)
    style = LEARNED if net is not None else KNOWING

    def work(_: int, first: int, last: int) -> None:
        buffers = BUFFERS
        tree = buffers.begin(batch.array[:1], 0, Budget(iterations=max(1, iterations)), style, 0)
        tree.value_weight = style.value_weight if iterations else 0.0
        kernel(
            batch.array,
            first,
            last,
            tables,
            where,
            numbers,
            tree,
            buffers.nodes,
            buffers.edges,
            buffers.worlds,
            buffers.hidden,
            buffers.out,
            buffers.rng,
            NO_NET if net is None else net,
            buffers.seen,
            iterations,
        )

    batch.share_out(work)
    return numbers


def _known(ruleset: DuelRuleset, view: DuelView) -> InformationSet:
    with engine.in_backend(backend()):
        return information_set_from_view(ruleset, view)


def _begin(known: InformationSet, budget: Budget, style: Style, seed: int) -> None:
    """Empty the tree."""
    tree = BUFFERS.begin(known.game, int(known.hidden.viewer), budget, style, seed)
    tree.value_weight = style.value_weight


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
