"""Coins and debts that each city should have by the public events."""

from collections import Counter
from collections.abc import Iterable

from argosy.game import WondersGame
from argosy.game.types import Event


class Books:
    """The accounts of all cities, by seat."""

    def __init__(self, game: WondersGame) -> None:
        self.coins = Counter({city.seat: city.coins for city in game.view(None).cities})
        self.debts = Counter[int]()

    def write(self, events: Iterable[Event]) -> None:
        """Book what has happened."""
        for event in events:
            if event.kind == "gained":
                self.coins[event.seat] += event.coins
            elif event.kind in ("paid", "lost", "taxed", "lost_coins"):
                self.coins[event.seat] -= event.coins
            self.debts[event.seat] += event.debts

    def differences(self, game: WondersGame) -> list[tuple[int, str, int, int]]:
        """(seat, what, how much is booked, how much the city has) where they are not the same."""
        found = []
        for city in game.view(None).cities:
            booked = (self.coins[city.seat], self.debts[city.seat])
            has = (city.coins, city.cities.debts if city.cities else 0)
            rows = zip(("coins", "debts"), booked, has, strict=True)
            found += [(city.seat, what, mine, theirs) for what, mine, theirs in rows if mine != theirs]
        return found
