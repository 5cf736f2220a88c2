"""Replay of Duel: open conspiracies, log entries, and the cards that were shown to a player."""

from itertools import takewhile

import msgspec

from argosy.game.duel.view import DuelView
from argosy.texts import Words
from argosy.web.duel.faces import duel_faces
from argosy.web.duel.live import log
from argosy.web.duel.live.table import duel_events
from argosy.web.game_pages import Hand, HandGroup, HeldThing
from argosy.web.models import LogTurn, ReplayPage, TablePage, View
from argosy.web.table.log import Entry
from argosy.web.table.seats import person
from argosy.web.table.shell import catalog_of

DRAFT = ("pick", "place")
"""Kinds of events that the draft begins its choices with; every turn begins with another one."""


def opened(page: ReplayPage) -> View:
    """Return a view with both cities as their owners saw them, so that conspiracies are open.

    A player's own city lies below.
    """
    view = page.view if page.seat is None else page.views.get(page.seat, page.view)
    assert isinstance(view, DuelView)
    own = [seen.cities[seat] for seat, seen in sorted(page.views.items()) if isinstance(seen, DuelView)]
    return msgspec.structs.replace(view, cities=(own[0], own[1])) if len(own) == len(view.cities) else view


def entries(page: TablePage | ReplayPage, w: Words) -> tuple[Entry, ...]:
    """The log, an entry for each step; turns of the log count from 1, and the draft is none."""
    shown = duel_faces(catalog_of(page.ruleset), w.language)
    names = {info.seat: person(w, info) for info in page.seats}
    drafted = sum(1 for _ in takewhile(_is_drafted, page.log))
    found = [log.entry(shown, turn, names) for turn in page.log]
    return tuple(
        msgspec.structs.replace(entry, turn=entry.turn + 1, title=w.say("Draft") if step < drafted else "")
        for step, entry in enumerate(found)
    )


def _is_drafted(turn: LogTurn) -> bool:
    return all(event.kind in DRAFT for event in duel_events(turn.events)[:1])


def hands(page: ReplayPage, w: Words) -> tuple[Hand, ...]:
    """The conspiracies that somebody looks at to keep one."""
    shown = duel_faces(catalog_of(page.ruleset), w.language)
    found: list[Hand] = []
    for seat, view in page.views.items():
        if isinstance(view, DuelView) and view.hand:
            faces = [shown.of_expansions["conspiracy"][name] for name in view.hand]
            things = tuple(
                HeldThing(name=face.name, color=face.color, icon=face.mark, note=face.note) for face in faces
            )
            found.append(Hand(seat, (HandGroup(w.say("Conspiracies"), things),)))
    return tuple(found)
