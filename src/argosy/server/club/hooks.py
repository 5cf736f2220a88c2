"""Webhooks: messages to a chat or a program about turns and finished games.

One body suits Discord (`content`), Slack (`text`) and programs (the other fields). Names are what people
typed, so nothing in them may mean anything in a chat: no mention, no link, no bold letters.
"""

import re
from functools import partial

import msgspec
import structlog

from argosy.server.auth import ids
from argosy.server.auth.guests import settings_of, visitor_of
from argosy.server.club import club_extra, stored_hooks
from argosy.server.club.outgoing import LIBRARY, NotSent, Outgoing
from argosy.server.club.stored_calls import OVER
from argosy.server.club.stored_hooks import MOST, Hook
from argosy.server.errors import Refused
from argosy.server.pages.presenters import game_name
from argosy.server.storage.rows import Guest, TableRow
from argosy.server.storage.store import Store
from argosy.texts import words
from argosy.web.account.webhooks import HooksPage, ShownHook, over_words, turn_words
from argosy.web.models import Notice

SPECIAL = re.compile(r"([\\*_~`|>\[\]()#:<@-])")
"""What means something in a text for Discord."""

log = structlog.get_logger()


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A webhook message."""

    content: str
    """For Discord."""
    text: str
    """For Slack."""
    allowed_mentions: dict[str, list[str]] = msgspec.field(default_factory=lambda: {"parse": []})
    """For Discord: nobody is called by their name there."""
    table: str
    url: str
    game: str
    event: str
    """`turn`, `over`."""


def is_there() -> bool:
    """Has this server the library for it?"""
    return club_extra.has(LIBRARY)


class Hooks:
    """Webhooks of a database: stores their addresses and sends messages to them."""

    def __init__(self, store: Store, outgoing: Outgoing) -> None:
        self._store = store
        self._outgoing = outgoing

    async def page(self, guest: Guest, table: str = "", notice: Notice | None = None) -> HooksPage:
        """The page of somebody's webhooks; table: the one that a new webhook is for."""
        found = await self._store.database.read(partial(stored_hooks.of_guest, guest=guest.id))
        return HooksPage(
            visitor=visitor_of(guest, f"/hooks?table={table}" if table else "/hooks"),
            hooks=tuple(
                ShownHook(id=one.id, address=one.address, table=one.game, is_off=one.is_off, note=one.note)
                for one in found
            ),
            table=table,
            is_there=is_there(),
            notice=notice,
        )

    async def add(self, guest: Guest, address: str, base: str, table: str = "") -> None:
        """Keep an address.

        Refuses one that nothing would be sent to, one too many, and a table of somebody else.
        """
        if not is_there():
            raise Refused(
                "bad_address",
                "This server sends nothing: it lacks a library: scripts/prepare server brings it, or pip install 'argosy[club]'.",
            )
        if table:
            await self._check_host(guest, table)
        try:
            await self._outgoing.check(address, guest.id)
        except NotSent as reason:
            raise Refused("bad_address", f"Nothing can be sent to this address: {reason}.") from reason
        hook = Hook(id=ids.table_id(), guest=guest.id, game=table, address=address, base=base)
        if not await self._store.database.write(partial(stored_hooks.add, hook=hook)):
            raise Refused("too_many_hooks", f"You have {MOST} webhooks: remove one of them first.")

    async def _check_host(self, guest: Guest, table: str) -> None:
        row = await self._store.table(table) if ids.may_be(table) else None
        if row is None:
            raise Refused("unknown_table", "There is no table at this address.")
        if row.host != guest.id:
            raise Refused("not_host", "Only the host of the table gives it a webhook.")
        if row.phase == "over":
            raise Refused("game_over", "The game is over.")

    async def remove(self, guest: Guest, hook: str) -> None:
        """Take one away."""
        _check_id(hook)
        await self._store.database.write(partial(stored_hooks.remove, hook=hook, guest=guest.id))

    async def switch_on(self, guest: Guest, hook: str) -> None:
        """Try again after too many failures."""
        _check_id(hook)
        await self._store.database.write(partial(stored_hooks.switch_on, hook=hook, guest=guest.id))

    async def call(self, hook_id: str, table: str, turn: str) -> None:
        """Tell one address what has happened at a table, and keep how it went."""
        hook = await self._store.database.read(partial(stored_hooks.one, hook=hook_id))
        row = await self._store.table(table)
        if hook is None or row is None:
            return
        told = _message(
            hook, row, settings_of(await self._store.guest(hook.guest)).language, is_over=turn == OVER
        )
        fault = await self._fault(hook.address, msgspec.json.encode(told), hook.guest)
        if fault:
            log.warning("a webhook could not be told", hook=hook.id, reason=fault)
        is_done = hook.game and turn == OVER
        kept = (
            partial(stored_hooks.drop, hook=hook.id)
            if is_done
            else partial(stored_hooks.sent, hook=hook.id, fault=fault)
        )
        await self._store.database.write(kept)

    async def _fault(self, address: str, body: bytes, owner: str) -> str:
        """Return the fault of a delivery; empty if there is none."""
        try:
            status = await self._outgoing.post(address, body, {"content-type": "application/json"}, owner)
        except NotSent as reason:
            return str(reason)
        return "" if 200 <= status < 300 else f"HTTP {status}"


def _check_id(hook: str) -> None:
    if not ids.may_be(hook):
        raise Refused("unknown_page", "There is no webhook at this address.")


def _message(hook: Hook, row: TableRow, language: str, *, is_over: bool) -> Message:
    w, game, url = words(language), game_name(row), f"{hook.base}/t/{row.id}"
    names = _winners(row) if is_over else _waited_for(hook, row)
    say = over_words if is_over else turn_words
    return Message(
        content=say(w, game, [SPECIAL.sub(r"\\\1", name) for name in names], url),
        text=say(w, game, [_for_slack(name) for name in names], url),
        table=row.id,
        url=url,
        game=game,
        event=OVER if is_over else "turn",
    )


def _waited_for(hook: Hook, row: TableRow) -> list[str]:
    """Return who owes a choice: all people at a table, or the owner of a webhook of their own."""
    owing = [
        seat
        for seat in row.seats
        if seat.seat in row.standing.owing and seat.kind == "human" and not seat.bot
    ]
    return [seat.name for seat in owing if hook.game or seat.guest == hook.guest]


def _winners(row: TableRow) -> list[str]:
    ranks = row.standing.ranks
    return [seat.name for seat in row.seats if seat.seat < len(ranks) and ranks[seat.seat] == 1]


def _for_slack(name: str) -> str:
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
