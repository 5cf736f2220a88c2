"""Routes of puzzles and the daily voyage: lists, one puzzle, a try at it, the table of the day."""

import asyncio
import datetime as dt
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from argosy.server.daily import schedule, stored_results
from argosy.server.daily.daily_page import daily_page
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.pages import puzzle_pages
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.dependencies import Context, Form, RequestContext, html, redirect
from argosy.server.routes.positions import keep
from argosy.server.storage.rows import DailyDeal
from argosy.web import pages
from argosy.web.models import TablePage


@get("/daily", include_in_schema=False)
async def daily(context: Context) -> Response[str]:
    """The voyage of the day, its results, and the guest's own over the weeks."""
    page = await context.app_state.store.database.read(
        lambda connection: daily_page(connection, context.guest, schedule.today())
    )
    return html(pages.daily_voyage(page))


@post("/daily", include_in_schema=False, counted_as="new_tables")
async def begin_daily(context: Context) -> Response[Any]:
    """Begin the voyage of the day, or go to the table where the guest has begun it."""
    app_state, day = context.app_state, schedule.today()
    table = await _own_daily(context, day)
    if table is not None:
        return redirect(f"/t/{table}")
    voyage = schedule.voyage_of(day)
    guest = await app_state.store.put_guest(context.guest, context.guest)
    app_state.compile_status.wanted(GAMES[voyage.request.game].name)
    deal = DailyDeal(day=day.isoformat(), seed=schedule.seed_of(day, app_state.signer))
    try:
        table = await app_state.tables.create(
            guest, voyage.request, voyage.kinds, network=context.network, daily=deal
        )
    except Refused as refused:
        table = await _own_daily(context, day)  # a second click was faster
        if refused.code != "already_begun" or table is None:
            raise
    return redirect(f"/t/{table}")


async def _own_daily(context: RequestContext, day: dt.date) -> str | None:
    """The table at which the guest has begun the voyage of a day."""
    return await context.app_state.store.database.read(
        lambda connection: stored_results.table_of(connection, day.isoformat(), context.guest.id)
    )


@get("/puzzles", include_in_schema=False)
async def puzzles(context: Context) -> Response[str]:
    """The puzzle of the day and all sets, with what the guest has solved."""
    tries = await context.app_state.store.tries_of(context.guest.id)
    today = dt.datetime.now(dt.UTC).date()
    return html(pages.puzzles(puzzle_pages.list_page(context.guest, tries, today)))


@get("/puzzles/{puzzle_id:str}", include_in_schema=False)
async def puzzle(context: Context, puzzle_id: FromPath[str]) -> Response[str]:
    """The table at the moment of a puzzle."""
    tries = await context.app_state.store.tries_of(context.guest.id)
    return _page(context, await puzzle_pages.table_page(context.guest, puzzle_id, tries))


@post("/puzzles/{puzzle_id:str}/choose", include_in_schema=False)
async def try_puzzle(context: Context, form: Form, puzzle_id: FromPath[str]) -> Response[Any]:
    """Try the choice `choice`: nothing is played, and the answer says whether it is the best and why."""
    store, guest = context.app_state.store, context.guest
    before = await store.tries_of(guest.id)
    page = await puzzle_pages.table_page(guest, puzzle_id, before)
    try:
        chosen = await puzzle_pages.answer(puzzle_id, form.get("choice", ""))
    except Refused as refused:
        return _page(
            context, msgspec.structs.replace(page, notice=notice_of(refused)), context.count_refusal(refused)
        )
    is_right = chosen == puzzle_pages.found(puzzle_id)[1].best
    await store.add_try(guest.id, puzzle_id, is_right=is_right)
    after = await store.tries_of(guest.id)
    page = await puzzle_pages.table_page(guest, puzzle_id, after)
    return _page(context, puzzle_pages.tried(page, puzzle_id, chosen, before, after))


@post("/puzzles/{puzzle_id:str}/position", include_in_schema=False, counted_as="uploads")
async def puzzle_position(context: Context, puzzle_id: FromPath[str]) -> Response[Any]:
    """The moment of a puzzle as a position, as far as its seat sees it: the rest is dealt anew."""
    return await keep(context, await asyncio.to_thread(puzzle_pages.as_position, puzzle_id), is_dealt=True)


def _page(context: RequestContext, page: TablePage, status: int = 200) -> Response[str]:
    render = pages.table_fragment if context.is_script else pages.table
    return html(render(page), status)
