"""A pool of bot processes, each asked one question at a time, each replaced when it dies.

A bot gets a view, a list of choices and a number for its own chance; nothing else leaves this process. So many questions wait
for a process as have a place; whoever has none waits without making a question. A bot that somebody else has written has a process
and a queue of its own, so that nobody waits for it but its tables.
"""

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence

import msgspec
import structlog

from argosy.coach import Advice
from argosy.coach.analysis import Asked
from argosy.coach.weighing import Weighed
from argosy.server import logs
from argosy.server.bot_protocol import (
    COACH,
    LENGTH_BYTES,
    LONGEST,
    LOOK_BACK,
    Answer,
    Question,
    greeting,
    packed,
    question,
)
from argosy.server.engine import AnyChoice, View

DECISION_SECONDS = 10.0
"""Seconds for one decision; a bot that needs more is stopped."""
STARTUP_SECONDS = 30.0
"""Seconds that a fresh process may take for its first answer, imports included."""
WORKER = ("-m", "argosy.server.bot_worker")
MOST_WAITING = 100
"""Questions that wait for a process, if nobody says otherwise."""

log = structlog.get_logger()


class BotFailed(Exception):
    """A bot died, thought too long, or answered nonsense. `kind` is for the log: the message may name cards of a hand."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def processes_for_bots() -> int:
    """One for each processor that this process may use, but for the one of the server; at least one."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - 1)


def _nothing() -> None:
    """What is done where nobody wants to know when a question begins."""


class BotPool:
    """A small pool of bot processes. Each starts with the first question for which no other one has time."""

    def __init__(
        self,
        workers: int = 1,
        budget: float = DECISION_SECONDS,
        command: Sequence[str] = WORKER,
        most_waiting: int = MOST_WAITING,
        own: Iterable[str] = (),
        first: Question | None = None,
    ) -> None:
        self.budget = budget
        path = os.pathsep.join(sys.path)
        self.own = {name: BotPool(1, budget, (*command, name, path), most_waiting, first=greeting()) for name in own}
        """The pools of bots that others have written, by name."""
        self._command = command
        self._workers = [_Worker(command, first) for _ in range(workers)]
        # The one that has answered last is asked next, so that no more of them start than are needed.
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._places = asyncio.Semaphore(workers + most_waiting)
        self.waiting = 0
        """Questions that wait for a process."""
        self.held_back = 0
        """Bots that wait at their tables for a place, without a question."""
        for worker in reversed(self._workers):
            self._idle.put_nowait(worker)

    def of(self, bot: str) -> "BotPool":
        """The pool in which a bot thinks."""
        return self.own.get(bot, self)

    @contextlib.asynccontextmanager
    async def place(self) -> AsyncGenerator[None]:
        """A place among the questions; who has waited longest gets the next one. To be had before `decide` is called."""
        self.held_back += 1
        try:
            await self._places.acquire()
        finally:
            self.held_back -= 1
        try:
            yield
        finally:
            self._places.release()

    async def decide(
        self,
        game: str,
        bot: str,
        view: View,
        choices: Sequence[AnyChoice],
        seed: int,
        begun: Callable[[], None] = _nothing,
    ) -> str:
        """The canonical text of what a bot chooses. Raises BotFailed; then its process has been replaced.

        begun: called when a process begins to think.
        """
        answer = await self._ask(question(game, bot, view, choices, seed), begun)
        if all(choice.text != answer.text for choice in choices):
            raise BotFailed("nonsense", f"{bot} answered {answer.text!r:.80}, which is not among its choices")
        return answer.text

    async def advise(self, game: str, view: View, choices: Sequence[AnyChoice], seed: int) -> tuple[Advice, ...]:
        """What the coach says about a view. Raises BotFailed; its kind is `Asleep` while the search is not compiled."""
        return (await self._ask(question(game, COACH, view, choices, seed))).advice

    async def weigh(self, game: str, asked: Asked, iterations: int, seed: int) -> Weighed:
        """What the coach says of a choice that was made. Raises BotFailed, as `advise`."""
        about = question(game, LOOK_BACK, asked.view, asked.choices, seed)
        answer = await self._ask(msgspec.structs.replace(about, made=asked.made, iterations=iterations))
        if answer.weighed is None:
            raise BotFailed("nonsense", "the coach has weighed nothing")
        return answer.weighed

    async def _ask(self, asked: Question, begun: Callable[[], None] = _nothing) -> Answer:
        """The answer of the first worker who has time for a question."""
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            begun()
            answer = await worker.ask(packed(asked), self.budget)
        finally:
            self._idle.put_nowait(worker)
        if answer.error:
            raise BotFailed(answer.error.partition(":")[0], answer.error)
        return answer

    async def warm(self) -> None:
        """Start a process before the first question."""
        for worker in self._workers[:1]:
            await worker.start()

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.stop()
        for pool in self.own.values():
            await pool.close()

    @property
    def running(self) -> int:
        """Processes that think about a question."""
        return len(self._workers) - self._idle.qsize()

    @property
    def processes(self) -> list[int]:
        """Process ids of those that run."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]


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
        """Send a question and wait for the answer, no longer than the budget; a fresh process may take longer to start."""
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
            await self.stop()
            kind = type(error).__name__
            raise BotFailed(f"stopped after {kind}", f"the bot process was stopped: {kind} {error}") from error
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
            with contextlib.suppress(ProcessLookupError):
                _kill(process)
            await process.wait()

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


def _kill(process: asyncio.subprocess.Process) -> None:
    """Kill a process and its session: a child that holds its pipes would keep us waiting for their end."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def random_choice(choices: Sequence[AnyChoice]) -> str:
    """Any choice: what a seat does whose bot cannot decide."""
    return random.choice(choices).text
