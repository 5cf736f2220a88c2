"""Leaving a table: stand up, resign, delete the table. Called in the queue of its actor."""

from argosy.server.errors import Refused
from argosy.server.storage.rows import Guest
from argosy.server.tables.clocks import back
from argosy.server.tables.seats import may_be_deleted, next_host, resigned, vacated
from argosy.server.tables.table import Table
from argosy.web.table.talk import BACK, KICKED, LEFT, RESIGNED


async def leave(table: Table, guest: Guest, bot: str) -> None:
    """Stand up.

    Before the start the seat is open again; in a game a bot keeps it until somebody sits down there.

    A host hands the table over to somebody who stays; a table that waits for nobody is taken away.
    """
    seat = table.own_seat(guest)
    _check_not_over(table)
    host = next_host(table.row, guest.id)
    if table.row.phase == "waiting" and host is None:
        await table.take_away()
    else:
        successor = bot if table.row.phase == "playing" else None
        await table.put_seats(vacated(table.row.seats, seat, successor), host, line=table.told(seat, LEFT))


async def resign(table: Table, guest: Guest, bot: str) -> None:
    """Give a running game up: a bot plays it to the end, and nobody can take the seat."""
    seat = table.own_seat(guest)
    if table.row.phase == "waiting":
        raise Refused("not_started", "The game has not begun: you can leave.")
    _check_not_over(table)
    host = next_host(table.row, guest.id)
    await table.put_seats(resigned(table.row.seats, seat, bot), host, line=table.told(seat, RESIGNED))


async def remove(table: Table, guest: str, bot: str) -> bool:
    """Remove a guest from a table that is not over, as an operator does; False if the guest has no seat.

    Before the start the seat opens, in a game a bot plays on for good: the host changes, a waiting table
    without people is taken away, and in a rated game or a tournament the guest has lost.
    """
    seat = next((one.seat for one in table.row.seats if one.guest == guest), None)
    if seat is None or table.row.phase == "over":
        return False
    host = next_host(table.row, guest)
    if table.row.phase == "playing":
        await table.put_seats(resigned(table.row.seats, seat, bot), host, line=table.told(seat, KICKED))
    elif host is None:
        await table.take_away()
    else:
        await table.put_seats(vacated(table.row.seats, seat, None), host, line=table.told(seat, KICKED))
    return True


async def come_back(table: Table, guest: Guest) -> None:
    """Play on, after a bot has; with the whole time of a turn."""
    seat = table.own_seat(guest)
    _check_not_over(table)
    await table.put_seats(back(table.row.seats, seat), asks_anew=True, line=table.told(seat, BACK))


async def delete(table: Table, guest: Guest) -> None:
    """Delete a table of the host, unless others play there too.

    A rated game that has seen a choice of the host is not deleted either.
    """
    if guest.id != table.row.host:
        raise Refused("not_host", "Only the host of the table takes it away.")
    _check_not_over(table)
    if not may_be_deleted(table.row, table.chosen):
        raise _undeletable(table, guest)
    await table.take_away()


def _undeletable(table: Table, guest: Guest) -> Refused:
    if any(one.guest not in (None, guest.id) for one in table.row.seats):
        return Refused("others_play", "Others play at this table; you can leave it or resign.")
    return Refused(
        "already_chosen", "This game is rated, and you have chosen in it; you can leave it or resign."
    )


def _check_not_over(table: Table) -> None:
    if table.row.phase == "over":
        raise Refused("game_over", "The game is over.")
