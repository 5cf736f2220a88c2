"""Tables of Duel in a sentence, and what tests ask of them."""

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
