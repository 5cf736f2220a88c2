"""The page of the daily voyage, as a guest sees it."""

from datetime import date

from sqlalchemy import Connection

from argosy.server.auth.guests import visitor_of
from argosy.server.daily import stored_results
from argosy.server.daily.schedule import voyage_of
from argosy.server.daily.stored_results import DailyResult
from argosy.server.games import GAMES
from argosy.server.storage.rows import Guest
from argosy.web.daily import DailyLine, DailyPage, PastVoyage
from argosy.web.models import TableSummary


def daily_page(connection: Connection, guest: Guest, day: date) -> DailyPage:
    """The voyage of a day: what is played, all results, and those of the guest over the weeks."""
    history = stored_results.of_guest(connection, guest.id)
    own = next((one for one, _, _ in history if one.day == day.isoformat()), None)
    return DailyPage(
        visitor=visitor_of(guest, "/daily"),
        day=day.isoformat(),
        game=_summary(day),
        table=own.game if own else None,
        is_finished=own is not None and own.rank is not None,
        lines=tuple(_line(one, guest.id) for one in stored_results.of_day(connection, day.isoformat())),
        past=tuple(
            PastVoyage(
                day=one.day,
                game=_summary(date.fromisoformat(one.day)),
                table=one.game,
                points=one.points,
                place=place or None,
                of=total,
            )
            for one, place, total in history
        ),
    )


def _line(one: DailyResult, guest: str) -> DailyLine:
    return DailyLine(name=one.name, is_you=one.guest == guest, rank=one.rank or 0, points=one.points or 0)


def _summary(day: date) -> TableSummary:
    request = voyage_of(day).request
    return TableSummary(
        table="",
        game=GAMES[request.game].name,
        edition=request.edition,
        players=request.players,
        expansions=request.expansions,
    )
