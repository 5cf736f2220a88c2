"""Rows of personal tokens: hashes only, so that a reader of the database can use none of them."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from argosy.server.storage.row_limits import RowLimit, first_reached
from argosy.server.storage.schema import tokens


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A personal token, which a program sends in place of a cookie."""

    id: str
    guest: str
    """Whose it is: requests that carry it are theirs."""
    name: str
    scopes: tuple[str, ...]
    """What it may be used for (`argosy.server.auth.tokens.SCOPES`)."""
    created: float
    used: float = 0.0
    """When it was used last, to the minute; 0: never."""
    stream: str = ""
    """Names the newest stream of events that was opened with it: an older one ends."""


def add(connection: Connection, token: Token, digest: str, most: int) -> bool:
    """Keep a new token, unless its owner has so many already. True when it is kept."""
    own = (tokens.c.guest == token.guest,)
    if first_reached(connection, RowLimit(f"tokens of {token.guest}", tokens, own, most)):
        return False
    values = msgspec.structs.asdict(token) | {"scopes": " ".join(token.scopes), "hash": digest}
    connection.execute(insert(tokens).values(values))
    return True


def of_digest(connection: Connection, digest: str) -> Token | None:
    """The token whose hash this is."""
    row = connection.execute(select(tokens).where(tokens.c.hash == digest)).one_or_none()
    return None if row is None else _token(row)


def of_guest(connection: Connection, guest: str) -> list[Token]:
    """The tokens of a guest, the newest first."""
    query = select(tokens).where(tokens.c.guest == guest).order_by(tokens.c.created.desc(), tokens.c.id)
    return list(map(_token, connection.execute(query).all()))


def note_use(connection: Connection, token: str, now: float) -> None:
    """Keep when a token was used last."""
    connection.execute(update(tokens).where(tokens.c.id == token).values(used=now))


def open_stream(connection: Connection, token: str, stream: str) -> None:
    """Say which stream of events of a token is the newest."""
    connection.execute(update(tokens).where(tokens.c.id == token).values(stream=stream))


def newest_stream(connection: Connection, token: str) -> str | None:
    """Return the newest event stream of a token; None for a token that has been revoked."""
    return connection.execute(select(tokens.c.stream).where(tokens.c.id == token)).scalar_one_or_none()


def revoke(connection: Connection, token: str, guest: str) -> bool:
    """Forget a token of a guest. False when there is no such token."""
    return (
        connection.execute(delete(tokens).where(tokens.c.id == token, tokens.c.guest == guest)).rowcount == 1
    )


def _token(row: Row[Any]) -> Token:
    return Token(
        id=row.id,
        guest=row.guest,
        name=row.name,
        scopes=tuple(row.scopes.split()),
        created=row.created,
        used=row.used,
        stream=row.stream,
    )
