"""Process of an engine: starts it, writes and reads lines, and ends it with its children."""

import atexit
import contextlib
import os
import shlex
import signal
import subprocess
import weakref
from typing import NoReturn

from argosy.bots.engine_protocol import LONGEST_ANSWER, Quit, line_of
from argosy.errors import ArgosyError

GOODBYE = 0.5
"""Seconds that an engine has to end by itself when nobody asks it any more."""
_running: "weakref.WeakSet[EngineProcess]" = weakref.WeakSet()


class EngineFailed(ArgosyError):
    """An engine has not made a choice. The message says why."""


class EngineProcess:
    """A program that reads and writes lines. What it writes to standard error goes to ours."""

    def __init__(self, command: str) -> None:
        self._process = process = _started(command)
        self._sink, self._source = process.stdin, process.stdout
        self._is_asked = False
        _running.add(self)

    def tell(self, line: bytes) -> None:
        """Send a line. Raises EngineFailed if nobody reads it."""
        assert self._sink is not None
        try:
            self._sink.write(line)
            self._sink.flush()
        except OSError:
            raise self._died() from None

    def ask(self, line: bytes) -> bytes:
        """The line with which the engine answers a line.

        Raises EngineFailed if there is none, or no end of it.
        """
        assert self._source is not None
        self._is_asked = True
        self.tell(line)
        answer = self._source.readline(LONGEST_ANSWER)
        self._is_asked = False
        if answer.endswith(b"\n"):
            return answer
        if len(answer) == LONGEST_ANSWER:
            raise EngineFailed(f"wrote a line of more than {LONGEST_ANSWER} bytes")
        raise self._died()

    def leave(self) -> None:
        """Let the engine end by itself; if it does not, or is thinking, it is killed."""
        if not self._is_asked:
            self._say_goodbye()
        self.kill()

    def kill(self) -> None:
        """End the engine at once."""
        _running.discard(self)
        self._process.kill()
        self._process.wait()
        for pipe in (self._sink, self._source):
            with contextlib.suppress(OSError):
                pipe.close()  # pyright: ignore[reportOptionalMemberAccess]  because both were asked for

    def _say_goodbye(self) -> None:
        if (
            hasattr(os, "set_blocking") and self._sink is not None
        ):  # an engine that reads nothing keeps nobody waiting
            with contextlib.suppress(OSError, ValueError):
                os.set_blocking(self._sink.fileno(), False)
                self._sink.write(line_of(Quit()))
                self._sink.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE)

    def _died(self) -> EngineFailed:
        """Return the error for an engine that has closed its input or its output."""
        try:
            code = self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            return EngineFailed("closed its standard input or output")
        return EngineFailed(f"its process ended {how_ended(code)}")


def how_ended(code: int) -> str:
    """Return the end of a process in words."""
    return f"with exit status {code}" if code >= 0 else f"by signal {-code}"


def end_all() -> bool:
    """End the engines that this process has started. Were there any?"""
    found = list(_running)
    for process in found:
        process.leave()
    return bool(found)


def leave() -> NoReturn:
    """End this process at once, its engines, and in a session of its own whatever else these have started."""
    if end_all() and hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _started(command: str) -> "subprocess.Popen[bytes]":
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise EngineFailed(f"the command cannot be read: {error}") from None
    if not words:
        raise EngineFailed("there is no command: engine:COMMAND is right, for example engine:./my-engine")
    try:
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  whoever names an engine runs it
    except OSError as error:
        raise EngineFailed(f"{words[0]} cannot be started: {error.strerror}") from None


atexit.register(end_all)
