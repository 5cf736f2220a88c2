"""Background task that carries out acts of operators, and applies them to the memory of every process."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog
from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from argosy.server.auth import ids
from argosy.server.auth.name_checks import check_free, check_name
from argosy.server.errors import Refused
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.live.peers import GONE
from argosy.server.live.session_streams import SessionStreams
from argosy.server.moderation import acts, erasure, stored_invitations, stored_reports
from argosy.server.moderation.acts import Act, Kind
from argosy.server.storage import schema, stored_records, stored_tables
from argosy.server.storage.database import AWAY
from argosy.server.storage.store import Store
from argosy.server.tables import leave_table
from argosy.server.tables.registry import Tables
from argosy.server.tournaments.stored_tournaments import StoredTournaments
from argosy.web.table.talk import REMOVED

EVERY = 1.0
"""Seconds between two looks for acts."""
ENDS_PAGES = frozenset({"ban", "erase"})
UNFINISHED = ("waiting", "playing")

log = structlog.get_logger()


class Moderator:
    """Carries out acts in one process of a server."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        tournaments: StoredTournaments,
        streams: SessionStreams,
    ) -> None:
        self._store, self._tables, self._tournaments, self._streams = store, tables, tournaments, streams
        self._lock = asyncio.Lock()
        self._do: Mapping[Kind, Callable[[Act], Awaitable[None]]] = {
            "ban": self._ban,
            "unban": self._unban,
            "mute": self._mute,
            "unmute": self._unmute,
            "rename": self._rename,
            "kick": self._kick,
            "erase": self._erase,
            "delete_table": self._delete_table,
            "delete_line": self._delete_line,
            "delete_record": self._delete_record,
            "delete_tournament": self._delete_tournament,
            "appoint": self._appoint,
            "dismiss": self._dismiss,
            "settle_report": self._settle_report,
            "revoke_invitation": self._revoke_invitation,
        }

    async def run_forever(self) -> None:
        """Look for acts now and then, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.run(time.time())
            except AWAY:
                pass  # until it is back; the database has logged the outage
            except Exception:
                log.exception("acts of operators failed")

    async def do(self, act: Act) -> None:
        """Carry out an act now. Raises Refused where it cannot be."""
        database = self._store.database
        number = await database.write(lambda connection: acts.add(connection, act))
        await self.run(time.time())
        done = await database.read(lambda connection: acts.of_number(connection, number))
        if done is not None and done.outcome:
            raise Refused("act_refused", done.outcome)

    async def run(self, now: float) -> None:
        """Carry out what nobody does, and apply what was done lately to what this process has in memory."""
        database = self._store.database
        async with self._lock:
            if await database.read(lambda connection: acts.is_any_waiting(connection, now)):
                for act in await database.write(lambda connection: acts.claim(connection, now)):
                    await self._carry_out(act)
        recent = now - acts.RECENT
        for act in await database.read(lambda connection: acts.done_since(connection, recent)):
            self._apply(act)

    async def _carry_out(self, act: Act) -> None:
        outcome = ""
        try:
            await self._do[act.kind](act)
        except Refused as refused:
            outcome = refused.sentence
        except AWAY:
            raise  # another process, or this one in a minute, begins anew
        except Exception:
            log.exception("an act of an operator failed", number=act.number, kind=act.kind)
            outcome = "it failed; the server's log says why"
        finished = time.time()
        await self._store.database.write(
            lambda connection: acts.finish(connection, act.number, outcome, finished)
        )
        log.info("operator", kind=act.kind, target=act.target, number=act.number, outcome=outcome or "done")

    def _apply(self, act: Act) -> None:
        """Let go of what memory has of the target of an act; doing so twice changes nothing."""
        self._store.forget_guest(act.target)
        if act.kind in ENDS_PAGES and not act.outcome:
            self._streams.end_all(act.target)

    # guests

    async def _ban(self, act: Act) -> None:
        await self._store.put_of_guest(act.target, banned_until=act.until, ban_reason=act.text)
        await self._leave_everything(act.target)

    async def _unban(self, act: Act) -> None:
        await self._store.put_of_guest(act.target, banned_until=0.0, ban_reason="")

    async def _mute(self, act: Act) -> None:
        await self._store.put_of_guest(act.target, muted_until=act.until, mute_reason=act.text)

    async def _unmute(self, act: Act) -> None:
        await self._store.put_of_guest(act.target, muted_until=0.0, mute_reason="")

    async def _appoint(self, act: Act) -> None:
        await self._store.put_of_guest(act.target, is_operator=True)

    async def _dismiss(self, act: Act) -> None:
        await self._store.put_of_guest(act.target, is_operator=False)

    async def _rename(self, act: Act) -> None:
        """Give a guest another name, everywhere that it stands. Refuses one that looks like that of somebody
        at the same table or in the same tournament.
        """
        name = ids.clean_name(act.text)
        await check_name(self._store, act.target, name)
        games = await self._store.database.write(lambda connection: _rename(connection, act.target, name))
        await self._store.put_of_guest(act.target, name=name)
        await self._announce(games)

    async def _erase(self, act: Act) -> None:
        await self._leave_everything(act.target)
        games = await self._store.database.write(lambda connection: erasure.erase(connection, act.target))
        await self._announce(games)

    async def _leave_everything(self, guest: str) -> None:
        """Remove a guest from all games and tournaments that are not over; those that nobody has begun to
        play and that they have made are gone.
        """
        await self._announce(
            await self._store.database.write(
                lambda connection: stored_tables.rename_asked(connection, guest, "")
            )
        )
        for game in await self._store.database.read(lambda connection: _unfinished(connection, guest)):
            # A table that is taken away meanwhile, or whose log no longer replays, holds up no other.
            with contextlib.suppress(Refused):
                await self._remove(game, guest)
        for tournament, number, is_host in await self._store.database.read(
            lambda connection: _tournaments_of(connection, guest)
        ):
            if not (is_host and await self._tournaments.delete(tournament)) and number:
                await self._tournaments.remove(tournament, number)

    async def _remove(self, game: str, guest: str) -> bool:
        """Remove a guest from a table. False where they do not sit there."""
        table = await self._tables.get(game)
        is_done = await table.ask(lambda: leave_table.remove(table, guest, DEFAULT_BOT))
        if table.is_gone:
            await self._tables.forget(game)
        return is_done

    # tables, lines, records, tournaments

    async def _kick(self, act: Act) -> None:
        table = await self._tables.get(act.target)
        guest = next((seat.guest for seat in table.row.seats if seat.seat == act.place), None)
        if guest is None or not await self._remove(act.target, guest):
            raise Refused("not_seated", f"Nobody sits on seat {act.place} of a game that is not over.")

    async def _delete_table(self, act: Act) -> None:
        is_needed = await self._store.database.read(
            lambda connection: _is_in_tournament(connection, act.target)
        )
        if is_needed:
            raise Refused(
                "act_refused",
                "a tournament needs this game: remove the players, or wait until the tournament is over",
            )
        if await self._store.table(act.target) is None:
            raise Refused("unknown_table", "there is no such table")
        await self._tables.take_away(act.target)
        self._tables.peers.tell(act.target, GONE)

    async def _delete_line(self, act: Act) -> None:
        version = await self._store.database.write(
            lambda connection: _delete_line(connection, act.target, act.place)
        )
        if version is None:
            raise Refused("act_refused", f"table {act.target} has no line {act.place}")
        await self._tables.announce(act.target, version)

    async def _delete_record(self, act: Act) -> None:
        if await self._store.record(act.target) is None:
            raise Refused("unknown_record", "there is no such record")
        await self._store.database.write(lambda connection: stored_records.remove(connection, [act.target]))

    async def _delete_tournament(self, act: Act) -> None:
        """Delete a tournament that has not begun; of one that runs end the rounds."""
        if await self._tournaments.delete(act.target):
            return
        found = await self._tournaments.of_id(act.target)
        if found is None or found.state != "running":
            raise Refused("act_refused", "there is no tournament of this id that is open or runs")
        await self._tournaments.end(act.target)

    # reports and invitations

    async def _settle_report(self, act: Act) -> None:
        if not await self._store.database.write(
            lambda connection: stored_reports.settle(connection, act.target, time.time())
        ):
            raise Refused("act_refused", "there is no such open report")

    async def _revoke_invitation(self, act: Act) -> None:
        if not await self._store.database.write(
            lambda connection: stored_invitations.revoke(connection, act.target, time.time())
        ):
            raise Refused("act_refused", "there is no such open invitation")

    async def _announce(self, games: Mapping[str, int]) -> None:
        for game, version in games.items():
            with contextlib.suppress(Refused):  # it is gone by now
                await self._tables.announce(game, version)


def _unfinished(connection: Connection, guest: str) -> list[str]:
    """Ids of tables that are not over at which a guest sits."""
    query = select(schema.seats.c.game).join(schema.tables, schema.tables.c.id == schema.seats.c.game)
    mine = query.where(schema.seats.c.guest == guest, schema.tables.c.phase.in_(UNFINISHED))
    return list(connection.execute(mine).scalars())


def _tournaments_of(connection: Connection, guest: str) -> list[tuple[str, int, bool]]:
    """Tournaments that are not over of a guest: id, number of the entrant or 0, whether they have made it."""
    own, entrants = schema.tournaments.c, schema.entrants.c
    live = own.state != "over"
    made = connection.execute(select(own.id).where(live, own.host == guest)).scalars().all()
    joined = select(entrants.tournament, entrants.number).join(schema.tournaments)
    rows = connection.execute(joined.where(live, entrants.guest == guest)).all()
    numbers = {row.tournament: int(row.number) for row in rows}
    return [(one, numbers.get(one, 0), one in made) for one in {*made, *numbers}]


def _is_in_tournament(connection: Connection, game: str) -> bool:
    """True for the table of a tournament that runs."""
    query = select(schema.places.c.game).join(schema.tournaments)
    needed = query.where(schema.places.c.game == game, schema.tournaments.c.state == "running")
    return connection.execute(needed.limit(1)).first() is not None


def _delete_line(connection: Connection, game: str, line: int) -> int | None:
    """Take the words of a line away; the new version of its table, None if there is no such line."""
    own = schema.talk.c.game == game, schema.talk.c.seq == line
    if connection.execute(update(schema.talk).where(*own).values(text="", sign=REMOVED)).rowcount != 1:
        return None
    return stored_tables.touch(connection, game)


def _rename(connection: Connection, guest: str, name: str) -> Mapping[str, int]:
    """Write another name of a guest on seats, entries of tournaments and lines; versions of the tables."""
    seats, entrants = schema.seats.c, schema.entrants.c
    games = connection.execute(select(seats.game).where(seats.guest == guest).order_by(seats.game))
    versions = {game: stored_tables.touch(connection, game) for game in list(games.scalars())}
    versions |= stored_tables.rename_asked(connection, guest, name)
    joined = select(entrants.tournament).where(entrants.guest == guest)
    locked = select(schema.tournaments.c.id).where(schema.tournaments.c.id.in_(joined))
    connection.execute(locked.order_by("id").with_for_update()).all()
    check_free(name, _names_beside(connection, seats.game, seats, guest))
    check_free(name, _names_beside(connection, entrants.tournament, entrants, guest))
    connection.execute(update(schema.seats).where(seats.guest == guest).values(name=name))
    connection.execute(update(schema.talk).where(schema.talk.c.guest == guest).values(name=name))
    connection.execute(update(schema.entrants).where(entrants.guest == guest).values(name=name))
    connection.execute(delete(schema.handles).where(schema.handles.c.guest == guest))
    return versions


def _names_beside(connection: Connection, group: ColumnElement[str], rows: Any, guest: str) -> list[str]:
    """Names of the others in each group, of tables or of tournaments, in which a guest is."""
    own = select(group).where(rows.guest == guest)
    others = or_(rows.guest.is_(None), rows.guest != guest)
    query = select(rows.name).where(group.in_(own), others, rows.name != "").distinct()
    return list(connection.execute(query).scalars())
