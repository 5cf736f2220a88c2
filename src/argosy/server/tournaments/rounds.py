"""Rows of a round of a tournament: new tables for its pairings, and the places of entrants there."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from argosy.server.auth import ids
from argosy.server.storage.rows import SeatRow, TableRow
from argosy.server.tournaments.values import Drawn, Entrant, SeatAssignment, Tournament

HOST = "tournament "
"""What the host of such a table begins with; the id of no guest has a space."""


class Round(NamedTuple):
    """Rows that are written when a round is drawn."""

    tables: list[TableRow]
    places: list[SeatAssignment]


def round_of(tournament: Tournament, drawn: Drawn, now: float) -> Round:
    """The next round, with tables that nobody has seen yet."""
    number, known = tournament.round + 1, {one.number: one for one in tournament.entrants}
    # A bye is worth a win.
    made = Round(
        [], [SeatAssignment(round=number, number=one, points=tournament.size - 1.0) for one in drawn.byes]
    )
    for numbers in drawn.tables:
        table = _table(tournament, numbers, known, now)
        made.tables.append(table)
        made.places.extend(
            SeatAssignment(round=number, number=one, game=table.id, seat=seat)
            for seat, one in enumerate(numbers)
        )
    return made


def host_of(tournament: str) -> str:
    """The host of a tournament's tables: no person, so that no player can take one away."""
    return f"{HOST}{tournament}"


def tournament_of(row: TableRow) -> str | None:
    """The tournament to which a table belongs, if it belongs to one."""
    return row.host.removeprefix(HOST) if row.host.startswith(HOST) else None


def _table(
    tournament: Tournament, numbers: Sequence[int], known: Mapping[int, Entrant], now: float
) -> TableRow:
    return TableRow(
        id=ids.table_id(),
        host=host_of(tournament.id),
        created=now,
        phase="waiting",
        request=msgspec.structs.replace(tournament.request, players=len(numbers)),
        seats=tuple(_seat(seat, known[number]) for seat, number in enumerate(numbers)),
        maker=tournament.host,
        network=tournament.network,
    )


def _seat(seat: int, one: Entrant) -> SeatRow:
    return SeatRow(
        seat=seat, kind="human" if one.bot is None else "bot", guest=one.guest, name=one.name, bot=one.bot
    )
