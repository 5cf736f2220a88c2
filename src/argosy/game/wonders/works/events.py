"""What everybody sees of coins that common works bring or take, and of penalties.

gained, lost_coins (seat, coins, source) · lost_building (seat, card) · project_debt (seat, token) · board_stopped (seat)
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset

PENALTIES = ("ask_penalty", "suffer_penalty")
"""The steps in which cities suffer what they have chosen; the rest of a judgement is told by the box of the work."""


class Before:
    """What a step may change and events need to know."""

    def __init__(self, game: Game) -> None:
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.coins = [int(city.coins) for city in cities]
        self.debts = [int(city.babel.debt) for city in cities]
        self.rests = [int(city.babel.board_rests) for city in cities]
        self.standing = [[int(word) for word in city.standing] for city in cities]


def events_of(step: str, before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of one step that has just run."""
    return list(penalties(before, ruleset, game)) if step in PENALTIES else []


def coins(source: str, before: Before, game: Game) -> Iterator[Event]:
    """Coins that came or went in the step."""
    for seat, had in enumerate(before.coins):
        change = int(game.cities[seat].coins) - had
        if change:
            yield Event(kind="gained" if change > 0 else "lost_coins", seat=seat, coins=abs(change), source=source)


def penalties(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    """What penalties have taken."""
    for seat in range(game.seats):
        city = game.cities[seat]
        for kind, card in enumerate(ruleset.card_ids):
            if before.standing[seat][kind >> 6] >> (kind & 63) & 1 and not has_built(city, kind):
                yield Event(kind="lost_building", seat=seat, card=card)
        if city.babel.debt < before.debts[seat]:
            yield Event(kind="project_debt", seat=seat, token=int(city.babel.debt) - before.debts[seat])
        if city.babel.board_rests and not before.rests[seat]:
            yield Event(kind="board_stopped", seat=seat)
