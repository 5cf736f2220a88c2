"""Job queue as one process sees it: client and, with processes of its own, worker."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import structlog

from argosy.server.bots.bot_pool import BotPool
from argosy.server.bots.bot_processes import BotFailed, Processes, nothing
from argosy.server.bots.bot_protocol import Answer, Question
from argosy.server.bots.queue import job_kinds, jobs
from argosy.server.bots.queue.client import QueueClient
from argosy.server.bots.queue.jobs import CHANNEL
from argosy.server.bots.queue.worker import QueueWorker
from argosy.server.outage_log import OutageLog
from argosy.server.storage.database import AWAY, Database, reason_of
from argosy.server.storage.postgres import PostgresDatabase, is_away
from argosy.server.tables.coaching import Coach

RETRY = 1.0
"""Seconds before something is tried again that the database did not let happen."""
BEAT_EVERY = 1.0
"""Seconds between two signs of life of a worker."""
CLEAN_EVERY = 30.0
"""Seconds between two looks for what nobody waits for."""

log = structlog.get_logger()


class BotQueue:
    """Job queue of one process: its client, and its workers if it has processes."""

    def __init__(self, local: Mapping[str, Processes]) -> None:
        """local: the processes of this machine, by the kind of question."""
        self.local = dict(local)
        self._here = ""
        self._client: QueueClient | None = None
        self._workers: list[QueueWorker] = []
        self._asks: list[asyncio.Task[None]] = []
        self._takes: list[asyncio.Task[None]] = []

    async def open(self, database: Database) -> None:
        """Begin to ask, to listen and to work."""
        assert isinstance(database, PostgresDatabase)
        self._here = await asyncio.to_thread(job_kinds.fingerprint_of_here)
        outages = database.outages
        self._client = client = QueueClient(database)
        self._workers = [
            QueueWorker(database, job_kinds.of_here(kind, self._here), processes)
            for kind, processes in self.local.items()
        ]
        self._asks = [
            _for_ever(outages, client.follow),
            _for_ever(outages, lambda: database.listen(CHANNEL, self._hear), RETRY),
            _for_ever(outages, lambda: database.write(jobs.clean), CLEAN_EVERY),
            *(_for_ever(outages, worker.heartbeat, BEAT_EVERY) for worker in self._workers),
        ]
        self._takes = [_for_ever(outages, worker.take) for worker in self._workers]

    async def close(self, patience: float = 0.0) -> None:
        """Take no more questions, give back what is not answered after so many seconds, and end all
        processes.
        """
        await _ended(self._takes)
        await asyncio.gather(*(worker.close(patience) for worker in self._workers))
        await _ended(self._asks)
        if self._client is not None:
            await self._client.close()
        for processes in self.local.values():
            await processes.close()

    async def ask(
        self, kind: str, asked: Question, begun: Callable[[], None] = nothing, owner: str = ""
    ) -> Answer:
        """The answer to a question of a kind. Raises BotFailed if there is none."""
        if self._client is None:
            raise BotFailed("closed", "the queue of questions is not open")
        return await self._client.ask(job_kinds.of_here(kind, self._here), asked, begun, owner)

    async def wake(self) -> None:
        """Load the compiled searches of the coach, if it runs on this machine."""
        if job_kinds.COACH in self.local:
            await Coach(BotPool(thinker=self.local[job_kinds.COACH])).wake()

    def count(self, kind: str) -> tuple[int, int]:
        """Questions of this process that wait, and those that are being worked on."""
        if self._client is None:
            return 0, 0
        waiting, running = self._client.count()
        name = job_kinds.of_here(kind, self._here)
        return waiting[name], running[name]

    def _hear(self, told: str) -> None:
        what, _, about = told.partition(" ")
        for worker in self._workers:
            if what == "asked" and worker.kind == about:
                worker.hear()
        if self._client is not None and what == "begun":
            name, _, attempts = about.partition(" ")
            self._client.hear_begun(name, int(attempts))
        elif self._client is not None and what == "answered":
            self._client.hear_answered(about)


class QueueBackend:
    """Bot backend that puts questions into the queue, for any worker that takes their kind."""

    def __init__(self, queue: BotQueue, kind: str) -> None:
        self._queue, self._kind = queue, kind
        self.processes: list[int] = []
        """None of this server's own are known to run for it."""

    @property
    def waiting(self) -> int:
        """Questions of this process that wait for a worker."""
        return self._queue.count(self._kind)[0]

    @property
    def running(self) -> int:
        """Questions of this process that a worker works on."""
        return self._queue.count(self._kind)[1]

    async def think(self, asked: Question, begun: Callable[[], None] = nothing, owner: str = "") -> Answer:
        """The answer of a worker. Raises BotFailed if there is none."""
        return await self._queue.ask(self._kind, asked, begun, owner)

    async def warm(self) -> None:
        """Start a process of this server, if it has some for such questions."""
        if self._kind in self._queue.local:
            await self._queue.local[self._kind].warm()

    async def close(self) -> None:
        """Nothing: the queue has the processes."""


def _for_ever(
    outages: OutageLog, work: Callable[[], Coroutine[Any, Any, object]], pause: float = 0.0
) -> asyncio.Task[None]:
    """Do something again and again, whatever the database does."""

    async def do() -> None:
        while True:
            try:
                await work()
            except Exception as error:
                if not isinstance(error, AWAY) and is_away(error):  # works have noted their own failures
                    outages.note_failure(reason_of(error), is_write=False)
                elif not isinstance(error, AWAY):
                    log.exception("crash", where="queue of questions")
                await asyncio.sleep(RETRY)
            await asyncio.sleep(pause)

    return asyncio.create_task(do())


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
