"""Job queue as one process sees it: client and, with processes of its own, worker."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import structlog

from argosy.server.bots.bot_pool import BotPool
from argosy.server.bots.bot_processes import BotFailed, Processes, nothing
from argosy.server.bots.bot_protocol import Answer, Question
from argosy.server.bots.queue import job_kinds, jobs
from argosy.server.bots.queue.client import Asking
from argosy.server.bots.queue.jobs import CHANNEL
from argosy.server.bots.queue.pgqueuer_connection import install
from argosy.server.bots.queue.worker import Working
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
        self._asking: Asking | None = None
        self._working: list[Working] = []
        self._asks: list[asyncio.Task[None]] = []
        self._takes: list[asyncio.Task[None]] = []

    async def open(self, database: Database) -> None:
        """Make the library's tables if there are none, and begin."""
        assert isinstance(database, PostgresDatabase)
        await database.write(install)
        self._here = await asyncio.to_thread(job_kinds.fingerprint_of_here)
        self._asking = asking = Asking(database)
        self._working = [
            Working(database, job_kinds.of_here(kind, self._here), processes)
            for kind, processes in self.local.items()
        ]
        self._asks = [
            _for_ever(asking.follow),
            _for_ever(lambda: self._listen(database), RETRY),
            _for_ever(lambda: database.write(jobs.clean), CLEAN_EVERY),
            *(_for_ever(working.heartbeat, BEAT_EVERY) for working in self._working),
        ]
        self._takes = [_for_ever(working.take) for working in self._working]

    async def close(self, patience: float = 0.0) -> None:
        """Take no more questions, give back what is not answered after so many seconds, and end all
        processes.
        """
        await _ended(self._takes)
        await asyncio.gather(*(working.close(patience) for working in self._working))
        await _ended(self._asks)
        if self._asking is not None:
            await self._asking.close()
        for processes in self.local.values():
            await processes.close()

    async def ask(
        self, kind: str, asked: Question, begun: Callable[[], None] = nothing, owner: str = ""
    ) -> Answer:
        """The answer to a question of a kind. Raises BotFailed if there is none."""
        if self._asking is None:
            raise BotFailed("closed", "the queue of questions is not open")
        return await self._asking.ask(job_kinds.of_here(kind, self._here), asked, begun, owner)

    async def wake(self) -> None:
        """Load the compiled searches of the coach, if it runs on this machine."""
        if job_kinds.COACH in self.local:
            await Coach(BotPool(thinker=self.local[job_kinds.COACH])).wake()

    def count(self, kind: str) -> tuple[int, int]:
        """Questions of this process that wait, and those that are being worked on."""
        if self._asking is None:
            return 0, 0
        waiting, running = self._asking.count()
        name = job_kinds.of_here(kind, self._here)
        return waiting[name], running[name]

    async def _listen(self, database: PostgresDatabase) -> None:
        """Receive notifications until the connection ends."""
        ended = asyncio.Event()

        def hear(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            self._hear(str(payload))

        async with database.listening() as connection:
            connection.add_termination_listener(lambda _connection: ended.set())
            await connection.add_listener(CHANNEL, hear)
            await ended.wait()

    def _hear(self, told: str) -> None:
        what, _, about = told.partition(" ")
        for working in self._working:
            if what == "asked" and working.kind == about:
                working.hear()
        if self._asking is not None and what == "begun":
            name, _, attempts = about.partition(" ")
            self._asking.hear_begun(name, int(attempts))
        elif self._asking is not None and what == "answered":
            self._asking.hear_answered(about)


class Queued:
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


def _for_ever(work: Callable[[], Coroutine[Any, Any, object]], pause: float = 0.0) -> asyncio.Task[None]:
    """Do something again and again, whatever the database does."""

    async def do() -> None:
        while True:
            try:
                await work()
            except Exception as error:
                if not isinstance(error, AWAY) and not is_away(error):
                    log.exception("crash", where="queue of questions")
                else:
                    log.warning("the queue of questions cannot be reached", reason=reason_of(error))
                await asyncio.sleep(RETRY)
            await asyncio.sleep(pause)

    return asyncio.create_task(do())


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
