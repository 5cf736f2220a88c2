"""Recording of a finished game, a list of its moments for the replay, and a cache of recordings."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from itertools import groupby

import msgspec

from argosy.errors import ArgosyError
from argosy.game.record_lines import beginning
from argosy.server.engine import Game, game_of_record
from argosy.server.errors import Refused
from argosy.server.http.text_limits import measured
from argosy.server.pages.position_text import MOST_DEPTH
from argosy.server.tables.event_log import Reveal, place_of, public

KEPT = 8
"""Number of recordings that stay in memory.

Somebody who drags the line of the turns asks for the same one again and again.
"""


class Moment(msgspec.Struct, frozen=True):
    """State of the game between two reveals."""

    game: Game
    reveal: Reveal | None
    """What led here; None at the beginning."""
    choices: tuple[tuple[int, str], ...]
    """(seat, text) of everything that is chosen here: it is revealed by the next moment."""


class Recording(msgspec.Struct, frozen=True):
    """All moments of a game, the beginning first."""

    moments: tuple[Moment, ...]
    history: tuple[tuple[int, ...], ...]
    """Points by seat after each reveal, as if the game had ended there."""

    @property
    def reveals(self) -> tuple[Reveal, ...]:
        """Return the events, by moment."""
        return tuple(moment.reveal for moment in self.moments if moment.reveal is not None)


def recording(game: Game) -> Recording:
    """All moments of a game that has been played."""
    then = game_of_record(beginning(game.record()))
    moments, history = list[Moment](), list[tuple[int, ...]]()
    reveal: Reveal | None = None
    for _, together in groupby(game.journal, key=lambda made: made.moment):
        made = tuple(together)
        moments.append(Moment(then.copy(), reveal, tuple((one.seat, one.text) for one in made)))
        number, (age, turn) = then.moment, place_of(then)
        events = [event for one in made for event in then.choose(one.seat, one.text)]
        reveal = Reveal(age=age, turn=turn, moment=number, events=public(events))
        history.append(then.totals())
    moments.append(Moment(then, reveal, ()))
    return Recording(tuple(moments), tuple(history))


def opened(record: str) -> Game:
    """The game of a record that somebody has brought along.

    Refuses what does not replay, with the line and the reason.
    """
    depth = measured(record).depth  # of a position in it
    if depth > MOST_DEPTH:
        raise Refused("bad_record", f"brackets {depth} deep; at most {MOST_DEPTH}")
    try:
        return game_of_record(record)
    except (ArgosyError, RecursionError) as error:
        raise Refused("bad_record", str(error)) from error


class ReplayCache:
    """LRU cache of recordings, by the id of a table or record."""

    def __init__(self) -> None:
        self._recordings: OrderedDict[str, Recording] = OrderedDict()
        self._making: dict[str, asyncio.Task[Recording]] = {}

    async def get(self, name: str, played: Callable[[], Game]) -> Recording:
        """Return a recording from memory, or make it of its game in a thread, once for all who ask.

        A long one takes a while.
        """
        found = self._recordings.get(name)
        if found is None:
            # Shielded, because one visitor who leaves must not cancel it for the others.
            found = await asyncio.shield(self._making.get(name) or self._make(name, played))
        self._recordings[name] = found
        self._recordings.move_to_end(name)
        while len(self._recordings) > KEPT:
            self._recordings.popitem(last=False)
        return found

    def _make(self, name: str, played: Callable[[], Game]) -> asyncio.Task[Recording]:
        task = self._making[name] = asyncio.create_task(asyncio.to_thread(lambda: recording(played())))

        def done(made: asyncio.Task[Recording]) -> None:
            del self._making[name]
            if not made.cancelled():
                made.exception()  # looked at, because everybody who has asked may have left

        task.add_done_callback(done)
        return task
