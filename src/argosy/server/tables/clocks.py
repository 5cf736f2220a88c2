"""Clocks of turns: the time when a turn ends, and seats that bots play for after it.

The time that a turn has is one for everybody who owes a choice in it; a question that comes up has its own.
Whoever overstays is played by a bot, at once and in the turns that follow, until they say that they are back.
The moment when time is up stands in the store, so that a clock goes on while nobody looks and while the
server is away.
"""

from collections.abc import Iterable

import msgspec

from argosy.server.errors import Refused
from argosy.server.http.form_fields import DEFAULT_BOT, Form, number
from argosy.server.storage.rows import SeatRow, TableRow
from argosy.web.models import CLOCKS

GRACE = 600.0
"""After a time without a server everybody has so many seconds, or the whole time of a turn if that is
less.
"""


def clock_of(form: Form) -> int:
    """The clock that a form asks for."""
    return number(form, "clock", CLOCKS, 0)


def is_played_for(seat: SeatRow) -> bool:
    """Does a bot play for the person who sits here?"""
    return seat.kind == "human" and seat.bot is not None


def bot_of(seat: SeatRow) -> str | None:
    """The bot that this seat belongs to; None where a person sits, whoever plays for them."""
    return None if is_played_for(seat) else seat.bot


def due_after(row: TableRow, owing: frozenset[int], goes_on: float | None, now: float) -> float | None:
    """The time when those who owe a choice run out of it, in seconds since 1970; None without a limit.

    goes_on: when it was up for the question that they are asked again; None: they are asked anew, their time
    begins now.
    """
    if not row.request.clock or not any(
        one.seat in owing and one.kind == "human" and not one.bot for one in row.seats
    ):
        return None
    return now + row.request.clock if goes_on is None else goes_on


def played_for(row: TableRow, owing: frozenset[int]) -> list[SeatRow]:
    """The seats with bots for all people who owe a choice."""
    return [
        msgspec.structs.replace(one, bot=DEFAULT_BOT) if one.kind == "human" and one.seat in owing else one
        for one in row.seats
    ]


def back(seats: Iterable[SeatRow], seat: int) -> list[SeatRow]:
    """The seats with a person playing again. Refuses a seat where no bot plays for a person."""
    seats = list(seats)
    if not any(one.seat == seat and is_played_for(one) for one in seats):
        raise Refused("not_away", "No bot plays for you.")
    return [msgspec.structs.replace(one, bot=None) if one.seat == seat else one for one in seats]
