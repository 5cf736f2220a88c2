"""Searching in 7 Wonders (`argosy.search.wonders`)."""

from argosy.bots.wonders.facts import ruleset_of_view
from argosy.game.wonders.view import WondersView
from argosy.search.types import Budget, Found, Style
from argosy.search.wonders.known import Known, known_of
from argosy.search.wonders.think import think

__all__ = ["known_of", "search"]


def search(seen: WondersView | Known, budget: Budget, style: Style, seed: int, only: int | None = None) -> Found:
    """What a search finds from a view, or from what a seat knows of a game; only: about this one choice."""
    ruleset = seen.ruleset if isinstance(seen, Known) else ruleset_of_view(seen)
    return think(ruleset, seen, budget, style, seed, only)
