"""Worker process of the bot pool: questions on standard input, answers on standard output.

It never sees a game, only views. It ends when its input ends, also while a bot thinks, so it cannot outlive
the server.
"""

import os
import random
import sys
import threading
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec

from argosy import bots, coach
from argosy.bots.engine_process import leave
from argosy.bots.search_backends import shown_by
from argosy.coach.decision_loss import weigh
from argosy.errors import ArgosyError
from argosy.search.types import Budget
from argosy.server.bots.bot_protocol import COACH, LENGTH_BYTES, LOOK_BACK, READY, Answer, Question, packed

_own: list[str] = []
"""The bot that somebody else has written for which this process is there, if it is."""


def answer(question: Question) -> Answer:
    """Ask the bot. Whatever it raises becomes an error in words: the process stays for the next question."""
    try:
        if question.bot == READY:
            for own in _own:
                bots.bot(own)
            return Answer()
        shown = shown_by(question.game)
        view: Any = msgspec.msgpack.decode(question.view, type=shown.view)
        choices: Any = msgspec.msgpack.decode(question.choices, type=shown.choices)
        if question.bot == COACH:
            return Answer(advice=coach.advise(view, choices, seed=question.seed))
        if question.bot == LOOK_BACK:
            budget = Budget(iterations=question.iterations)
            return Answer(weighed=weigh(view, choices, question.made, budget, question.seed))
        choice = _bot(question.bot, question.game).decide(view, choices, random.Random(question.seed))
        return Answer(text=str(choice))
    except Exception as error:  # noqa: BLE001  because a bot may raise anything
        return Answer(error=f"{type(error).__name__}: {error}")


def _bot(name: str, game: str) -> bots.Bot:
    """The bot to ask.

    Whatever a stored table names, no module is imported but that of the bot for which this process is there.
    """
    if bots.is_own(name) and name not in _own:
        raise ArgosyError(f"{name} is no bot of this server")
    return bots.bot(bots.quick(name, game))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until the input ends."""
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(source, questions), daemon=True).start()
    while True:
        sink.write(packed(answer(msgspec.msgpack.decode(questions.get(), type=Question))))
        sink.flush()


def _listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Read beside the thinking, because only the end of the input says that nobody waits for an answer any
    more.
    """
    while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        questions.put(source.read(int.from_bytes(head, "big")))
    leave()


def main(own: str = "", path: str = "") -> None:
    """Serve on the real standard output, and send what bots print to standard error.

    own: the bot of somebody else that may be asked here. path: where its module is looked for.
    """
    if own:
        _own[:] = [own]
        sys.path[:] = path.split(os.pathsep)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:  # the server has ended while the bot thought: nobody waits for the answer
        os.dup2(os.open(os.devnull, os.O_WRONLY), sink.fileno())


if __name__ == "__main__":
    main(*sys.argv[1:])
