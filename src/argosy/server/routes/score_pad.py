"""Routes of the score pad for a real table. Its state is in the URL, so a reload loses nothing."""

import asyncio
from typing import Any

from litestar import Request, Response, get, post

from argosy.server.engine import Game, game_at_its_end
from argosy.server.errors import Refused
from argosy.server.pages.position_text import MOST_BYTES, read
from argosy.server.pages.score_pad import filled_from, pad_page, position_id
from argosy.server.routes.dependencies import Context, Form, RequestContext, html, redirect
from argosy.server.tables import positions
from argosy.web import pages


@get("/pad", include_in_schema=False)
async def pad(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """The pad with what has been filled in, and the sums."""
    path = f"/pad?{request.url.query}" if request.url.query else "/pad"
    return html(pages.pad(pad_page(context.guest, request.query_params, path)))


@post("/pad", include_in_schema=False)
async def pad_of_position(context: Context, form: Form) -> Response[Any]:
    """The pad with a `position` on it: its text, or a link to one that is kept here.

    What cannot be read is said.
    """
    text = form.get("position", "")
    try:
        address = filled_from(await _game(context, text))
    except Refused as refused:
        return html(
            pages.pad(pad_page(context.guest, {}, "/pad", refused, text[:MOST_BYTES])),
            context.count_refusal(refused),
        )
    return redirect(address)


async def _game(context: RequestContext, text: str) -> Game:
    found = position_id(text)
    if not found:
        return await asyncio.to_thread(lambda: game_at_its_end(read(text)))
    record = await context.app_state.store.record(found)
    if record is None:
        raise Refused("unknown_position", "There is no position at this address.")
    return await asyncio.to_thread(lambda: game_at_its_end(positions.kept(record)[1]))
