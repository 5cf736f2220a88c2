"""Tokens that a host makes for scripts, without a browser and beside a running server."""

from collections.abc import Iterable

from sqlalchemy import URL

from argosy.server.auth import ids, tokens
from argosy.server.command_database import command_store
from argosy.server.moderation.access import BY_HOST
from argosy.server.storage.rows import Guest


async def make_token(url: URL, name: str, scopes: Iterable[str]) -> str:
    """Make a guest of this name, who has nothing else, and a token of theirs; return the token.

    The guest may come in where a server asks for an invitation. Raises StoreError for a database that cannot
    be used, and Refused for a name or scopes that cannot be.
    """
    guest = Guest(id=ids.guest_id(), name=ids.clean_name(name))
    async with command_store(url) as store:
        made = await tokens.make(store, guest, name, scopes)
        await store.put_guest(guest)
        await store.put_of_guest(guest.id, admission=BY_HOST)
    return made
