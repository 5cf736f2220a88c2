"""What makes the viewer lose coins that may become debts: black cards, stages, leaders (CITIES-LOSS-1, -4, -6, LEADERS-EFFECT-20)."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.leader import leaders_of
from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.causes import Came, Cause, came, whose
from argosy.web.wonders.cities.city import COUNTED
from argosy.web.wonders.faces import Faces

DEBT = "debt"


def causes(shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names) -> tuple[Cause, ...]:
    """Everything in this turn that costs the viewer coins by Cities, with how many."""
    if view.asked != DEBT:
        return ()
    events = since_the_last_loss(events)
    found = (*came(shown, view, events), *recruited(shown, view, events), *_stages_that_cost(shown, view, events))
    lost = [(one, sum(_coins(view, effect) for effect in one.effects)) for one in found]
    return tuple(
        Cause(seat=one.seat, name=whose(one.name, one.seat, names), coins=coins) for one, coins in lost if coins
    )


def since_the_last_loss(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Without those whose losses are settled already: the last card of Babylon comes after a settlement of its turn."""
    settled = [number for number, event in enumerate(events) if event.kind == "lost"]
    return events[settled[-1] + 1 :] if settled else events


def recruited(shown: Faces, view: WondersView, events: tuple[Event, ...]) -> Iterator[Came]:
    """The leaders that have come into play in other cities."""
    for event in events:
        if event.kind in ("recruited", "copied") and event.leader and event.seat not in (None, view.seat):
            effects = tuple(one for one in _effects(shown, event.leader) if one.kind != "loss_when_stage_built")
            yield Came(seat=event.seat or 0, name=shown.more[event.leader].name, effects=effects)


def _stages_that_cost(shown: Faces, view: WondersView, events: tuple[Event, ...]) -> Iterator[Came]:
    """Leaders who take something because their city has built a stage; those of before the stage (LEADERS-EFFECT-1)."""
    new = {event.leader for event in events if event.kind in ("recruited", "copied")}
    for event in events:
        if event.kind != "staged" or event.seat is None or event.seat == view.seat:
            continue
        for leader in _leaders(view.cities[event.seat], new):
            effects = tuple(one for one in _effects(shown, leader) if one.kind == "loss_when_stage_built")
            yield Came(seat=event.seat, name=shown.more[leader].name, effects=effects)


def _leaders(city: CityView, new: set[str | None]) -> list[str]:
    """The leaders whose effects a city has had since before this turn."""
    if city.leaders is None:
        return []
    return [one for one in (*city.leaders.recruited, city.leaders.copied) if one and one not in new]


def _effects(shown: Faces, leader: str) -> tuple[Effect, ...]:
    return next((one.effects for one in leaders_of(shown.catalog) if one.id == leader), ())


def _coins(view: WondersView, effect: Effect) -> int:
    """What an effect of another city costs the viewer."""
    own = view.cities[view.seat or 0]
    if effect.kind in ("loss", "loss_when_stage_built"):
        return effect.amount
    if effect.kind == "loss_by_age":
        return view.age
    if effect.kind == "loss_per":
        return effect.amount * sum(counted_of(own, thing) for thing in effect.of)
    return 0


def counted_of(city: CityView, thing: str) -> int:
    """Built stages, victory tokens."""
    return COUNTED[thing](city) if thing in COUNTED else len(city.stages)
