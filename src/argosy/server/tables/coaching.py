"""Coach at a table: its permission for running games, and answers to questions of seats.

It thinks in a process of its own, so that no bot waits for it, and it for none.
"""

import contextlib
from collections import OrderedDict
from typing import NamedTuple

import structlog

from argosy.bots.types import AnyChoice, View
from argosy.coach import Advice
from argosy.server.bots.bot_pool import BotFailed, BotPool
from argosy.server.engine import new_game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.rows import Deal, Guest, TableRow
from argosy.server.tables.table import Table
from argosy.server.tournaments.rounds import tournament_of
from argosy.web.games import GAMES as GAME_PAGES

MOST_WAITING = 8
"""Questions that wait for an answer; with more of them nobody would get one in time."""
MOST_OF_A_GUEST = 2
"""Questions of one guest among them, at whatever tables."""
KEPT = 100
"""Answers that are remembered, so that whoever asks again is told the same."""

log = structlog.get_logger()
Seat = tuple[str, int]
"""A table and a seat."""


class CoachRequest(NamedTuple):
    """A question to the coach."""

    game: str
    seat: int
    view: View
    choices: tuple[AnyChoice, ...]
    moment: int


def may_ask(row: TableRow) -> bool:
    """Is there a coach at a table?

    Against bots alone always; where others play or may still come, if the host allows it; in tournaments
    never.
    """
    return GAME_PAGES[GAMES[row.request.game].name].coach is not None and may_be_helped(row)


def may_be_helped(row: TableRow) -> bool:
    """May people ask bots about the running game, a coach or those who play on from a position of it?

    In tournaments and daily voyages nobody may.
    """
    if tournament_of(row) is not None or row.daily is not None:
        return False
    others = sum(seat.kind in ("human", "open") for seat in row.seats) > 1
    return row.request.coach or not others


class Coach:
    """Coach of the server: answers one question of a seat at a time."""

    def __init__(self, pool: BotPool | None = None) -> None:
        self.pool = pool or BotPool()
        """The process that thinks; also for whoever else has something for a coach."""
        self._waiting: dict[Seat, str] = {}
        """By seat the guest who has asked."""
        self._said: OrderedDict[Seat, tuple[int, tuple[Advice, ...]]] = OrderedDict()

    async def advise(self, table: Table, guest: Guest, moment: int) -> tuple[Advice, ...]:
        """Return the coach's advice to a guest about the choice that they owe.

        Refuses whoever may not ask, or not now.
        """
        asked = await table.look(lambda: _asked(table, guest, moment))
        seat = table.id, asked.seat
        kept = self._said.get(seat)
        if kept is not None and kept[0] == moment:
            return kept[1]
        advice = await self._think(seat, asked, guest.id)
        self._said[seat] = moment, advice
        self._said.move_to_end(seat)
        if len(self._said) > KEPT:
            self._said.popitem(last=False)
        return advice

    async def wake(self) -> None:
        """Load the compiled searches before the first question, by asking some."""
        for game in GAMES.values():
            if GAME_PAGES[game.name].coach is not None:
                played = new_game(Deal(request=game.example, seed=0))
                seat = played.owing[0]
                with contextlib.suppress(BotFailed):
                    await self.pool.advise(game.name, played.view(seat), played.choices(seat), seed=0)

    async def close(self) -> None:
        """End the process."""
        await self.pool.close()

    async def _think(self, seat: Seat, asked: CoachRequest, guest: str) -> tuple[Advice, ...]:
        own = sum(one == guest for one in self._waiting.values())
        if seat in self._waiting or len(self._waiting) >= MOST_WAITING or own >= MOST_OF_A_GUEST:
            raise Refused("coach_busy", "The coach is thinking already; ask again in a moment.")
        self._waiting[seat] = guest
        try:
            return await self.pool.advise(asked.game, asked.view, asked.choices, asked.moment, guest)
        except BotFailed as failure:
            if failure.kind == "NotCompiled":
                raise Refused(
                    "coach_not_compiled", "The coach is still being compiled; ask again in a minute."
                ) from failure
            log.warning("coach failed", table=seat[0], seat=seat[1], reason=failure.kind)
            raise Refused("coach_lost", "The coach has lost the thread; ask again.") from failure
        finally:
            self._waiting.pop(seat, None)


def _asked(table: Table, guest: Guest, moment: int) -> CoachRequest:
    """The question of a guest, from their own view."""
    seat = table.own_seat(guest)
    if not may_ask(table.row):
        raise Refused("no_coach", "The host has not allowed the coach at this table.")
    playing = table.running()
    if playing.moment != moment:
        raise Refused(
            "stale", f"That was asked at moment {moment}; the table is at moment {playing.moment} now."
        )
    if seat not in playing.game.owing:
        raise Refused("nothing_asked", "The coach answers when you have something to choose.")
    game = GAMES[table.row.request.game].name
    return CoachRequest(game, seat, playing.view(seat), playing.game.choices(seat), moment)
