"""Routes of leaving a table: stand up, resign, end the game together, come back, delete the table."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Response, post

from argosy.server.errors import Refused
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.routes.dependencies import Context, RequestContext, TableId, redirect
from argosy.server.routes.table_actions import act, refusal
from argosy.server.tables import leave_table
from argosy.server.tables.table import Table

LOBBY = "/"


@post("/t/{table_id:str}/leave", include_in_schema=False)
async def leave(context: Context, table_id: TableId) -> Response[Any]:
    """Stand up; in a running game a bot keeps the seat."""
    return await _leave(context, table_id, lambda found: leave_table.leave(found, context.guest, DEFAULT_BOT))


@post("/t/{table_id:str}/resign", include_in_schema=False)
async def resign(context: Context, table_id: TableId) -> Response[Any]:
    """Give a running game up: of two players the other one wins, of more a bot plays to the end."""
    return await act(context, table_id, lambda found: leave_table.resign(found, context.guest, DEFAULT_BOT))


@post("/t/{table_id:str}/end", include_in_schema=False)
async def end(context: Context, table_id: TableId) -> Response[Any]:
    """Say that a game which somebody has left shall end; it does when all who stay say so."""
    return await act(context, table_id, lambda found: leave_table.end_together(found, context.guest))


@post("/t/{table_id:str}/play-on", include_in_schema=False)
async def play_on_with_bot(context: Context, table_id: TableId) -> Response[Any]:
    """Say that a bot shall play on for whoever has left."""
    return await act(context, table_id, lambda found: leave_table.play_on(found, context.guest))


@post("/t/{table_id:str}/back", include_in_schema=False)
async def come_back(context: Context, table_id: TableId) -> Response[Any]:
    """Play on, after a bot has played because time was up."""
    return await act(context, table_id, lambda found: leave_table.come_back(found, context.guest))


@post("/t/{table_id:str}/delete", include_in_schema=False)
async def delete(context: Context, table_id: TableId) -> Response[Any]:
    """Take the table away, for good."""
    return await _leave(context, table_id, lambda found: leave_table.delete(found, context.guest))


async def _leave(
    context: RequestContext, table_id: str, work: Callable[[Table], Awaitable[None]]
) -> Response[Any]:
    """Do something after which the table may be gone; then the way leads to the lobby."""
    found = await context.app_state.tables.get(table_id)
    try:
        await found.ask(lambda: work(found))
    except Refused as refused:
        return await refusal(context, found, refused)
    if found.is_gone:
        await context.app_state.tables.forget(table_id)
    if context.is_script:
        return Response("", status_code=200, headers={"hx-redirect": LOBBY})
    return redirect(LOBBY)
