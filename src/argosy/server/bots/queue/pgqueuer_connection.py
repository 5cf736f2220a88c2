"""PgQueuer on a connection of ours: its jobs and our answers change in one transaction."""

from datetime import timedelta
from typing import Any

from pgqueuer.adapters.persistence.qb import QueryBuilderEnvironment, QueryQueueBuilder, QuerySchedulerBuilder
from pgqueuer.db import AsyncpgDriver
from pgqueuer.domain.models import Job
from pgqueuer.domain.settings import DBSettings, Durability
from pgqueuer.domain.types import Channel, QueueEntrypoint, QueueManagerId
from pgqueuer.ports.repository import EntrypointExecutionParameter
from pgqueuer.queries import Queries
from sqlalchemy import Connection, select
from sqlalchemy.util import await_only

from argosy.server.storage.migration import lock

__all__ = ["SETTINGS", "Job", "QueueManagerId", "dequeue", "install", "queries"]

PREFIX = "argosy_"
SETTINGS = DBSettings(  # every name is said, because those that are not come from the environment
    prefix=PREFIX,
    db_schema=None,
    channel=Channel(f"{PREFIX}pgqueuer_changed"),
    function=f"{PREFIX}fn_pgqueuer_changed",
    statistics_table=f"{PREFIX}pgqueuer_statistics",
    queue_status_type=f"{PREFIX}pgqueuer_status",
    queue_table=f"{PREFIX}pgqueuer",
    queue_table_log=f"{PREFIX}pgqueuer_log",
    trigger=f"{PREFIX}tg_pgqueuer_changed",
    schedules_table=f"{PREFIX}pgqueuer_schedules",
    durability=Durability.durable,
)
_environment, _queue, _schedules = (
    QueryBuilderEnvironment(SETTINGS),
    QueryQueueBuilder(SETTINGS),
    QuerySchedulerBuilder(SETTINGS),
)
UNLIMITED = EntrypointExecutionParameter(concurrency_limit=0)


def queries(connection: Connection) -> Queries:
    """The library, working in the transaction of a connection. Its answers are had with `await_only`."""
    raw: Any = connection.connection.driver_connection
    if (
        not raw.is_in_transaction()
    ):  # SQLAlchemy begins one with its own first statement, of which the library's is none
        connection.execute(select(1))
    return Queries(AsyncpgDriver(raw), _environment, _queue, _schedules)


def install(connection: Connection) -> None:
    """Make the library's own tables, or bring them to the form of the library that is installed here."""
    lock(connection)
    library = queries(connection)
    if not await_only(library.schema_is_installed()):
        await_only(library.install())
        return
    for statement in await_only(library.plan_upgrade()).statements:
        await_only(library.driver.execute(statement))


def dequeue(connection: Connection, kind: str, worker: QueueManagerId, dead: float) -> Job | None:
    """The next job of a kind: one that nobody has, or whose worker has not been heard of for a while."""
    wanted = {QueueEntrypoint(kind): UNLIMITED}
    found = await_only(queries(connection).dequeue(1, wanted, worker, None, timedelta(seconds=dead)))
    return found[0] if found else None
