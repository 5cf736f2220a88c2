"""Searching in Duel (`argosy.search.duel`)."""

from argosy.bots.duel.facts import ruleset_of_view
from argosy.game.duel.view import DuelView
from argosy.search.duel.known import Known, known_of
from argosy.search.duel.think import think
from argosy.search.types import Budget, Found, Style

__all__ = ["known_of", "search"]


def search(seen: DuelView | Known, budget: Budget, style: Style, seed: int, only: int | None = None) -> Found:
    """What a search finds from a view, or from what a seat knows of a game; only: about this one choice."""
    ruleset = seen.ruleset if isinstance(seen, Known) else ruleset_of_view(seen)
    return think(ruleset, seen, budget, style, seed, only)
