"""The beats of Armada: ships sail, fleets land, islands come up, taxes and pirates take coins."""

from collections.abc import Iterable

from argosy.game.types import Event
from argosy.web.beats import BANK, Move, Teller, drop, fly, go
from argosy.web.wonders.beats import Look, Tellers, lost


def _sailed(event: Event, look: Look) -> Iterable[Move]:
    """The shipyard shows the ships of the city in the middle; of others the strength changes."""
    seat = event.seat
    return (go(f"ship-{seat}-{event.ship}"),) if seat == look.center else (drop(f"naval-{seat}"),)


def _landed(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("ship", 1, f"naval-{event.seat} coins-{event.seat}", f"coins-{event.other}"),)


def _explored(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("explore", event.cards, BANK, f"islands-{event.seat} naval-{event.seat}"),)


def _settled(event: Event, look: Look) -> Iterable[Move]:
    seat = event.seat
    return (drop(f"card-{event.island}") if seat == look.center else drop(f"islands-{seat}"),)


BEATS = {"ships": "effects", "islands": "income"}
"""ARMADA-ORDER-4: ships sail before effects are carried out, islands are explored after."""

TELLERS: Tellers = {
    "sailed": Teller("ships", _sailed),
    "landing": Teller("ships", _landed),
    "explored": Teller("islands", _explored),
    "settled": Teller("islands", _settled),
    "taxed": Teller("losses", lost),
    "naval": None,
    "abstained": None,
}
