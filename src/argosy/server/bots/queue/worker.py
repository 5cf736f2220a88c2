"""Works off the questions of one kind with processes of this machine."""

import asyncio
import contextlib
import uuid
from functools import partial

import msgspec
import structlog

from argosy.server.bots.bot_processes import BotFailed, Processes
from argosy.server.bots.bot_protocol import Answer, Question
from argosy.server.bots.queue import jobs
from argosy.server.bots.queue.jobs import ClaimedJob
from argosy.server.storage.database import AWAY
from argosy.server.storage.postgres import PostgresDatabase

LOOK_EVERY = 1.0
"""Seconds between two looks for questions, should nobody tell of one."""
RETRIES = 20
RETRY = 1.0
"""How often an answer is written again while the database is away, and the seconds between."""

log = structlog.get_logger()


class QueueWorker:
    """Worker for one kind of question, with as many jobs at a time as it has processes."""

    def __init__(self, database: PostgresDatabase, kind: str, processes: Processes) -> None:
        self.kind = kind
        self.id = str(uuid.uuid4())
        self._database, self._processes = database, processes
        self._capacity = asyncio.Semaphore(processes.most)
        self._has_news = asyncio.Event()
        self._claimed: dict[str, ClaimedJob] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def hear(self) -> None:
        """Hear that there may be a question."""
        self._has_news.set()

    async def take(self) -> None:
        """Begin with the next question, or wait a moment for one."""
        await self._capacity.acquire()
        taken = None
        try:
            self._has_news.clear()
            taken = await self._database.write(partial(jobs.take, kind=self.kind, worker=self.id))
        finally:
            if taken is None:
                self._capacity.release()
        if taken is not None:
            self._claimed[taken.id] = taken
            self._tasks[taken.id] = asyncio.create_task(self._work(taken))
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._has_news.wait(), LOOK_EVERY)

    async def heartbeat(self) -> None:
        """Renew the heartbeat of this worker, and stop work on questions that are lost or unwanted."""
        if not self._claimed:
            return
        working = dict(self._claimed)
        mine = await self._database.write(partial(jobs.heartbeat, worker=self.id, claimed=working))
        for name in working.keys() - mine:
            if name in self._tasks:
                self._tasks[name].cancel()

    async def close(self, patience: float) -> None:
        """Finish what is at hand, or give it back to the others after so many seconds.

        Nothing must be taken any more.
        """
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=patience)
        left = dict(self._claimed)
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(*AWAY):
            for taken in left.values():
                await self._database.write(partial(jobs.give_back, worker=self.id, taken=taken))

    async def _work(self, taken: ClaimedJob) -> None:
        try:
            answer = msgspec.msgpack.encode(await self._thought(taken))
            await self._finish(taken, answer)
        finally:
            self._claimed.pop(taken.id, None)
            self._tasks.pop(taken.id, None)
            self._capacity.release()

    async def _thought(self, taken: ClaimedJob) -> Answer:
        try:
            asked = msgspec.msgpack.decode(taken.question, type=Question)
            return await self._processes.think(asked)
        except BotFailed as failure:
            return Answer(error=f"{failure.kind}: {failure}", ended=failure.ended)

    async def _finish(self, taken: ClaimedJob, answer: bytes) -> None:
        finish = partial(jobs.finish, worker=self.id, taken=taken, answer=answer)
        for _ in range(RETRIES):
            try:
                await self._database.write(finish)
            except AWAY:
                await asyncio.sleep(RETRY)
            else:
                return
        log.warning("an answer could not be written", kind=self.kind)
