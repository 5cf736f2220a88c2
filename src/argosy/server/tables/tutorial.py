"""Progress in the tutorial at a table: the current hint, hints that are done, switching them off.

What changes it is called in the queue of the table's actor.
"""

import msgspec

from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.rows import Guest, Guide
from argosy.server.tables.table import Table
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.table.tutorial_hints import due


def guide_of(table: Table, guest: Guest) -> Guide | None:
    """Progress of a guest in a first voyage; None for all but its host who still sits there."""
    return table.row.guide if table.row.host == guest.id and table.seat_of(guest) is not None else None


def shown(table: Table, guest: Guest) -> str | None:
    """The name of the hint that a guest sees now."""
    guide, playing, seat = guide_of(table, guest), table.playing, table.seat_of(guest)
    if guide is None or not guide.is_on or playing is None or seat is None:
        return None
    hints = GAME_PAGES[GAMES[table.row.request.game].name].hints
    hint = due(hints, playing.view(seat), playing.offers(seat), guide.seen)
    return hint.name if hint else None


def after_choice(table: Table, seat: int) -> Guide | None:
    """Return the progress of the host after a choice of a seat: the hint that was shown has done its work.

    None where nothing changes, as at a table without hints.
    """
    guide, host = table.row.guide, Guest(id=table.row.host)
    if guide is None or table.seat_of(host) != seat:
        return None
    name = shown(table, host)
    return None if name is None else _with_seen(guide, name)


async def note_seen(table: Table, guest: Guest, name: str) -> None:
    """A hint has done its work: the next one may come. A name that is not on its list is no hint."""
    guide = _guide(table, guest)
    names = [hint.name for hint in GAME_PAGES[GAMES[table.row.request.game].name].hints]
    if name in names and name not in guide.seen:
        await table.put_guide(_with_seen(guide, name))


async def switch(table: Table, guest: Guest, *, is_on: bool) -> None:
    """Leave the hints, or have them again."""
    guide = _guide(table, guest)
    if guide.is_on != is_on:
        await table.put_guide(msgspec.structs.replace(guide, is_on=is_on))


def _with_seen(guide: Guide, name: str) -> Guide:
    return guide if name in guide.seen else msgspec.structs.replace(guide, seen=(*guide.seen, name))


def _guide(table: Table, guest: Guest) -> Guide:
    guide = guide_of(table, guest)
    if guide is None:
        raise Refused("no_hints", "There are no hints at this table for you.")
    return guide
