"""Tables in the database: what a transaction of the store reads and writes of them.

Each table has a version, which rises with every change. A change names the version that it was made from, and
counts only if that is still the newest one (`VersionConflict`): so all changes of a table, by whatever
process, are one order, and none undoes another. Seats are changed one by one, never written anew.
"""

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    String,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from argosy.server.daily import stored_results as daily
from argosy.server.live.peers import GONE
from argosy.server.settings import Limits
from argosy.server.storage import schema, stored_memberships
from argosy.server.storage.database import Statement, VersionConflict
from argosy.server.storage.rows import (
    Change,
    DailyDeal,
    Entry,
    GameRequest,
    Guide,
    Plan,
    SeatRow,
    Snapshot,
    TableRow,
    TableSummary,
    TalkRow,
)
from argosy.server.tables import table_limits
from argosy.server.tables.clocks import GRACE
from argosy.server.tournaments import results

# Made once, because making a statement takes longer than SQLite needs to do it, and every choice needs these
# two.
ENTRY = insert(schema.entries)
CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.version == bindparam("before"))
    .values(
        {  # pyright: ignore[reportUnknownArgumentType]  a bound value has the type of its column
            name: bindparam(f"new_{name}")
            for name in ("host", "phase", "standing", "rematch", "guide", "due", "listed", "shown")
        }
        | {"bots_owe": bindparam("new_bots_owe"), "version": schema.tables.c.version + literal_column("1")}
    )
)
CHANGED = CHANGE.returning(schema.tables.c.id).cte("changed")
NEXT_LINE = ENTRY.from_select(
    [column.name for column in schema.entries.c],
    select(
        CHANGED.c.id, *(bindparam(one.name, type_=one.type) for one in schema.entries.c if one.name != "game")
    ),
).cte("line")
STEP = select(CHANGED.c.id).add_cte(NEXT_LINE)
"""CHANGE and ENTRY as one statement of PostgreSQL: a version that is not the newest any more changes nothing
and adds no line.
"""
NEWS = text("""
SELECT one.version AS newest, whole.* FROM tables AS one LEFT JOIN LATERAL (
    SELECT tables.*,
        (SELECT json_agg(own ORDER BY own.seat) FROM seats AS own WHERE own.game = tables.id) AS all_seats,
        (SELECT json_agg(own ORDER BY own.seq) FROM entries AS own WHERE own.game = tables.id AND own.seq >= :since)
            AS all_entries,
        (SELECT json_agg(own ORDER BY own.seq) FROM
            (SELECT * FROM talk WHERE talk.game = tables.id ORDER BY talk.seq DESC LIMIT :lines) AS own) AS all_talk,
        (SELECT json_agg(own) FROM plans AS own WHERE own.game = tables.id) AS all_plans
    FROM tables WHERE tables.id = one.id AND one.version <> :known
) AS whole ON true WHERE one.id = :table
""").bindparams(
    *(bindparam(name, type_=Integer) for name in ("since", "lines", "known")),
    bindparam("table", type_=String),
)
"""The newest version of a table, and if that is not the one that is known the same as `snapshot`, in one
statement of PostgreSQL: each request for a table asks for it, because another process may have changed it.
"""
NOTHING_KNOWN = -1
TALK_KEPT = 200
"""Lines of talk that are kept of a table, more than pages show."""
_NEXT = {name: schema.tables.c[name] + 1 for name in ("version", "shown")}
"""The numbers of a table after a change that everybody may know of."""
COLUMNS = tuple(column.name for column in schema.tables.c)
LISTS: dict[str, Any] = {"seats": SeatRow, "entries": Entry, "talk": TalkRow, "plans": Plan}


def add(connection: Connection, row: TableRow) -> None:
    """Write a new table with its seats."""
    values: dict[str, Any] = {
        "id": row.id,
        "created": row.created,
        "request": _json(row.request),
        "network": row.network,
    }
    values |= {"maker": row.maker, "seen": row.created} | _values(row)
    values["daily"] = None if row.daily is None else _json(row.daily)
    connection.execute(insert(schema.tables).values(values))
    connection.execute(insert(schema.seats), [_seat_values(row.id, seat) for seat in row.seats])
    stored_memberships.note(connection, row)
    daily.begin(connection, row)


def change(connection: Connection, before: TableRow, changed: Change, limits: Limits) -> None:
    """Make a change from the table as it was before. Raises Taken if that is not the newest any more.

    Refuses a rematch for which a limit leaves no room.
    """
    row = changed.row
    _claim_version(connection, before, row)
    if row.seats != before.seats:
        _change_seats(connection, before, row)
    if row.phase == "over" and before.phase != "over":
        results.note_end(connection, row.id, row.standing)
        daily.note_end(connection, row)
    for seat, plan in changed.plans.items():
        _put_plan(connection, row.id, seat, plan)
    if changed.rematch is not None:
        table_limits.check_limits(connection, limits, [changed.rematch])
        add(connection, changed.rematch)
    _add_lines(connection, changed)


def as_statement(before: TableRow, changed: Change) -> Statement[None] | None:
    """A change that does nothing but add a line to the log as a single statement; None for any other."""
    row, entry = changed.row, changed.entry
    adds_more = changed.plans or changed.rematch or changed.line or row.seats != before.seats
    if entry is None or adds_more or (row.phase == "over" and before.phase != "over"):
        return None

    def check(found: Mapping[str, Any] | None) -> None:
        if found is None:
            raise _taken(before)

    return Statement(STEP, _values_of_change(before, row) | msgspec.structs.asdict(entry), check)


def _change_seats(connection: Connection, before: TableRow, after: TableRow) -> None:
    results.note_seats(connection, after)
    for seat, old in zip(after.seats, before.seats, strict=True):
        if seat != old:
            own = _seat_at(after.id, seat.seat)
            connection.execute(update(schema.seats).where(*own).values(_seat_values(after.id, seat)))
    stored_memberships.note(connection, after)


def _add_lines(connection: Connection, changed: Change) -> None:
    try:
        if changed.line is not None:
            values = msgspec.structs.asdict(changed.line) | {"game": changed.row.id}
            connection.execute(insert(schema.talk).values(values))
            old = schema.talk.c.game == changed.row.id, schema.talk.c.seq <= changed.line.seq - TALK_KEPT
            connection.execute(delete(schema.talk).where(*old))
        if changed.entry is not None:
            connection.execute(ENTRY, msgspec.structs.asdict(changed.entry) | {"game": changed.row.id})
    except IntegrityError as error:
        raise VersionConflict(f"the next line of {changed.row.id} is written already") from error


def _claim_version(connection: Connection, before: TableRow, after: TableRow) -> None:
    if connection.execute(CHANGE, _values_of_change(before, after)).rowcount != 1:
        raise _taken(before)


def _values_of_change(before: TableRow, after: TableRow) -> dict[str, Any]:
    new = {f"new_{name}": value for name, value in _values(after).items()}
    return new | {"table": before.id, "before": before.version}


def _taken(before: TableRow) -> VersionConflict:
    return VersionConflict(f"table {before.id} is not at version {before.version} any more")


def take_away(connection: Connection, table: str, version: int | None = None) -> None:
    """Take a table away with its log; what it was the rematch of may have another one.

    Raises Taken if it is not at this version; without one it is taken away however it stands.
    """
    own = schema.tables.c
    expected = own.id == table, *(() if version is None else (own.version == version,))
    # First, because whoever changes the table at the same moment then waits, and finds it gone.
    done = connection.execute(update(schema.tables).where(*expected).values(version=own.version + 1))
    if version is not None and done.rowcount != 1:
        raise VersionConflict(f"table {table} is not at version {version} any more")
    for rows in (schema.entries, schema.talk, schema.plans, schema.memberships, schema.seats):
        connection.execute(delete(rows).where(rows.c.game == table))
    connection.execute(delete(schema.analyses).where(schema.analyses.c.id == table))
    connection.execute(update(schema.tables).where(own.rematch == table).values(rematch=None, **_NEXT))
    connection.execute(delete(schema.tables).where(own.id == table))


def touch(connection: Connection, table: str) -> int:
    """Give a table a new version, for a change below it that follows in the same transaction.

    Returns that version.
    """
    own = schema.tables.c
    connection.execute(update(schema.tables).where(own.id == table).values(**_NEXT))
    return versions(connection, [table]).get(table, GONE)


def rename_asked(connection: Connection, guest: str, name: str) -> dict[str, int]:
    """Write another name of a guest on the seats that rematches keep for them; empty: none is kept.

    Returns the new versions of these tables by id.
    """
    sat, waiting, place = schema.seats.alias("sat"), schema.tables.alias("waiting"), schema.seats
    query = (
        select(place.c.game, place.c.seat)
        .join(schema.tables, schema.tables.c.rematch == place.c.game)
        .join(sat, (sat.c.game == schema.tables.c.id) & (sat.c.name == place.c.name))
        .join(waiting, waiting.c.id == place.c.game)
        .where(sat.c.guest == guest, waiting.c.phase == "waiting")
        .where(place.c.kind == "open", place.c.bot.is_(None), place.c.name != "")
        .order_by(place.c.game)
    )
    found = connection.execute(query).all()
    versions = {row.game: touch(connection, row.game) for row in found}
    for row in found:
        own = place.c.game == row.game, place.c.seat == row.seat
        connection.execute(update(place).where(*own).values(name=name))
    return versions


def put_standing(connection: Connection, table: str, standing: TableSummary) -> None:
    """Write the summary of a table anew."""
    own = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(own.values(standing=_json(standing)))


def prolong(connection: Connection) -> None:
    """Prolong the turns of a server that was away: everybody has some minutes at least.

    It is the whole time of a turn if that is less.
    """
    now, own = time.time(), schema.tables.c
    soon = own.phase == "playing", own.due < now + GRACE
    for row in connection.execute(select(own.id, own.due, own.request).where(*soon).order_by(own.id)).all():
        due = max(row.due, now + min(msgspec.json.decode(row.request, type=GameRequest).clock, GRACE))
        later = update(schema.tables).where(own.id == row.id, own.due == row.due)
        connection.execute(later.values(due=due, **_NEXT))


def versions(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The newest versions of some tables; those that there are not are left out."""
    query = select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(tables))
    return {row.id: row.version for row in connection.execute(query)}


def rows(connection: Connection, table: str) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
    """A table and its seats."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    seats = select(schema.seats).where(schema.seats.c.game == table).order_by(schema.seats.c.seat)
    return row, connection.execute(seats).all()


def snapshot(connection: Connection, table: str, since: int, lines: int) -> Snapshot | None:
    """A table at one moment: its log from the line `since` on, and the last `lines` of its talk; None if
    there is no such table.

    Raises msgspec.DecodeError if it cannot be read.
    """
    row, seats = rows(connection, table)
    if row is None:
        return None
    return Snapshot(
        row=row_of(row, seats),
        entries=entries(connection, table, since),
        talk=talk(connection, table, lines),
        plans=plans(connection, table),
    )


def snapshot_of(row: Mapping[str, Any] | None) -> Snapshot | None:
    """A table at one moment, from the row of NEWS; None if that has none, or none that is new.

    Raises msgspec.DecodeError if it cannot be read.
    """
    if row is None or row["id"] is None:
        return None
    lists = {
        # Nothing is checked here: what a line of a log says is refused, with its number, when the log is
        # replayed.
        name: tuple(kind(**_but_game(one)) for one in msgspec.json.decode(row[f"all_{name}"] or "[]"))
        for name, kind in LISTS.items()
    }
    return Snapshot(
        row=_table_of(row, lists["seats"]), entries=lists["entries"], talk=lists["talk"], plans=lists["plans"]
    )


def entries(connection: Connection, table: str, since: int = 0) -> tuple[Entry, ...]:
    """The log of a table from a line on."""
    own = schema.entries.c
    query = select(schema.entries).where(own.game == table, own.seq >= since).order_by(own.seq)
    return tuple(
        Entry(seq=row.seq, kind=row.kind, seat=row.seat, moment=row.moment, text=row.text, at=row.at)
        for row in connection.execute(query)
    )


def talk(connection: Connection, table: str, length: int) -> tuple[TalkRow, ...]:
    """The last lines of the talk at a table, oldest first."""
    newest = schema.talk.c.seq.desc()
    query = select(schema.talk).where(schema.talk.c.game == table).order_by(newest).limit(length)
    return tuple(reversed([TalkRow(**_but_game(row)) for row in connection.execute(query).mappings()]))


def plans(connection: Connection, table: str) -> tuple[Plan, ...]:
    """Return the planned moves of a table."""
    query = select(schema.plans).where(schema.plans.c.game == table)
    return tuple(Plan(**_but_game(row)) for row in connection.execute(query).mappings())


def row_of(row: Row[Any], seats: Sequence[Row[Any]]) -> TableRow:
    """A table from its row and those of its seats. Raises msgspec.DecodeError if it cannot be read."""
    found = tuple(
        SeatRow(
            seat=seat.seat,
            kind=seat.kind,
            guest=seat.guest,
            name=seat.name,
            bot=seat.bot,
            has_left=seat.has_left,
        )
        for seat in seats
    )
    return _table_of({name: getattr(row, name) for name in COLUMNS}, found)


def _table_of(row: Mapping[str, Any], seats: tuple[SeatRow, ...]) -> TableRow:
    guide = row["guide"]
    return TableRow(
        id=row["id"],
        host=row["host"],
        created=row["created"],
        phase=row["phase"],
        request=msgspec.json.decode(row["request"], type=GameRequest),
        standing=msgspec.json.decode(row["standing"], type=TableSummary),
        rematch=row["rematch"],
        guide=None if guide is None else msgspec.json.decode(guide, type=Guide),
        daily=None if row["daily"] is None else msgspec.json.decode(row["daily"], type=DailyDeal),
        due=row["due"],
        listed=bool(row["listed"]),
        version=row["version"],
        bots_owe=bool(row["bots_owe"]),
        shown=row["shown"],
        maker=row["maker"],
        network=row["network"],
        seats=seats,
    )


def _put_plan(connection: Connection, table: str, seat: int, plan: Plan | None) -> None:
    at = schema.plans.c.game == table, schema.plans.c.seat == seat
    connection.execute(delete(schema.plans).where(*at))
    if plan is not None:
        connection.execute(insert(schema.plans).values(msgspec.structs.asdict(plan) | {"game": table}))


def _values(row: TableRow) -> dict[str, Any]:
    """The columns of a table, but for those that never change and the version."""
    return {
        "host": row.host,
        "phase": row.phase,
        "standing": _json(row.standing),
        "rematch": row.rematch,
        "guide": None if row.guide is None else _json(row.guide),
        "due": row.due,
        "listed": row.listed,
        "bots_owe": row.bots_owe,
        "shown": row.shown,
    }


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return msgspec.structs.asdict(seat) | {"game": table}


def _seat_at(table: str, seat: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return schema.seats.c.game == table, schema.seats.c.seat == seat


def _but_game(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "game"}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
