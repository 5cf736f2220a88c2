"""Acts of operators: values, and rows that are a queue for servers and a log for the host."""

import time
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from argosy.server.storage.schema import acts

COMMAND_LINE = ""
"""Operator of acts that `argosy admin` has asked for."""
FOREVER = 32_503_680_000.0
"""End of a ban or mute without an end, in seconds since 1970: the year 3000."""
AGAIN_AFTER = 60.0
"""Seconds after which an act that a process has begun is begun anew: that process has ended meanwhile."""
RECENT = 15.0
"""Seconds for which every process applies what was done to its memory; doing so twice changes nothing."""
LOG_LENGTH = 200
REASON_LETTERS = 200

Kind = Literal[
    "ban",
    "unban",
    "mute",
    "unmute",
    "rename",
    "kick",
    "erase",
    "delete_table",
    "delete_line",
    "delete_record",
    "delete_tournament",
    "appoint",
    "dismiss",
    "settle_report",
    "invite",
    "revoke_invitation",
]


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that an operator does."""

    kind: Kind
    target: str
    """Id of the guest, table, record, tournament, report or invitation."""
    operator: str = COMMAND_LINE
    """Guest who has asked for it; empty for the command line, the guest themselves where they erase their own
    data.
    """
    place: int = -1
    """Seat of `kick`, line of `delete_line`; else -1."""
    until: float = 0.0
    """End of a ban or mute, in seconds since 1970."""
    text: str = ""
    """Reason, or the new name of `rename`."""
    number: int = 0
    at: float = 0.0
    begun: float = 0.0
    done: float = 0.0
    """When it was done or refused, in seconds since 1970; 0: not yet."""
    outcome: str = ""
    """Reason of the refusal; empty for an act that was done."""


def add(connection: Connection, act: Act) -> int:
    """Write an act that is to be done, and return its number."""
    values = msgspec.structs.asdict(act) | {"at": act.at or time.time()}
    del values["number"]
    return int(connection.execute(insert(acts).values(values).returning(acts.c.number)).scalar_one())


def claim(connection: Connection, now: float) -> list[Act]:
    """The acts that nobody does, the oldest first; from now on the caller does them."""
    query = select(acts).where(acts.c.done == 0, acts.c.begun < now - AGAIN_AFTER).order_by(acts.c.number)
    found = connection.execute(query.with_for_update(skip_locked=True)).mappings().all()
    numbers = [row["number"] for row in found]
    connection.execute(update(acts).where(acts.c.number.in_(numbers)).values(begun=now))
    return [_act(row) for row in found]


def is_any_waiting(connection: Connection, now: float) -> bool:
    """True if there is an act that nobody does."""
    query = select(acts.c.number).where(acts.c.done == 0, acts.c.begun < now - AGAIN_AFTER)
    return connection.execute(query.limit(1)).first() is not None


def finish(connection: Connection, number: int, outcome: str, now: float) -> None:
    """Keep that an act is done, or why it was refused."""
    own = update(acts).where(acts.c.number == number)
    connection.execute(own.values(done=now, outcome=outcome[:REASON_LETTERS]))


def of_number(connection: Connection, number: int) -> Act | None:
    """An act, None if there is none of this number."""
    row = connection.execute(select(acts).where(acts.c.number == number)).mappings().one_or_none()
    return None if row is None else _act(row)


def done_since(connection: Connection, moment: float) -> list[Act]:
    """The acts that were done since a moment."""
    query = select(acts).where(acts.c.done >= moment, acts.c.done > 0).order_by(acts.c.number)
    return [_act(row) for row in connection.execute(query).mappings()]


def newest(connection: Connection, about: str = "", length: int = LOG_LENGTH) -> list[Act]:
    """The newest acts, the newest first; about: only those of this target or operator."""
    query = select(acts).order_by(acts.c.number.desc()).limit(length)
    if about:
        query = query.where(or_(acts.c.target == about, acts.c.operator == about))
    return [_act(row) for row in connection.execute(query).mappings()]


def _act(row: Mapping[Any, Any]) -> Act:
    return Act(**row)
