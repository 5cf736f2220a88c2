"""Subprocess of an isolated bot: questions on standard input, answers on standard output.

It ends when its input ends, also while the bot thinks, so it cannot outlive whoever asks.
"""

import os
import random
import sys
import threading
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec

from argosy.bots import third_party
from argosy.bots.engine_process import EngineFailed, leave
from argosy.bots.engine_protocol import GameOver
from argosy.bots.search_backends import shown_by
from argosy.bots.subprocess_protocol import Answer, Beginning, Question, Ready, packed, read
from argosy.errors import ArgosyError
from argosy.game import engine


def answer(bot: Any, question: Question) -> Answer:
    """Ask the bot. Whatever it raises becomes an answer in words."""
    kinds = shown_by(question.game)
    view = msgspec.msgpack.decode(question.view, type=kinds.view)
    choices = msgspec.msgpack.decode(question.choices, type=kinds.choices)
    try:
        return Answer(text=str(bot.decide(view, choices, random.Random(question.seed))))
    except EngineFailed as error:
        return Answer(error=str(error))
    except (Exception, SystemExit) as error:  # noqa: BLE001  because a bot may raise anything
        return Answer(error=third_party.raised(error))


def begin(beginning: Beginning) -> tuple[Any, Ready]:
    """Make the bot, and say what it is."""
    sys.path[:] = beginning.path
    try:
        bot = third_party.make(beginning.name)
        facts = third_party.facts_of(beginning.name, bot)
    except ArgosyError as error:
        return None, Ready(error=str(error))
    if facts.judges:
        engine.warm_up([name for name in engine.ALL if engine.is_cached([name])])
    return bot, Ready(facts)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Make the bot that the first message names, then answer questions until the input ends."""
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(source, messages), daemon=True).start()
    bot, ready = begin(msgspec.msgpack.decode(messages.get(), type=Beginning))
    _send(sink, ready)
    while True:
        message = msgspec.msgpack.decode(messages.get(), type=Question | GameOver)
        if isinstance(message, Question):
            _send(sink, answer(bot, message))
        else:
            bot.game_over(message)
            _send(sink, Answer())


def _send(sink: BinaryIO, message: msgspec.Struct) -> None:
    sink.write(packed(message))
    sink.flush()


def _listen(source: BinaryIO, messages: "SimpleQueue[bytes]") -> None:
    """Read beside the thinking, because only the end of the input says that nobody waits for an answer any
    more.
    """
    while (message := read(source)) is not None:
        messages.put(message)
    leave()


def main() -> None:
    """Serve on the real standard output, and send what the bot prints to standard error."""
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
