"""Searching in 7 Wonders (`argosy.search.wonders`)."""

from argosy.bots.wonders.facts import ruleset_of_view
from argosy.game.wonders.view import WondersView
from argosy.search.types import Budget, Found, Style
from argosy.search.wonders.think import think


def search(view: WondersView, budget: Budget, style: Style, seed: int, only: int | None = None) -> Found:
    """What a search from a view finds; only: about this one choice."""
    return think(ruleset_of_view(view), view, budget, style, seed, only)
