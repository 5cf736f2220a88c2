"""Jobs in the database: a job of the library and a row of `answers` for as long as the client waits.

Times are those of the database, because clocks of machines differ. Notifications make things quick, never
true.
"""

from collections.abc import Collection, Mapping
from datetime import timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, text, update
from sqlalchemy.util import await_only

from argosy.server.bots.bot_protocol import Answer
from argosy.server.bots.queue.pgqueuer_connection import SETTINGS, Job, QueueManagerId, dequeue, queries
from argosy.server.storage.row_limits import lock
from argosy.server.storage.schema import answers
from argosy.server.storage.stored_processes import NOW

CHANNEL = "argosy_questions"
"""What is told: `asked KIND`, `begun ID ATTEMPTS`, `answered ID`."""
DEAD = 4.0
"""Seconds after which a worker that has not been heard of loses its jobs."""
ABANDONED = 10.0
"""Seconds after which an answer that nobody has asked for again is not worth thinking."""
FORGOTTEN = 120.0
"""Seconds after which it is deleted."""
OLDEST_JOB, OLDEST_LOG = 3600.0, 300.0
"""Seconds after which nothing is kept of a job that nobody takes, and of one that is done."""
MOST_ATTEMPTS = 5
"""Workers that may die over one question."""
LOST = "WorkerLost"
"""The kind of failure of a question over which so many workers have died."""


class ClaimedJob(NamedTuple):
    """A question that a worker has to answer."""

    id: str
    attempt: int
    job: Job

    @property
    def question(self) -> bytes:
        """Return the question."""
        return self.job.payload or b""


class JobUpdates(NamedTuple):
    """Updates of questions."""

    attempts: dict[str, int]
    """By question: how many workers have begun with it. What is not there is in the database no more."""
    answers: dict[str, bytes]


def put(connection: Connection, question: str, kind: str, asked: bytes, owner: str = "") -> None:
    """Ask a question, in the turn of its owner."""
    turn = _next_turn(connection, owner)
    (job,) = await_only(queries(connection).enqueue(kind, asked, priority=-turn))
    values = {"id": question, "job": job, "wanted": NOW, "attempts": 0, "owner": owner, "turn": turn}
    connection.execute(insert(answers).values(values))
    _tell(connection, f"asked {kind}")


def _next_turn(connection: Connection, owner: str) -> int:
    """Return the turn of an owner's new question, after the owner's last and those served now.

    The smallest turn goes first, so owners are served in turn, however many questions each of them has
    (start-time fair queueing).
    """
    lock(connection, f"turns of {owner}")  # so that no two questions of an owner have the same
    own = answers.c
    query = select(
        func.max(own.turn).filter(own.owner == owner),
        func.max(own.turn).filter(own.attempts > 0),
        func.min(own.turn).filter(own.attempts == 0) - 1,
    )
    return 1 + max(turn or 0 for turn in connection.execute(query).one())


def follow(connection: Connection, asked: Collection[str], given_up: Collection[str]) -> JobUpdates:
    """The state of questions; given-up ones are taken back, the others stay wanted."""
    if given_up:
        _forget(connection, answers.c.id.in_(given_up))
    wanted = update(answers).where(answers.c.id.in_(asked)).values(wanted=NOW)
    attempts = {
        row.id: row.attempts for row in connection.execute(wanted.returning(answers.c.id, answers.c.attempts))
    }
    return JobUpdates(attempts, collect(connection, asked))


def collect(connection: Connection, asked: Collection[str]) -> dict[str, bytes]:
    """The answers that there are, which then are there no more."""
    there = delete(answers).where(answers.c.id.in_(asked), answers.c.answer.is_not(None))
    return {row.id: row.answer for row in connection.execute(there.returning(answers.c.id, answers.c.answer))}


def take(connection: Connection, kind: str, worker: QueueManagerId) -> ClaimedJob | None:
    """The next question of a kind, which from now on is the worker's."""
    while (job := dequeue(connection, kind, worker, DEAD)) is not None:
        taken = _begun(connection, job, worker)
        if taken is not None:
            return taken
    return None


def _begun(connection: Connection, job: Job, worker: QueueManagerId) -> ClaimedJob | None:
    """Question whose job a worker begins; None if the job is for nothing and therefore deleted."""
    lately = answers.c.wanted > NOW - ABANDONED
    query = select(answers.c.id, answers.c.attempts).where(
        answers.c.job == job.id, answers.c.answer.is_(None), lately
    )
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None:
        _end(connection, [job.id])
        return None
    if row.attempts >= MOST_ATTEMPTS:
        answer = Answer(error=f"{LOST}: {row.attempts} workers have died over this question")
        _answer(connection, row.id, job.id, msgspec.msgpack.encode(answer))
        return None
    values = {"attempts": row.attempts + 1, "worker": str(worker)}
    connection.execute(update(answers).where(answers.c.id == row.id).values(values))
    _tell(connection, f"begun {row.id} {row.attempts + 1}")
    return ClaimedJob(row.id, row.attempts + 1, job)


def finish(connection: Connection, worker: QueueManagerId, taken: ClaimedJob, answer: bytes) -> None:
    """Answer a question, unless it is another worker's meanwhile or nobody's any more."""
    if connection.execute(select(answers.c.id).where(_is_mine(worker, taken)).with_for_update()).first():
        _answer(connection, taken.id, taken.job.id, answer)


def give_back(connection: Connection, worker: QueueManagerId, taken: ClaimedJob) -> None:
    """Let another worker answer a question at once."""
    values = {"attempts": taken.attempt - 1, "worker": None}
    if connection.execute(update(answers).where(_is_mine(worker, taken)).values(values)).rowcount:
        await_only(queries(connection).retry_job(taken.job, timedelta(0), None))
        _tell(connection, f"asked {taken.job.entrypoint}")


def heartbeat(connection: Connection, worker: QueueManagerId, claimed: Mapping[str, ClaimedJob]) -> set[str]:
    """Say that a worker lives. The questions that are still its own and still wanted."""
    query = select(answers.c.id, answers.c.attempts).where(
        answers.c.id.in_(claimed), answers.c.worker == str(worker), answers.c.wanted > NOW - ABANDONED
    )
    mine = {row.id for row in connection.execute(query) if claimed[row.id].attempt == row.attempts}
    if mine:
        await_only(queries(connection).update_heartbeat([claimed[one].job.id for one in mine]))
    return mine


def clean(connection: Connection) -> None:
    """Delete what nobody waits for."""
    _forget(connection, answers.c.wanted < NOW - FORGOTTEN)
    for table, seconds in ((SETTINGS.queue_table, OLDEST_JOB), (SETTINGS.queue_table_log, OLDEST_LOG)):
        statement = text(f"DELETE FROM {table} WHERE created < now() - make_interval(secs => :seconds)")  # noqa: S608
        connection.execute(statement, {"seconds": seconds})


def _is_mine(worker: QueueManagerId, taken: ClaimedJob) -> ColumnElement[bool]:
    own = answers.c
    return (
        (own.id == taken.id)
        & (own.worker == str(worker))
        & (own.attempts == taken.attempt)
        & own.answer.is_(None)
    )


def _answer(connection: Connection, question: str, job: int, answer: bytes) -> None:
    connection.execute(update(answers).where(answers.c.id == question).values(answer=answer))
    _end(connection, [job], "successful")
    _tell(connection, f"answered {question}")


def _forget(connection: Connection, which: ColumnElement[bool]) -> None:
    jobs = connection.execute(delete(answers).where(which).returning(answers.c.job)).scalars().all()
    if jobs:
        _end(connection, jobs)


def _end(connection: Connection, jobs: Collection[int], how: str = "canceled") -> None:
    """Take jobs out of the queue; where they are no more, nothing happens."""
    library = queries(connection)
    count = len(jobs)
    await_only(
        library.driver.execute(library.qbq.build_log_job_query(), list(jobs), [how] * count, [None] * count)
    )


def _tell(connection: Connection, what: str) -> None:
    connection.execute(select(func.pg_notify(CHANNEL, what)))
