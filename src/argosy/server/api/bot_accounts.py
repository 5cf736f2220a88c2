"""Accounts of bots: a guest gets a name by which it can be challenged, once and for ever."""

import re

import msgspec

from argosy.server.api.api_models import Player, public_id
from argosy.server.auth.name_keys import is_reserved
from argosy.server.errors import Refused
from argosy.server.storage.rows import Guest
from argosy.server.storage.store import Store

HANDLE = re.compile(r"[A-Za-z0-9_-]{2,24}")


async def player(store: Store, guest: Guest | str) -> Player:
    """Somebody as others may know them: bots by their handle, people by the name that they gave."""
    found = await store.guest(guest) if isinstance(guest, str) else guest
    handle = (await store.handles(found.id)).get(found.id)
    return Player(id=public_id(found), name=handle or found.name, is_bot=handle is not None)


async def upgrade(store: Store, guest: Guest, handle: str) -> Player:
    """Make a guest a bot with a name that nobody else has. A bot keeps its name."""
    if not HANDLE.fullmatch(handle):
        raise Refused(
            "bad_name", "A bot's name has 2 to 24 letters, digits, - or _, all of them plain (A to Z)."
        )
    own = (await store.handles(guest.id)).get(guest.id)
    if own not in (None, handle):
        raise Refused("already_bot", f"This account is the bot {own} already.")
    if is_reserved(handle) or not await store.put_handle(guest.id, handle):
        raise Refused("handle_taken", f"The name {handle} is taken: choose another one.")
    await store.put_guest(msgspec.structs.replace(guest, name=handle))
    return Player(id=public_id(guest), name=handle, is_bot=True)


async def bot_named(store: Store, handle: str) -> str:
    """The guest who is the bot of a name. Refuses a name that nobody has."""
    found = await store.guest_of_handle(handle) if HANDLE.fullmatch(handle) else None
    if found is None:
        raise Refused(
            "unknown_bot",
            f"There is no bot of the name {handle!r:.40} here. Ask its author how it is called.",
        )
    return found
