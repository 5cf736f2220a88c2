"""Worker process of the bot pool, which asks bots and the coach. It never sees a game, only views."""

import os
import random
import sys
import traceback

import msgspec

from argosy import bots, coach
from argosy.bots.worker_process import serve
from argosy.coach.decision_loss import weigh
from argosy.errors import ArgosyError
from argosy.search.types import Budget
from argosy.server.bots.bot_protocol import COACH, LOOK_BACK, READY, Answer, Question

FRAMES = 5
LONGEST_TRACEBACK = 2000
"""Letters of a traceback."""
_own: list[str] = []
"""The bot that somebody else has written for which this process is there, if it is."""


def answer(question: Question) -> Answer:
    """Ask the bot. Whatever it raises becomes an error in words: the process stays for the next question."""
    try:
        if question.bot == READY:
            for own in _own:
                bots.bot(own)
            return Answer()
        view, choices = question.decoded()
        if question.bot == COACH:
            return Answer(advice=coach.advise(view, choices, seed=question.seed))
        if question.bot == LOOK_BACK:
            budget = Budget(iterations=question.iterations)
            return Answer(weighed=weigh(view, choices, question.made, budget, question.seed))
        choice = _bot(question.bot, question.game).decide(view, choices, random.Random(question.seed))
        return Answer(text=str(choice))
    except Exception as error:  # noqa: BLE001  because a bot may raise anything
        return Answer(error=f"{type(error).__name__}: {error}", traceback=_last_lines(error) if _own else "")


def _last_lines(error: Exception) -> str:
    """The end of the traceback of what a bot has raised."""
    return "".join(traceback.format_exception(error, limit=-FRAMES))[-LONGEST_TRACEBACK:].strip()


def _bot(name: str, game: str) -> bots.Bot:
    """The bot to ask.

    Whatever a stored table names, no module is imported but that of the bot for which this process is there.
    """
    if bots.is_own(name) and name not in _own:
        raise ArgosyError(f"{name} is no bot of this server")
    return bots.bot(bots.quick(name, game))


def main(own: str = "", path: str = "") -> None:
    """Answer questions until the input ends.

    own: the bot of somebody else that may be asked here. path: where its module is looked for.
    """
    if own:
        _own[:] = [own]
        sys.path[:] = path.split(os.pathsep)
    serve(lambda message: answer(msgspec.msgpack.decode(message, type=Question)))


if __name__ == "__main__":
    main(*sys.argv[1:])
