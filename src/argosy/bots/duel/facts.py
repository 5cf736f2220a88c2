"""The printed facts of Duel by id: they are public, so a bot may know them."""

from functools import cache
from typing import Any

from argosy.catalog.duel import DuelCatalog, load_duel


@cache
def catalog() -> DuelCatalog:
    """The public facts."""
    return load_duel()


@cache
def things() -> dict[str, Any]:
    """Cards, wonders, tokens, decrees, conspiracies and gods by id."""
    facts = catalog()
    groups = (facts.cards, facts.wonders, facts.progress, facts.decrees, facts.conspiracies, facts.divinities)
    return {thing.id: thing for group in groups for thing in group}
