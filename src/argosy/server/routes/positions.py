"""Routes of positions: the editor, a stored position, choices tried on it, a table that plays on."""

import asyncio
from typing import Any
from urllib.parse import urlencode

from litestar import Request, Response, get, post
from litestar.params import FromPath

from argosy.server.auth import ids
from argosy.server.engine import Game
from argosy.server.errors import Refused
from argosy.server.http.form_fields import whole_number
from argosy.server.pages import position_sandbox
from argosy.server.routes.dependencies import Context, Form, RequestContext, html, redirect
from argosy.server.routes.lobby import named
from argosy.server.tables import positions
from argosy.web import pages


@get("/position", include_in_schema=False)
async def position_editor(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """The board on which a position is set up; an example may stand on it."""
    page = await asyncio.to_thread(positions.editor_page, context.guest, request.query_params)
    return html(pages.position(page))


@post("/position", include_in_schema=False, counted_as="uploads")
async def set_up_position(context: Context, form: Form) -> Response[Any]:
    """A click on the board, `do`, gives the board as it is then.

    Without one a position that can be is kept, and its page comes; what cannot be is said.
    """
    if "do" in form:
        return html(pages.position(await asyncio.to_thread(positions.editor_page, context.guest, {}, form)))
    try:
        game = await asyncio.to_thread(positions.set_up, context.guest, form)
    except Refused as refused:
        page = await asyncio.to_thread(positions.refused_page, context.guest, form, refused)
        status = context.count_refusal(refused)
        return html(pages.position(page), 200 if context.is_script else status)
    return await keep(context, game)


async def keep(context: RequestContext, game: Game, *, is_dealt: bool = False) -> Response[Any]:
    """Keep a game that has been set up, and go to its page. is_dealt: what was hidden has been dealt anew,
    and the page says so.
    """
    record = positions.as_kept(game)
    name = ids.record_id(record)
    await context.app_state.store.add_record(name, context.guest.id, record, context.network)
    return redirect(f"/position/{name}{'?dealt=on' if is_dealt else ''}")


@get("/position/{position_id:str}", include_in_schema=False)
async def position(
    context: Context, request: Request[Any, Any, Any], position_id: FromPath[str]
) -> Response[str]:
    """Legal and illegal choices of a position, with reasons; anybody may open it."""
    return html(await _page(context, position_id, request.query_params))


@post("/position/{position_id:str}/choose", include_in_schema=False, counted_as="uploads")
async def choose_there(context: Context, form: Form, position_id: FromPath[str]) -> Response[Any]:
    """Choose for a seat.

    What has been chosen waits in `chosen` until all have; then the table moves on, to a new address.
    """
    game, _ = await _kept(context, position_id)
    seat = whole_number(form.get("seat", ""), "seat")
    chosen = (*position_sandbox.read_chosen(form.get("chosen", "")), (seat, form.get("choice", "")))
    now = await asyncio.to_thread(position_sandbox.tried, game, chosen)
    if now.is_revealed:
        return await keep(context, now.game)
    return redirect(f"/position/{position_id}?{urlencode({'chosen': position_sandbox.written(chosen)})}")


@post("/position/{position_id:str}/back", include_in_schema=False, counted_as="uploads")
async def one_back(context: Context, position_id: FromPath[str]) -> Response[Any]:
    """The position before the last choices."""
    game, _ = await _kept(context, position_id)
    return await keep(context, await asyncio.to_thread(position_sandbox.before, game))


@post("/position/{position_id:str}/play", include_in_schema=False, counted_as="new_tables")
async def play_on(context: Context, form: Form, position_id: FromPath[str]) -> Response[Any]:
    """A table that plays on from there."""
    game, start = await _kept(context, position_id)
    if game.is_over:
        raise Refused("game_over", "The game is over there.")
    request = positions.request_of(game, start)
    kinds = positions.seat_kinds(form, request)
    guest = await named(context.app_state, context.guest, form.get("name", ""))
    return redirect(
        f"/t/{await context.app_state.tables.create(guest, request, kinds, network=context.network)}"
    )


async def _page(context: RequestContext, name: str, query: Any) -> str:
    game, start = await _kept(context, name)
    page = await asyncio.to_thread(
        positions.position_page, context.guest, name, game, start, query, context.base
    )
    return pages.position(page)


async def _kept(context: RequestContext, name: str) -> tuple[Game, dict[str, Any]]:
    """A game that is kept here; read in a thread, because somebody else has written it."""
    text = await context.app_state.store.record(name)
    if text is None:
        raise Refused("unknown_position", "There is no position at this address.")
    return await asyncio.to_thread(positions.kept, text)
