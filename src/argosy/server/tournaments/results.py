"""Results of tournament games, written in the transaction of the table: forfeits, leavers, ranks.

So nothing of it is lost with a process, and nothing counts twice.
"""

import time

import msgspec
from sqlalchemy import Connection, select, update

from argosy.server.storage import schema
from argosy.server.storage.rows import GameRequest, SeatRow, TableRow, TableSummary
from argosy.server.tables.clocks import is_played_for
from argosy.server.tournaments.points import points_for

LAPSES = 2
"""So often somebody's time may not be up in one game."""


def note_seats(connection: Connection, row: TableRow) -> None:
    """Before the seats of a table are said anew: who is played for now, who is back, who has gone."""
    places = connection.execute(select(schema.places).where(schema.places.c.game == row.id)).all()
    if not places:
        return
    query = select(schema.seats).where(schema.seats.c.game == row.id)
    before = {
        seat.seat: SeatRow(
            seat=seat.seat,
            kind=seat.kind,
            guest=seat.guest,
            name=seat.name,
            bot=seat.bot,
            has_left=seat.has_left,
        )
        for seat in connection.execute(query).all()
    }
    now = {seat.seat: seat for seat in row.seats}
    for place in places:
        if place.points is None and not place.forfeit:
            values = _changed(before[place.seat], now[place.seat], place.lapses)
            if values:
                _put(connection, row.id, place.seat, **values)


def _changed(before: SeatRow, now: SeatRow, lapses: int) -> dict[str, float | bool]:
    """Return the change of a seat's player."""
    if before.guest is not None and now.guest != before.guest:
        return {"forfeit": True}
    if is_played_for(now) and not is_played_for(before):
        return {"lapses": lapses + 1, "lapsed": time.time(), "forfeit": lapses + 1 >= LAPSES}
    if is_played_for(before) and not is_played_for(now):
        return {"lapsed": 0.0}
    return {}


def note_end(connection: Connection, table: str, standing: TableSummary) -> None:
    """With the last line of a game: what it has brought.

    Whoever does not play themselves at its end has lost.
    """
    query = (
        select(
            schema.places.c.seat,
            schema.places.c.forfeit,
            schema.places.c.lapsed,
            schema.tournaments.c.request,
        )
        .join(schema.tournaments)
        .where(schema.places.c.game == table)
        .order_by(schema.places.c.seat)
    )
    places = connection.execute(query).all()
    if not places:
        return
    size = msgspec.json.decode(places[0].request, type=GameRequest).players
    ranks = [standing.ranks[int(place.seat)] for place in places]
    resigned = [standing.ended_by == "resignation" and rank != 1 for rank in ranks]
    absent = [place.forfeit or place.lapsed > 0 for place in places]
    lost = [one or other for one, other in zip(absent, resigned, strict=True)]
    points = points_for(ranks, lost, size)
    for place, own, is_lost in zip(places, points, lost, strict=True):
        _put(connection, table, place.seat, points=own, forfeit=is_lost)


def _put(connection: Connection, table: str, seat: int, **values: float | bool) -> None:
    own = schema.places.c.game == table, schema.places.c.seat == seat
    connection.execute(update(schema.places).where(*own).values(values))
