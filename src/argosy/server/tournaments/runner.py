"""Runner of tournaments, from the database alone: deals tables, asks bots, draws the next round.

Every process of a server looks every few seconds. What one has begun when it dies, the next look of any
process goes on with.
"""

import asyncio
import time
from collections.abc import Sequence

import structlog

from argosy.server.errors import Refused
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.live.wakeups import Signals
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import TableRow
from argosy.server.storage.store import Store
from argosy.server.tables.clocks import is_played_for
from argosy.server.tables.registry import Tables
from argosy.server.tables.seats import filled, resigned
from argosy.server.tables.table import Table
from argosy.server.tournaments.pairing import next_round, tables_of
from argosy.server.tournaments.points import shared
from argosy.server.tournaments.rounds import round_of
from argosy.server.tournaments.stored_tournaments import StoredTournaments
from argosy.server.tournaments.values import SeatAssignment, Tournament

LOOK = 2.0
"""Seconds between two looks."""
LOST = frozenset({"damaged", "unknown_table"})
"""Why a game can never end."""

log = structlog.get_logger()


class Tournaments:
    """Running tournaments of a database, as one process looks after them."""

    def __init__(self, store: Store, tables: Tables, signals: Signals) -> None:
        self.stored = StoredTournaments(store.database)
        self._store = store
        self._tables = tables
        self._signals = signals
        self._warned: set[tuple[str, str]] = set()
        """Tournaments that cannot go on, each with the reason that the log has named."""

    async def follow_forever(self) -> None:
        """Look now and then, until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.follow_all()
            except AWAY:
                pass  # until it is back; the database has logged the outage
            except Exception:
                log.exception("tournaments could not be read")

    async def follow_all(self) -> None:
        """Look at each that runs. What goes wrong with one is its own affair."""
        for tournament in await self.stored.running():
            try:
                await self.follow(tournament)
            except AWAY:
                raise
            except Refused as refused:
                if (tournament, refused.code) not in self._warned:
                    self._warned.add((tournament, refused.code))
                    log.warning("a tournament cannot go on", tournament=tournament, reason=refused.sentence)
            except Exception:
                log.exception("a tournament fails", tournament=tournament)

    async def follow(self, tournament: str) -> None:
        """Bring a tournament on as far as it can be now."""
        while (found := await self.stored.of_id(tournament)) is not None and found.state == "running":
            running = [
                one for one in tables_of(found.places).values() if any(place.points is None for place in one)
            ]
            if running:
                for places in running:
                    await self._tend(found, places)
                return
            if found.round >= found.rounds or len(found.active) < found.least:
                await self.stored.end(found.id)
                return
            await self._draw(found)

    async def _draw(self, before: Tournament) -> None:
        """Draw the next round, unless another process is faster."""
        drawn = await asyncio.to_thread(next_round, before)
        made = round_of(before, drawn, time.time())
        if await self.stored.add_round(before, made.tables, made.places, self._store.limits):
            log.info("round drawn", tournament=before.id, round=before.round + 1, tables=len(made.tables))

    async def _tend(self, tournament: Tournament, places: Sequence[SeatAssignment]) -> None:
        """Do for a table of a round whatever is due: let it begin, replace who has lost, wake its bots."""
        game = places[0].game
        try:
            row = await self._store.table(game)
            if row is None or row.phase == "waiting":
                await self._begin(game)  # which refuses a table that has been taken away
            elif _lost_seats(row, places):
                await self._hand_over(game, places)
            elif _waits_for_bot(row):
                await self._tables.get(game)
        except Refused as refused:
            if refused.code in LOST:
                log.warning(
                    "the game of a tournament is lost",
                    tournament=tournament.id,
                    table=game,
                    reason=refused.code,
                )
                await self.stored.settle(game, shared(len(places), tournament.size))

    async def _begin(self, game: str) -> None:
        table = await self._tables.get(game)

        async def begin() -> None:
            if table.row.phase == "waiting" and any(one.kind == "open" for one in table.row.seats):
                await table.put_seats(filled(table.row.seats, DEFAULT_BOT))
            await table.begin_if_full()

        await table.ask(begin)
        self._signals.give(*(one.guest for one in table.row.seats))

    async def _hand_over(self, game: str, places: Sequence[SeatAssignment]) -> None:
        """Bots play on for those who have lost, for good."""
        table = await self._tables.get(game)
        await table.ask(lambda: _replace_lost(table, places))


async def _replace_lost(table: Table, places: Sequence[SeatAssignment]) -> None:
    seats = list(table.row.seats)
    for seat in _lost_seats(table.row, places):
        seats = resigned(seats, seat, DEFAULT_BOT)
    if seats != list(table.row.seats) and table.row.phase == "playing":
        await table.put_seats(seats)


def _lost_seats(row: TableRow, places: Sequence[SeatAssignment]) -> list[int]:
    """The seats of a running game whose entrants have lost it, and where no bot sits for good yet."""
    if row.phase != "playing":
        return []
    has_lost = {place.seat: place.forfeit or _is_late_again(row, place) for place in places}
    return [one.seat for one in row.seats if has_lost[one.seat] and one.kind != "bot"]


def _is_late_again(row: TableRow, place: SeatAssignment) -> bool:
    """Has somebody not come back within another turn after their time was up?

    Then it is up for the second time.
    """
    seat = next(one for one in row.seats if one.seat == place.seat)
    return is_played_for(seat) and place.lapsed > 0 and time.time() >= place.lapsed + row.request.clock


def _waits_for_bot(row: TableRow) -> bool:
    """Does a bot owe a choice? One whose process has died has nobody who asks it."""
    return any(one.bot is not None and one.seat in row.standing.owing for one in row.seats)
