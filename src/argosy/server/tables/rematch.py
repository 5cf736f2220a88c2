"""Answers to a rematch that somebody has asked for: accept it, decline it."""

import msgspec

from argosy.server.errors import Refused
from argosy.server.storage.rows import Guest, SeatRow
from argosy.server.tables.seats import is_asked, seats_again
from argosy.server.tables.table import Table
from argosy.web.table.talk import NO_REMATCH


def seat_again(finished: Table, guest: Guest) -> SeatRow:
    """The seat that a guest has in the rematch of a finished table. Refuses who did not sit there."""
    finished.own_seat(guest)
    return next(seat for seat in seats_again(finished.row) if seat.guest == guest.id)


async def accept(finished: Table, following: Table, guest: Guest) -> None:
    """Sit down at the rematch, which begins when everybody has. Called in the queue of its actor.

    Whoever sits there already, or comes when it has begun, is just led there.
    """
    wanted = seat_again(finished, guest)
    has_seat = any(seat.kind == "open" for seat in following.row.seats)
    if following.seat_of(guest) is None and following.row.phase == "waiting" and has_seat:
        await following.take_seat(guest, wanted.name or guest.name, wanted.seat)
    await following.begin_if_full()


def asked_table(finished: Table) -> str:
    """Id of the rematch of a finished table. Refuses where nobody has asked for one."""
    if finished.row.rematch is None:
        raise Refused("nothing_asked", "Nobody has asked for a rematch.")
    return finished.row.rematch


async def note_decline(finished: Table, following: Table, guest: Guest) -> None:
    """Keep at the finished table, once, that a guest declines its rematch.

    Refuses a guest who sits at the rematch. Called in the queue of the finished table's actor.
    """
    seat = finished.own_seat(guest)
    if following.seat_of(guest) is not None:
        raise Refused("already_seated", "You sit at the rematch; you can leave it there.")
    if not is_declined_by(finished, guest):
        await finished.put_talk(finished.sign_line(seat, NO_REMATCH, guest))


async def decline(finished: Table, following: Table, guest: Guest) -> None:
    """Tell whoever waits at the rematch that a guest does not come. Called in the queue of its actor."""
    wanted = seat_again(finished, guest).seat
    asked = next((seat for seat in following.row.seats if seat.seat == wanted), None)
    if asked is None or not is_asked(asked):
        return  # somebody else sits there by now
    line = following.sign_line(wanted, NO_REMATCH, guest)
    open_seat = msgspec.structs.replace(asked, name="")
    await following.put_seats([open_seat if seat is asked else seat for seat in following.row.seats])
    await following.put_talk(line)


def is_declined_by(finished: Table, guest: Guest) -> bool:
    """True if a guest has declined the rematch of a finished table."""
    return any(line.sign == NO_REMATCH and line.guest == guest.id for line in finished.talk)
