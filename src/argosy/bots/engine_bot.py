"""Bot whose decisions come from an engine, a program in any language (docs/bots/engines.md).

Nothing here limits its time: whoever asks it from a process apart does that (`argosy.bots.subprocess_bot`),
and ends the engine with that process, because both are in one session.
"""

import contextlib
import random
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from argosy.bots.engine_process import EngineFailed, EngineProcess
from argosy.bots.engine_protocol import (
    LONGEST_NAME,
    PROTOCOL,
    SEEDS,
    Choose,
    Chosen,
    GameOver,
    Hello,
    Introduction,
    line_of,
    read,
)
from argosy.bots.search_backends import game_of
from argosy.bots.types import C, View

A = TypeVar("A", Introduction, Chosen)


class EngineBot:
    """Bot of one engine process, used for all questions.

    After a failure the next question starts another process.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self._asked = 0
        self._process: EngineProcess | None = None
        said = self._start()
        self.name = said.name
        """What it calls itself."""
        self.games = said.games

    def decide(self, view: View, choices: Sequence[C], rng: random.Random) -> C:
        """Return the engine's choice. Raises EngineFailed; then its process has been ended."""
        if self._process is None:
            self._start()
        self._asked += 1
        asked = Choose(
            self._asked,
            game_of(view),
            tuple(choice.text for choice in choices),
            rng.getrandbits(SEEDS),
            msgspec.Raw(msgspec.json.encode(view)),
            msgspec.Raw(msgspec.json.encode(choices)),
        )
        said = self._answer(asked, Chosen)
        if said.id not in (None, asked.id):
            raise self._failed(f"answered question {said.id}, and was asked question {asked.id}")
        for choice in choices:
            if choice.text == said.choice:
                return choice
        raise self._failed(f"answered {said.choice!r:.80}, which is not among its choices")

    def game_over(self, over: GameOver) -> None:
        """Tell the engine how a game has ended."""
        if self._process is not None:
            with contextlib.suppress(EngineFailed):  # the next question finds out what is wrong
                self._process.tell(line_of(over))

    def close(self) -> None:
        """Let the process end."""
        process, self._process = self._process, None
        if process is not None:
            process.leave()

    def _start(self) -> Introduction:
        """Start a process, and what it says of itself."""
        self._process = EngineProcess(self.command)
        said = self._answer(Hello(PROTOCOL), Introduction)
        if len(said.name) > LONGEST_NAME or not said.name.isprintable():
            raise self._failed(
                f"its name is {said.name!r:.80}; right is one line of at most {LONGEST_NAME} letters"
            )
        return said

    def _answer(self, message: msgspec.Struct, kind: type[A]) -> A:
        """The answer of the engine to a message. Raises EngineFailed; then its process has been ended."""
        assert self._process is not None
        try:
            return read(self._process.ask(line_of(message)), kind)
        except EngineFailed as error:
            raise self._failed(str(error)) from None
        except ValueError as error:
            raise self._failed(f"wrote {error}") from None

    def _failed(self, why: str) -> EngineFailed:
        if self._process is not None:
            self._process.kill()
            self._process = None
        return EngineFailed(why)
