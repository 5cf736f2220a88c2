"""Abandoned rated games: bots finish them one turn after the last person has left.

Without it, who loses could sit still for ever, and the game would never be rated. Games that are not rated
wait without an end.
"""

from collections.abc import Sequence

from argosy.server.club.sides import is_rated
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.storage.rows import SeatRow, TableRow
from argosy.server.tables import clocks
from argosy.server.tables.seats import is_deserted, is_kept, resigned


def due_after(row: TableRow, owing: frozenset[int], goes_on: float | None, now: float) -> float | None:
    """Return when time is up, as `clocks.due_after` does; in a deserted rated game after one more turn."""
    if owing and is_rated(row) and is_deserted(row):
        return now + row.request.clock if goes_on is None else goes_on
    return clocks.due_after(row, owing, goes_on, now)


def given_up(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats with bots for good wherever one plays until somebody comes back."""
    after = list(seats)
    for seat in seats:
        if is_kept(seat) or clocks.is_played_for(seat):
            after = resigned(after, seat.seat, DEFAULT_BOT)
    return after
