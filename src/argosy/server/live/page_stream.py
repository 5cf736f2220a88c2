"""Server-sent events of a page: first all parts of the fragment, then those that have changed.

A stream keeps no queue. It is told that something is new, fetches how things stand, and lets what comes soon
after gather for the next message: a slow reader misses steps in between, never the end, and nothing piles up
for it.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator, Hashable

from litestar.response import ServerSentEventMessage

from argosy.server.auth.guests import introduced_to, settings_of
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.live.fragments import Fragment
from argosy.server.live.session_streams import OpenStream
from argosy.server.pages import milestones
from argosy.server.pages.presenters import gone_page, table_page
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import Guest
from argosy.server.tables.seats import has_capacity
from argosy.server.tables.subscribers import Watcher
from argosy.server.tables.table import Table
from argosy.web import pages

MOST_FRAGMENTS = 24
"""Kept of a table: what a viewer sees depends on what their browser says, of which there is no end."""
GATHERING = 0.08
"""Seconds between two messages: what comes soon after the first goes with the next."""
BOTS_ANSWER = 0.025
"""Seconds that news wait for bots that choose at once, so that their choices go with it."""
FRESH = 0.5
"""Seconds for which a fragment with a clock or with several people is kept."""
KEEP_ALIVE = 15.0
"""Seconds after which a comment keeps proxies from closing a quiet stream."""
GONE = "gone"
"""The event after which a browser does not come back: `hx-sse:close` of the page."""
RETRY = 1000
"""Milliseconds after which a browser comes back."""


async def fragment(table: Table, guest: Guest, base: str) -> str:
    """The live part of a page."""
    return (await newest_fragment(table, guest, base)).text


async def newest_fragment(table: Table, guest: Guest, base: str) -> Fragment:
    """The live part of a page as it stands; rendered once for each version and kind of viewer."""

    def render() -> Fragment:
        # Asked in here, at the same moment: somebody who has sat down before is rendered as a player, and a
        # hand must not be kept under the key of a spectator.
        key = kind_of_viewer(table, guest, base)
        kept = table.rendered.get(key)
        version = table.version_for(guest)
        if kept is None or kept.version != version or _is_late(table, kept):
            _free_capacity(table)
            kept = Fragment(version, pages.table_parts(table_page(table, guest, base), table.kept))
            table.rendered[key] = kept
        return kept

    return await table.look(render)


def kind_of_viewer(table: Table, guest: Guest, base: str) -> Hashable:
    """Everything about a guest that their fragment depends on: those of one kind get the same."""
    seat, settings = table.seat_of(guest), settings_of(guest)
    name = (
        guest.name if seat is not None or has_capacity(table.row) else ""
    )  # it stands in the form that gives a name
    introduced = introduced_to(guest) if seat is not None else ()
    reached = table.milestones.get(guest.id), table.turning_point
    return seat, table.row.host == guest.id, settings.language, settings.talk, name, introduced, base, reached


def _is_late(table: Table, kept: Fragment) -> bool:
    """Return whether the seconds left, or the time that somebody has been thinking, are out of date."""
    people = sum(seat.kind == "human" for seat in table.row.seats)
    return (table.row.due is not None or people > 1) and time.monotonic() - kept.made > FRESH


async def stream(
    app_state: AppState, table: Table, guest: Guest, base: str
) -> AsyncGenerator[ServerSentEventMessage]:
    """The messages for one viewer: the whole state first, to the end of the connection or of their
    session.
    """
    watcher = table.subscribers.attach(guest)
    try:
        with app_state.session_streams.following(guest, watcher.news.set) as session:
            await _end_if_late(app_state, guest, session)
            async with contextlib.aclosing(_messages(app_state, table, watcher, base, session)) as messages:
                async for message in messages:
                    yield message
    finally:
        table.subscribers.detach(watcher)


async def _end_if_late(app_state: AppState, guest: Guest, session: OpenStream) -> None:
    """End a stream whose session has ended since its request was let in; the browser comes back if that
    cannot be read.
    """
    try:
        session.end_before((await app_state.store.guest(guest.id)).epoch)
    except AWAY:
        session.is_ended = True


async def _messages(
    app_state: AppState, table: Table, watcher: Watcher, base: str, session: OpenStream
) -> AsyncGenerator[ServerSentEventMessage]:
    guest, sent = watcher.guest, None
    while not app_state.is_closing and not session.is_ended:
        watcher.news.clear()
        if table.is_gone:
            gone = Fragment(table.version_for(guest), {"gone": pages.table_gone(gone_page(table, guest))})
            yield ServerSentEventMessage(gone.message(None), id=gone.version, sep="\n")
            yield ServerSentEventMessage("", event=GONE, sep="\n")
            return
        await milestones.read(app_state, table, guest)
        try:
            newest = await newest_fragment(table, guest, base)
        except Refused:
            if table.is_gone:
                continue
            return  # it has left memory; the browser comes back and finds it again
        if session.is_ended:
            return
        if sent is None or newest.parts != sent.parts:
            retry = None if sent else RETRY
            yield ServerSentEventMessage(newest.message(sent), id=newest.version, retry=retry, sep="\n")
            sent = newest
            await asyncio.sleep(GATHERING)
        async for comment in _quiet(watcher):
            yield comment
        if table.autoplay.is_busy and not table.autoplay.seconds_to_undo():
            await asyncio.sleep(BOTS_ANSWER)


async def _quiet(watcher: Watcher) -> AsyncIterator[ServerSentEventMessage]:
    """Keep-alive comments until there is news."""
    while True:
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                await watcher.news.wait()
        except TimeoutError:
            yield ServerSentEventMessage(data=None, comment=str(int(time.time())), sep="\n")
        else:
            return


def _free_capacity(table: Table) -> None:
    """Drop the oldest of too many fragments; those of older versions have gone with the news
    (`Table.publish`).
    """
    while len(table.rendered) >= MOST_FRAGMENTS:
        del table.rendered[next(iter(table.rendered))]
