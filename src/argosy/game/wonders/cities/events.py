"""Public events of Cities, step by step: losses and debts, Diplomacy.

lost (seat, coins paid, debts taken) · indebted (seat, debts): by a card of a neighbour · diplomacy (seat):
took a token
· stayed_out (seat): gave it back after the land conflicts
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.tokens import diplomacy_taken, stayed_out
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset

BUILDS = ("effects", "revive")
"""Steps in which cards, stages and leaders come into play."""
LATER = ("recruit_extra", "ask_leaders", "answer_leaders")
"""Steps in which leaders come later in a turn: of what they bring only Diplomacy is told."""


def black_events(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Cities in one step that has just run."""
    if step == "settle_losses":
        return list(_lost(before, game))
    if step == "conflict":
        return stayed_out(before, game)
    if step in LATER:
        return [event for seat in range(game.seats) for event in diplomacy_taken(before, game, seat)]
    return (
        [event for seat in range(game.seats) for event in _built(before, game, seat)]
        if step in BUILDS
        else []
    )


def _lost(before: Game, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        was, now = before.cities[seat], game.cities[seat]
        if was.black.loss:
            debts = int(now.black.debts - was.black.debts)
            yield Event(kind="lost", seat=seat, coins=int(was.coins - now.coins), debts=debts)


def _built(before: Game, game: Game, seat: int) -> Iterator[Event]:
    debts = int(game.cities[seat].black.debts - before.cities[seat].black.debts)
    if debts:
        yield Event(kind="indebted", seat=seat, debts=debts)
    yield from diplomacy_taken(before, game, seat)
