"""Seats of a table: people, bots, open seats; and the seats of a rematch."""

import random
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec

from argosy.server.auth.name_keys import BOT_NAMES, is_like_any
from argosy.server.club.sides import is_rated
from argosy.server.engine import player_seats
from argosy.server.games import GAMES
from argosy.server.storage.rows import GameRequest, Guest, SeatKind, SeatRow, TableRow
from argosy.server.tables.clocks import is_played_for


def first_seats(request: GameRequest, kinds: Mapping[int, str], host: Guest) -> tuple[SeatRow, ...]:
    """The seats of a new table. `kinds` by seat: `you`, `friend` or `bot:NAME`."""
    names = iter(random.sample(BOT_NAMES, len(BOT_NAMES)))
    return tuple(_seat(seat, kinds[seat], host, names) for seat in player_seats(request))


def filled(seats: Iterable[SeatRow], bot: str) -> list[SeatRow]:
    """The same seats with a bot on each that is open."""
    seats = list(seats)
    free = _free_names(seats)
    return [
        msgspec.structs.replace(seat, kind="bot", bot=bot, name=next(free)) if seat.kind == "open" else seat
        for seat in seats
    ]


def seats_again(row: TableRow) -> tuple[SeatRow, ...]:
    """The same people once more, where the game wants them; bots that kept a seat sit on it now.

    The seat of a person whose data was erased is open.
    """
    seats = list(row.seats)
    for seat in row.seats:
        if seat.bot is not None and (is_kept(seat) or seat.has_left):
            seats = replaced(seats, seat.seat, seat.bot)
    return GAMES[row.request.game].seats_again(tuple(map(_settled, seats)))


def asked_seats(row: TableRow, asker: str) -> tuple[SeatRow, ...]:
    """The seats of a rematch: those of other people are open and have their names, until they accept."""
    return tuple(
        SeatRow(seat=seat.seat, kind="open", name=seat.name)
        if seat.kind == "human" and seat.guest != asker
        else seat
        for seat in seats_again(row)
    )


def is_asked(seat: SeatRow) -> bool:
    """True for an open seat of somebody who was asked for a rematch and has not answered."""
    return seat.kind == "open" and seat.bot is None and bool(seat.name)


def _settled(seat: SeatRow) -> SeatRow:
    if seat.kind == "human" and seat.guest is None:
        return SeatRow(seat=seat.seat, kind="open")
    return msgspec.structs.replace(seat, bot=None) if is_played_for(seat) else seat


def is_kept(seat: SeatRow) -> bool:
    """Does a bot play here until somebody sits down?"""
    return seat.kind == "open" and seat.bot is not None


def is_deserted(row: TableRow) -> bool:
    """Does nobody play who may come back? Bots do not play such a game to its end."""
    has_people = any(seat.kind == "human" and not is_played_for(seat) for seat in row.seats)
    may_come_back = any(is_kept(seat) or is_played_for(seat) for seat in row.seats)
    return may_come_back and not has_people


def has_capacity(row: TableRow) -> bool:
    """Can somebody sit down at this table?"""
    return row.phase != "over" and any(seat.kind == "open" for seat in row.seats)


def may_be_deleted(row: TableRow, chosen: Collection[int]) -> bool:
    """May its host take this table away?

    Not a game that others play too, nor a rated one or a daily voyage after the host's first choice.

    chosen: the seats that have chosen.
    """
    if row.phase != "playing":
        return row.phase == "waiting"
    others = any(seat.guest not in (None, row.host) for seat in row.seats)
    counts = is_rated(row) or row.daily is not None
    return not others and not (counts and _has_person_chosen(row, chosen))


def _has_person_chosen(row: TableRow, chosen: Collection[int]) -> bool:
    """Has a person chosen, or one that has resigned meanwhile: then a bot's seat may have been the host's."""
    sits_there = any(seat.guest == row.host for seat in row.seats)
    return any(seat.seat in chosen for seat in row.seats if seat.kind != "bot" or not sits_there)


def vacated(seats: Sequence[SeatRow], seat: int, bot: str | None) -> list[SeatRow]:
    """The same seats with one that nobody has; a bot, if one is named, keeps it under the person's name."""
    return [_left(one, "open", bot) if one.seat == seat else one for one in seats]


def resigned(seats: Sequence[SeatRow], seat: int, bot: str) -> list[SeatRow]:
    """The same seats with a bot on one for good, under the person's name."""
    return [_left(one, "bot", bot) if one.seat == seat else one for one in seats]


def replaced(seats: Sequence[SeatRow], seat: int, bot: str, *, has_left: bool = False) -> list[SeatRow]:
    """The same seats with a bot on one for good, under a name of its own.

    has_left: it plays on for a person.
    """
    taken_over = SeatRow(seat=seat, kind="bot", bot=bot, name=next(_free_names(seats)), has_left=has_left)
    return [taken_over if one.seat == seat else one for one in seats]


def _left(seat: SeatRow, kind: SeatKind, bot: str | None) -> SeatRow:
    name = seat.name if bot else ""
    return SeatRow(seat=seat.seat, kind=kind, bot=bot, name=name, has_left=bool(name))


def next_host(row: TableRow, leaving: str) -> str | None:
    """The host after somebody has left: the same, else the first person who stays; None without one."""
    staying = [str(seat.guest) for seat in row.seats if seat.kind == "human" and seat.guest != leaving]
    return row.host if row.host != leaving else next(iter(staying), None)


def _free_names(seats: Iterable[SeatRow]) -> Iterator[str]:
    taken = [seat.name for seat in seats]
    return (name for name in BOT_NAMES if not is_like_any(name, taken))


def _seat(seat: int, kind: str, host: Guest, names: Iterable[str]) -> SeatRow:
    if kind == "you":
        return SeatRow(seat=seat, kind="human", guest=host.id, name=host.name)
    if kind == "friend":
        return SeatRow(seat=seat, kind="open")
    return SeatRow(seat=seat, kind="bot", bot=kind.removeprefix("bot:"), name=next(iter(names)))
