"""The beats of Leaders: drafted, recruited, buried, copied, drawn."""

from collections.abc import Iterable

from argosy.game.types import Event
from argosy.web.beats import BANK, Move, Teller, drop, fly
from argosy.web.wonders.beats import Look, Tellers, played


def _drafted(event: Event, look: Look) -> Iterable[Move]:
    return played(event, look, "")


def _recruited(event: Event, look: Look) -> Iterable[Move]:
    return (*played(event, look, f"card-{event.leader}", event.leader or ""), drop(f"leaders-{event.seat}"))


def _buried(event: Event, _look: Look) -> Iterable[Move]:
    return (drop(f"stages-{event.seat}"),)


def _copied(event: Event, look: Look) -> Iterable[Move]:
    return (drop(f"card-{event.leader}" if event.seat == look.center else f"leaders-{event.seat}"),)


def _drew(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("back-leader", event.cards, BANK, f"leaders-{event.seat} coins-{event.seat}"),)


TELLERS: Tellers = {
    "drafted": Teller("reveal", _drafted),
    "recruited": Teller("reveal", _recruited),
    "buried": Teller("effects", _buried),
    "copied": Teller("effects", _copied),
    "drew": Teller("effects", _drew),
    "recruitment": None,
}
