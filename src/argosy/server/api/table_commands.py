"""Commands of the bot API at a table, to be called in the queue of its actor."""

from argosy.server.errors import Refused
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.storage.rows import Guest
from argosy.server.tables import leave_table
from argosy.server.tables.table import Table


async def abort(table: Table, guest: Guest) -> None:
    """Leave a table that has not begun.

    One that has is taken away, if nobody else plays and the guest has not chosen yet.
    """
    seat = table.own_seat(guest)
    if table.row.phase == "waiting":
        await leave_table.leave(table, guest, DEFAULT_BOT)
        return
    table.running()  # which refuses a game that is over
    if any(one.kind != "bot" and one.seat != seat for one in table.row.seats):
        raise Refused("others_play", "Others play at this table, so it cannot be aborted; you can resign.")
    if table.row.host != guest.id or seat in table.chosen:
        raise Refused(
            "already_chosen", "You have chosen in this game, so it cannot be aborted; you can resign."
        )
    await table.take_away()
