"""The beats of Babel: tiles are laid, projects turned up and joined, rewards and penalties."""

from collections.abc import Iterable

from argosy.game.types import Event
from argosy.web.beats import BANK, Move, Teller, drop, fly, leave, turn
from argosy.web.wonders.beats import Look, Tellers, lost, played


def _kept(event: Event, look: Look) -> Iterable[Move]:
    return played(event, look, "")


def _laid(event: Event, look: Look) -> Iterable[Move]:
    return (*played(event, look, f"tile-{event.tile}"), drop(f"tile-{event.tile}"))


def _project(event: Event, _look: Look) -> Iterable[Move]:
    return (turn(f"works-{event.project}"),)


def joined(event: Event, _look: Look) -> Iterable[Move]:
    """A city takes part in what lies open."""
    return (fly("participate", 1, f"works-{event.project} {BANK}", f"coins-{event.seat}"),)


def done(event: Event, _look: Look) -> Iterable[Move]:
    """What lay open is finished, or has failed."""
    return (turn(f"works-{event.project}"),)


def rewarded(event: Event, _look: Look) -> Iterable[Move]:
    """A city gets what was promised."""
    return (fly("works-done", 1, f"works-{event.project} {BANK}", f"coins-{event.seat}"),)


def _lost_building(event: Event, look: Look) -> Iterable[Move]:
    if event.seat == look.center:
        return (leave(f"card-{event.card}", BANK),)
    return (fly("discard-building", 1, f"coins-{event.seat}", BANK),)


def indebted(event: Event, _look: Look) -> Iterable[Move]:
    """Points of a penalty that could not be suffered."""
    return (fly("works-debt", 1, BANK, f"coins-{event.seat}"),)


def _stopped(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("board-rests", 1, BANK, f"coins-{event.seat}"),)


PENALTIES: Tellers = {
    "lost_building": Teller("losses", _lost_building),
    "project_debt": Teller("losses", indebted),
    "board_stopped": Teller("losses", _stopped),
    "lost_coins": Teller("losses", lost),
}
"""What a project or an edifice that has failed takes."""

WORKS: Tellers = {
    "joined": Teller("effects", joined),
    "project_done": Teller("effects", done),
    "rewarded": Teller("effects", rewarded),
    **PENALTIES,
}
"""What projects and edifices have in common."""

TELLERS: Tellers = {
    **WORKS,
    "kept_tile": Teller("reveal", _kept),
    "laid_tile": Teller("reveal", _laid),
    "project": Teller("effects", _project),
}
