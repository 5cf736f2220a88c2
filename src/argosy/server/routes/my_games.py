"""Routes of a guest's own games: the list with its filters, and removing a game from it."""

import datetime as dt
from typing import Any

from litestar import Request, Response, get, post
from litestar.response import Redirect

from argosy.server.club import club_extra
from argosy.server.errors import Refused
from argosy.server.http.form_fields import whole_number
from argosy.server.pages.own_games import lesson, my_games_page
from argosy.server.pages.puzzle_pages import daily_puzzle
from argosy.server.routes.dependencies import Context, Form, TableId, html, redirect
from argosy.web import pages
from argosy.web.account.my_games_models import filters_of


@get("/games", include_in_schema=False)
async def own_games(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """All games of the guest; filters stand in the address."""
    query = request.query_params
    memberships = await context.app_state.adding_up.games_of(context.guest.id)
    number = whole_number(query.get("page", "1"), "page")
    tries = await context.app_state.store.tries_of(context.guest.id)
    page = my_games_page(
        context.guest,
        memberships,
        filters_of(query),
        number,
        await lesson(context.app_state, memberships),
        daily_puzzle(tries, dt.datetime.now(dt.UTC).date()),
    )
    return html(pages.my_games(page))


@post("/games/{table_id:str}/remove", include_in_schema=False)
async def remove_game(context: Context, form: Form, table_id: TableId) -> Redirect:
    """Take a game off the own list.

    The table goes for good when it is over and nobody has it on theirs any more.
    """
    tables, store = context.app_state.tables, context.app_state.store
    own = next((one for one in await store.games_of(context.guest.id) if one.table.id == table_id), None)
    if own is None:
        raise Refused("unknown_table", "There is no such game on your list.")
    is_over = own.table.phase == "over"
    if not is_over and not own.gone:
        raise Refused("not_over", "You sit at this table: leave it or resign there.")
    if is_over and club_extra.has(club_extra.RATINGS):
        await context.app_state.ratings.rate_all()  # or a loss would go before it was rated
    if await store.hide(table_id, context.guest.id) and is_over:
        await tables.take_away(table_id)
    query = form.get("query", "")
    return redirect(f"/games?{query}" if query.isprintable() and query else "/games")
