"""Removal of a guest from a table by an operator."""

from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.tables.seats import next_host, resigned, vacated
from argosy.server.tables.table import Table


async def remove(table: Table, guest: str) -> bool:
    """Remove a guest from a table that is not over. Called in the queue of its actor.

    Before the start the seat opens, in a game a bot plays on for good, as with a guest who leaves or resigns
    (`leave_table`): the host changes, a waiting table without people is taken away, and in a rated game or a
    tournament the guest has lost. False where the guest does not sit.
    """
    seat = next((one.seat for one in table.row.seats if one.guest == guest), None)
    if seat is None or table.row.phase == "over":
        return False
    host = next_host(table.row, guest)
    if table.row.phase == "playing":
        await table.put_seats(resigned(table.row.seats, seat, DEFAULT_BOT), host)
    elif host is None:
        await table.take_away()
    else:
        await table.put_seats(vacated(table.row.seats, seat, None), host)
    return True
