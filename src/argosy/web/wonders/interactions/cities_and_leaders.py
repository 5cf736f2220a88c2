"""Cities with Leaders: leaders that take coins from others (LEADERS-EFFECT-20, CITIES-LOSS-1)."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.leader import leaders_of
from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.loss_causes import Came


def effects_of(shown: Faces, leader: str) -> tuple[Effect, ...]:
    """Return the effects of a leader."""
    return next((one.effects for one in leaders_of(shown.catalog) if one.id == leader), ())


def recruited(shown: Faces, view: WondersView, events: tuple[Event, ...]) -> Iterator[Came]:
    """The leaders that have come into play in other cities."""
    for event in events:
        if event.kind in ("recruited", "copied") and event.leader and event.seat not in (None, view.seat):
            effects = tuple(
                one for one in effects_of(shown, event.leader) if one.kind != "loss_when_stage_built"
            )
            yield Came(seat=event.seat or 0, name=shown.more[event.leader].name, effects=effects)


def built_a_stage(shown: Faces, view: WondersView, events: tuple[Event, ...]) -> Iterator[Came]:
    """Yield leaders that take something for a stage of their city.

    They were there before the stage (LEADERS-EFFECT-1).
    """
    new = {event.leader for event in events if event.kind in ("recruited", "copied")}
    for event in events:
        if event.kind != "staged" or event.seat is None or event.seat == view.seat:
            continue
        for leader in _leaders(view.cities[event.seat], new):
            effects = tuple(one for one in effects_of(shown, leader) if one.kind == "loss_when_stage_built")
            yield Came(seat=event.seat, name=shown.more[leader].name, effects=effects)


def _leaders(city: CityView, new: set[str | None]) -> list[str]:
    """The leaders whose effects a city has had since before this turn."""
    if city.leaders is None:
        return []
    return [one for one in (*city.leaders.recruited, city.leaders.copied) if one and one not in new]
