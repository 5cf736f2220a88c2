"""The facts of Duel, Pantheon and Agora as typed values. `load_duel()` is the way in."""

from argosy.catalog.duel.agora import Actions, Agora, Chamber
from argosy.catalog.duel.components import Card, Structure, Thing, Token, Wonder
from argosy.catalog.duel.effects import FIELDS, Effect
from argosy.catalog.duel.load import load_duel
from argosy.catalog.duel.pantheon import Divinity, Pantheon, TokenPlaces
from argosy.catalog.duel.types import DuelCatalog, Zone, cards_of
from argosy.catalog.duel.words import COLORS, DECKS, RESOURCES, SECTIONS

__all__ = [
    "COLORS",
    "DECKS",
    "FIELDS",
    "RESOURCES",
    "SECTIONS",
    "Actions",
    "Agora",
    "Card",
    "Chamber",
    "Divinity",
    "DuelCatalog",
    "Effect",
    "Pantheon",
    "Structure",
    "Thing",
    "Token",
    "TokenPlaces",
    "Wonder",
    "Zone",
    "cards_of",
    "load_duel",
]
