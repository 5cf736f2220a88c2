"""Searching in Duel (`argosy.search.duel`)."""

from argosy.bots.duel.facts import ruleset_of_view
from argosy.game.duel.view import DuelView
from argosy.search.duel.think import think
from argosy.search.types import Budget, Found, Style


def search(view: DuelView, budget: Budget, style: Style, seed: int, only: int | None = None) -> Found:
    """What a search from a view finds; only: about this one choice."""
    return think(ruleset_of_view(view), view, budget, style, seed, only)
