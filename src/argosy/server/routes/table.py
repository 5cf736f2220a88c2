"""A table: look at it, follow it, sit down, choose."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.response import Stream

from argosy.server.errors import Refused
from argosy.server.forms import DEFAULT_BOT, moment_of, seat_claimed, whole_number
from argosy.server.live import fragment, stream
from argosy.server.routes.asking import At, Form, Here, TableId, html, see
from argosy.server.routes.lobby import named
from argosy.server.rows import Guest
from argosy.server.showing import notice_of, replay_page, table_page
from argosy.server.table import Table
from argosy.web import pages


@get("/t/{table_id:str}", include_in_schema=False)
async def table(here: At, table_id: TableId) -> Response[str]:
    """The page of a table: seats while friends are awaited, the game, the score sheet. Its script gets the live part."""
    found = await here.house.tables.get(table_id)
    if here.is_script:
        return html(await fragment(found, here.guest, here.base))

    async def render() -> str:
        return pages.table(table_page(found, here.guest, here.base))

    return html(await found.ask(render))


@get("/t/{table_id:str}/live", include_in_schema=False)
async def live(here: At, table_id: TableId) -> Stream:
    """The stream of a table: first the whole state, then the newest whenever something changes."""
    found = await here.house.tables.get(table_id)
    headers = {"cache-control": "no-cache", "x-accel-buffering": "no"}
    return Stream(stream(here.house, found, here.guest, here.base), media_type="text/event-stream", headers=headers)


@post("/t/{table_id:str}/choose", include_in_schema=False)
async def choose(here: At, form: Form, table_id: TableId) -> Response[Any]:
    """Commit a choice: `choice` is its text, `moment` the situation that it was made in."""

    async def work(found: Table) -> None:
        seat = found.own_seat(here.guest, seat_claimed(form))
        await found.choose(seat, form.get("choice", ""), moment_of(form))

    return await _act(here, table_id, work)


@post("/t/{table_id:str}/undo", include_in_schema=False)
async def undo(here: At, form: Form, table_id: TableId) -> Response[Any]:
    """Take back a choice that is not revealed yet; `moment` as in `choose`, if it is sent."""

    async def work(found: Table) -> None:
        seat = found.own_seat(here.guest, seat_claimed(form))
        await found.undo(seat, moment_of(form) if form.get("moment") else None)

    return await _act(here, table_id, work)


@post("/t/{table_id:str}/seat", include_in_schema=False)
async def seat(here: At, form: Form, table_id: TableId) -> Response[Any]:
    """Sit down on an open seat under a name."""
    return await _act_as(here, form, table_id, lambda found, guest: found.take_seat(guest, guest.name))


@post("/t/{table_id:str}/name", include_in_schema=False)
async def rename(here: At, form: Form, table_id: TableId) -> Response[Any]:
    """Another name, at this table and from now on."""
    return await _act_as(here, form, table_id, lambda found, guest: found.rename(guest, guest.name))


@post("/t/{table_id:str}/start", include_in_schema=False)
async def start(here: At, table_id: TableId) -> Response[Any]:
    """Begin although seats are open: bots sit down there."""
    return await _act(here, table_id, lambda found: found.start(here.guest, DEFAULT_BOT))


@post("/t/{table_id:str}/rematch", include_in_schema=False)
async def rematch(here: At, table_id: TableId) -> Response[Any]:
    """The same seats once more; everybody who looks is shown the way."""
    found = await here.house.tables.get(table_id)
    try:
        next_table = await found.ask(lambda: found.rematch(here.guest))
    except Refused as refused:
        return await _refusal(here, found, refused)
    await here.house.tables.begin(next_table)
    if here.is_script:
        return Response("", status_code=200, headers={"hx-redirect": f"/t/{next_table}"})
    return see(f"/t/{next_table}")


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay(here: At, request: Request[Any, Any, Any], table_id: TableId) -> Response[str]:
    """A finished game, step by step."""
    found = await here.house.tables.get(table_id)
    step = whole_number(request.query_params.get("step", "0"), "step")
    entries = await here.house.store.entries(table_id)
    return html(pages.replay(replay_page(found, entries, here.guest, step)))


@get("/t/{table_id:str}/record", include_in_schema=False)
async def record(here: At, table_id: TableId) -> Response[str]:
    """The record of a finished game as text; it holds the seed, so a running game's is not given away."""
    found = await here.house.tables.get(table_id)
    if found.row.phase != "over" or found.playing is None:
        raise Refused("not_over", "The record is given out when the game is over: it holds the seed.")
    headers = {"content-disposition": f'attachment; filename="argosy-{found.id}.txt"'}
    return Response(found.playing.game.record(), media_type=MediaType.TEXT, headers=headers)


async def _act(here: Here, table_id: str, work: Callable[[Table], Awaitable[None]]) -> Response[Any]:
    """Do something at a table and answer with how it stands then, or with what was refused and why."""
    found = await here.house.tables.get(table_id)
    try:
        await found.ask(lambda: work(found))
    except Refused as refused:
        return await _refusal(here, found, refused)
    if here.is_script:
        return html(await fragment(found, here.guest, here.base))
    return see(f"/t/{found.id}")


async def _act_as(
    here: Here, form: dict[str, str], table_id: str, work: Callable[[Table, Guest], Awaitable[None]]
) -> Response[Any]:
    """The same under the name that a form gives; the name is kept when the table has agreed."""
    guest = msgspec.structs.replace(here.guest, name=form.get("name", "") or here.guest.name)

    async def kept(found: Table) -> None:
        await work(found, guest)
        await named(here.house, guest, guest.name)

    return await _act(msgspec.structs.replace(here, guest=guest), table_id, kept)


async def _refusal(here: Here, found: Table, refused: Refused) -> Response[Any]:
    """How the table stands, with a notice on it; nothing has changed."""
    render = pages.table_fragment if here.is_script else pages.table

    async def rendered() -> str:
        return render(table_page(found, here.guest, here.base, notice_of(refused)))

    return html(await found.ask(rendered), refused.status)
