"""Log lines, animation steps and forecasts of single boards: copied stages, losses, Diplomacy."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar

from argosy.game.types import Event
from argosy.game.wonders.view import CityView
from argosy.texts import Words
from argosy.web.rendering.parts import icon, roman
from argosy.web.table.animation import Move, Teller, fly
from argosy.web.wonders.expansions.types import ExpansionLog, Names, Notes
from argosy.web.wonders.extra_wonders.table import of_city
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.interactions.cities_and_extra_wonders import are_those_of_cities
from argosy.web.wonders.live import losses
from argosy.web.wonders.live.animation import Look, Tellers
from argosy.web.wonders.live.forecast import Change, value

Note = Callable[[Faces, Event, Names], str]


def _copied(faces: Faces, event: Event, names: Names) -> str:
    return faces.words.say(
        "copies stage {n} of {name}",
        n=roman(event.stage or 1),
        name=names[0 if event.other is None else event.other],
    )


def _stage_copied(event: Event, _look: Look) -> Iterable[Move]:
    one, other = event.seat, event.other
    return (fly("stage", 1, f"stages-{other} coins-{other}", f"stages-{one} coins-{one}"),)


class ExtraWondersLog(ExpansionLog):
    """The single boards in the log, the news, the animations and the forecasts."""

    notes: ClassVar[Notes] = {
        "copied_stage": _copied,
        **losses.NOTES,
    }
    """Kinds of events in words."""
    signs: ClassVar[Mapping[str, str]] = {"copied_stage": "copy", **losses.ICONS}
    mark = "stage"
    tellers: ClassVar[Tellers] = {"copied_stage": Teller("effects", _stage_copied), **losses.TELLERS}

    def something(self, w: Words) -> str:
        """A line about a city to which only something of these boards happens."""
        return w.say("losses of coins")

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Numbers before and after."""
        if are_those_of_cities(shown):
            return
        w, was, will_be = shown.words, of_city(before), of_city(after)
        yield value(
            icon("diplomacy"), "diplomats", was.diplomacy, will_be.diplomacy, w.say("Diplomacy tokens")
        )
        yield value(icon("mask"), "green", was.masks, will_be.masks, w.say("masks"))
