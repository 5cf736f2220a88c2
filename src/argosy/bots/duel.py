"""Search backend of Duel for bots (`argosy.search.duel`)."""

import msgspec

from argosy.bots.search_backends import BackendView, ruleset_of
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.game import DuelGame
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import DuelOptions, DuelRuleset, duel_ruleset
from argosy.search.duel import search_runner
from argosy.search.duel.hidden_information import from_view
from argosy.search.duel.hidden_information.from_view import InformationSet, information_set_of
from argosy.search.duel.search_runner import best_prior_moves, searched_moves
from argosy.search.types import Budget, Found, Style

__all__ = [
    "GAME",
    "SHOWN",
    "best_prior_move",
    "best_prior_moves",
    "determinize",
    "information_set_of",
    "ruleset_of_view",
    "search",
    "searched_moves",
]

GAME = "duel"
SHOWN = BackendView(DuelView, tuple[DuelChoice, ...])


def search(
    seen: DuelView | InformationSet, budget: Budget, style: Style, seed: int, only: int | None = None
) -> Found:
    """Return the result of a search from a view or an information set; only: about this one choice."""
    return search_runner.run_search(_ruleset(seen), seen, budget, style, seed, only)


def best_prior_move(seen: DuelView | InformationSet) -> int:
    """The number of the choice with the highest prior."""
    return search_runner.best_prior_move(_ruleset(seen), seen)


def ruleset_of_view(view: DuelView) -> DuelRuleset:
    """The ruleset of the table that a view shows."""
    return ruleset_of(view, DuelRuleset, lambda: _build(view))


def determinize(view: DuelView, seed: int) -> DuelGame:
    """A game in which the seat of the view sees the same."""
    return from_view.determinize(ruleset_of_view(view), view, seed)


def _ruleset(seen: DuelView | InformationSet) -> DuelRuleset:
    return seen.ruleset if isinstance(seen, InformationSet) else ruleset_of_view(seen)


def _build(view: DuelView) -> DuelRuleset:
    return duel_ruleset(expansions=view.expansions, options=msgspec.convert(view.options, DuelOptions))
