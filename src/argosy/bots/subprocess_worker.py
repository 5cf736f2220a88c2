"""Worker process of an isolated bot: makes the bot that the first message names, then asks it."""

import random
import sys
from typing import Any

import msgspec

from argosy.bots import third_party
from argosy.bots.engine_process import EngineFailed
from argosy.bots.engine_protocol import GameOver
from argosy.bots.subprocess_protocol import Beginning, Question, Ready
from argosy.bots.worker_process import BotAnswer, serve
from argosy.errors import ArgosyError
from argosy.game import engine


class Worker:
    """Answers the messages to a bot."""

    def __init__(self) -> None:
        self._bot: Any = None
        self._has_begun = False

    def answer(self, message: bytes) -> msgspec.Struct:
        """Return the answer to a message."""
        if not self._has_begun:
            self._has_begun = True
            return self._begin(msgspec.msgpack.decode(message, type=Beginning))
        asked = msgspec.msgpack.decode(message, type=Question | GameOver)
        if isinstance(asked, Question):
            return self._choose(asked)
        self._bot.game_over(asked)
        return BotAnswer()

    def _begin(self, beginning: Beginning) -> Ready:
        """Make the bot, and say what it is."""
        sys.path[:] = beginning.path
        try:
            self._bot = third_party.make(beginning.name)
            facts = third_party.facts_of(beginning.name, self._bot)
        except ArgosyError as error:
            return Ready(error=str(error))
        if facts.judges:
            engine.warm_up([name for name in engine.ALL if engine.is_cached([name])])
        return Ready(facts)

    def _choose(self, question: Question) -> BotAnswer:
        """Ask the bot. Whatever it raises becomes an answer in words."""
        view, choices = question.decoded()
        try:
            return BotAnswer(text=str(self._bot.decide(view, choices, random.Random(question.seed))))
        except EngineFailed as error:
            return BotAnswer(error=str(error))
        except (Exception, SystemExit) as error:  # noqa: BLE001  because a bot may raise anything
            return BotAnswer(error=third_party.raised(error))


if __name__ == "__main__":
    serve(Worker().answer)
