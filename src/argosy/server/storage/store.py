"""The store: an append-only log of choices with the deal first.

An entry is acknowledged after its commit. SQLite runs in WAL mode with synchronous=FULL, because then a
commit has reached the disk before we say yes: it outlives a killed process and a power cut; the price is
about a millisecond for all choices that wait at that moment (`database.py`). The primary key (game, seq) is
the lock of a log, the version that of a table (`stored_tables.py`): of two writers one gets
`VersionConflict`.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import URL, Connection, Row, Select, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from argosy.server.auth.guest_cache import MOST_KNOWN, KnownGuests
from argosy.server.database_url import named, parsed
from argosy.server.errors import Refused, StoreError
from argosy.server.settings import HOME, Limits
from argosy.server.storage import (
    schema,
    stored_challenges,
    stored_guests,
    stored_handles,
    stored_memberships,
    stored_records,
    stored_tables,
    stored_tokens,
    upsert,
)
from argosy.server.storage.database import Away, database_of, reason_of
from argosy.server.storage.database_lock import claim_of
from argosy.server.storage.migration import upgrade
from argosy.server.storage.rows import (
    Change,
    Entry,
    Guest,
    Membership,
    Phase,
    Plan,
    Snapshot,
    TableRow,
    TableSummary,
    TalkRow,
    Try,
)
from argosy.server.storage.stored_challenges import Challenge
from argosy.server.storage.stored_records import Added
from argosy.server.storage.stored_tokens import Token
from argosy.server.tables import table_limits

LIST_LENGTH = 24
OPEN_TABLES = 20
"""So many open tables the lobby shows."""
OPEN_TABLES_OF_A_NETWORK = 3
"""Most open tables of one network in the lobby, so that nobody fills the list alone."""

log = structlog.get_logger()


class LogUpdate(NamedTuple):
    """New log entries of a table for a reader who knows the older ones."""

    version: int | None
    """The newest one; None if there is no such table."""
    snapshot: Snapshot | None
    """None: the known version is the newest."""


def is_shared(url: str | URL) -> bool:
    """May several processes serve the database of this address at the same time?"""
    return parsed(url).get_backend_name() != "sqlite"


async def prepare(url: str | URL) -> None:
    """Bring a database to the newest form. Raises StoreError, as opening it does."""
    store = Store(url)
    await store.open()
    await store.close()


class Store:
    """Store of a server: reads and writes rows; every method is one transaction."""

    def __init__(self, url: str | URL, limits: Limits = HOME) -> None:
        """limits: checked in the transactions that add what they count."""
        self.url = parsed(url)
        self.limits = limits
        self.database = database_of(self.url)
        self._claim = claim_of(self.url)
        self._damaged: set[str] = set()
        """Tables whose rows cannot be read, each of which the log has named."""
        self._guests = KnownGuests(0 if self.is_shared else MOST_KNOWN)

    @property
    def is_shared(self) -> bool:
        """May other processes serve the same database at the same time?"""
        return is_shared(self.url)

    async def open(self) -> None:
        """Claim the database and bring it to the newest form (makes it if there is none), in one transaction.

        Raises StoreError, with a line for whoever has started the server.
        """
        try:
            await asyncio.to_thread(self._claim.take)
            await self.database.write(upgrade)
        except (SQLAlchemyError, Away) as error:
            await self.close()
            raise StoreError(
                f"the database {named(self.url)} cannot be opened: {reason_of(error)}"
            ) from error
        except StoreError:
            await self.close()
            raise

    async def close(self) -> None:
        """Write what is waiting, and let all connections and the claim go."""
        await self.database.close()
        self._claim.release()

    # tables and seats

    async def add_table(self, row: TableRow) -> None:
        """Write a new table with its seats. Refuses one for which a limit leaves no room."""

        def work(connection: Connection) -> None:
            table_limits.check_limits(connection, self.limits, [row])
            stored_tables.add(connection, row)

        await self.database.write(work)

    async def change(self, before: TableRow, change: Change) -> None:
        """Change a table, from how it was before.

        Raises Taken if somebody else has changed it since; refuses a rematch for which a limit leaves no
        room.
        """
        single = stored_tables.as_statement(before, change) if self.is_shared else None
        await self.database.write(
            lambda connection: stored_tables.change(connection, before, change, self.limits), single
        )

    async def table(self, table: str) -> TableRow | None:
        """A table with its seats, None if there is none of this id. Refuses one that cannot be read."""
        row, seats = await self.database.read(lambda connection: stored_tables.rows(connection, table))
        try:
            return None if row is None else stored_tables.row_of(row, seats)
        except msgspec.DecodeError as error:
            raise self._damaged_table(table, error) from error

    async def snapshot(self, table: str, since: int = 0, lines: int = 0) -> Snapshot | None:
        """A table at one moment, with its log from the line `since` on and the last `lines` of its talk;
        None, and refuses, as `table` does.
        """
        if self.is_shared:
            return (await self.news(table, stored_tables.NOTHING_KNOWN, since, lines)).snapshot
        try:
            return await self.database.read(
                lambda connection: stored_tables.snapshot(connection, table, since, lines)
            )
        except msgspec.DecodeError as error:
            raise self._damaged_table(table, error) from error

    async def news(self, table: str, known: int, since: int, lines: int) -> LogUpdate:
        """The newest version of a table, and if that is not the known one a snapshot as above: where the
        database is shared.
        """
        row = await self.database.glance(
            stored_tables.NEWS, table=table, known=known, since=since, lines=lines
        )
        try:
            return LogUpdate(None if row is None else int(row["newest"]), stored_tables.snapshot_of(row))
        except msgspec.DecodeError as error:
            raise self._damaged_table(table, error) from error

    async def delete_table(self, table: str, version: int | None = None) -> None:
        """Take a table away with its log. Raises Taken if it is not at this version, should one be named."""
        await self.database.write(lambda connection: stored_tables.take_away(connection, table, version))

    async def tables_of(
        self, guest: str, phases: Iterable[Phase], length: int | None = LIST_LENGTH
    ) -> list[TableRow]:
        """The newest tables at which a guest sits, without those taken off the own list; newest first, at
        most `length`.
        """
        own = schema.memberships.c
        mine = select(own.game).where(own.guest == guest, own.gone.is_(False), own.hidden.is_(False))
        query = select(schema.tables).where(
            schema.tables.c.id.in_(mine), schema.tables.c.phase.in_(list(phases))
        )
        return await self._tables(query, length)

    async def games_of(self, guest: str) -> list[Membership]:
        """All tables at which a guest sits or sat, without those taken off the own list; newest first."""
        own = schema.memberships.c
        mine = own.guest == guest, own.hidden.is_(False)
        query = select(schema.tables, own.seat, own.gone).join(schema.memberships).where(*mine)
        seated = select(schema.seats).join(schema.memberships, own.game == schema.seats.c.game).where(*mine)
        rows, seats = await self.database.read(
            lambda connection: (
                connection.execute(query.order_by(schema.tables.c.created.desc())).all(),
                connection.execute(seated.order_by(schema.seats.c.seat)).all(),
            )
        )
        sat = {row.id: row for row in rows}
        return [
            Membership(table=table, seat=sat[table.id].seat, gone=sat[table.id].gone)
            for table in self._readable(rows, seats)
        ]

    async def seat_had(self, table: str, guest: str) -> int | None:
        """The seat on which a guest sits or sat at a table; None if they never did."""
        own = schema.memberships.c
        query = select(own.seat).where(own.game == table, own.guest == guest)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def hide(self, table: str, guest: str) -> bool:
        """Take a table off somebody's own list. True when nobody has it on theirs any more."""
        return await self.database.write(lambda connection: stored_memberships.hide(connection, table, guest))

    async def prolong(self) -> None:
        """Nobody is late because no server was there."""
        await self.database.write(stored_tables.prolong)

    async def put_standing(self, table: str, standing: TableSummary) -> None:
        """Write the summary of a table anew."""
        await self.database.write(lambda connection: stored_tables.put_standing(connection, table, standing))

    async def due_tables(self, now: float) -> list[str]:
        """Ids of tables where somebody's time is up."""
        late = schema.tables.c.due <= now, schema.tables.c.phase == "playing"
        query = select(schema.tables.c.id).where(*late)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def open_tables(self, guest: str) -> list[TableRow]:
        """Tables that are shown in the lobby and have a seat for this guest, be it one that a bot keeps;
        newest first.
        """
        own, seats = schema.tables.c, schema.seats.c
        has_capacity = own.id.in_(select(seats.game).where(seats.kind == "open"))
        sits = own.id.in_(select(seats.game).where(seats.guest == guest))
        shown = own.phase.in_(("waiting", "playing")), own.listed, own.host != guest, has_capacity, ~sits
        of_network = func.row_number().over(partition_by=own.network, order_by=own.created.desc())
        numbered = select(own.id, own.network, of_network.label("number")).where(*shown).subquery()
        few = or_(numbered.c.network == "", numbered.c.number <= OPEN_TABLES_OF_A_NETWORK)
        return await self._tables(
            select(schema.tables).where(own.id.in_(select(numbered.c.id).where(few))), OPEN_TABLES
        )

    # the log, the talk, the plans

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table, the deal first; empty before the start."""
        return list(await self.database.read(lambda connection: stored_tables.entries(connection, table)))

    async def talk(self, table: str, length: int) -> list[TalkRow]:
        """The last lines of the talk at a table, oldest first."""
        return list(
            await self.database.read(lambda connection: stored_tables.talk(connection, table, length))
        )

    async def plans(self, table: str) -> list[Plan]:
        """Return the planned moves of a table."""
        return list(await self.database.read(lambda connection: stored_tables.plans(connection, table)))

    # guests

    async def guest(self, guest: str) -> Guest:
        """Return the guest of a cookie; a guest without a name if it is unknown."""
        known = self._guests.get(guest)
        if known is None:
            row = await self.database.glance(stored_guests.OF_ID, guest=guest)
            known = self._guests.read(stored_guests.guest_of(guest, row))
        return known

    async def put_guest(self, guest: Guest, before: Guest | None = None) -> Guest:
        """Keep the name and the settings of a guest where they differ from those before; returns the guest
        as stored then.

        before: the guest that was changed; somebody without a name and settings, if nobody is named.
        """
        old = before or Guest(id=guest.id)
        return await self.write_guest(
            guest.id, lambda connection: stored_guests.change(connection, old, guest)
        )

    async def end_sessions(self, guest: str, also: Callable[[Connection, str], None]) -> Guest:
        """End all cookies of a guest, and do something else of theirs in the same transaction; returns the
        guest as stored then.
        """

        def work(connection: Connection) -> Guest:
            also(connection, guest)
            return stored_guests.end_sessions(connection, guest)

        return await self.write_guest(guest, work)

    async def put_of_guest(self, guest: str, **values: str | float | bool) -> Guest:
        """Write some columns of a guest (`stored_guests.put`); returns the guest as stored then."""
        return await self.write_guest(
            guest, lambda connection: stored_guests.put(connection, guest, **values)
        )

    async def write_guest(self, guest: str, work: Callable[[Connection], Guest]) -> Guest:
        """Write in one transaction what concerns a guest, whom `work` returns as stored then."""
        with self._guests.writing(guest) as keep:
            stored = await self.database.write(work)
            keep(stored)
        return stored

    def forget_guest(self, guest: str) -> None:
        """Read a guest again: another process, or `argosy admin`, has changed it."""
        self._guests.drop(guest)

    async def note_guest(self, guest: str) -> None:
        """Keep that a guest was here now."""
        seen = update(schema.guests).where(schema.guests.c.id == guest).values(seen=time.time())
        await self.database.write(lambda connection: connection.execute(seen))

    async def epochs(self, guests: Collection[str]) -> dict[str, int]:
        """The epochs of those of some guests who are stored."""
        return await self.database.read(lambda connection: stored_guests.epochs(connection, guests))

    async def finished_tables(self) -> list[str]:
        """Ids of the tables whose games are over, the oldest first."""
        own = schema.tables.c
        query = select(own.id).where(own.phase == "over").order_by(own.created, own.id)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def count_tables(self) -> int:
        """Count the tables."""
        query = select(func.count()).select_from(schema.tables)
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def count_playing(self) -> int:
        """Count the games that have begun and are not over."""
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.phase == "playing")
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def check_answers(self) -> None:
        """Ask the database for something small; what is wrong with it is raised."""
        query = select(schema.tables.c.id).limit(1)
        await self.database.read(lambda connection: connection.execute(query).first())

    # records

    async def add_record(self, record: str, guest: str, text: str, network: str = "") -> None:
        """Keep a record that a guest has uploaded; one that is there already stays as it is.

        Of the guest's own the oldest go when there are too many; those of others never go. Refuses it where
        there is no room.
        """
        await self.database.write(
            lambda connection: stored_records.add(connection, record, guest, text, network)
        )

    async def add_records(self, texts: Mapping[str, str]) -> Added:
        """Import records, by id, as long as there is room; none goes for them, and none of them ever goes
        for others.
        """
        return await self.database.write(lambda connection: stored_records.add_imported(connection, texts))

    async def record(self, record: str) -> str | None:
        """The text of a kept record, None if there is none of this id."""
        query = select(schema.records.c.text).where(schema.records.c.id == record)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    # puzzles

    async def add_try(self, guest: str, puzzle: str, *, is_right: bool) -> None:
        """Keep that somebody has tried a puzzle. Whether the first try was right stays as it was."""
        tries = schema.tries
        values = {
            "guest": guest,
            "puzzle": puzzle,
            "at_once": is_right,
            "solved": is_right,
            "at": time.time(),
        }
        changed = ("solved",) if is_right else ()
        await self.database.write(lambda connection: upsert.put(connection, tries, values, changed))

    async def tries_of(self, guest: str) -> list[Try]:
        """The puzzles that somebody has tried, the first one first."""
        tries = schema.tries
        query = select(tries).where(tries.c.guest == guest).order_by(tries.c.at)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Try(puzzle=row.puzzle, at_once=row.at_once, solved=row.solved) for row in rows]

    # analyses

    async def add_analysis(self, game: str, text: str) -> None:
        """Keep what the coach says of a table's game or of a record, in place of what it has said before."""
        values = {"id": game, "created": time.time(), "text": text}
        changed = ("created", "text")
        await self.database.write(lambda connection: upsert.put(connection, schema.analyses, values, changed))

    async def analysis(self, game: str) -> str | None:
        """Return the stored analysis, None if there is none."""
        query = select(schema.analyses.c.text).where(schema.analyses.c.id == game)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def analysed(self, games: Collection[str]) -> frozenset[str]:
        """Return those of some games, by id, that have an analysis."""
        own = schema.analyses.c.id
        return await self.database.read(
            lambda connection: frozenset(
                connection.execute(select(own).where(own.in_(games))).scalars() if games else ()
            )
        )

    # programs that play from elsewhere

    async def add_token(self, token: Token, digest: str, most: int) -> bool:
        """Keep a new token, unless its owner has so many already. True when it is kept."""
        return await self.database.write(
            lambda connection: stored_tokens.add(connection, token, digest, most)
        )

    async def token(self, digest: str) -> Token | None:
        """The token whose hash this is."""
        return await self.database.read(lambda connection: stored_tokens.of_digest(connection, digest))

    async def tokens_of(self, guest: str) -> list[Token]:
        """The tokens of a guest, the newest first."""
        return await self.database.read(lambda connection: stored_tokens.of_guest(connection, guest))

    async def note_token_use(self, token: str, now: float) -> None:
        """Keep when a token was used last."""
        await self.database.write(lambda connection: stored_tokens.note_use(connection, token, now))

    async def revoke_token(self, token: str, guest: str) -> bool:
        """Forget a token of a guest. False when there is no such token."""
        return await self.database.write(lambda connection: stored_tokens.revoke(connection, token, guest))

    async def open_stream(self, token: str, stream: str) -> None:
        """Say which stream of events of a token is the newest."""
        await self.database.write(lambda connection: stored_tokens.open_stream(connection, token, stream))

    async def newest_stream(self, token: str) -> str | None:
        """Return the newest event stream of a token; None for a token that has been revoked."""
        return await self.database.read(lambda connection: stored_tokens.newest_stream(connection, token))

    async def put_handle(self, guest: str, handle: str) -> bool:
        """Give a guest the name by which they are challenged, if they have none.

        False when it is not theirs.
        """
        return await self.database.write(lambda connection: stored_handles.put(connection, guest, handle))

    async def handles(self, *guests: str) -> dict[str, str]:
        """The names of those among some guests who have one."""
        return await self.database.read(lambda connection: stored_handles.of_guests(connection, guests))

    async def guest_of_handle(self, handle: str) -> str | None:
        """Return the guest who has a handle."""
        return await self.database.read(lambda connection: stored_handles.guest_of(connection, handle))

    async def add_challenge(self, challenge: Challenge, since: float, most: int) -> str:
        """Keep a new challenge; else say why not (`stored_challenges.add`)."""
        return await self.database.write(
            lambda connection: stored_challenges.add(connection, challenge, since, most)
        )

    async def challenge(self, challenge: str) -> Challenge | None:
        """A challenge, None if there is none of this id."""
        return await self.database.read(lambda connection: stored_challenges.of_id(connection, challenge))

    async def open_challenges(self, guest: str, since: float) -> list[Challenge]:
        """Those that are open, by or to a guest, the oldest first."""
        return await self.database.read(
            lambda connection: stored_challenges.open_of(connection, guest, since)
        )

    async def challenges_at(self, table: str, since: float) -> list[Challenge]:
        """Whom a table has asked, and who does not come (`stored_challenges.of_table`)."""
        return await self.database.read(
            lambda connection: stored_challenges.of_table(connection, table, since)
        )

    async def challenges_to(self, tournament: str, since: float) -> list[Challenge]:
        """Whom a tournament has asked, and who does not come (`stored_challenges.of_tournament`)."""
        return await self.database.read(
            lambda connection: stored_challenges.of_tournament(connection, tournament, since)
        )

    async def late_challenges(self, guest: str, since: float) -> list[Challenge]:
        """Those by a guest that nobody has answered in time."""
        return await self.database.read(
            lambda connection: stored_challenges.late_of(connection, guest, since)
        )

    async def settle_challenge(self, challenge: str, state: stored_challenges.State) -> bool:
        """Say what has come of a challenge. False when something else has before."""
        return await self.database.write(
            lambda connection: stored_challenges.settle(connection, challenge, state)
        )

    # inner parts

    def _damaged_table(self, table: str, error: Exception) -> Refused:
        self._log_damaged(table, error)
        return Refused("damaged", "What is stored of this table cannot be read.")

    async def _tables(self, query: Select[Any], length: int | None = LIST_LENGTH) -> list[TableRow]:
        newest = query.order_by(schema.tables.c.created.desc()).limit(length)

        def work(connection: Connection) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
            rows = connection.execute(newest).all()
            wanted = schema.seats.c.game.in_([row.id for row in rows])
            return rows, connection.execute(
                select(schema.seats).where(wanted).order_by(schema.seats.c.seat)
            ).all()

        return self._readable(*await self.database.read(work))

    def _readable(self, rows: Iterable[Row[Any]], seats: Iterable[Row[Any]]) -> list[TableRow]:
        """The tables of a list.

        A row that cannot be read is left out, because the others are none the worse for it.
        """
        by_table: dict[str, list[Row[Any]]] = {}
        for seat in seats:
            by_table.setdefault(seat.game, []).append(seat)
        tables: list[TableRow] = []
        for row in rows:
            try:
                tables.append(stored_tables.row_of(row, by_table.get(row.id, [])))
            except msgspec.DecodeError as error:
                self._log_damaged(row.id, error)
        return tables

    def _log_damaged(self, table: str, error: Exception) -> None:
        """Say once that a row cannot be read; lists ask for it again and again."""
        if table not in self._damaged:
            self._damaged.add(table)
            log.error("a table's row cannot be read", table=table, reason=str(error))
