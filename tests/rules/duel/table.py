"""Table builder and names for the rules tests of Duel."""

from argosy.game.duel.game import DuelGame
from argosy.rules.duel import terms as t
from argosy.testing.duel import (
    cards,
    chambers,
    city,
    coins,
    line,
    play,
    prepared,
    price,
    prices,
    table,
    texts,
)

ALL = ("pantheon", "agora")


def splits(game: DuelGame) -> dict[str, tuple[int, int]]:
    """Every priced choice of the seat that decides: coins to the bank, coins to the opponent."""
    return {choice.text: (choice.price.bank, choice.price.opponent) for choice in game.choices(game.owing[0])}


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
    "splits",
    "t",
    "table",
    "texts",
]
