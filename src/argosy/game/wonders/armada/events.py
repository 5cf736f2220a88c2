"""Public events of Armada, step by step: ships, landings, islands, losses, naval tokens.

sailed (seat, ship, space) · landing (seat, other): an incursion · explored (seat, cards = how many were
looked at)
· settled (seat, island) · taxed (seat, coins lost to taxes and pirates) · naval (seat, strength, token)
· abstained (seat) · gained (seat, coins, source = ships)
"""

from collections.abc import Iterator

from argosy.game.changes import are_cities_changed, changed
from argosy.game.types import Event
from argosy.rules.wonders.armada.effects import naval_strength
from argosy.rules.wonders.armada.state import ArmadaCityFields
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game


def naval_events(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Armada in one step that has just run."""
    events: list[Event] = []
    if are_cities_changed(before, game):
        events += [*_sailed(before, game), *_landings(before, game), *_settled(before, ruleset, game)]
    if step == "draw_islands":
        events += _explored(before, game)
    elif step in ("move_ships", "move_free", "shipyard_coins"):
        events += _coins("gained", before, game)
    elif step == "lose_coins":
        events += _coins("taxed", before, game)
    elif step == "naval_conflict":
        events += _fought(ruleset, game)
    return events


def _sailed(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["armada"]["ships"], game.cities["armada"]["ships"]):
        for lane, name in enumerate(LANES):
            if now[lane] != was[lane]:
                yield Event(kind="sailed", seat=seat, ship=name, space=now[lane])


def _landings(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["armada"]["attacks"], game.cities["armada"]["attacks"]):
        new = now & ~was
        yield from (
            Event(kind="landing", seat=seat, other=other) for other in range(game.seats) if new >> other & 1
        )


def _settled(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["armada"]["islands"], game.cities["armada"]["islands"]):
        for number, island in enumerate(ruleset.ids("islands")):
            if (now & ~was) >> number & 1:
                yield Event(kind="settled", seat=seat, island=island)


def _explored(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["armada"]["drawn"], game.cities["armada"]["drawn"]):
        drawn = sum(island >= 0 for island in now)
        if drawn and all(island < 0 for island in was):
            yield Event(kind="explored", seat=seat, cards=drawn)


def _coins(kind: str, before: Game, game: Game) -> Iterator[Event]:
    source = "ships" if kind == "gained" else None
    for seat, was, now in changed(before.cities["coins"], game.cities["coins"]):
        yield Event(kind=kind, seat=seat, coins=abs(now - was), source=source)


def _fought(ruleset: Ruleset, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        armada: ArmadaCityFields = game.cities[seat].armada
        if armada.abstains:
            yield Event(kind="abstained", seat=seat)
        else:
            strength = int(naval_strength(ruleset.tables, game.cities[seat]))
            yield Event(
                kind="naval",
                seat=seat,
                strength=strength,
                token=int(armada.tokens[game.age - 1]),
                age=int(game.age),
            )
