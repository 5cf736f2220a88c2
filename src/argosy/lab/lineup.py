"""Lineup of a match by name: our bots in this process, third-party bots in subprocesses."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from argosy import bots
from argosy.bots import Bot, third_party
from argosy.bots.subprocess_bot import SubprocessBot, look
from argosy.errors import ArgosyError

MOVE_SECONDS = 10.0
"""Seconds that a bot of somebody else has for a choice, if nobody says otherwise."""


class Lineup:
    """Makes bots, and ends the processes that it has started. One process serves every seat of a bot.

    Sent to another process it is the lineup of that process.
    """

    def __init__(self, move_seconds: float = MOVE_SECONDS, *, bot_output: bool = True) -> None:
        self.seconds = move_seconds
        """That a bot of somebody else has for a choice."""
        self.bot_output = bot_output
        """Does what bots of somebody else print come out at standard error?"""
        self._subprocess_bots: dict[str, SubprocessBot] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return lineup_here, (self.seconds, self.bot_output)

    def bot(self, entrant: str | Bot) -> Bot:
        """The bot of this name; a bot itself stays what it is."""
        if not isinstance(entrant, str):
            return entrant
        if not bots.is_own(entrant):
            return bots.make(entrant)
        made = SubprocessBot(entrant, self.seconds, bot_output=self.bot_output)
        return self._subprocess_bots.setdefault(entrant, made)

    def close(self) -> None:
        """End all processes."""
        for bot in self._subprocess_bots.values():
            bot.leave()


@cache
def lineup_here(move_seconds: float, bot_output: bool) -> Lineup:  # noqa: FBT001  because pickle gives no names
    """The one lineup of a process that works for another.

    Its bots end with the process, because their input ends.
    """
    return Lineup(move_seconds, bot_output=bot_output)


def check_lineup(
    entrants: Iterable[str | Bot], game: str, move_seconds: float, *, bot_output: bool = True
) -> None:
    """Raise ArgosyError for a name that means no bot, or none that plays the game, and for a limit that
    cannot be.
    """
    if not move_seconds > 0:
        raise ArgosyError(f"{move_seconds:g} s for a choice is no time: a number above 0 is")
    for name in dict.fromkeys(entrant for entrant in entrants if isinstance(entrant, str)):
        if bots.is_own(name) and third_party.without_budget(name) == name:
            look(name, bot_output=bot_output)
        else:
            bots.make(name)
        bots.check_plays(name, game)
