"""Routes of operators: reports, guests, tables, invitations and the log.

Operators are guests whom the host has named. Nobody else learns that there are such pages: they get the
answer of an address that there is not.
"""

import time
from typing import Any, cast, get_args

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath
from sqlalchemy import Connection, select

from argosy.server.auth import ids
from argosy.server.auth.guests import visitor_of
from argosy.server.errors import Refused
from argosy.server.http.form_fields import whole_number
from argosy.server.moderation import (
    acts,
    commands,
    guest_data,
    guest_search,
    stored_invitations,
    stored_reports,
)
from argosy.server.moderation.acts import Act, Kind
from argosy.server.moderation.guest_search import GuestLine
from argosy.server.moderation.stored_reports import Report
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.dependencies import Context, Form, RequestContext, TableId, html, own_path, redirect
from argosy.server.storage import schema
from argosy.web import pages
from argosy.web.models import Notice
from argosy.web.moderation.models import (
    ActLine,
    AdminPage,
    AdminTablePage,
    AdminTableRow,
    GuestPage,
    GuestRow,
    InvitationRow,
    ReportLine,
    SeatRow,
    SpokenLine,
)

PATH = "/admin"
BY_COMMAND_LINE = frozenset({"appoint", "dismiss", "invite"})
"""Acts that the page does not do by this form: only the host names operators."""
NEED_AN_END = frozenset({"ban", "mute"})
SHOWN_ACTS = 50
GuestId = FromPath[str]


@get(PATH, include_in_schema=False)
async def admin(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """The first page of operators; `search` is a name, or the id of a guest or table."""
    _check_operator(context)
    search = request.query_params.get("search", "").strip()[:64]
    if search and await context.app_state.store.database.read(
        lambda connection: _is_table(connection, search)
    ):
        return redirect(f"{PATH}/tables/{search}")
    return html(await _admin_page(context, search))


@get("/admin/guests/{guest_id:str}", include_in_schema=False)
async def admin_guest(context: Context, guest_id: GuestId) -> Response[str]:
    """One guest: tables, reports, what was done, and what can be done."""
    _check_operator(context)
    return html(await _guest_page(context, guest_id))


@get("/admin/guests/{guest_id:str}/data", include_in_schema=False)
async def admin_guest_data(context: Context, guest_id: GuestId) -> Response[bytes]:
    """JSON of all that is kept of a guest."""
    _check_operator(context)
    await _guest(context, guest_id)
    found = await context.app_state.store.database.read(
        lambda connection: guest_data.exported(connection, guest_id)
    )
    headers = {"content-disposition": 'attachment; filename="argosy-guest.json"'}
    return Response(found, media_type="application/json", headers=headers)


@get("/admin/tables/{table_id:str}", include_in_schema=False)
async def admin_table(context: Context, table_id: TableId) -> Response[str]:
    """One table: people and talk."""
    _check_operator(context)
    return html(await _table_page(context, table_id))


@post("/admin/act", include_in_schema=False)
async def admin_act(context: Context, form: Form) -> Response[Any]:
    """Do something: `kind`, `target`, for some `place`, `length`, `text`; then go on to `next`."""
    _check_operator(context)
    try:
        act = _act(context, form)
        commands.check_act(act)
        if act.kind in commands.OF_GUESTS:
            await context.app_state.store.database.read(
                lambda connection: commands.check_guest(connection, act.target)
            )
        await context.app_state.moderator.do(act)
    except Refused as refused:
        page = await _page_at(context, form.get("next", PATH), notice_of(refused))
        return html(page, context.count_refusal(refused))
    return redirect(own_path(form.get("next", PATH)))


@post("/admin/invitations", status_code=200, include_in_schema=False)
async def admin_invite(context: Context, form: Form) -> Response[Any]:
    """Make an invitation (`note`, `uses`, `days`) and show its link this once."""
    _check_operator(context)
    try:
        uses, days = whole_number(form.get("uses", ""), "uses"), whole_number(form.get("days", ""), "days")
        _, code = await commands.invite(
            context.app_state.store.database, context.guest.id, form.get("note", ""), uses, days
        )
    except Refused as refused:
        return html(await _admin_page(context, notice=notice_of(refused)), context.count_refusal(refused))
    return html(await _admin_page(context, link=f"{context.base}/enter?invitation={code}"))


def _check_operator(context: RequestContext) -> None:
    if not context.guest.is_operator:
        raise Refused("unknown_page", "There is no page at this address.")


def _act(context: RequestContext, form: dict[str, str]) -> Act:
    """The act that a form asks for. Refuses kinds that there are not, and bad numbers and lengths."""
    kind, target = form.get("kind", ""), form.get("target", "")
    if kind not in get_args(Kind) or kind in BY_COMMAND_LINE:
        raise Refused("bad_form", f"kind: there is no {kind!r:.40} on this page.")
    if not ids.may_be(target) or (kind == "erase" and form.get("sure") != "on"):
        raise Refused("bad_form", "target is an id; erasing has to be confirmed.")
    if target == context.guest.id and kind in {*NEED_AN_END, "erase"}:
        raise Refused("bad_form", "You cannot do that to yourself: your own data is erased under Account.")
    until = commands.end_of(form.get("length", ""), time.time()) if kind in NEED_AN_END else 0.0
    place = whole_number(form["place"], "place") if "place" in form else -1
    text = commands.reason_of(form.get("text", ""))
    chosen = cast("Kind", kind)
    return Act(kind=chosen, target=target, operator=context.guest.id, place=place, until=until, text=text)


def _is_table(connection: Connection, text: str) -> bool:
    query = select(schema.tables.c.id).where(schema.tables.c.id == text)
    return connection.execute(query).first() is not None


async def _page_at(context: RequestContext, path: str, notice: Notice) -> str:
    """The page at a path of operators, with a notice; the first one for any other."""
    parts = path.strip("/").split("/")
    try:
        if parts[:2] == ["admin", "guests"] and len(parts) > 2:
            return await _guest_page(context, parts[2], notice)
        if parts[:2] == ["admin", "tables"] and len(parts) > 2:
            return await _table_page(context, parts[2], notice)
    except Refused:
        pass  # it is gone
    return await _admin_page(context, notice=notice)


async def _admin_page(
    context: RequestContext, search: str = "", *, link: str = "", notice: Notice | None = None
) -> str:
    database, now = context.app_state.store.database, time.time()

    def work(connection: Connection) -> AdminPage:
        return AdminPage(
            visitor=visitor_of(context.guest, PATH),
            search=search,
            reports=_reports(stored_reports.unsettled(connection)),
            guests=tuple(map(_row, guest_search.search_guests(connection, search))),
            invitations=tuple(
                InvitationRow(
                    id=one.id,
                    note=one.note,
                    made=one.made,
                    until=one.until,
                    uses=one.uses,
                    used=one.used,
                    is_open=one.is_open(now),
                )
                for one in stored_invitations.listed(connection)
            ),
            acts=_acts(connection),
            link=link,
            notice=notice,
        )

    return pages.admin(await database.read(work))


async def _guest(context: RequestContext, guest: str) -> GuestLine:
    """A guest as operators see them. Refuses an id that no guest has."""
    found = await context.app_state.store.database.read(
        lambda connection: guest_search.guest_line(connection, guest)
    )
    if found is None:
        raise Refused("unknown_guest", "There is no such guest.")
    return found


async def _guest_page(context: RequestContext, guest: str, notice: Notice | None = None) -> str:
    found = await _guest(context, guest)

    def work(connection: Connection) -> GuestPage:
        return GuestPage(
            visitor=visitor_of(context.guest, f"{PATH}/guests/{guest}"),
            guest=_row(found),
            tables=tuple(
                AdminTableRow(id=one.id, phase=one.phase, names=one.names, lines=one.lines)
                for one in guest_search.search_tables(connection, guest)
            ),
            reports=_reports(stored_reports.about(connection, guest)),
            acts=_acts(connection, guest),
            notice=notice,
        )

    return pages.admin_guest(await context.app_state.store.database.read(work))


async def _table_page(context: RequestContext, table: str, notice: Notice | None = None) -> str:
    def work(connection: Connection) -> AdminTablePage | None:
        found = guest_search.search_tables(connection, table)
        phase = next((one.phase for one in found if one.id == table), None)
        if phase is None:
            return None
        return AdminTablePage(
            visitor=visitor_of(context.guest, f"{PATH}/tables/{table}"),
            table=table,
            phase=phase,
            seats=tuple(
                SeatRow(seat=one.seat, name=one.name, guest=one.guest)
                for one in guest_search.seats_of(connection, table)
                if one.kind != "open"
            ),
            talk=tuple(
                SpokenLine(number=one.seq, name=one.name, guest=one.guest, text=one.text or f"[{one.sign}]")
                for one in guest_search.talk_of(connection, table)
            ),
            notice=notice,
        )

    page = await context.app_state.store.database.read(work)
    if page is None:
        raise Refused("unknown_table", "There is no table at this address.")
    return pages.admin_table(page)


def _row(line: GuestLine) -> GuestRow:
    return GuestRow(**msgspec.structs.asdict(line))


def _reports(found: list[Report]) -> tuple[ReportLine, ...]:
    return tuple(
        ReportLine(
            id=one.id,
            at=one.at,
            game=one.game,
            line=one.line,
            accused=one.accused,
            name=one.name,
            quote=one.quote,
            text=one.text,
            reporter=one.guest,
        )
        for one in found
    )


def _acts(connection: Connection, about: str = "") -> tuple[ActLine, ...]:
    """The newest lines of the log, with the names of operators."""
    found = acts.newest(connection, about, SHOWN_ACTS)
    wanted = schema.guests.c.id.in_({one.operator for one in found})
    names = {
        row.id: row.name
        for row in connection.execute(select(schema.guests.c.id, schema.guests.c.name).where(wanted))
    }
    return tuple(
        ActLine(
            at=one.at,
            operator=names.get(one.operator) or one.operator,
            kind=one.kind,
            target=one.target,
            place=one.place,
            until=one.until,
            text=one.text,
            outcome=one.outcome,
            is_done=one.done > 0,
        )
        for one in found
    )
