"""Export of a finished game to the app BG Stats: the play as JSON, in an address that opens the app.

The app opens an address that holds the play as JSON; bgstatsapp.com/support describes the form under "push
plays to BG Stats from other apps". Names of games, expansions and wonders are English, because the app
compares them with those of BoardGameGeek. Addresses of tables and ids of guests are secrets, so that the app
gets digests of them: the same guest is the same player in every play.
"""

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any
from urllib.parse import quote

import msgspec

from argosy.catalog.expansions import DATA
from argosy.server.pages.presenters import game_name
from argosy.server.storage.rows import Entry, SeatRow, TableRow
from argosy.server.tables.clocks import bot_of
from argosy.texts import words
from argosy.web.games import GAMES

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Argosy"
DIGITS = 16
LONGEST_MINUTES = 12 * 60
"""A game that took longer was put aside in between, so that its duration says nothing."""
WITHOUT_POINTS = {
    "military": "Military supremacy",
    "science": "Scientific supremacy",
    "science_shared": "Scientific supremacy",
    "political": "Political supremacy",
}
"""Ends of Duel that points have not decided."""
EARLY = {"resignation": "Resignation", "agreement": "Ended early by agreement"}
"""Ends that no rule has decided."""


class BgStatsGame(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The game that was played."""

    name: str
    source_game_id: str
    bgg_id: int
    highest_wins: bool
    no_points: bool


class BgStatsPlayer(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A player and their result."""

    name: str
    source_player_id: str
    winner: bool
    rank: int
    score: int | msgspec.UnsetType = msgspec.UNSET
    role: str | msgspec.UnsetType = msgspec.UNSET
    """The wonder, and the team."""


class Play(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One game that is over."""

    source_name: str
    source_play_id: str
    play_date: str
    """When it ended, in UTC."""
    duration_min: int | msgspec.UnsetType = msgspec.UNSET
    game: BgStatsGame
    board: str | msgspec.UnsetType = msgspec.UNSET
    """The expansions that were added."""
    comments: str | msgspec.UnsetType = msgspec.UNSET
    players: tuple[BgStatsPlayer, ...]


def play_of(row: TableRow, entries: Sequence[Entry]) -> Play:
    """The play of a table whose game is over. entries: its log."""
    game, result = game_name(row), row.standing.result or ""
    expansions = [GAMES[game].expansion(words("en"), expansion) for expansion in row.request.expansions]
    return Play(
        source_name=SOURCE,
        source_play_id=_digest(row.id),
        play_date=f"{datetime.fromtimestamp(entries[-1].at, UTC):%Y-%m-%d %H:%M:%S}",
        duration_min=_minutes(entries),
        game=_game(f"wonders-{row.request.edition}" if game == "wonders" else game),
        board=", ".join(expansions) or msgspec.UNSET,
        comments=EARLY.get(row.standing.ended_by) or WITHOUT_POINTS.get(result, msgspec.UNSET),
        players=tuple(_players(row, has_points=bool(row.standing.totals) and result not in WITHOUT_POINTS)),
    )


def address_of(play: Play) -> str:
    """The address that opens the app with a play."""
    return ADDRESS + quote(msgspec.json.encode(play), safe="")


@cache
def games() -> dict[str, Any]:
    """Return the names of our games at BoardGameGeek, by id of ours."""
    rows = tomllib.loads((DATA / "boardgamegeek.toml").read_text("utf-8"))["game"]
    return {row["id"]: row for row in rows}


def _game(ours: str) -> BgStatsGame:
    row = games()[ours]
    return BgStatsGame(
        name=row["name"], source_game_id=ours, bgg_id=row["number"], highest_wins=True, no_points=False
    )


def _players(row: TableRow, *, has_points: bool) -> Iterator[BgStatsPlayer]:
    seen: Counter[str] = Counter()
    for seat in row.seats:
        who, name = _identity(seat)
        seen[who] += 1
        if seen[who] > 1:  # two seats of one bot are two players
            who, name = f"{who} {seen[who]}", f"{name} {seen[who]}"
        rank = row.standing.ranks[seat.seat]
        assert rank is not None, "only the free city has none, and nobody sits there"
        yield BgStatsPlayer(
            name=name,
            source_player_id=who,
            winner=rank == 1,
            rank=rank,
            score=row.standing.totals[seat.seat] if has_points else msgspec.UNSET,
            role=_role(row, seat.seat) or msgspec.UNSET,
        )


def _identity(seat: SeatRow) -> tuple[str, str]:
    """An id that is the same in every play, and a name."""
    if bot := bot_of(seat):
        return f"bot {bot}", f"{bot} ({SOURCE})"
    return _digest(seat.guest or seat.name), seat.name


def _role(row: TableRow, seat: int) -> str:
    """The wonder of a city; in team games also the team, because partners share their rank."""
    if row.request.game != "wonders":
        return ""
    wonder = [words("en").name("wonder", one) for one in row.standing.wonders[seat]]
    team = [f"team {seat // 2 + 1}"] if row.request.options.get("teams") else []
    return ", ".join((*wonder, *team))


def _minutes(entries: Sequence[Entry]) -> int | msgspec.UnsetType:
    """Return the minutes from the deal of a game to its end."""
    minutes = max(1, round((entries[-1].at - entries[0].at) / 60))
    return minutes if minutes <= LONGEST_MINUTES else msgspec.UNSET


def _digest(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), person=b"bgstats", digest_size=DIGITS // 2).hexdigest()
