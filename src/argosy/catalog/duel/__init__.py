"""The facts of Duel and its expansions as typed values. `load_duel()` is the entry point."""

from argosy.catalog.duel.components import Card, Structure, Thing, Token, Wonder
from argosy.catalog.duel.effects import FIELDS, Effect
from argosy.catalog.duel.load import load_duel
from argosy.catalog.duel.types import DuelCatalog, Zone, cards_of
from argosy.catalog.duel.words import COLORS, DECKS, RESOURCES, SECTIONS

__all__ = [
    "COLORS",
    "DECKS",
    "FIELDS",
    "RESOURCES",
    "SECTIONS",
    "Card",
    "DuelCatalog",
    "Effect",
    "Structure",
    "Thing",
    "Token",
    "Wonder",
    "Zone",
    "cards_of",
    "load_duel",
]
