"""Third-party bot in a subprocess, so that a bot that hangs or dies harms nobody else."""

import contextlib
import random
import subprocess
import sys
import threading
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import TypeVar

import msgspec

from argosy.bots import third_party
from argosy.bots.engine_process import how_ended
from argosy.bots.engine_protocol import GameOver
from argosy.bots.search_backends import game_of
from argosy.bots.subprocess_protocol import Beginning, Question, Ready
from argosy.bots.types import C, View
from argosy.bots.worker_process import BotAnswer, kill_session, packed, raw, read
from argosy.errors import ArgosyError

WORKER = ("-m", "argosy.bots.subprocess_worker")
START_SECONDS = 60.0
"""Seconds that a bot may take to be imported and made."""
SEEDS = 63
GOODBYE = 1.0
"""Seconds in which the end of a process that was killed is noticed."""


A = TypeVar("A", Ready, BotAnswer)


class Forfeited(Exception):
    """A bot has not made a choice: it raised, died, thought for too long, or answered nonsense.

    The message says which.
    """


class SubprocessBot:
    """Bot by name, asked in a process of its own.

    The process is made when it is needed, and replaced whenever the bot forfeits.
    """

    def __init__(self, name: str, seconds: float | None = None, *, bot_output: bool = True) -> None:
        """bot_output: does what the bot prints come out at standard error? Otherwise it is dropped."""
        self.name = name
        self._bot_output = bot_output
        self.seconds = seconds
        """That the bot has for a choice; None: as long as it likes."""
        self._process: _Process | None = None
        self._facts = third_party.Facts()

    def start(self) -> third_party.Facts:
        """Make a process, and what the bot says of itself.

        Raises ArgosyError if there is no such bot, or it cannot be made.
        """
        self.close()
        self._process = process = _Process(bot_output=self._bot_output)
        ready = self._answer(process, Beginning(self.name, tuple(sys.path)), Ready, START_SECONDS)
        if ready.error:
            self.close()
            raise ArgosyError(ready.error)
        self._facts = ready.facts
        return ready.facts

    def decide(self, view: View, choices: Sequence[C], rng: random.Random) -> C:
        """Return the bot's choice. Raises Forfeited; then its process has been ended."""
        if self._process is None:
            try:
                self.start()
            except ArgosyError as error:
                raise Forfeited(str(error)) from None
        asked = Question(
            game=game_of(view), view=raw(view), choices=raw(choices), seed=rng.getrandbits(SEEDS)
        )
        try:
            said = self._said(asked)
        except ArgosyError as error:
            raise Forfeited(str(error).removeprefix(f"{self.name}: ")) from None
        for choice in choices:
            if choice.text == said:
                return choice
        self.close()
        raise Forfeited(f"answered {said!r:.80}, which is not among its choices")

    def game_over(self, over: GameOver) -> None:
        """Send the end of a game to an engine; other bots need no message."""
        if self._process is not None and self._facts.is_engine:
            with contextlib.suppress(
                ArgosyError
            ):  # its process has been ended then, and the game is not lost by that
                self._answer(self._process, over, BotAnswer, self.seconds)

    def close(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def leave(self) -> None:
        """Let the process end by itself within a moment."""
        if self._process is not None:
            self._process.leave()
        self.close()

    def _said(self, asked: Question) -> str:
        assert self._process is not None
        answer = self._answer(self._process, asked, BotAnswer, self.seconds)
        if answer.error:
            self.close()
            raise ArgosyError(answer.error)
        return answer.text

    def _answer(
        self, process: "_Process", message: msgspec.Struct, kind: type[A], seconds: float | None
    ) -> A:
        """The answer to a message. Raises ArgosyError if there is none; then the process has been ended."""
        try:
            body = process.ask(packed(message), seconds)
            if body is not None:
                return msgspec.msgpack.decode(body, type=kind)
        except Empty:
            self.close()
            doing = "to be made" if kind is Ready else "for a choice"
            raise ArgosyError(f"{self.name}: needed more than {seconds:g} s {doing}") from None
        except msgspec.MsgspecError:
            self.close()
            raise ArgosyError(f"{self.name}: its process answered what is no message") from None
        self._process = None
        raise ArgosyError(f"{self.name}: its process ended {process.end(has_died=True)}")


class _Process:
    """A process that is asked one question at a time.

    A thread carries questions and answers, so that waiting has an end.
    """

    def __init__(self, *, bot_output: bool) -> None:
        # A session of its own, because what the bot starts ends with it, and Ctrl-C is for whoever asks.
        self._process = subprocess.Popen(  # noqa: S603  because it is this Python with a module of ours
            [sys.executable, *WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if bot_output else subprocess.DEVNULL,
            start_new_session=True,
        )
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._carrier = threading.Thread(target=self._carry, daemon=True)
        self._carrier.start()

    def ask(self, message: bytes, seconds: float | None) -> bytes | None:
        """The answer; None if the process has ended. Raises Empty if it does not come in time."""
        self._questions.put(message)
        return self._answers.get(timeout=seconds)

    def leave(self) -> None:
        """Say that there are no more questions, and wait a moment for the end; then kill what is left of the
        session.
        """
        self._questions.put(None)
        self._carrier.join(GOODBYE)
        kill_session(self._process)

    def end(self, *, has_died: bool = False) -> str:
        """Kill what still runs, with all that it has started, and say how the process ended."""
        if has_died:  # its exit status comes after the end of its output
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GOODBYE)
        code = self._process.poll()
        if code is None:
            kill_session(self._process)
            self._process.wait()
        self._questions.put(None)
        self._carrier.join(GOODBYE)
        if not self._carrier.is_alive():
            for pipe in (self._process.stdin, self._process.stdout):
                with contextlib.suppress(OSError):
                    pipe.close()  # pyright: ignore[reportOptionalMemberAccess]  because both were asked for
        if code is None:
            return "when it was killed"
        return how_ended(code)

    def _carry(self) -> None:
        """Take questions to the process and its answers back until it ends."""
        sink, source = self._process.stdin, self._process.stdout
        if sink is None or source is None:
            return
        while (message := self._questions.get()) is not None:
            body = None
            with contextlib.suppress(OSError, ValueError):
                sink.write(message)
                sink.flush()
                body = read(source)  # pyright: ignore[reportArgumentType]  because a pipe is read as bytes
            self._answers.put(body)
            if body is None:
                return
        with contextlib.suppress(OSError):  # there are no more questions; the process ends when it sees that
            sink.close()
            source.read()


def look(name: str, *, bot_output: bool = True) -> third_party.Facts:
    """Return the facts of a bot, which is made once in a process of its own for that.

    bot_output: does what it prints then come out at standard error? Raises ArgosyError that says what is
    wrong with it.
    """
    if not third_party.is_known(name):
        bot = SubprocessBot(name, bot_output=bot_output)
        try:
            third_party.note(name, bot.start())
        finally:
            bot.leave()
    return third_party.facts(name)
