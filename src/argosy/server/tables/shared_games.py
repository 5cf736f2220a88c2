"""Finished games of a server for data files: replayed logs, and pseudonyms in place of people's names.

A pseudonym is a keyed hash of the guest with the secret of the server: the same person has the same one in
every file of this server, and without the secret nobody can tell whose it is.
"""

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from argosy.server.auth.identity import SECRET_FILE, load_secret
from argosy.server.database_url import named
from argosy.server.errors import Refused, StoreError
from argosy.server.settings import Settings
from argosy.server.storage.database import reason_of
from argosy.server.storage.migration import check_form
from argosy.server.storage.rows import Deal, SeatRow
from argosy.server.storage.store import Store
from argosy.server.tables.running_game import RunningGame, replayed

LETTERS = 12
"""Hexadecimal digits of a pseudonym: two of a million people are the same one with chance 1 in 500."""
GONE = "person"
"""Pseudonym of everybody whose guest is no longer known."""


class SharedPlayer(NamedTuple):
    """The player of a seat without their name."""

    name: str
    """The pseudonym of a person, the name of a bot."""
    is_person: bool
    has_stand_in: bool
    """A bot has played for the person, because their time was up."""


class SharedGame(NamedTuple):
    """One finished game."""

    deal: Deal
    playing: RunningGame
    players: dict[int, SharedPlayer]
    """By seat."""


def check_shared(settings: Settings) -> None:
    """Raise StoreError if the host has not allowed that games are given out."""
    if not settings.server.share_games:
        raise StoreError(
            "this server shares no games: its host allows it with share_games = true in [server]"
            " (docs/host/settings.md)"
        )


def secret_of(settings: Settings, folder: Path) -> bytes:
    """The secret of a server, which must be there already. Raises StoreError."""
    if settings.server.secret is not None:
        return bytes.fromhex(settings.server.secret)
    if not (folder / SECRET_FILE).exists():
        raise StoreError(f"there is no {SECRET_FILE} in {folder}: name the --data-dir of the server")
    return load_secret(folder)


def pseudonym_of(guest: str | None, secret: bytes) -> str:
    """The pseudonym of a guest."""
    if guest is None:
        return GONE
    key = hashlib.blake2b(secret, person=b"argosy games").digest()
    return "p" + hashlib.blake2b(guest.encode(), key=key, digest_size=LETTERS // 2).hexdigest()


async def shared_games(url: URL, secret: bytes) -> AsyncIterator[SharedGame]:
    """Every finished game that began from a deal and replays with these rules, the oldest first."""
    _check_database(url)
    store = Store(url)
    try:
        await store.database.read(check_form)
        for table in await store.finished_tables():
            found = await _game(store, table, secret)
            if found is not None:
                yield found
    except SQLAlchemyError as error:
        raise StoreError(f"the database {named(url)} cannot be read: {reason_of(error)}") from error
    finally:
        await store.close()


def _check_database(url: URL) -> None:
    # Because to open a database in a file makes one.
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise StoreError(f"there is no database {url.database}: name another --data-dir or --database")


async def _game(store: Store, table: str, secret: bytes) -> SharedGame | None:
    row, entries = await store.table(table), await store.entries(table)
    if row is None or not entries:
        return None
    try:
        playing = replayed(entries)
    except Refused:
        return None
    if playing.deal.request.position or not playing.game.is_over:
        return None
    return SharedGame(playing.deal, playing, {seat.seat: _player(seat, secret) for seat in row.seats})


def _player(seat: SeatRow, secret: bytes) -> SharedPlayer:
    if seat.kind == "bot":
        return SharedPlayer(seat.bot or "bot", is_person=False, has_stand_in=False)
    return SharedPlayer(pseudonym_of(seat.guest, secret), is_person=True, has_stand_in=seat.bot is not None)
