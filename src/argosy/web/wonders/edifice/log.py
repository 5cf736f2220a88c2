"""Log lines, animation steps and forecasts of Edifice: edifices, and stages of its boards."""

from collections.abc import Iterable, Iterator

from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.rendering.parts import icon
from argosy.web.table.animation import Move, Teller, drop
from argosy.web.wonders.edifice import boards
from argosy.web.wonders.edifice.table import edifice_of, edifices_of, of_city
from argosy.web.wonders.expansions.types import ExpansionLog, Names
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.animation import Look, Tellers
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.loss_causes import Cause
from argosy.web.wonders.works import log as works
from argosy.web.wonders.works.hand import PENALTY


def _took_half(event: Event, _look: Look) -> Iterable[Move]:
    return (drop(f"stage-{event.seat}-{event.stage}", f"stages-{event.seat}"),)


TELLERS: Tellers = {**works.TELLERS, "took_half": Teller("effects", _took_half)}


def causes(shown: Faces, view: WondersView, _events: tuple[Event, ...], _names: Names) -> tuple[Cause, ...]:
    """The edifice of this Age."""
    edifices = edifices_of(view) if view.asked == PENALTY else ()
    return tuple(works.failed(shown, edifice_of(shown, one.id)) for one in edifices if one.age == view.age)


def changes(faces: Faces, before: CityView, after: CityView) -> Iterator[Change]:
    """Pawns, and points of penalties."""
    was, will_be = sum(of_city(before).pawns), sum(of_city(after).pawns)
    yield value(icon("edifice-pawn"), "join", was, will_be, faces.words.say("pawns on edifices"))


LOG = ExpansionLog(
    notes={**works.NOTES, **boards.NOTES},
    signs={"joined": "edifice-join", **works.ICONS},
    mark="edifice",
    something=works.something,
    ending=works.ENDING,
    part=works.part_of_log,
    scene=works.scene,
    news=works.news,
    tellers=TELLERS,
    changes=changes,
    causes=causes,
)
