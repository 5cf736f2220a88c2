"""Worker processes for bots: frames of messages, questions and answers, the loop of the worker.

A frame is four bytes of length and a message in MessagePack. `subprocess_bot.py` asks such a process from a
thread, `argosy.server.bots.bot_processes` from an event loop.
"""

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO, Protocol

import msgspec

from argosy.bots.engine_process import leave
from argosy.bots.search_backends import shown_by

LENGTH_BYTES = 4
LONGEST = 8_000_000
"""Most bytes of a message."""


class BotQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """Question to a bot: the view of its seat, and the legal choices."""

    game: str
    view: msgspec.Raw
    """A view of `game`, as MessagePack."""
    choices: msgspec.Raw
    """Choices of `game`, as MessagePack."""
    seed: int
    """For the bot's own chance; has nothing to do with the seed of the game."""

    def decoded(self) -> tuple[Any, Any]:
        """Return the view and the choices, in the types of the game."""
        kinds = shown_by(self.game)
        return (
            msgspec.msgpack.decode(self.view, type=kinds.view),
            msgspec.msgpack.decode(self.choices, type=kinds.choices),
        )


class BotAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The canonical text of a choice, or what went wrong."""

    text: str = ""
    error: str = ""


def raw(value: object) -> msgspec.Raw:
    """Return a value as MessagePack, to be part of a message."""
    return msgspec.Raw(msgspec.msgpack.encode(value))


def packed(message: msgspec.Struct) -> bytes:
    """Return the frame of a message."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read(source: BinaryIO) -> bytes | None:
    """Return the next message; None at the end, and for what is no message."""
    head = source.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    length = int.from_bytes(head, "big")
    body = source.read(length) if length <= LONGEST else b""
    return body if len(body) == length else None


def serve(answer: Callable[[bytes], msgspec.Struct]) -> None:
    """Answer each message of standard input on standard output.

    What a bot prints goes to standard error. The process ends when its input ends, also while a bot thinks,
    so it cannot outlive whoever asks.
    """
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, messages), daemon=True).start()
    try:
        while True:
            sink.write(packed(answer(messages.get())))
            sink.flush()
    except BrokenPipeError:  # nobody waits for the answer any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sink.fileno())


def _listen(source: BinaryIO, messages: "SimpleQueue[bytes]") -> None:
    """Read in a thread, because only the end of the input says that nobody waits for an answer any more."""
    while (message := read(source)) is not None:
        messages.put(message)
    leave()


class Killable(Protocol):
    """A process of `subprocess` or of `asyncio`, started in a session of its own."""

    pid: int

    def kill(self) -> None:
        """Kill it."""
        ...


def kill_session(process: Killable) -> None:
    """Kill a process with all that it has started: a child that holds its pipes would keep us waiting."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
