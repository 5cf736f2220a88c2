"""Refusals of names that look like somebody else's."""

from collections.abc import Iterable

from argosy.server.auth.name_keys import is_like_any, is_reserved
from argosy.server.errors import Refused
from argosy.server.storage.store import Store


async def check_name(store: Store, guest: str, name: str) -> None:
    """Refuse a name that looks like that of a bot or a level of the server.

    An account of a bot keeps the name that it has.

    Names of other people's bots are free for people: else whoever registers a bot could take a name away from
    everybody.
    """
    if is_reserved(name) and (await store.handles(guest)).get(guest) != name:
        raise Refused("reserved_name", "That name is taken by a bot or a level: choose another.")


def check_free(name: str, there: Iterable[str]) -> None:
    """Refuse a name that looks like one of the names that are there."""
    if is_like_any(name, there):
        raise Refused("name_taken", "That name is taken here: choose another.")
