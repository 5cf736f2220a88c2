"""Worker processes of the bot pool: one question at a time, replaced when they die.

A bot gets a view, a list of choices and a number for its own chance; nothing else leaves this process.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from argosy.bots.engine_process import how_ended
from argosy.bots.worker_process import LENGTH_BYTES, LONGEST, kill_session, packed
from argosy.server import logs
from argosy.server.bots.bot_protocol import Answer, Question, greeting
from argosy.server.bots.fair_semaphore import FairSemaphore

DECISION_SECONDS = 10.0
"""Seconds for one decision; a bot that needs more is stopped."""
STARTUP_SECONDS = 30.0
"""Seconds that a fresh process may take for its first answer, imports included."""
EXIT_SECONDS = 5.0
"""Seconds for the exit status of a process that has closed its output."""
LONGEST_DETAIL = 300
"""Letters of a failure in the log."""
WORKER = ("-m", "argosy.server.bots.bot_worker")


class BotFailed(Exception):
    """Failure of a bot: it died, took too long, or gave an answer that is none.

    `kind` and `ended` are for every log: message and traceback may name cards of a hand.
    """

    def __init__(self, kind: str, message: str, *, ended: str = "", traceback: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.ended = ended
        """How its process ended by itself, e.g. `with exit status 3`; empty where it did not."""
        self.traceback = traceback
        """Last lines of the traceback of what it raised."""

    def log_fields(self, *, with_answer: bool) -> dict[str, str]:
        """Fields of a line of the log. with_answer: also what the bot said, which may be secret."""
        fields = {"reason": self.kind, "ended": self.ended}
        if with_answer:
            fields |= {"detail": f"{self}"[:LONGEST_DETAIL], "traceback": self.traceback}
        return {name: text for name, text in fields.items() if text}


def processes_for_bots() -> int:
    """One for each processor that this process may use, but for the one of the server; at least one."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - 1)


def nothing() -> None:
    """Do nothing: the default for the start of a question."""


class Thinker(Protocol):
    """Interface of bot backends: processes of this server, or the queue of a database."""

    @property
    def waiting(self) -> int:
        """Questions that wait."""
        ...

    @property
    def running(self) -> int:
        """Questions that are being worked on."""
        ...

    @property
    def processes(self) -> list[int]:
        """Ids of the processes of this server that run for it."""
        ...

    async def think(self, asked: Question, begun: Callable[[], None] = nothing, owner: str = "") -> Answer:
        """The answer to a question, which may be an error in words. Raises BotFailed where there is none.

        begun: called when somebody begins to think. owner: whose turn it takes; owners take turns.
        """
        ...

    async def warm(self) -> None:
        """Be quick with the first question."""
        ...

    async def close(self) -> None:
        """Think no more."""
        ...


class Processes:
    """Bot processes of this server, each started when all others are busy."""

    def __init__(
        self,
        workers: int = 1,
        budget: float = DECISION_SECONDS,
        command: Sequence[str] = WORKER,
        first: Question | None = None,
    ) -> None:
        self.budget = budget
        self.most = workers
        """So many questions are thought about at a time."""
        self._workers = [_Worker(command, first) for _ in range(workers)]
        # The one that has answered last is asked next, so that no more of them start than are needed.
        self._idle = self._workers[::-1]
        self._turns = FairSemaphore(workers)
        self.waiting = 0
        """Questions that wait for a process."""

    async def think(self, asked: Question, begun: Callable[[], None] = nothing, owner: str = "") -> Answer:
        """The answer of the first process that has time for a question.

        Raises BotFailed; then it has been replaced.
        """
        self.waiting += 1
        async with contextlib.AsyncExitStack() as held:
            try:
                await held.enter_async_context(self._turns.place(owner))
            finally:
                self.waiting -= 1
            worker = self._idle.pop()
            try:
                begun()
                return await worker.ask(packed(asked), self.budget)
            finally:
                self._idle.append(worker)

    async def warm(self) -> None:
        """Start a process before the first question."""
        for worker in self._workers[:1]:
            await worker.start()

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()

    @property
    def running(self) -> int:
        """Processes that work on a question."""
        return len(self._workers) - len(self._idle)

    @property
    def processes(self) -> list[int]:
        """Process ids of those that run."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]


def own_processes(name: str, budget: float = DECISION_SECONDS, command: Sequence[str] = WORKER) -> Processes:
    """The process of a bot that somebody else has written."""
    return Processes(1, budget, (*command, name, os.pathsep.join(sys.path)), greeting())


class _Worker:
    """One bot process, started when it is needed."""

    def __init__(self, command: Sequence[str], first: Question | None = None) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._command = command
        self._first = first
        """What each process is asked before its first question, without the limit of a decision."""
        self._has_answered = False

    async def start(self) -> asyncio.subprocess.Process:
        """The running process; a dead one is replaced."""
        if self.process is None or self.process.returncode is not None:
            self._has_answered = False
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=logs.for_children(),
                start_new_session=True,  # because Ctrl-C in a terminal is for the server, which then ends its bots
            )
        return self.process

    async def ask(self, frame: bytes, budget: float) -> Answer:
        """Send a question and wait for the answer, no longer than the budget; a fresh process may take
        longer to start.
        """
        try:
            if self._first is not None and not self._is_awake:
                async with asyncio.timeout(STARTUP_SECONDS):
                    answer = await self._exchange(packed(self._first))
                if answer.error:
                    return answer
                self._has_answered = True
            async with asyncio.timeout(budget if self._is_awake else max(budget, STARTUP_SECONDS)):
                answer = await self._exchange(frame)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError, ValueError) as error:
            ended = await self._ended(error)
            kind = type(error).__name__
            raise BotFailed(
                f"stopped after {kind}", f"the bot process was stopped: {kind} {error}", ended=ended
            ) from error
        except asyncio.CancelledError:
            # Because an answer that nobody waits for would be taken for the answer to the next question.
            await self.stop()
            raise
        self._has_answered = True
        return answer

    @property
    def _is_awake(self) -> bool:
        """True when the process runs and has imported what it needs."""
        return self.process is not None and self.process.returncode is None and self._has_answered

    async def stop(self) -> None:
        """End the process, at once, with all that a bot has started in it."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            kill_session(process)
            await process.wait()

    async def _ended(self, error: Exception) -> str:
        """End the process after an error; how it has ended by itself, where it has."""
        process = self.process
        try:
            if process is None or isinstance(error, TimeoutError):
                return ""
            with contextlib.suppress(TimeoutError):
                return how_ended(await asyncio.wait_for(process.wait(), EXIT_SECONDS))
            return ""
        finally:
            await self.stop()

    async def _exchange(self, frame: bytes) -> Answer:
        process = await self.start()
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        process.stdin.write(frame)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > LONGEST:
            raise ValueError(f"an answer of {length} bytes")
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
