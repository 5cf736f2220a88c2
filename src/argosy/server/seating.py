"""Who sits where: people, bots, open seats for friends; and who sits where in a rematch."""

import random
from collections.abc import Iterable, Mapping

import msgspec

from argosy.server.engine import player_seats
from argosy.server.games import GAMES
from argosy.server.rows import GameRequest, Guest, SeatRow, TableRow

BOT_NAMES = ("Eudoxos", "Hanno", "Himilko", "Kolaios", "Nearchos", "Pytheas", "Sataspes", "Skylax")
"""Seafarers of antiquity. Each bot has a name, because a log with three times `greedy` cannot be read."""


def first_seats(request: GameRequest, kinds: Mapping[int, str], host: Guest) -> tuple[SeatRow, ...]:
    """The seats of a new table. `kinds` by seat: `you`, `friend` or `bot:NAME`."""
    names = iter(random.sample(BOT_NAMES, len(BOT_NAMES)))
    return tuple(_seat(seat, kinds[seat], host, names) for seat in player_seats(request))


def filled(seats: Iterable[SeatRow], bot: str) -> list[SeatRow]:
    """The same seats with a bot on each that is open."""
    seats = list(seats)
    free = iter(sorted(set(BOT_NAMES) - {seat.name for seat in seats}))
    return [
        msgspec.structs.replace(seat, kind="bot", bot=bot, name=next(free)) if seat.kind == "open" else seat
        for seat in seats
    ]


def seats_again(row: TableRow) -> tuple[SeatRow, ...]:
    """The same people once more, where the game wants them."""
    return GAMES[row.request.game].seats_again(row.seats)


def _seat(seat: int, kind: str, host: Guest, names: Iterable[str]) -> SeatRow:
    if kind == "you":
        return SeatRow(seat=seat, kind="human", guest=host.id, name=host.name)
    if kind == "friend":
        return SeatRow(seat=seat, kind="open")
    return SeatRow(seat=seat, kind="bot", bot=kind.removeprefix("bot:"), name=next(iter(names)))
