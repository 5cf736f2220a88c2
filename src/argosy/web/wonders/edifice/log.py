"""Log lines, animation steps and forecasts of Edifice: edifices, and stages of its boards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.rendering.parts import icon
from argosy.web.table.animation import Move, Teller, drop
from argosy.web.wonders.edifice import boards
from argosy.web.wonders.edifice.table import edifice_of, edifices_of, of_city
from argosy.web.wonders.expansions.types import Names, Notes
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.animation import Look, Tellers
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.loss_causes import Cause
from argosy.web.wonders.works import log as works
from argosy.web.wonders.works.hand import PENALTY


def _took_half(event: Event, _look: Look) -> Iterable[Move]:
    return (drop(f"stage-{event.seat}-{event.stage}", f"stages-{event.seat}"),)


class EdificeLog(works.WorksLog):
    """Edifice in the log, the news, the animations and the forecasts."""

    notes: ClassVar[Notes] = {**works.WorksLog.notes, **boards.NOTES}
    signs: ClassVar[Mapping[str, str]] = {"joined": "edifice-join", **works.WorksLog.signs}
    mark = "edifice"
    tellers: ClassVar[Tellers] = {**works.WorksLog.tellers, "took_half": Teller("effects", _took_half)}

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Pawns, and points of penalties."""
        was, will_be = sum(of_city(before).pawns), sum(of_city(after).pawns)
        yield value(icon("edifice-pawn"), "join", was, will_be, shown.words.say("pawns on edifices"))

    def causes(
        self, shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names
    ) -> tuple[Cause, ...]:
        """The edifice of this Age."""
        edifices = edifices_of(view) if view.asked == PENALTY else ()
        return tuple(
            works.failed(shown, edifice_of(shown, one.id)) for one in edifices if one.age == view.age
        )
