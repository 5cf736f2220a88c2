"""Schedule of the daily voyage: game, seats, bots and secret seed of a day."""

import hashlib
from datetime import UTC, date, datetime

import msgspec
from itsdangerous import Signer

from argosy.server.storage.rows import GameRequest

BOT = "bot:helmsman"
BITS = 63


class DailyVoyage(msgspec.Struct, frozen=True, kw_only=True):
    """A game with one person, who has the first seat or, in Duel, begins."""

    request: GameRequest

    @property
    def kinds(self) -> dict[int, str]:
        """The players by seat, as `Tables.create` takes them."""
        return {seat: BOT if seat else "you" for seat in range(self.request.players)}


def _wonders(players: int, *expansions: str) -> DailyVoyage:
    return DailyVoyage(request=GameRequest(players=players, edition=2020, expansions=expansions))


def _duel(*expansions: str) -> DailyVoyage:
    return DailyVoyage(request=GameRequest(game="duel", players=2, expansions=expansions))


WEEK = (
    _wonders(3),
    _duel(),
    _wonders(4, "leaders_2020"),
    _duel("pantheon"),
    _wonders(4, "cities_2020"),
    _duel("agora"),
    _wonders(5, "armada_2020"),
)
"""By weekday, Monday first."""


def today() -> date:
    """The day that it is in UTC, for everybody of the world."""
    return datetime.now(UTC).date()


def voyage_of(day: date) -> DailyVoyage:
    """The game of a day."""
    return WEEK[day.weekday()]


def seed_of(day: date, signer: Signer) -> int:
    """The seed of a day's deal: the same in all processes of a server, and nobody else can tell it."""
    digest = hashlib.sha256(signer.get_signature(f"daily {day.isoformat()}".encode())).digest()
    return int.from_bytes(digest[:8]) >> (64 - BITS)
