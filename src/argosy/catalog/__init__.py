"""The facts of the games, read from data files and checked: cards, wonders, setup, expansions.

`load_expansions("wonders", ("base_2010",))` is the way in. Data that contradicts itself is refused with a
CatalogError that names file, block and remedy.
"""

from argosy.catalog import fingerprint
from argosy.catalog.expansions import Expansion, known_expansions
from argosy.catalog.wonders.effects import FIELDS, Effect
from argosy.catalog.wonders.load import load_expansions
from argosy.catalog.wonders.setup import Setup
from argosy.catalog.wonders.types import Card, Catalog, ChainSymbol, Side, Stage, Wonder

__all__ = [
    "FIELDS",
    "Card",
    "Catalog",
    "ChainSymbol",
    "Effect",
    "Expansion",
    "Setup",
    "Side",
    "Stage",
    "Wonder",
    "fingerprint",
    "known_expansions",
    "load_expansions",
]
