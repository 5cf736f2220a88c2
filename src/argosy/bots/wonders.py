"""Search backend of 7 Wonders for bots (`argosy.search.wonders`)."""

import msgspec

from argosy.bots.search_backends import BackendView, ruleset_of
from argosy.game.types import Choice
from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.view import WondersView
from argosy.rules.wonders.ruleset import Options, Ruleset, wonders_ruleset
from argosy.search.types import Budget, Found, Style
from argosy.search.wonders import search_runner
from argosy.search.wonders.hidden_information import from_view
from argosy.search.wonders.hidden_information.from_view import InformationSet, information_set_of
from argosy.search.wonders.search_runner import best_prior_moves

__all__ = [
    "GAME",
    "SHOWN",
    "best_prior_move",
    "best_prior_moves",
    "determinize",
    "information_set_of",
    "ruleset_of_view",
    "search",
]

GAME = "wonders"
SHOWN = BackendView(WondersView, tuple[Choice, ...])


def search(
    seen: WondersView | InformationSet, budget: Budget, style: Style, seed: int, only: int | None = None
) -> Found:
    """Return the result of a search from a view or an information set; only: about this one choice."""
    return search_runner.run_search(_ruleset(seen), seen, budget, style, seed, only)


def best_prior_move(seen: WondersView | InformationSet) -> int:
    """The number of the choice with the highest prior."""
    return search_runner.best_prior_move(_ruleset(seen), seen)


def ruleset_of_view(view: WondersView) -> Ruleset:
    """The ruleset of the table that a view shows."""
    return ruleset_of(view, Ruleset, lambda: _build(view))


def determinize(view: WondersView, seed: int) -> WondersGame:
    """A game in which the seat of the view sees the same."""
    return from_view.determinize(ruleset_of_view(view), view, seed)


def _ruleset(seen: WondersView | InformationSet) -> Ruleset:
    return seen.ruleset if isinstance(seen, InformationSet) else ruleset_of_view(seen)


def _build(view: WondersView) -> Ruleset:
    options, teams = msgspec.convert(view.options, Options), view.partner is not None
    return wonders_ruleset(
        players=view.players, edition=view.edition, expansions=view.expansions, teams=teams, options=options
    )
