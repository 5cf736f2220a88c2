"""Values of a tournament in the API: entrants, rounds, tables, standings."""

from typing import Literal

import msgspec

from argosy.server.api.api_models import Ruleset, ruleset_of
from argosy.server.storage.rows import Guest
from argosy.server.tournaments.page import one_page
from argosy.server.tournaments.values import State, System, Tournament


class TournamentEntrant(msgspec.Struct, frozen=True, kw_only=True):
    """Entrant of a tournament with rank, points and number of games."""

    number: int
    name: str
    kind: Literal["player", "bot"]
    """`bot`: one of this server. Bots from elsewhere are players like people."""
    withdrawn: bool
    rank: int
    """Shared by those who are equal in everything."""
    points: float
    buchholz: float
    games: int
    byes: int


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    table: str
    entrants: tuple[int, ...]
    """By seat, the numbers of entrants."""
    points: tuple[float | None, ...]
    """By seat; null while the game runs."""


class TournamentRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round."""

    number: int
    tables: tuple[TournamentTable, ...]
    byes: tuple[int, ...]
    """The numbers of those who did not have to play, which is worth a win."""


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament."""

    id: str
    name: str
    state: State
    system: System
    ruleset: Ruleset
    """`players` are those at a full table."""
    round: int
    """The last one that was drawn."""
    rounds: int
    """In all; of a round robin 0 until it begins."""
    most: int
    """So many may take part."""
    entrants: tuple[TournamentEntrant, ...]
    """The first one first."""
    drawn: tuple[TournamentRound, ...]
    """All rounds so far, the newest first."""


def info(found: Tournament, guest: Guest) -> TournamentInfo:
    """Facts of a tournament for a guest, as its page shows them."""
    page = one_page(guest, found)
    return TournamentInfo(
        id=found.id,
        name=found.name,
        state=found.state,
        system=found.system,
        ruleset=ruleset_of(found.request),
        round=found.round,
        rounds=found.rounds,
        most=found.most,
        entrants=tuple(
            TournamentEntrant(
                number=one.number,
                name=one.name,
                kind="player" if one.bot is None else "bot",
                withdrawn=one.gone,
                rank=one.rank,
                points=one.points,
                buchholz=one.buchholz,
                games=one.games,
                byes=one.byes,
            )
            for one in page.entrants
        ),
        drawn=tuple(
            TournamentRound(
                number=one.number,
                tables=tuple(
                    TournamentTable(table=table.table, entrants=table.entrants, points=table.points)
                    for table in one.tables
                ),
                byes=one.byes,
            )
            for one in page.rounds
        ),
    )
