"""What Cities lets everybody see, step by step: losses and debts, Diplomacy.

lost (seat, coins paid, debts taken) · indebted (seat, debts): by a card of a neighbour · diplomacy (seat): took a token
· stayed_out (seat): gave it back after the land conflicts
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.tokens import diplomacy_held, diplomacy_taken, stayed_out
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset

BUILDS = ("effects", "revive")
"""Steps in which cards, stages and leaders come into play."""
LATER = ("recruit_extra", "ask_leaders", "answer_leaders")
"""Steps in which leaders come later in a turn: of what they bring only Diplomacy is told."""


class Before:
    """What a step may change and events need to know."""

    def __init__(self, game: Game) -> None:
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.coins = [int(city.coins) for city in cities]
        self.debts = [int(city.black.debts) for city in cities]
        self.diplomacy = diplomacy_held(game)
        self.losses = [int(city.black.loss) for city in cities]


def black_events(step: str, before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Cities in one step that has just run."""
    if step == "settle_losses":
        return list(_lost(before, game))
    if step == "conflict":
        return stayed_out(before.diplomacy, game)
    if step in LATER:
        return [event for seat in range(game.seats) for event in diplomacy_taken(before.diplomacy, game, seat)]
    return [event for seat in range(game.seats) for event in _built(before, game, seat)] if step in BUILDS else []


def _lost(before: Before, game: Game) -> Iterator[Event]:
    for seat, loss in enumerate(before.losses):
        if loss:
            coins = before.coins[seat] - int(game.cities[seat].coins)
            debts = int(game.cities[seat].black.debts) - before.debts[seat]
            yield Event(kind="lost", seat=seat, coins=coins, debts=debts)


def _built(before: Before, game: Game, seat: int) -> Iterator[Event]:
    debts = int(game.cities[seat].black.debts) - before.debts[seat]
    if debts:
        yield Event(kind="indebted", seat=seat, debts=debts)
    yield from diplomacy_taken(before.diplomacy, game, seat)
