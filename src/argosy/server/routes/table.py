"""A table: look at it, follow it, sit down, choose."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.response import ServerSentEvent

from argosy.server.errors import Refused
from argosy.server.fields import DEFAULT_BOT, whole_number
from argosy.server.forms import moment_of, seat_claimed
from argosy.server.live import fragment, stream
from argosy.server.presenters import notice_of, replay_page, table_page
from argosy.server.routes.dependencies import Context, Form, RequestContext, TableId, html, redirect
from argosy.server.routes.lobby import named
from argosy.server.rows import Guest
from argosy.server.table import Table
from argosy.web import pages


@get("/t/{table_id:str}", include_in_schema=False)
async def table(context: Context, table_id: TableId) -> Response[str]:
    """The page of a table: seats while friends are awaited, the game, the score sheet. Its script gets the live part."""
    found = await context.app_state.tables.get(table_id)
    if context.is_script:
        return html(await fragment(found, context.guest, context.base))

    async def render() -> str:
        return pages.table(table_page(found, context.guest, context.base))

    return html(await found.ask(render))


@get("/t/{table_id:str}/live", include_in_schema=False)
async def live(context: Context, table_id: TableId) -> ServerSentEvent:
    """The stream of a table: first the whole state, then the newest whenever something changes."""
    found = await context.app_state.tables.get(table_id)
    return ServerSentEvent(stream(context.app_state, found, context.guest, context.base))


@post("/t/{table_id:str}/choose", include_in_schema=False)
async def choose(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Commit a choice: `choice` is its text, `moment` the situation that it was made in."""

    async def work(found: Table) -> None:
        seat = found.own_seat(context.guest, seat_claimed(form))
        await found.choose(seat, form.get("choice", ""), moment_of(form))

    return await _act(context, table_id, work)


@post("/t/{table_id:str}/undo", include_in_schema=False)
async def undo(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Take back a choice that is not revealed yet; `moment` as in `choose`, if it is sent."""

    async def work(found: Table) -> None:
        seat = found.own_seat(context.guest, seat_claimed(form))
        await found.undo(seat, moment_of(form) if form.get("moment") else None)

    return await _act(context, table_id, work)


@post("/t/{table_id:str}/seat", include_in_schema=False)
async def seat(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Sit down on an open seat under a name."""
    return await _act_as(context, form, table_id, lambda found, guest: found.take_seat(guest, guest.name))


@post("/t/{table_id:str}/name", include_in_schema=False)
async def rename(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Another name, at this table and from now on."""
    return await _act_as(context, form, table_id, lambda found, guest: found.rename(guest, guest.name))


@post("/t/{table_id:str}/start", include_in_schema=False)
async def start(context: Context, table_id: TableId) -> Response[Any]:
    """Begin although seats are open: bots sit down there."""
    return await _act(context, table_id, lambda found: found.start(context.guest, DEFAULT_BOT))


@post("/t/{table_id:str}/rematch", include_in_schema=False)
async def rematch(context: Context, table_id: TableId) -> Response[Any]:
    """The same seats once more; everybody who looks is shown the way."""
    found = await context.app_state.tables.get(table_id)
    try:
        next_table = await found.ask(lambda: found.rematch(context.guest))
    except Refused as refused:
        return await _refusal(context, found, refused)
    await context.app_state.tables.begin(next_table)
    if context.is_script:
        return Response("", status_code=200, headers={"hx-redirect": f"/t/{next_table}"})
    return redirect(f"/t/{next_table}")


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay(context: Context, request: Request[Any, Any, Any], table_id: TableId) -> Response[str]:
    """A finished game, step by step."""
    found = await context.app_state.tables.get(table_id)
    step = whole_number(request.query_params.get("step", "0"), "step")
    entries = await context.app_state.store.entries(table_id)
    return html(pages.replay(replay_page(found, entries, context.guest, step)))


@get("/t/{table_id:str}/record", include_in_schema=False)
async def record(context: Context, table_id: TableId) -> Response[str]:
    """The record of a finished game as text; it holds the seed, so a running game's is not given away."""
    found = await context.app_state.tables.get(table_id)
    if found.row.phase != "over" or found.playing is None:
        raise Refused("not_over", "The record is given out when the game is over: it holds the seed.")
    headers = {"content-disposition": f'attachment; filename="argosy-{found.id}.txt"'}
    return Response(found.playing.game.record(), media_type=MediaType.TEXT, headers=headers)


async def _act(context: RequestContext, table_id: str, work: Callable[[Table], Awaitable[None]]) -> Response[Any]:
    """Do something at a table and answer with how it stands then, or with what was refused and why."""
    found = await context.app_state.tables.get(table_id)
    try:
        await found.ask(lambda: work(found))
    except Refused as refused:
        return await _refusal(context, found, refused)
    if context.is_script:
        return html(await fragment(found, context.guest, context.base))
    return redirect(f"/t/{found.id}")


async def _act_as(
    context: RequestContext, form: dict[str, str], table_id: str, work: Callable[[Table, Guest], Awaitable[None]]
) -> Response[Any]:
    """The same under the name that a form gives; the name is kept when the table has agreed."""
    guest = msgspec.structs.replace(context.guest, name=form.get("name", "") or context.guest.name)

    async def kept(found: Table) -> None:
        await work(found, guest)
        await named(context.app_state, guest, guest.name)

    return await _act(msgspec.structs.replace(context, guest=guest), table_id, kept)


async def _refusal(context: RequestContext, found: Table, refused: Refused) -> Response[Any]:
    """How the table stands, with a notice on it; nothing has changed."""
    render = pages.table_fragment if context.is_script else pages.table

    async def rendered() -> str:
        return render(table_page(found, context.guest, context.base, notice_of(refused)))

    return html(await found.ask(rendered), refused.status)
