"""What tests of Duel set tables up with: the builder that is shipped, and the names of the rules."""

from argosy.rules.duel import terms as t
from argosy.testing.duel import cards, chambers, city, coins, line, play, prepared, price, prices, table, texts

ALL = ("pantheon", "agora")

__all__ = [
    "ALL",
    "cards",
    "chambers",
    "city",
    "coins",
    "line",
    "play",
    "prepared",
    "price",
    "prices",
    "t",
    "table",
    "texts",
]
