"""Jobs in the database: a row for each question, for as long as its client waits for the answer.

A worker takes the next job of a kind with `FOR UPDATE SKIP LOCKED`, so no worker waits for another one. Times
are those of the database, because clocks of machines differ. Notifications make things quick, never true.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from argosy.server.bots.bot_protocol import Answer
from argosy.server.storage.row_limits import lock
from argosy.server.storage.schema import jobs
from argosy.server.storage.stored_processes import NOW

CHANNEL = "argosy_questions"
"""Channel of the notifications `asked KIND`, `begun ID ATTEMPTS`, `answered ID`."""
DEAD = 4.0
"""Seconds without a heartbeat after which a worker loses its jobs."""
ABANDONED = 10.0
"""Seconds after which an answer that nobody has asked for again is not worth thinking."""
FORGOTTEN = 120.0
"""Seconds after which such a job is deleted."""
MOST_ATTEMPTS = 5
"""Workers that may die over one question."""
LOST = "WorkerLost"
"""Kind of failure of a question over which so many workers have died."""

own = jobs.c


class ClaimedJob(NamedTuple):
    """A question that a worker has to answer."""

    id: str
    kind: str
    attempt: int
    question: bytes


class JobUpdates(NamedTuple):
    """Updates of questions."""

    attempts: dict[str, int]
    """By question: how many workers have begun with it. One that is missing has been deleted."""
    answers: dict[str, bytes]


def put(connection: Connection, question: str, kind: str, asked: bytes, owner: str = "") -> None:
    """Ask a question, in the turn of its owner."""
    values = {"id": question, "kind": kind, "question": asked, "owner": owner, "attempts": 0}
    times = {"asked": NOW, "wanted": NOW, "turn": _next_turn(connection, owner)}
    connection.execute(insert(jobs).values(values | times))
    _notify(connection, f"asked {kind}")


def _next_turn(connection: Connection, owner: str) -> int:
    """Return the turn of an owner's new question, after the owner's last and those served now.

    The smallest turn goes first, so owners are served in turn, however many questions each of them has
    (start-time fair queueing).
    """
    lock(connection, f"turns of {owner}")  # so that no two questions of an owner have the same
    query = select(
        func.max(own.turn).filter(own.owner == owner),
        func.max(own.turn).filter(own.attempts > 0),
        func.min(own.turn).filter(own.attempts == 0) - 1,
    )
    return 1 + max(turn or 0 for turn in connection.execute(query).one())


def follow(connection: Connection, asked: Collection[str], given_up: Collection[str]) -> JobUpdates:
    """Return the state of questions; given-up ones are deleted, the others stay wanted."""
    if given_up:
        connection.execute(delete(jobs).where(own.id.in_(given_up)))
    wanted = update(jobs).where(own.id.in_(asked)).values(wanted=NOW).returning(own.id, own.attempts)
    attempts = {row.id: row.attempts for row in connection.execute(wanted)}
    return JobUpdates(attempts, collect(connection, asked))


def collect(connection: Connection, asked: Collection[str]) -> dict[str, bytes]:
    """Return finished answers and delete their jobs."""
    finished = delete(jobs).where(own.id.in_(asked), own.answer.is_not(None)).returning(own.id, own.answer)
    return {row.id: row.answer for row in connection.execute(finished)}


def take(connection: Connection, kind: str, worker: str) -> ClaimedJob | None:
    """Return the next job of a kind, which from now on is the worker's."""
    while (row := connection.execute(_next_of(kind)).one_or_none()) is not None:
        if row.attempts < MOST_ATTEMPTS:
            values = {"attempts": row.attempts + 1, "worker": worker, "heartbeat": NOW}
            connection.execute(update(jobs).where(own.id == row.id).values(values))
            _notify(connection, f"begun {row.id} {row.attempts + 1}")
            return ClaimedJob(row.id, kind, row.attempts + 1, row.question)
        answer = Answer(error=f"{LOST}: {row.attempts} workers have died over this question")
        _answer(connection, own.id == row.id, row.id, msgspec.msgpack.encode(answer))
    return None


def _next_of(kind: str):  # noqa: ANN202  because the type of a query names all its columns
    """Query for the next job of a kind that no living worker has."""
    is_free = or_(own.worker.is_(None), own.heartbeat < NOW - DEAD)
    is_wanted = own.answer.is_(None) & (own.wanted > NOW - ABANDONED)
    return (
        select(own.id, own.attempts, own.question)
        .where(own.kind == kind, is_free, is_wanted)
        .order_by(own.turn, own.asked)
        .limit(1)
        .with_for_update(skip_locked=True)
    )


def finish(connection: Connection, worker: str, taken: ClaimedJob, answer: bytes) -> None:
    """Answer a question, unless it is another worker's meanwhile or has been deleted."""
    _answer(connection, _is_mine(worker, taken), taken.id, answer)


def give_back(connection: Connection, worker: str, taken: ClaimedJob) -> None:
    """Let another worker answer a question at once."""
    values = {"attempts": taken.attempt - 1, "worker": None}
    if connection.execute(update(jobs).where(_is_mine(worker, taken)).values(values)).rowcount:
        _notify(connection, f"asked {taken.kind}")


def heartbeat(connection: Connection, worker: str, claimed: Mapping[str, ClaimedJob]) -> set[str]:
    """Renew the heartbeat of a worker; return the jobs that are still its own and still wanted."""
    still = own.id.in_(claimed) & (own.worker == worker) & (own.wanted > NOW - ABANDONED)
    renewed = update(jobs).where(still).values(heartbeat=NOW).returning(own.id, own.attempts)
    return {row.id for row in connection.execute(renewed) if claimed[row.id].attempt == row.attempts}


def clean(connection: Connection) -> None:
    """Delete jobs that nobody waits for."""
    connection.execute(delete(jobs).where(own.wanted < NOW - FORGOTTEN))


def _is_mine(worker: str, taken: ClaimedJob) -> ColumnElement[bool]:
    return (
        (own.id == taken.id) & (own.worker == worker) & (own.attempts == taken.attempt) & own.answer.is_(None)
    )


def _answer(connection: Connection, which: ColumnElement[bool], question: str, answer: bytes) -> None:
    if connection.execute(update(jobs).where(which).values(answer=answer)).rowcount:
        _notify(connection, f"answered {question}")


def _notify(connection: Connection, what: str) -> None:
    connection.execute(select(func.pg_notify(CHANNEL, what)))
