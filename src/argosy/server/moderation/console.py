"""Commands of an operator beside a running server: lists as text, and acts that the server does."""

import asyncio
import time
from collections.abc import Iterator, Sequence

from sqlalchemy import URL

from argosy.server.command_database import command_store
from argosy.server.errors import Refused
from argosy.server.moderation import (
    acts,
    commands,
    guest_data,
    guest_search,
    stored_invitations,
    stored_reports,
)
from argosy.server.moderation.access import end_in_words
from argosy.server.moderation.acts import Act
from argosy.server.moderation.guest_search import GuestLine
from argosy.server.storage.store import Store

PATIENCE = 10.0
"""Seconds to wait for a server that carries an act out."""
LOOK_AGAIN = 0.2
NOBODY = "No server runs that could do it: it is kept, and done when one starts."


async def do(url: URL, act: Act) -> str:
    """Ask for an act and wait until a server has carried it out; returns a line that says what was done.

    Refuses an act about a guest whom there is not, an id or number that cannot be, and what the server has
    refused. Raises StoreError.
    """
    commands.check_act(act)
    async with command_store(url) as store:
        if act.kind in commands.OF_GUESTS:
            await store.database.read(lambda connection: commands.check_guest(connection, act.target))
        number = await store.database.write(lambda connection: acts.add(connection, act))
        done = await _wait(store, number)
    if done is None:
        return NOBODY
    if done.outcome:
        raise Refused("act_refused", done.outcome)
    return f"Done: {_about(done)}"


async def _wait(store: Store, number: int) -> Act | None:
    """The act when it is done; None if nobody does it in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = await store.database.read(lambda connection: acts.of_number(connection, number))
        if found is not None and found.done:
            return found
        await asyncio.sleep(LOOK_AGAIN)
    return None


async def guests(url: URL, text: str) -> list[str]:
    """Lines of guests that match a text."""
    async with command_store(url) as store:
        found = await store.database.read(lambda connection: guest_search.search_guests(connection, text))
    return [
        f"{one.id}  {one.name or '(no name)'}  seen {_day(one.seen)}, "
        f"{_count(one.games, 'game')}{''.join(_marks(one))}"
        for one in found
    ]


def _marks(one: GuestLine) -> Iterator[str]:
    now = time.time()
    if one.reports:
        yield f", {_count(one.reports, 'open report')}"
    if one.has_account:
        yield ", account"
    if one.is_operator:
        yield ", operator"
    if one.muted_until > now:
        yield f", muted {end_in_words(one.muted_until)}"
    if one.banned_until > now:
        yield f", banned {end_in_words(one.banned_until)}"


async def tables(url: URL, text: str, phases: Sequence[str]) -> list[str]:
    """Lines of tables that match a text."""
    async with command_store(url) as store:
        found = await store.database.read(
            lambda connection: guest_search.search_tables(connection, text, phases)
        )
    return [
        f"{one.id}  {one.phase}  made {_day(one.created)} by {one.maker}, "
        f"{', '.join(name or '(no name)' for name in one.names) or 'no people'}, {_count(one.lines, 'line')} of talk"
        for one in found
    ]


async def talk(url: URL, table: str) -> list[str]:
    """Lines of what was said at a table, with their numbers and who has said them."""
    async with command_store(url) as store:
        found = await store.database.read(lambda connection: guest_search.talk_of(connection, table))
    return [
        f"{one.seq}  {one.name or '(no name)'} ({one.guest}): {one.text or f'[{one.sign}]'}" for one in found
    ]


async def reports(url: URL) -> list[str]:
    """Lines of open reports."""
    async with command_store(url) as store:
        found = await store.database.read(stored_reports.unsettled)
    return [
        f"{one.id}  {_day(one.at)}, table {one.game}: {one.name or '(no name)'} ({one.accused})"
        f"{f', line {one.line}: {one.quote!r}' if one.line != stored_reports.A_PERSON else ''}"
        f"; {one.guest} says: {one.text!r}"
        for one in found
    ]


async def log_of(url: URL, about: str) -> list[str]:
    """Lines of what operators have done."""
    async with command_store(url) as store:
        found = await store.database.read(lambda connection: acts.newest(connection, about))
    return [
        f"{_moment(one.at)}  {one.operator or 'command line'}: {_about(one)}{_outcome(one)}" for one in found
    ]


def _outcome(one: Act) -> str:
    if not one.done:
        return " (waits for a server)"
    return f" (refused: {one.outcome})" if one.outcome else ""


def _about(one: Act) -> str:
    place = f" {one.place}" if one.place >= 0 else ""
    end = f" {end_in_words(one.until)}" if one.until else ""
    return f"{one.kind.replace('_', ' ')} {one.target}{place}{end}{f' ({one.text})' if one.text else ''}"


async def invite(url: URL, note: str, uses: int, days: int) -> str:
    """Make an invitation; the path of its link, to be put behind the address of the server."""
    async with command_store(url) as store:
        made, code = await commands.invite(store.database, acts.COMMAND_LINE, note, uses, days)
    return f"{made.id}  /enter?invitation={code}"


async def invitations(url: URL) -> list[str]:
    """Lines of invitations."""
    async with command_store(url) as store:
        found = await store.database.read(stored_invitations.listed)
    now = time.time()
    return [
        f"{one.id}  made {_day(one.made)}, {one.used} of {one.uses or 'any number of'} have come, "
        f"{_validity(one.until, is_open=one.is_open(now))}{f', for {one.note}' if one.note else ''}"
        for one in found
    ]


def _validity(until: float, *, is_open: bool) -> str:
    if not is_open:
        return "closed"
    return f"open until {_day(until)}" if until else "open"


async def export(url: URL, guest: str) -> bytes:
    """JSON of all that is kept of a guest. Refuses an id that no guest has."""
    async with command_store(url) as store:
        await store.database.read(lambda connection: commands.check_guest(connection, guest))
        return await store.database.read(lambda connection: guest_data.exported(connection, guest))


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


def _moment(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))
