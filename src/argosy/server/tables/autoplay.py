"""Automatic play at a table: decisions of bots and planned moves.

Both wait until nobody's second thoughts are cut off, both leave it to the process that holds the table, and
both come back by themselves when a write has failed.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from argosy import bots
from argosy.bots import third_party
from argosy.server.bots.bot_pool import BotFailed, BotPool, random_choice
from argosy.server.errors import Refused
from argosy.server.live.peers import Peers
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import Plan, SeatRow
from argosy.server.tables import planned_moves, table_seed
from argosy.server.tables.clocks import is_played_for
from argosy.server.tables.seats import is_deserted
from argosy.server.tables.slow_bot_notice import LateBots

if TYPE_CHECKING:
    from argosy.server.tables.table import Table

ATTEMPTS = 2
"""How often a bot that died or thought too long is asked before a random choice takes its place.

One that somebody else has written is asked once: whatever it has done, it would do again.
"""
BOT_DELAY = 0.0
"""Seconds before a bot is asked; a pause of none already lets the answer to a click go out first."""
TIME_TO_UNDO = 2.0
"""Seconds that a bot leaves to a person who may still take the last choice back: its answer would make that
final. Half a second of it goes to the animation; the rest is long enough to see a slip and to reach the
button, and short enough not to be felt as waiting.
"""
RETRY_DELAY = 1.0
"""Seconds after which a bot whose choice could not be stored is asked again."""

log = structlog.get_logger()


class Autoplay:
    """Automatic play at one table: its bots and planned moves."""

    def __init__(self, table: "Table", pool: BotPool, peers: Peers) -> None:
        self._table = table
        self._pool = pool
        self._peers = peers
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat the question to its bot."""
        self.planned: asyncio.Task[None] | None = None
        """Plays the plan whose turn has come."""
        self._failing: set[int] = set()
        self.late_bots = LateBots(table.publish)

    @property
    def is_busy(self) -> bool:
        """Is a bot asked, or a plan about to be played?"""
        return bool(self.thinking or self.planned)

    def wake(self) -> None:
        """Ask every bot that owes a choice and does not think yet; what people have planned is played,
        too.
        """
        self._wake_plans()
        self._wake_bots()

    def close(self) -> None:
        """Ask and play nothing any more."""
        for task in (*self.thinking.values(), self.planned):
            if task is not None:
                task.cancel()

    def seconds_to_undo(self) -> float:
        """Time from a choice for second thoughts; 0 if no bot's answer would make it final."""
        playing, row = self._table.playing, self._table.row
        if playing is None or playing.game.is_over or not playing.shows_at_once:
            return 0
        are_bots_asked = any(seat.bot is not None and seat.seat in playing.game.owing for seat in row.seats)
        people = [seat.seat for seat in row.seats if seat.kind == "human" and not is_played_for(seat)]
        return TIME_TO_UNDO if are_bots_asked and any(playing.can_undo(seat) for seat in people) else 0

    # bots

    def _wake_bots(self) -> None:
        row, playing = self._table.row, self._table.playing
        if playing is None or not self._table.is_played or is_deserted(row):
            return
        owing = set(playing.game.owing)
        for seat in row.seats:
            if seat.bot is not None and seat.seat in owing and seat.seat not in self.thinking:
                self.thinking[seat.seat] = asyncio.create_task(self._think(seat, playing.moment))

    async def _think(self, seat: SeatRow, asked: int) -> None:
        """Let a bot decide from its view, outside this process, and commit what it says; unless another
        process asks it.
        """
        table, is_ours = self._table, True
        try:
            await asyncio.sleep(self.seconds_to_undo() or BOT_DELAY)
            is_ours = await self._peers.holds(table.id)
            text = await self._answer(seat, asked) if is_ours else None
            if text is not None:
                await table.ask(lambda: self._commit(seat.seat, text, asked))
        except Refused as refused:
            log.warning("bot refused", table=table.id, seat=seat.seat, bot=seat.bot, reason=refused.code)
        except AWAY:
            await asyncio.sleep(RETRY_DELAY)
        except Exception:
            log.exception("bot's choice is lost", table=table.id, seat=seat.seat)
            await asyncio.sleep(RETRY_DELAY)  # because a full disk would make this an endless loop
        self.thinking.pop(seat.seat, None)
        if is_ours:
            self.wake()

    async def _answer(self, seat: SeatRow, asked: int) -> str | None:
        """The bot's answer once its question has a place; None if nobody asks it any more by then."""
        if not self._is_still_asked(seat.seat, asked):
            return None
        with self.late_bots.waiting(seat.seat) as begun:
            async with self._pool.of(str(seat.bot)).place(self._table.row.owner):
                return await self._decision(seat, begun) if self._is_still_asked(seat.seat, asked) else None

    async def _decision(self, seat: SeatRow, begun: Callable[[], None]) -> str:
        """Return the bot's choice, or any choice if it makes none.

        A bot that has failed before gets one attempt.
        """
        table, bot = self._table, str(seat.bot)
        playing = table.running()
        game, choices = playing.deal.request.game, playing.game.choices(seat.seat)
        view, chance = playing.view(seat.seat), table_seed.of_bot(table.row, playing, seat.seat)
        attempts = 1 if seat.seat in self._failing or bots.is_own(bot) else ATTEMPTS
        about: dict[str, str] = {}
        for attempt in range(attempts):
            try:
                text = await self._pool.of(bot).decide(
                    game, bot, view, choices, chance, begun, table.row.owner
                )
            except BotFailed as failure:
                about = failure.log_fields(with_answer=third_party.is_given(bot))
                if attempts > 1:
                    log.warning("bot failed", table=table.id, seat=seat.seat, attempt=attempt + 1, **about)
            else:
                self._failing.discard(seat.seat)
                return text
        self._failing.add(seat.seat)
        log.error("random choice in place of a bot", table=table.id, seat=seat.seat, bot=bot, **about)
        return random_choice(choices)

    async def _commit(self, seat: int, text: str, asked: int) -> None:
        """A bot's choice, unless the table has moved on or the seat owes nothing any more."""
        if self._is_still_asked(seat, asked):
            # The seat is still marked as thinking here; it is asked again when it owes a second choice at
            # once.
            await self._table.choose(seat, text, asked)

    def _is_still_asked(self, seat: int, asked: int) -> bool:
        """Does the seat still owe the choice that it was asked for, and does a bot still play it?"""
        playing = self._table.running()
        is_bots = any(row.seat == seat and row.bot is not None for row in self._table.row.seats)
        return is_bots and playing.moment == asked and seat in playing.game.owing

    # plans

    def _wake_plans(self) -> None:
        row, playing = self._table.row, self._table.playing
        if playing is None or not self._table.is_played or self.planned:
            return
        plan = planned_moves.due_plan(row, playing, self._table.plans)
        if plan is not None:
            self.planned = asyncio.create_task(self._play(plan, playing.moment))

    async def _play(self, plan: Plan, asked: int) -> None:
        """Commit what was planned, as soon as that takes nothing from an opponent who may still change their
        mind.
        """
        table, is_ours = self._table, True
        try:
            await asyncio.sleep(self._time_before_plans(plan.seat))
            is_ours = await self._peers.holds(table.id)
            if is_ours:
                await table.ask(lambda: self._settle(plan, asked))
        except Refused as refused:
            log.warning("plan refused", table=table.id, seat=plan.seat, reason=refused.code)
        except AWAY:
            await asyncio.sleep(RETRY_DELAY)
        except Exception:
            log.exception("plan is lost", table=table.id, seat=plan.seat)
            await asyncio.sleep(RETRY_DELAY)
        self.planned = None
        if is_ours:
            self._wake_plans()

    def _time_before_plans(self, seat: int) -> float:
        """A plan, like a bot, leaves a person the time to take back what it would make final."""
        others = (row.seat for row in self._table.row.seats if row.seat != seat and row.guest)
        return TIME_TO_UNDO if any(map(self._table.running().can_undo, others)) else 0

    async def _settle(self, plan: Plan, asked: int) -> None:
        """Play a plan or drop it, unless the table has moved on or its owner has changed their mind."""
        table = self._table
        playing = table.running()
        if playing.moment != asked or planned_moves.due_plan(table.row, playing, table.plans) != plan:
            return
        if planned_moves.stands(playing, plan):
            await table.choose(plan.seat, plan.text, asked)
        else:
            await table.drop(plan)
