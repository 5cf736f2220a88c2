"""Limits on numbers of rows, counted inside the transaction that adds one.

Each limit is locked by its name until the transaction ends: on PostgreSQL two transactions that add rows
under the same limit run one after the other, in all processes. SQLite has a single writer, so there is
nothing to lock.
"""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, FromClause, func, select


class RowLimit(NamedTuple):
    """The most rows of a kind that may exist at the same time."""

    name: str
    """Names the limit and its owner, the same in all processes: `tokens of GUEST`."""
    rows: FromClause
    where: tuple[ColumnElement[bool], ...]
    most: int


def first_reached(connection: Connection, *limits: RowLimit, adding: int = 1) -> RowLimit | None:
    """Lock the limits and return the first that leaves no room for so many more rows; None if all do.

    Reads nothing that was read before in the same transaction: locks come first, so all counts see what
    others have committed.
    """
    lock(connection, *(limit.name for limit in limits))
    return next((limit for limit in limits if count(connection, limit) + adding > limit.most), None)


def count(connection: Connection, limit: RowLimit) -> int:
    """Return how many rows count for a limit."""
    query = select(func.count()).select_from(limit.rows).where(*limit.where)
    return int(connection.execute(query).scalar_one())


def lock(connection: Connection, *names: str) -> None:
    """Hold locks of these names until the transaction ends; always in the same order, so that no two wait
    for each other.
    """
    if connection.dialect.name != "postgresql":
        return
    for name in sorted(set(names)):
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(name, 0))))
