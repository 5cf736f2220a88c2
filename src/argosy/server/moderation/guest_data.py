"""Export of all that a server keeps of a guest as one JSON object, for the guest and for the host."""

import time
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, or_, select

from argosy.server.club.sides import GUEST
from argosy.server.storage import schema

SECRETS = frozenset({"hash", "key", "passkey", "mail", "p256dh", "auth", "endpoint", "network"})
"""Columns that open something, or that name an address by a keyed hash which says nothing."""


def exported(connection: Connection, guest: str) -> bytes:
    """All rows of a guest as JSON (UTF-8, indented), by what they are; times are ISO 8601 in UTC.

    Of games it has the seats and own choices, not what others have chosen or said; of passkeys, addresses and
    tokens that they are there, not what opens them.
    """
    own = schema.guests.c.id == guest
    games = [
        row["game"] for row in _rows(connection, schema.memberships, schema.memberships.c.guest == guest)
    ]
    found = {
        "guest": [
            row | {"settings": msgspec.json.decode(row["settings"])}
            for row in _rows(connection, schema.guests, own)
        ],
        "games": [_game(connection, guest, game) for game in games],
        "ratings": _rows(connection, schema.ratings, schema.ratings.c.party == GUEST + guest),
    }
    for name, rows, where in _others(guest):
        found[name] = _rows(connection, rows, where)
    return msgspec.json.format(msgspec.json.encode(found), indent=2)


def _others(guest: str) -> Iterable[tuple[str, Table, ColumnElement[bool]]]:
    """Tables that have rows of a guest, by the name that the export gives them."""
    challenges = schema.challenges.c
    yield "talk", schema.talk, schema.talk.c.guest == guest
    yield "accounts", schema.accounts, schema.accounts.c.guest == guest
    yield "tokens", schema.tokens, schema.tokens.c.guest == guest
    yield "bot_name", schema.handles, schema.handles.c.guest == guest
    yield "records", schema.records, schema.records.c.guest == guest
    yield "puzzles", schema.tries, schema.tries.c.guest == guest
    yield "daily_voyages", schema.daily_results, schema.daily_results.c.guest == guest
    yield "planned_moves", schema.plans, schema.plans.c.guest == guest
    yield "webhooks", schema.hooks, schema.hooks.c.guest == guest
    yield "notified_browsers", schema.subscriptions, schema.subscriptions.c.guest == guest
    yield (
        "challenges",
        schema.challenges,
        or_(challenges.challenger == guest, challenges.challenged == guest),
    )
    yield "tournaments_made", schema.tournaments, schema.tournaments.c.host == guest
    yield "tournaments_entered", schema.entrants, schema.entrants.c.guest == guest
    yield "former_guests", schema.former_guests, schema.former_guests.c.guest == guest
    yield "reports_made", schema.reports, schema.reports.c.guest == guest
    # What others have said of the guest is theirs: neither who has reported nor their words.


def _game(connection: Connection, guest: str, game: str) -> dict[str, Any]:
    """A table of a guest: what was played, the own seat and the own choices."""
    (member,) = _rows(
        connection, schema.memberships, schema.memberships.c.game == game, schema.memberships.c.guest == guest
    )
    (table,) = _rows(connection, schema.tables, schema.tables.c.id == game)
    own = schema.entries.c.game == game, schema.entries.c.seat == member["seat"]
    shown = {name: table[name] for name in ("id", "created", "phase")}
    return shown | {
        "request": msgspec.json.decode(table["request"]),
        "result": msgspec.json.decode(table["standing"]),
        "is_host": table["host"] == guest,
        "seat": member["seat"],
        "has_left": member["gone"],
        "choices_of_the_seat": [
            {name: row[name] for name in ("at", "kind", "text")}
            for row in _rows(connection, schema.entries, *own, order=schema.entries.c.seq)
        ],
    }


def _rows(
    connection: Connection, rows: Table, *where: ColumnElement[bool], order: ColumnElement[Any] | None = None
) -> list[dict[str, Any]]:
    query = select(rows).where(*where)
    found = connection.execute(query if order is None else query.order_by(order)).mappings()
    return [_shown(row) for row in found]


def _shown(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row without what is secret, with times as people read them."""
    return {
        name: _time(value) if name in TIMES else value for name, value in row.items() if name not in SECRETS
    }


TIMES = frozenset(
    {
        "at",
        "seen",
        "created",
        "used",
        "sent",
        "due",
        "ended",
        "made",
        "banned_until",
        "muted_until",
        "settled",
    }
)
"""Columns of seconds since 1970."""


def _time(moment: float | None) -> str | None:
    """A moment in ISO 8601; None for one that never was."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment)) if moment else None
