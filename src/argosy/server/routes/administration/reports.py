"""Routes of reports: players tell the operators of a line of talk or a person at their table."""

import time
from typing import Any

from litestar import Response, get, post

from argosy.server.auth import ids
from argosy.server.auth.guests import visitor_of
from argosy.server.errors import Refused
from argosy.server.moderation import stored_reports
from argosy.server.moderation.commands import reason_of
from argosy.server.moderation.stored_reports import A_PERSON, Report
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.dependencies import Context, Form, RequestContext, TableId, html
from argosy.server.storage.rows import SeatRow, TalkRow
from argosy.server.tables.table import Table
from argosy.web import pages
from argosy.web.models import Notice
from argosy.web.moderation.models import ReportedLine, ReportPage

LINE, SEAT = "line", "seat"


@get("/t/{table_id:str}/report", include_in_schema=False)
async def report_form(context: Context, table_id: TableId) -> Response[str]:
    """The people at a table and their lines, of which one can be reported."""
    return html(_page(context, await _table(context, table_id)))


@post("/t/{table_id:str}/report", include_in_schema=False, counted_as="entries")
async def report(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Report a line or a person (`about`: `line:3`, `seat:1`) with a `text`; nobody else learns of it."""
    found = await _table(context, table_id)
    try:
        await _keep(context, _report(context, found, form))
    except Refused as refused:
        return html(_page(context, found, notice_of(refused)), context.count_refusal(refused))
    return html(_page(context, found, is_sent=True))


async def _keep(context: RequestContext, made: Report) -> None:
    """Keep a report. Refuses it where a limit is reached."""
    if not await context.app_state.store.database.write(
        lambda connection: stored_reports.add(connection, made)
    ):
        raise Refused(
            "too_many_reports", "As many reports wait as are kept: come back when they are settled."
        )


async def _table(context: RequestContext, table_id: str) -> Table:
    """A table at which the guest sits or sat. Refuses others: who only watches hears no talk of theirs."""
    found = await context.app_state.tables.get(table_id)
    is_there = found.seat_of(context.guest) is not None
    if not is_there and await context.app_state.store.seat_had(table_id, context.guest.id) is None:
        raise Refused("not_seated", "Only people who sit or sat at this table report somebody there.")
    return found


def _report(context: RequestContext, table: Table, form: dict[str, str]) -> Report:
    """The report that a form sends. Refuses one about nobody, or about oneself."""
    kind, _, number = form.get("about", "").partition(":")
    text = reason_of(form.get("text", ""))
    if not text:
        raise Refused("bad_form", "Say in a few words what is wrong with it.")
    line = next((one for one in _lines(table, context) if kind == LINE and str(one.seq) == number), None)
    seat = next((one for one in _people(table, context) if kind == SEAT and str(one.seat) == number), None)
    if line is None and seat is None:
        raise Refused("bad_form", "about names a line or a person of this table that is not you.")
    about = (
        {"line": line.seq, "accused": line.guest, "name": line.name, "quote": line.text or line.sign}
        if line is not None
        else {
            "line": A_PERSON,
            "accused": seat.guest or "" if seat else "",
            "name": seat.name if seat else "",
        }
    )
    return Report(
        id=ids.table_id(),
        at=time.time(),
        guest=context.guest.id,
        network=context.network,
        game=table.id,
        text=text,
        **about,  # type: ignore[arg-type]
    )


def _lines(table: Table, context: RequestContext) -> list[TalkRow]:
    """Lines of others that are still there."""
    return [one for one in table.talk if one.guest not in ("", context.guest.id) and one.text]


def _people(table: Table, context: RequestContext) -> list[SeatRow]:
    return [seat for seat in table.row.seats if seat.guest not in (None, context.guest.id)]


def _page(
    context: RequestContext, table: Table, notice: Notice | None = None, *, is_sent: bool = False
) -> str:
    lines = [
        ReportedLine(value=f"{LINE}:{one.seq}", name=one.name, text=one.text)
        for one in _lines(table, context)
    ]
    people = [ReportedLine(value=f"{SEAT}:{one.seat}", name=one.name) for one in _people(table, context)]
    return pages.report(
        ReportPage(
            visitor=visitor_of(context.guest, f"/t/{table.id}"),
            table=table.id,
            choices=(*people, *reversed(lines)),
            is_sent=is_sent,
            notice=notice,
        )
    )
