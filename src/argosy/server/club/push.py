"""Web Push: subscriptions of browsers and notifications to closed pages.

What is written is encrypted for that browser alone (RFC 8291) and holds no secret all the same: the table's
id, its game, two lines in the language of the guest. It is signed with a key of this server (VAPID, RFC
8292), made at its first use and kept in the database, so that all processes of a server are the same sender.
"""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# py_vapid and pywebpush bring no types.

import asyncio
import base64
import binascii
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from argosy.server.auth.guests import settings_of
from argosy.server.club import club_extra, stored_push
from argosy.server.club.outgoing import LIBRARY as HTTP
from argosy.server.club.outgoing import NotSent, Outgoing
from argosy.server.club.stored_push import Browser
from argosy.server.errors import Refused
from argosy.server.pages.presenters import game_name
from argosy.server.storage.rows import Guest
from argosy.server.storage.store import Store
from argosy.texts import words
from argosy.web.games import GAMES

LIBRARY = "pywebpush"
KEY = "vapid"
TTL = 86_400
"""Seconds for which a push service keeps what it cannot deliver: a turn of yesterday is news to nobody."""
GONE = (404, 410)
"""What a push service answers for a browser that wants nothing any more."""
POINT, SALT = 65, 16
"""Bytes of a browser's key, an uncompressed point of P-256, and of its secret."""

log = structlog.get_logger()
Said = TypeVar("Said", "Subscription", "Unsubscription")


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keys that encrypt messages to a browser."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="camel"):
    """The result of `PushSubscription.toJSON()` in a browser."""

    endpoint: str
    keys: Keys
    expiration_time: float | None = None


class Unsubscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Request to forget the subscription of a browser."""

    endpoint: str


def is_there() -> bool:
    """Has this server the libraries for it?"""
    return club_extra.has(LIBRARY) and club_extra.has(HTTP)


def check_there() -> None:
    """Refuse what needs a library that is missing."""
    if not is_there():
        raise Refused(
            "unknown_page",
            "This server tells no closed browsers: it lacks a library: scripts/prepare server brings it, or pip install 'argosy[club]'.",
        )


class Push:
    """Sender of push notifications to browsers."""

    def __init__(self, store: Store, outgoing: Outgoing) -> None:
        self._store = store
        self._outgoing = outgoing

    async def public_key(self) -> str:
        """Return the public key that a browser asks for before it subscribes."""
        return await asyncio.to_thread(_public_key, await self._private_key())

    async def subscribe(self, guest: Guest, text: bytes, base: str) -> None:
        """Keep a browser, as it describes itself in JSON. Refuses what it cannot be written to with."""
        said = _read(text, Subscription)
        if len(_bytes(said.keys.p256dh)) != POINT or len(_bytes(said.keys.auth)) != SALT:
            raise Refused(
                "bad_form", f"keys.p256dh has {POINT} bytes and keys.auth {SALT}, both in base64url."
            )
        browser = Browser(endpoint=said.endpoint, p256dh=said.keys.p256dh, auth=said.keys.auth)
        try:
            await asyncio.to_thread(_written, browser, b"{}")
            await self._outgoing.check(said.endpoint, guest.id)
        except NotSent as reason:
            raise Refused("bad_form", f"Nothing can be sent to this endpoint: {reason}.") from reason
        except ValueError as error:
            raise Refused("bad_form", "keys.p256dh is no point of the curve P-256.") from error
        await self._store.database.write(
            partial(stored_push.subscribe, guest=guest.id, browser=browser, base=base)
        )

    async def unsubscribe(self, guest: Guest, text: bytes) -> None:
        """Forget a browser of a guest; one that is not known is forgotten already."""
        endpoint = _read(text, Unsubscription).endpoint
        await self._store.database.write(partial(stored_push.unsubscribe, endpoint=endpoint, guest=guest.id))

    async def call(self, guest_id: str, table: str) -> None:
        """Notify all subscribed browsers of a guest that it is their turn."""
        guest, row = await self._store.guest(guest_id), await self._store.table(table)
        settings = settings_of(guest)
        if row is None or not settings.calls:
            return
        w, game = words(settings.language), game_name(row)
        told = {
            "table": table,
            "game": game,
            "title": w.say("Your turn! Argosy"),
            "body": GAMES[game].title(w),
        }
        found = await self._store.database.read(partial(stored_push.browsers, guest=guest_id))
        for browser, base in found:
            await self._write(guest.id, browser, base, msgspec.json.encode(told), table)

    async def _write(self, owner: str, browser: Browser, base: str, text: bytes, table: str) -> None:
        private = await self._private_key()
        try:
            body = await asyncio.to_thread(_written, browser, text)
            signed = await asyncio.to_thread(_signed, private, browser.endpoint, base)
            # A later word about the same table takes the place of one that could not be delivered yet.
            headers = {
                "content-encoding": "aes128gcm",
                "ttl": str(TTL),
                "urgency": "high",
                "topic": table,
                **signed,
            }
            status = await self._outgoing.post(browser.endpoint, body, headers, owner)
        except NotSent as reason:
            log.warning("a browser could not be told", reason=str(reason))
            return
        if status in GONE:
            await self._store.database.write(partial(stored_push.unsubscribe, endpoint=browser.endpoint))
        elif status >= 400:
            log.warning("a browser could not be told", status=status)

    async def _private_key(self) -> str:
        found = await self._store.database.read(partial(stored_push.key, name=KEY))
        if found is None:
            made = await asyncio.to_thread(_new_key)
            try:
                await self._store.database.write(partial(stored_push.add_key, name=KEY, text=made))
            except IntegrityError:  # another process was faster, and its key counts
                return await self._private_key()
            return made
        return found


def _read(text: bytes, kind: type[Said]) -> Said:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_form", f"That is no subscription of a browser: {error}.") from error


def _bytes(text: str) -> bytes:
    """Return the bytes of a base64url text; empty if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def _new_key() -> str:
    from py_vapid import Vapid02  # noqa: PLC0415  because only the first use needs it

    made = Vapid02()
    made.generate_keys()
    return made.private_pem().decode()


def _public_key(private: str) -> str:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415  as above

    key = serialization.load_pem_private_key(private.encode(), None).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def _signed(private: str, endpoint: str, base: str) -> dict[str, str]:
    """The header that says from whom it comes. Push services want an address of whoever is responsible."""
    from py_vapid import Vapid02  # noqa: PLC0415  because a start does not wait for it

    asked, own = urlsplit(endpoint), urlsplit(base)
    subject = f"https://{own.hostname}" if own.scheme == "https" else "https://localhost"
    claims = {"aud": f"{asked.scheme}://{asked.netloc}", "sub": subject}
    return Vapid02.from_pem(private.encode()).sign(claims)


def _written(browser: Browser, text: bytes) -> bytes:
    """Encrypted for a browser. Raises ValueError for a key that is none."""
    from pywebpush import WebPusher  # noqa: PLC0415  because a start does not wait for it

    info = {"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}}
    return bytes(WebPusher(info).encode(text)["body"])
