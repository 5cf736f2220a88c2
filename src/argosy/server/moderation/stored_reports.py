"""Rows of reports: lines of talk and people that players have reported. Functions of a connection."""

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from argosy.server.storage.row_limits import RowLimit, first_reached
from argosy.server.storage.schema import reports

OPEN_OF_A_GUEST = 20
"""Reports of one guest that are not settled."""
OPEN_OF_A_NETWORK = 60
"""Open reports of all guests of one network."""
OPEN = 5_000
"""Open reports of all guests."""
A_PERSON = -1
"""Line of a report of a person."""
LIST_LENGTH = 200


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Report of a line of talk or a person by a player."""

    id: str
    at: float
    guest: str
    """Id of the guest who reports it."""
    network: str
    game: str
    line: int = A_PERSON
    accused: str = ""
    """Guest who has said it."""
    name: str = ""
    """Name of the accused at that time."""
    quote: str = ""
    """Words of the line; empty for a person."""
    text: str = ""
    """Reason that the player gives."""
    settled: float = 0.0
    """When an operator has settled it; 0: it is open."""


def add(connection: Connection, report: Report) -> bool:
    """Keep a report, or one of the same guest about the same in its place.

    False where its guest, their network or all have reported as much as is kept.
    """
    own = reports.c
    is_open = own.settled == 0
    same = is_open, own.guest == report.guest, own.game == report.game, own.line == report.line
    values = msgspec.structs.asdict(report)
    again = update(reports).where(*same, own.accused == report.accused).values(text=report.text)
    limits = [
        RowLimit(
            f"reports of {report.guest}", reports, (is_open, own.guest == report.guest), OPEN_OF_A_GUEST
        ),
        RowLimit("reports", reports, (is_open,), OPEN),
    ]
    if report.network:
        near = is_open, own.network == report.network
        limits.append(RowLimit(f"reports from {report.network}", reports, near, OPEN_OF_A_NETWORK))
    is_full = first_reached(connection, *limits) is not None
    if connection.execute(again).rowcount:
        return True
    if is_full:
        return False
    connection.execute(insert(reports).values(values))
    return True


def unsettled(connection: Connection) -> list[Report]:
    """The open reports, the oldest first."""
    query = select(reports).where(reports.c.settled == 0).order_by(reports.c.at).limit(LIST_LENGTH)
    return [_report(row) for row in connection.execute(query).mappings()]


def about(connection: Connection, guest: str) -> list[Report]:
    """The reports about a guest, the newest first."""
    query = select(reports).where(reports.c.accused == guest).order_by(reports.c.at.desc()).limit(LIST_LENGTH)
    return [_report(row) for row in connection.execute(query).mappings()]


def settle(connection: Connection, report: str, now: float) -> bool:
    """Settle a report. False when there is no such open one."""
    own = update(reports).where(reports.c.id == report, reports.c.settled == 0)
    return connection.execute(own.values(settled=now)).rowcount == 1


def _report(row: Any) -> Report:
    return Report(**row)
