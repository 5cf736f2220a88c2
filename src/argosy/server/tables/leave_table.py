"""Leaving a table: stand up, resign, end the game together, delete the table.

Called in the queue of the table's actor.
"""

from collections.abc import Mapping, Sequence

from argosy.server.engine import player_seats
from argosy.server.errors import Refused
from argosy.server.storage.rows import Guest, TalkRow
from argosy.server.tables.clocks import back, is_played_for
from argosy.server.tables.seats import may_be_deleted, next_host, replaced, resigned, vacated
from argosy.server.tables.table import Table
from argosy.web.table.talk import BACK, ENDED, GAVE_UP, KICKED, LEFT, PLAY_ON, RESIGNED, WANTS_END

DEPARTURES = frozenset({LEFT, RESIGNED, KICKED})
"""Signs after which those who stay are asked whether a bot plays on or the game ends."""
ANSWERS = frozenset({PLAY_ON, WANTS_END})


async def leave(table: Table, guest: Guest, bot: str) -> None:
    """Stand up.

    Before the start the seat is open again; in a game a bot keeps it until somebody sits down there.

    A host hands the table over to somebody who stays; a table that waits for nobody is taken away.
    """
    seat = table.own_seat(guest)
    _check_not_over(table)
    host = next_host(table.row, guest.id)
    if table.row.phase == "waiting" and host is None:
        await table.take_away()
    else:
        successor = bot if table.row.phase == "playing" else None
        await table.put_seats(vacated(table.row.seats, seat, successor), host, line=table.told(seat, LEFT))


async def resign(table: Table, guest: Guest, bot: str) -> None:
    """Give a running game up.

    With two players the other one wins at once. With more a bot plays to the end, and nobody can take the
    seat.
    """
    seat = table.own_seat(guest)
    if table.row.phase == "waiting":
        raise Refused("not_started", "The game has not begun: you can leave.")
    _check_not_over(table)
    if len(table.row.seats) == 2:
        ranks = _ranks(table, {one.seat: 2 if one.seat == seat else 1 for one in table.row.seats})
        await table.end("resignation", ranks, table.sign_line(seat, GAVE_UP, guest))
        return
    host = next_host(table.row, guest.id)
    await table.put_seats(resigned(table.row.seats, seat, bot), host, line=table.told(seat, RESIGNED))


async def remove(table: Table, guest: str, bot: str) -> bool:
    """Remove a guest from a table that is not over, as an operator does; False if the guest has no seat.

    Before the start the seat opens, in a game a bot plays on for good: the host changes, a waiting table
    without people is taken away, and in a rated game or a tournament the guest has lost.
    """
    seat = next((one.seat for one in table.row.seats if one.guest == guest), None)
    if seat is None or table.row.phase == "over":
        return False
    host = next_host(table.row, guest)
    if table.row.phase == "playing":
        seats = replaced(table.row.seats, seat, bot, has_left=True)
        await table.put_seats(seats, host, line=table.told(seat, KICKED))
    elif host is None:
        await table.take_away()
    else:
        await table.put_seats(vacated(table.row.seats, seat, None), host, line=table.told(seat, KICKED))
    return True


def is_asked_to_end(table: Table, guest: Guest) -> bool:
    """True if somebody has left the running game and a guest who stays has not said how it goes on."""
    seat = table.seat_of(guest)
    since = _talk_since_departure(table)
    return since is not None and seat in _stayed(table) and seat not in _answers(since)


async def play_on(table: Table, guest: Guest) -> None:
    """Answer that a bot shall play on for whoever has left."""
    await _answer(table, guest, PLAY_ON)


async def end_together(table: Table, guest: Guest) -> None:
    """Answer that the game shall end; it does when all who stay say so.

    Those who stayed share the first place, and who left is last. Refused while nobody has left.
    """
    line = await _answer(table, guest, WANTS_END)
    answers = _answers([*(_talk_since_departure(table) or ()), line])
    stayed = _stayed(table)
    if all(answers.get(seat) == WANTS_END for seat in stayed):
        absent = {one.seat for one in table.row.seats if one.has_left or is_played_for(one)}
        places = {one.seat: len(table.row.seats) if one.seat in absent else 1 for one in table.row.seats}
        await table.end("agreement", _ranks(table, places), table.sign_line(line.seat, ENDED, guest))


async def _answer(table: Table, guest: Guest, sign: str) -> TalkRow:
    """Keep what a guest who stays says about the game, the newest answer counts."""
    seat = table.own_seat(guest)
    table.running()
    if _talk_since_departure(table) is None:
        raise Refused("nothing_asked", "Nobody has left this game.")
    if seat not in _stayed(table):
        raise Refused("not_asked", "A bot plays for you: say first that you are back.")
    line = table.sign_line(seat, sign, guest)
    await table.put_talk(line)
    return line


def _talk_since_departure(table: Table) -> Sequence[TalkRow] | None:
    """The lines since somebody left the running game for a bot; None if nobody has."""
    if table.row.phase != "playing":
        return None
    for index in reversed(range(len(table.talk))):
        if table.talk[index].sign in DEPARTURES:
            left = next(one for one in table.row.seats if one.seat == table.talk[index].seat)
            return table.talk[index + 1 :] if left.has_left else None
    return None


def _answers(lines: Sequence[TalkRow]) -> dict[int, str]:
    """By seat the newest answer to the question how the game goes on."""
    return {line.seat: line.sign for line in lines if line.sign in ANSWERS}


def _stayed(table: Table) -> frozenset[int]:
    """The seats of people who play themselves."""
    people = [one for one in table.row.seats if one.kind == "human" and one.guest is not None]
    return frozenset(one.seat for one in people if not is_played_for(one))


def _ranks(table: Table, places: Mapping[int, int]) -> tuple[int | None, ...]:
    """The places by seat, the free city's included, which has none."""
    return tuple(places.get(seat) for seat in range(max(player_seats(table.row.request)) + 1))


async def come_back(table: Table, guest: Guest) -> None:
    """Play on, after a bot has; with the whole time of a turn."""
    seat = table.own_seat(guest)
    _check_not_over(table)
    await table.put_seats(back(table.row.seats, seat), asks_anew=True, line=table.told(seat, BACK))


async def delete(table: Table, guest: Guest) -> None:
    """Delete a table of the host, unless others play there too.

    A rated game that has seen a choice of the host is not deleted either.
    """
    if guest.id != table.row.host:
        raise Refused("not_host", "Only the host of the table takes it away.")
    _check_not_over(table)
    if not may_be_deleted(table.row, table.chosen):
        raise _undeletable(table, guest)
    await table.take_away()


def _undeletable(table: Table, guest: Guest) -> Refused:
    if any(one.guest not in (None, guest.id) for one in table.row.seats):
        return Refused("others_play", "Others play at this table; you can leave it or resign.")
    return Refused(
        "already_chosen", "This game is rated, and you have chosen in it; you can leave it or resign."
    )


def _check_not_over(table: Table) -> None:
    if table.row.phase == "over":
        raise Refused("game_over", "The game is over.")
