"""What Armada lets everybody see, step by step: ships, landings, islands, losses, naval tokens.

sailed (seat, ship, space) · landing (seat, other): an incursion · explored (seat, cards = how many were looked at)
· settled (seat, island) · taxed (seat, coins lost to taxes and pirates) · naval (seat, strength, token)
· abstained (seat) · gained (seat, coins, source = ships)
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.rules.wonders.armada.effects import naval_strength
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset


class Before:
    """What a step may change and events need to know."""

    def __init__(self, game: Game) -> None:
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.coins = [int(city.coins) for city in cities]
        self.ships = [city.armada.ships.copy() for city in cities]
        self.islands = [int(city.armada.islands) for city in cities]
        self.attacks = [int(city.armada.attacks) for city in cities]
        self.drawn = [sum(int(island) >= 0 for island in city.armada.drawn) for city in cities]


def naval_events(step: str, before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Armada in one step that has just run."""
    events = [*_sailed(before, game), *_landings(before, game), *_settled(before, ruleset, game)]
    if step == "draw_islands":
        events += _explored(before, game)
    elif step in ("move_ships", "move_free", "shipyard_coins"):
        events += _coins("gained", before, game)
    elif step == "lose_coins":
        events += _coins("taxed", before, game)
    elif step == "naval_conflict":
        events += _fought(ruleset, game)
    return events


def _sailed(before: Before, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        for lane, name in enumerate(LANES):
            space = int(game.cities[seat].armada.ships[lane])
            if space != before.ships[seat][lane]:
                yield Event(kind="sailed", seat=seat, ship=name, space=space)


def _landings(before: Before, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        new = int(game.cities[seat].armada.attacks) & ~before.attacks[seat]
        yield from (Event(kind="landing", seat=seat, other=other) for other in range(game.seats) if new >> other & 1)


def _settled(before: Before, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        new = int(game.cities[seat].armada.islands) & ~before.islands[seat]
        for number, island in enumerate(ruleset.ids("islands")):
            if new >> number & 1:
                yield Event(kind="settled", seat=seat, island=island)


def _explored(before: Before, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        drawn = sum(int(island) >= 0 for island in game.cities[seat].armada.drawn)
        if drawn and not before.drawn[seat]:
            yield Event(kind="explored", seat=seat, cards=drawn)


def _coins(kind: str, before: Before, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        change = int(game.cities[seat].coins) - before.coins[seat]
        if change:
            source = "ships" if kind == "gained" else None
            yield Event(kind=kind, seat=seat, coins=abs(change), source=source)


def _fought(ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        armada = game.cities[seat].armada
        if armada.abstains:
            yield Event(kind="abstained", seat=seat)
        else:
            strength = int(naval_strength(ruleset.tables, game.cities[seat]))
            yield Event(
                kind="naval", seat=seat, strength=strength, token=int(armada.tokens[game.age - 1]), age=int(game.age)
            )
