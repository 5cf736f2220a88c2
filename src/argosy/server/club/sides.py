"""Rated games: which games count, their sides and the rank of each side. Pure functions.

A side is what is rated as one: a seat, or a team. Whoever was replaced by a bot, because they left, resigned
or overstayed until the end, has resigned and is last, alone also in a team game. The bot that took over is
not rated there, nor is a person who sat down later on a seat that somebody had left: neither began that game.
"""

from collections.abc import Mapping, Sequence

import msgspec

from argosy.server.storage.rows import GameRequest, SeatRow, TableRow, TableSummary
from argosy.server.tables.clocks import is_played_for

GUEST, BOT = "guest:", "bot:"


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, as the store has it."""

    request: GameRequest
    standing: TableSummary
    seats: tuple[SeatRow, ...]
    gone: Mapping[str, int] = {}
    """Guests who left while it ran, with the seats that they had."""
    is_guided: bool = False
    """A first voyage."""


class Side(msgspec.Struct, frozen=True):
    """A side that is rated as one, with its rank: 1 is first."""

    parties: tuple[str, ...]
    rank: int


def sides_of(game: Finished) -> list[Side]:
    """Return the rated sides of a game with their ranks; empty if it does not count.

    It counts with a clock and a deal of its own, with somebody who played to the end, and with at least two
    different parties.
    """
    if not game.request.clock or not may_count(game.request, is_guided=game.is_guided):
        return []
    stayed, last = _stayed(game), len(game.seats) + 1
    left = [Side((GUEST + guest,), last) for guest in _left(game)]
    sides = [*stayed, *left]
    different = {party for side in sides for party in side.parties}
    return sides if stayed and len(sides) > 1 and len(different) > 1 else []


def may_count(request: GameRequest, *, is_guided: bool) -> bool:
    """Can a game that is asked for like this count, given a clock?

    Not a first voyage, and not from a position.
    """
    return not is_guided and not request.position


def is_rated(row: TableRow) -> bool:
    """True if the game of a table counts for ratings when it is over.

    Without a clock, a loser could sit still for ever.
    """
    return row.request.clock > 0 and may_count(row.request, is_guided=row.guide is not None)


def _stayed(game: Finished) -> list[Side]:
    """The sides of those who have begun and ended the game."""
    together: dict[int, list[SeatRow]] = {}
    has_teams = bool(game.request.options.get("teams"))
    for seat in game.seats:
        together.setdefault(seat.seat // 2 if has_teams else seat.seat, []).append(seat)
    taken_over = set(game.gone.values())
    sides: list[Side] = []
    for seats in together.values():
        parties = [party for seat in seats if seat.seat not in taken_over and (party := _party(seat))]
        rank = _rank(game.standing.ranks, seats[0].seat)
        if parties and rank is not None:
            sides.append(Side(tuple(parties), rank))
    return sides


def _left(game: Finished) -> list[str]:
    """Guests for whom a bot has played to the end."""
    late = [seat.guest for seat in game.seats if is_played_for(seat) and seat.guest is not None]
    return sorted({*game.gone, *late})


def _party(seat: SeatRow) -> str | None:
    """Return the rated party of a seat; None if there is none."""
    if seat.kind == "human" and seat.guest is not None and seat.bot is None:
        return GUEST + seat.guest
    return BOT + seat.bot if seat.kind == "bot" and seat.bot is not None else None


def _rank(ranks: Sequence[int | None], seat: int) -> int | None:
    return ranks[seat] if seat < len(ranks) else None
