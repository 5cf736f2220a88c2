"""Waiting tables for programs, such as a chat bot or a club's own page."""

from typing import Literal

import msgspec

from argosy.server.club import club_extra
from argosy.server.club.sides import is_rated
from argosy.server.pages.presenters import game_name
from argosy.server.storage.rows import TableRow
from argosy.server.storage.store import Store


class OpenGame(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby that has an open seat for anybody."""

    id: str
    """Its address is /t/ID."""
    game: Literal["wonders", "duel"]
    edition: int
    """Of 7 Wonders: 2010 or 2020."""
    expansions: tuple[str, ...] = msgspec.field(name="boxes")
    teams: bool
    players: int
    free_seats: int
    """Those that a bot keeps until somebody sits down are free, too."""
    phase: Literal["waiting", "playing"]
    """`playing`: somebody has left, and whoever sits down plays on with that hand."""
    clock: int
    """Seconds that a turn may take; 0: as long as it likes."""
    host: str
    """Name of the person whose table it is."""
    rated: bool
    """Will the game count for the ratings of those who play it to its end?"""


class OpenGames(msgspec.Struct, frozen=True, kw_only=True):
    """The newest waiting tables, at most twenty."""

    games: tuple[OpenGame, ...]


async def open_games(store: Store, guest: str) -> OpenGames:
    """Tables with a seat for a guest, the newest first."""
    return OpenGames(games=tuple(map(_open_game, await store.open_tables(guest))))


def _open_game(row: TableRow) -> OpenGame:
    request = row.request
    return OpenGame(
        id=row.id,
        game=game_name(row),
        edition=request.edition,
        expansions=request.expansions,
        teams=bool(request.options.get("teams")),
        players=request.players,
        free_seats=sum(seat.kind == "open" for seat in row.seats),
        phase="waiting" if row.phase == "waiting" else "playing",
        clock=request.clock,
        host=next((seat.name for seat in row.seats if seat.guest == row.host), ""),
        rated=club_extra.has(club_extra.RATINGS) and is_rated(row),
    )
