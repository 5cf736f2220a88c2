"""Limits on tables that are not over, by maker, by network and in all.

They are checked in the transaction that adds tables, whoever adds them: a guest, a rematch, a round of a
tournament.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from argosy.server.errors import Refused
from argosy.server.settings import Limits
from argosy.server.storage.row_limits import RowLimit, first_reached
from argosy.server.storage.rows import TableRow
from argosy.server.storage.schema import tables

UNFINISHED = tables.c.phase.in_(("waiting", "playing"))
REFUSALS = {
    "too_many_waiting": "{most} tables of yours wait for friends: begin, or take one away, before you make another.",
    "too_many_tables": "You have {most} tables that are not over: end or take away one of them first.",
    "too_many_from_network": "{most} tables from your network are not over: end or take away one of them first.",
    "server_full": "This server has no room for another table now. Try again later.",
}
"""Sentences by code; the codes name the limits, in the order in which they are checked."""


def check_limits(connection: Connection, limits: Limits, added: Sequence[TableRow]) -> None:
    """Refuse new tables of one maker where a limit leaves no room for all of them.

    Nothing of them may be written yet.
    """
    if not added:
        return
    row = added[0]
    found = {
        "too_many_tables": _limit(
            "tables of " + row.maker, limits.tables_per_guest, tables.c.maker == row.maker
        ),
        "server_full": _limit("tables", limits.tables),
    }
    if any(seat.kind == "open" for seat in row.seats):
        waiting = tables.c.maker == row.maker, tables.c.phase == "waiting"
        found["too_many_waiting"] = _limit(
            "waiting of " + row.maker, limits.waiting_tables_per_guest, *waiting
        )
    if row.network:
        own = tables.c.network == row.network
        found["too_many_from_network"] = _limit("tables from " + row.network, limits.tables_per_address, own)
    ordered = {code: found[code] for code in REFUSALS if code in found}
    reached = first_reached(connection, *ordered.values(), adding=len(added))
    if reached is not None:
        code = next(code for code, limit in ordered.items() if limit is reached)
        raise Refused(code, REFUSALS[code].format(most=reached.most))


def _limit(name: str, most: int, *where: object) -> RowLimit:
    return RowLimit(name, tables, (UNFINISHED, *where), most)  # type: ignore[arg-type]
