"""Client of the job queue: asks questions and waits for answers of any worker."""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec

from argosy.server.bots.bot_processes import DECISION_SECONDS, STARTUP_SECONDS, BotFailed
from argosy.server.bots.bot_protocol import Answer, Question
from argosy.server.bots.queue import jobs
from argosy.server.bots.queue.jobs import DEAD
from argosy.server.storage.database import AWAY, reason_of
from argosy.server.storage.postgres import PostgresDatabase

LOOK_EVERY = 1.0
"""Seconds between two looks at what has become of questions, should nobody tell."""
LONGEST_WAIT = 60.0
"""Seconds in which somebody must have begun with some question of a kind; otherwise there is nobody for
it.
"""
LONGEST_THOUGHT = 2 * STARTUP_SECONDS + DECISION_SECONDS + DEAD + 5.0
"""Seconds after the last worker has begun in which there must be an answer.

The worker itself stops a bot before that.
"""


class Waiting:
    """A question of this process whose answer is awaited."""

    def __init__(self, kind: str, begun: Callable[[], None]) -> None:
        self.kind = kind
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.since = time.monotonic()
        """When the question was asked, or when the last worker has begun with it."""
        self.attempts = 0
        self._begun = begun

    def begin(self, attempts: int) -> None:
        """Hear how many workers have begun with the question."""
        if attempts > self.attempts:
            if self.attempts == 0:
                self._begun()
            self.attempts, self.since = attempts, time.monotonic()


class QueueClient:
    """Client of the queue: the questions of this process that wait for answers."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._waiting: dict[str, Waiting] = {}
        self._given_up: set[str] = set()
        self._answered: set[str] = set()
        self._moved: dict[str, float] = {}
        """By kind: when somebody has last begun with a question of this process."""
        self._has_news = asyncio.Event()
        self._next_look = 0.0

    async def ask(self, kind: str, asked: Question, begun: Callable[[], None], owner: str = "") -> Answer:
        """The answer to a question. Raises BotFailed if there is none."""
        name, waiting = secrets.token_hex(10), Waiting(kind, begun)
        self._waiting[name] = waiting
        try:
            text = msgspec.msgpack.encode(asked)
            put = partial(jobs.put, question=name, kind=kind, asked=text, owner=owner)
            await self._database.write(put)
            return await waiting.answer
        except AWAY as error:
            raise BotFailed("away", f"the queue cannot be reached: {reason_of(error)}") from error
        finally:
            del self._waiting[name]
            if (
                not waiting.answer.done()
                or waiting.answer.cancelled()
                or waiting.answer.exception() is not None
            ):
                self._given_up.add(name)

    def count(self) -> tuple[Counter[str], Counter[str]]:
        """Questions that wait, and those that are being worked on, by kind."""
        found = Counter[str](), Counter[str]()
        for waiting in self._waiting.values():
            found[waiting.attempts > 0][waiting.kind] += 1
        return found

    def hear_begun(self, name: str, attempts: int) -> None:
        """Hear that somebody has begun with a question, and how many have by now."""
        if name in self._waiting:
            self._begin(self._waiting[name], attempts)

    def hear_answered(self, name: str) -> None:
        """Hear that there is an answer."""
        if name in self._waiting:
            self._answered.add(name)
            self._has_news.set()

    async def follow(self) -> None:
        """One look: at what was answered, or at everything when it is time for that."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._has_news.wait(), max(0.0, self._next_look - time.monotonic()))
        self._has_news.clear()
        self._give_up_waiting()
        told, self._answered = self._answered, set()
        if told:
            self._answer(await self._database.write(partial(jobs.collect, asked=told)))
        if time.monotonic() >= self._next_look:
            self._next_look = time.monotonic() + LOOK_EVERY
            await self._look()

    async def close(self) -> None:
        """Take back what nobody waits for any more."""
        with contextlib.suppress(*AWAY):
            await self._look()

    async def _look(self) -> None:
        asked, given_up = tuple(self._waiting), tuple(self._given_up)
        if not asked and not given_up:
            return
        news = await self._database.write(partial(jobs.follow, asked=asked, given_up=given_up))
        self._given_up.difference_update(given_up)
        for name, attempts in news.attempts.items():
            self.hear_begun(name, attempts)
        self._answer(news.answers)

    def _begin(self, waiting: Waiting, attempts: int) -> None:
        if attempts > waiting.attempts:
            self._moved[waiting.kind] = time.monotonic()
        waiting.begin(attempts)

    def _answer(self, answers: dict[str, bytes]) -> None:
        for name, answer in answers.items():
            waiting = self._waiting.get(name)
            if waiting is not None and not waiting.answer.done():
                self._begin(waiting, max(1, waiting.attempts))
                waiting.answer.set_result(msgspec.msgpack.decode(answer, type=Answer))

    def _give_up_waiting(self) -> None:
        now = time.monotonic()
        for waiting in self._waiting.values():
            if waiting.answer.done():
                continue
            if (
                waiting.attempts == 0
                and now - max(waiting.since, self._moved.get(waiting.kind, 0.0)) > LONGEST_WAIT
            ):
                waiting.answer.set_exception(
                    BotFailed("nobody there", f"nobody takes questions of {waiting.kind}")
                )
            elif waiting.attempts and now - waiting.since > LONGEST_THOUGHT:
                waiting.answer.set_exception(
                    BotFailed("no answer", f"a worker for {waiting.kind} has not answered")
                )
