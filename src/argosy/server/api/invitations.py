"""Invitations of bots to a waiting table, as its host sees and withdraws them.

The truth stands in the database; a table keeps what was read last, so that pages are made without waiting. It
is read when the host opens the page and whenever this process has changed it. Where another process has, an
open page tells it when it is loaded again.
"""

from argosy.server.api import challenges
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.storage.rows import Guest
from argosy.server.storage.store import Store
from argosy.server.tables.table import Table
from argosy.web.models import Invited


async def read(store: Store, table: Table) -> None:
    """Read what has come of the invitations, and tell those who watch if that is new."""
    if table.row.phase != "waiting":
        return
    found = await store.challenges_at(table.id, challenges.open_since())
    names = await store.handles(*(one.challenged for one in found))
    invited = tuple(
        Invited(id=one.id, name=names.get(one.challenged, ""), is_declined=one.state == "declined")
        for one in found
    )
    if invited != table.invited:
        table.invited = invited
        table.publish()


async def take_back(app_state: AppState, table: Table, guest: Guest, challenge: str) -> None:
    """Take an invitation back. The table stays, whatever it was made for: its host sits there."""
    found = await app_state.store.challenge(challenge)
    if found is None or found.challenger != guest.id or found.game != table.id:
        raise _unknown()
    if not await app_state.store.settle_challenge(challenge, "canceled"):
        raise _unknown()
    app_state.signals.give(found.challenger, found.challenged)
    await read(app_state.store, table)


def _unknown() -> Refused:
    return Refused(
        "unknown_challenge", "There is no such open invitation: the bot has answered, or is not asked."
    )
