"""Test tables of Duel, set up in one expression, and queries about them."""

from argosy.testing.duel.queries import cards, coins, line, play, price, prices, texts
from argosy.testing.duel.tables import chambers, city, prepared, table

__all__ = [
    "cards",
    "chambers",
    "city",
    "coins",
    "line",
    "play",
    "prepared",
    "price",
    "prices",
    "table",
    "texts",
]
