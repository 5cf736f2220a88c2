"""Page values of a guest's own games, filled from the store."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

from argosy.coach.lessons import Lesson, lesson_of
from argosy.server.auth.guests import visitor_of
from argosy.server.http.app_state import AppState
from argosy.server.pages.presenters import summary
from argosy.server.storage.rows import Guest, Membership, SeatRow, TableRow
from argosy.server.storage.summary_backfill import lacks_summary
from argosy.server.tables.clocks import bot_of
from argosy.web.account.my_games_models import Filters, MyGamesPage, PlayedGame, PlayedSeat
from argosy.web.models import PuzzleLine

RIVAL_DIGITS = 10
Value = TypeVar("Value")


ANALYSED = 10
"""Games of which the coach's lesson is made: the last ones that have an analysis."""


async def lesson(app_state: AppState, memberships: Sequence[Membership]) -> Lesson | None:
    """The most frequent lesson of a guest's last analysed games; None where there is none."""
    over = [one for one in memberships if one.table.phase == "over"]
    analysed = await app_state.store.analysed([one.table.id for one in over])
    newest = sorted(
        (one for one in over if one.table.id in analysed), key=lambda one: -one.table.standing.ended
    )
    seats = [(await app_state.looking_back.found(one.table.id), one.seat) for one in newest[:ANALYSED]]
    return lesson_of((found, seat) for found, seat in seats if found is not None)


def my_games_page(
    guest: Guest,
    memberships: Sequence[Membership],
    filters: Filters,
    page: int,
    lesson: Lesson | None = None,
    puzzle: PuzzleLine | None = None,
) -> MyGamesPage:
    """All games of a guest, with the coach's lesson and the puzzle of the day."""
    query = filters.query(page)
    return MyGamesPage(
        visitor=visitor_of(guest, f"/games?{query}" if query else "/games"),
        games=tuple(played(guest, one) for one in memberships),
        filters=filters,
        page=page,
        still_adding=sum(map(lacks_summary, memberships)),
        lesson=lesson,
        puzzle=puzzle,
    )


def played(guest: Guest, one: Membership) -> PlayedGame:
    """One game of the list."""
    row = one.table
    return PlayedGame(
        summary=summary(row, guest),
        at=row.standing.ended or row.created,
        phase=row.phase,
        is_gone=one.gone,
        seats=tuple(_seat(row, seat, one.seat) for seat in row.seats),
    )


def _seat(row: TableRow, seat: SeatRow, own: int) -> PlayedSeat:
    standing = row.standing
    return PlayedSeat(
        seat=seat.seat,
        name=seat.name,
        bot=bot_of(seat),
        rival="" if seat.seat == own or _are_partners(row, seat.seat, own) else rival(seat),
        points=_of_seat(standing.totals, seat.seat),
        rank=_of_seat(standing.ranks, seat.seat),
        wonders=_of_seat(standing.wonders, seat.seat) or (),
        is_you=seat.seat == own,
    )


def wonder_records(rows: Iterable[TableRow], guest: str) -> dict[str, tuple[int, int]]:
    """Wins and games of a guest by wonder, of games that were played to their end; in Duel by those built."""
    found: dict[str, tuple[int, int]] = {}
    for row in rows:
        seat = next((one.seat for one in row.seats if one.guest == guest and one.bot is None), None)
        if seat is None or row.standing.ended_by != "play":
            continue
        is_won = _of_seat(row.standing.ranks, seat) == 1
        for wonder in _of_seat(row.standing.wonders, seat) or ():
            wins, games = found.get(wonder, (0, 0))
            found[wonder] = wins + is_won, games + 1
    return found


def _of_seat(values: Sequence[Value], seat: int) -> Value | None:
    return values[seat] if seat < len(values) else None


def _are_partners(row: TableRow, one: int, other: int) -> bool:
    """Seats 2k and 2k + 1 are partners in team games."""
    return bool(row.request.options.get("teams")) and one // 2 == other // 2


def rival(seat: SeatRow) -> str:
    """The name of an opponent in the address of a filter: of a bot its name, of a person a digest.

    The id of a person is a secret.
    """
    if bot := bot_of(seat):
        return f"bot-{bot}"
    return hashlib.sha256(seat.guest.encode()).hexdigest()[:RIVAL_DIGITS] if seat.guest else ""
