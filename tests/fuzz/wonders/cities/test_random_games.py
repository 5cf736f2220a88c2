"""Random games with Cities: invariants of cards, coins, debts and tokens.

Some games of each table are played; ARGOSY_GAMES sets how many there are in all.
"""

import os
from collections import Counter
from random import Random

import pytest

from argosy import from_position, replay
from argosy.game import WondersGame
from argosy.rules.wonders.city import has_built
from tests.fuzz.wonders.cities.tables import TABLES

GAMES = int(os.environ.get("ARGOSY_GAMES", len(TABLES)))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def lying(game: WondersGame) -> Counter:
    """The number of places in which each card lies."""
    state, kinds = game.state, range(len(game.ruleset.catalog.cards))
    found = Counter({kind: int(state.discard[kind]) for kind in kinds})
    for city in state.cities[: game.ruleset.seats]:
        found.update(int(kind) for kind in city.hand[: city.hand_size])
        found.update(int(kind) for kind in city.markers if kind >= 0)
        found.update(kind for kind in kinds if has_built(city, kind))
    return +found


def dealt(game: WondersGame) -> Counter:
    """The cards of all Ages up to now."""
    size = int(game.ruleset.tables.hand) * game.ruleset.seats
    return Counter(int(kind) for age in range(int(game.state.age)) for kind in game.state.decks[age][:size])


class Books:
    """Coins, debts and tokens that each city should have by the public events."""

    def __init__(self, game: WondersGame) -> None:
        cities = game.view(None).cities
        self.coins = Counter({city.seat: city.coins for city in cities})
        self.debts, self.diplomacy, self.victories, self.defeats = Counter(), Counter(), Counter(), Counter()

    def write(self, events) -> None:
        """Book what has happened."""
        for event in events:
            if event.kind == "gained":
                self.coins[event.seat] += event.coins
            elif event.kind in ("paid", "lost", "taxed"):
                self.coins[event.seat] -= event.coins
            self.debts[event.seat] += event.debts
            self.diplomacy[event.seat] += {"diplomacy": 1, "stayed_out": -1}.get(event.kind, 0)
            if event.kind == "token":
                self.victories[event.seat] += 1
            elif event.kind == "defeats_returned":
                self.defeats[event.seat] -= event.tokens
            elif event.kind == "conflict":
                for seat, token in ((event.seat, event.token), (event.other, event.other_token)):
                    self.victories[seat] += event.tokens * (token > 0)
                    self.defeats[seat] += event.tokens * (token < 0)

    def check(self, game: WondersGame) -> None:
        """Compare with what the cities have."""
        for city in game.view(None).cities:
            has = (city.coins, city.cities.debts, city.cities.diplomacy, len(city.victories), city.defeats)
            booked = (self.coins, self.debts, self.diplomacy, self.victories, self.defeats)
            assert has == tuple(book[city.seat] for book in booked), (game.label, city.seat)
            assert min(has) >= 0


@pytest.mark.sample(1)
@every_table
def test_nothing_is_lost_and_nothing_comes_from_nowhere(table):
    """Looked at after every reveal; at some moments explanations and the position, at the end record and
    score.
    """
    for number in range(max(1, GAMES // len(TABLES))):
        game, chance = table.fresh(1000 * table.players + number), Random(number)
        books = Books(game)
        while not game.is_over:
            seat = game.owing[0]
            choices = game.choices(seat)
            assert (
                len({choice.text for choice in choices})
                == len({choice.number for choice in choices})
                == len(choices)
            )
            moment = game.moment
            books.write(game.choose(seat, chance.choice(choices)))
            if game.moment != moment:
                books.check(game)
                assert lying(game) == dealt(game), game.label
            if chance.random() < 0.03 and not game.is_over:
                look_closely(game)
        assert replay(game.record()).array.tobytes() == game.array.tobytes()
        for sheet in game.scores():
            assert sheet.total == sum(line.points for line in sheet.lines)
            assert all(line.points == sum(points for _, points in line.items) for line in sheet.lines)


def look_closely(game: WondersGame) -> None:
    """Every choice of a seat has an explanation; the position gives the same record back."""
    seat = game.owing[0]
    for choice in game.choices(seat)[:40]:
        game.explain(seat, choice)
    assert from_position(game.position()).array.tobytes() == game.array.tobytes(), game.label
