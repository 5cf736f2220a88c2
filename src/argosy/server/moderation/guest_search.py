"""Lists for operators: guests and tables that match a text. Functions of a connection."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, func, or_, select

from argosy.server.storage.rows import TalkRow
from argosy.server.storage.schema import accounts, guests, memberships, reports, seats, tables, talk

LIST_LENGTH = 100


class GuestLine(msgspec.Struct, frozen=True, kw_only=True):
    """One guest of a list."""

    id: str
    name: str
    seen: float
    """When they changed something last, in seconds since 1970."""
    games: int
    """Tables at which they sit or sat."""
    reports: int
    """Reports about them that are open."""
    has_account: bool
    is_operator: bool
    banned_until: float
    ban_reason: str
    muted_until: float
    mute_reason: str


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a list."""

    id: str
    phase: str
    created: float
    host: str
    """Id of its host."""
    maker: str
    """Id of the guest whom it counts for."""
    names: tuple[str, ...]
    """Of those who sit there."""
    lines: int
    """Lines of talk."""


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table."""

    seat: int
    kind: str
    name: str
    guest: str
    bot: str


def search_guests(connection: Connection, text: str = "", length: int = LIST_LENGTH) -> list[GuestLine]:
    """Guests whose name or id holds a text, or all, those who came last first; banned ones without a name,
    too.
    """
    holds = guests.c.name.ilike(_pattern(text), escape="\\"), guests.c.id == text
    query = _guests().order_by(guests.c.seen.desc()).limit(length)
    return [_guest(row) for row in connection.execute(query.where(or_(*holds)) if text else query)]


def guest_line(connection: Connection, guest: str) -> GuestLine | None:
    """One guest, None if there is no row of theirs."""
    row = connection.execute(_guests().where(guests.c.id == guest)).one_or_none()
    return None if row is None else _guest(row)


def search_tables(
    connection: Connection, text: str = "", phases: Sequence[str] = (), length: int = LIST_LENGTH
) -> list[TableLine]:
    """Tables of an id, host or maker, or at which somebody has a name that holds a text; the newest first.

    phases: only those of `waiting`, `playing`, `over`.
    """
    query = select(tables, _lines_of_talk()).order_by(tables.c.created.desc()).limit(length)
    if phases:
        query = query.where(tables.c.phase.in_(phases))
    if text:
        named = select(seats.c.game).where(seats.c.name.ilike(_pattern(text), escape="\\"))
        sat = select(memberships.c.game).where(memberships.c.guest == text)
        own = tables.c
        found = own.id == text, own.host == text, own.maker == text, own.id.in_(named), own.id.in_(sat)
        query = query.where(or_(*found))
    rows = connection.execute(query).all()
    names: dict[str, list[str]] = {}
    there = select(seats).where(seats.c.game.in_([row.id for row in rows])).order_by(seats.c.seat)
    for seat in connection.execute(there):
        if seat.kind == "human":
            names.setdefault(seat.game, []).append(seat.name)
    return [
        TableLine(
            id=row.id,
            phase=row.phase,
            created=row.created,
            host=row.host,
            maker=row.maker,
            names=tuple(names.get(row.id, ())),
            lines=row.lines,
        )
        for row in rows
    ]


def seats_of(connection: Connection, table: str) -> list[SeatLine]:
    """The seats of a table."""
    query = select(seats).where(seats.c.game == table).order_by(seats.c.seat)
    return [
        SeatLine(seat=row.seat, kind=row.kind, name=row.name, guest=row.guest or "", bot=row.bot or "")
        for row in connection.execute(query)
    ]


def talk_of(connection: Connection, table: str) -> list[TalkRow]:
    """All lines that are kept of a table, the oldest first."""
    query = select(talk).where(talk.c.game == table).order_by(talk.c.seq)
    return [
        TalkRow(
            seq=row.seq,
            seat=row.seat,
            name=row.name,
            text=row.text,
            sign=row.sign,
            at=row.at,
            guest=row.guest,
        )
        for row in connection.execute(query)
    ]


def _guests() -> Select[Any]:
    return select(
        guests,
        _count(memberships.c.guest == guests.c.id, "games"),
        _count((reports.c.accused == guests.c.id) & (reports.c.settled == 0), "reports"),
        select(accounts.c.id).where(accounts.c.guest == guests.c.id).exists().label("has_account"),
    )


def _count(where: ColumnElement[bool], label: str) -> ColumnElement[int]:
    return select(func.count()).where(where).scalar_subquery().label(label)


def _lines_of_talk() -> ColumnElement[int]:
    return _count(talk.c.game == tables.c.id, "lines")


def _guest(row: Any) -> GuestLine:
    return GuestLine(**{name: getattr(row, name) for name in GuestLine.__struct_fields__})


def _pattern(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
