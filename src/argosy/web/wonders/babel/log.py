"""Log lines, animation steps and forecasts of Babel: tiles kept and laid, projects."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.rendering.parts import icon
from argosy.web.table.animation import Move, Teller, drop, turn
from argosy.web.wonders.babel.table import DRAFTED_TO, of_city, of_table, project_of
from argosy.web.wonders.expansions.types import Names, Plays
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.animation import Look, Tellers, played
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.loss_causes import Cause
from argosy.web.wonders.works import log as works
from argosy.web.wonders.works.hand import PENALTY


def _laid(faces: Faces, event: Event) -> tuple[str, str, str]:
    tile = faces.more[f"tile_{event.tile}"]
    return "lay-tile", "", faces.words.say("tile {n}: {name}", n=event.tile, name=tile.name)


def _tile_kept(event: Event, look: Look) -> Iterable[Move]:
    return played(event, look, "")


def _tile_laid(event: Event, look: Look) -> Iterable[Move]:
    return (*played(event, look, f"tile-{event.tile}"), drop(f"tile-{event.tile}"))


def _project(event: Event, _look: Look) -> Iterable[Move]:
    return (turn(f"works-{event.project}"),)


class BabelLog(works.WorksLog):
    """Babel in the log, the news, the animations and the forecasts."""

    plays: ClassVar[Plays] = {"laid_tile": _laid}
    """Kinds of events with a line of their own."""
    signs: ClassVar[Mapping[str, str]] = {"joined": "participate", **works.WorksLog.signs}
    mark = "project"
    tellers: ClassVar[Tellers] = {
        **works.WorksLog.tellers,
        "kept_tile": Teller("reveal", _tile_kept),
        "laid_tile": Teller("reveal", _tile_laid),
        "project": Teller("effects", _project),
    }
    drafts: ClassVar[Mapping[str, str]] = {"kept_tile": DRAFTED_TO}

    def last(self, w: Words) -> Mapping[str, tuple[str, str]]:
        return {"tile": ("lay-tile", w.say("laid a tile"))}

    def title(self, w: Words, events: tuple[Event, ...]) -> str:
        """Return the title of a moment before the first turn of an Age."""
        return w.say("Draft of the tiles") if any(event.kind == "kept_tile" for event in events) else ""

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Tokens that come or are spent, own tiles in the tower."""
        w, was, will_be = shown.words, of_city(before), of_city(after)
        yield value(icon("project-token"), "join", was.tokens, will_be.tokens, w.say("participation tokens"))
        yield value(icon("babel"), "join", was.laid, will_be.laid, w.say("own tiles in the tower"))
        yield value(
            icon("free-stage-once"), "", was.free_stages, will_be.free_stages, w.say("a stage free, once")
        )
        yield value(
            icon("free-card-once"), "", was.free_cards, will_be.free_cards, w.say("a card free, once")
        )

    def causes(
        self, shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names
    ) -> tuple[Cause, ...]:
        """The project of this Age."""
        projects = of_table(view).projects if view.asked == PENALTY else ()
        return tuple(
            works.failed(shown, project_of(shown, one.id)) for one in projects if one.age == view.age
        )
