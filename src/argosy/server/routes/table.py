"""Routes of a table: page, live stream, choices, plans, seats, talk, replay, record."""

import asyncio
from functools import partial
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.response import ServerSentEvent

from argosy.server.api import invitations
from argosy.server.engine import Game
from argosy.server.errors import Refused
from argosy.server.http.form_fields import DEFAULT_BOT, whole_number
from argosy.server.http.forms import moment_of, seat_claimed
from argosy.server.live.page_stream import fragment, stream
from argosy.server.pages import milestones
from argosy.server.pages.presenters import has_searching_bots, replay_page, table_page
from argosy.server.routes.dependencies import Context, Form, RequestContext, TableId, html, redirect
from argosy.server.routes.positions import keep
from argosy.server.routes.table_actions import act, act_as, refusal
from argosy.server.storage.rows import Guest
from argosy.server.tables import positions, tutorial
from argosy.server.tables import rematch as answers
from argosy.server.tables.coaching import may_be_helped
from argosy.server.tables.log_lines import line_of_log
from argosy.server.tables.replay_cache import Recording
from argosy.server.tables.table import Table
from argosy.server.tables.table_talk import say
from argosy.web import pages


@get("/t/{table_id:str}", include_in_schema=False)
async def table(context: Context, table_id: TableId) -> Response[str]:
    """The page of a table: seats while friends are awaited, the game, the score sheet.

    Its script gets the live part.
    """
    found = await context.app_state.tables.get(table_id)
    if found.row.host == context.guest.id:
        await invitations.read(context.app_state.store, found)
    await milestones.read(context.app_state, found, context.guest)
    if context.is_script:
        return html(await fragment(found, context.guest, context.base))

    def render() -> str:
        page = table_page(found, context.guest, context.base)
        compile_status = (
            context.app_state.compile_status.state(page.game) if has_searching_bots(found.row) else None
        )
        return pages.table(msgspec.structs.replace(page, compile_status=compile_status), found.kept)

    return html(await found.look(render))


@get("/t/{table_id:str}/live", include_in_schema=False)
async def live(context: Context, table_id: TableId) -> ServerSentEvent:
    """The stream of a table: first the whole state, then the newest whenever something changes."""
    context.count_stream()
    found = await context.app_state.tables.get(table_id)
    return ServerSentEvent(stream(context.app_state, found, context.guest, context.base))


@post("/t/{table_id:str}/choose", include_in_schema=False)
async def choose(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Commit a choice: `choice` is its text, `moment` the situation that it was made in."""
    return await act(
        context,
        table_id,
        lambda found: found.choose(
            found.own_seat(context.guest, seat_claimed(form)), form.get("choice", ""), moment_of(form)
        ),
    )


@post("/t/{table_id:str}/undo", include_in_schema=False, counted_as="take_backs")
async def undo(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Take back a choice that is not revealed yet; `moment` as in `choose`, if it is sent."""
    return await act(
        context,
        table_id,
        lambda found: found.undo(
            found.own_seat(context.guest, seat_claimed(form)),
            moment_of(form) if form.get("moment") else None,
        ),
    )


@post("/t/{table_id:str}/plan", include_in_schema=False)
async def plan(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Plan a choice for one's next turn (`plan` is its text, `moment` as in `choose`).

    Without a text the plan is taken back.
    """
    return await act(
        context,
        table_id,
        lambda found: (
            found.plan(context.guest, form["plan"], moment_of(form))
            if form.get("plan")
            else found.drop_plan(context.guest)
        ),
    )


@post("/t/{table_id:str}/hints", include_in_schema=False)
async def hints(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """The hints of a first voyage: `seen` is one that has done its work, `hints` is on or off."""

    async def work(found: Table) -> None:
        if "seen" in form:
            await tutorial.note_seen(found, context.guest, form["seen"])
        if form.get("hints") in ("on", "off"):
            await tutorial.switch(found, context.guest, is_on=form["hints"] == "on")

    return await act(context, table_id, work)


@post("/t/{table_id:str}/seat", include_in_schema=False)
async def seat(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Sit down on an open seat under a name."""
    return await act_as(context, form, table_id, lambda found, guest: found.take_seat(guest, guest.name))


@post("/t/{table_id:str}/name", include_in_schema=False)
async def rename(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Another name, at this table and from now on."""
    return await act_as(context, form, table_id, lambda found, guest: found.rename(guest, guest.name))


@post("/t/{table_id:str}/talk", include_in_schema=False)
async def talk(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Say a line (`text`), or give one of the signs (`sign`)."""
    text, sign = form.get("text", ""), form.get("sign", "")
    return await act(context, table_id, lambda found: say(found, context.guest, text, sign))


@post("/t/{table_id:str}/listed", include_in_schema=False)
async def listed(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """Show the table in the lobby (`listed=on`), or no longer."""
    shown = form.get("listed") == "on"
    return await act(context, table_id, lambda found: found.show_in_lobby(context.guest, listed=shown))


@post("/t/{table_id:str}/start", include_in_schema=False)
async def start(context: Context, table_id: TableId) -> Response[Any]:
    """Begin although seats are open: bots sit down there."""
    return await act(context, table_id, lambda found: found.start(context.guest, DEFAULT_BOT))


@post("/t/{table_id:str}/rematch", include_in_schema=False, counted_as="new_tables")
async def rematch(context: Context, table_id: TableId) -> Response[Any]:
    """Ask for the same seats once more, or accept that; the game begins when all who sat there have."""
    tables = context.app_state.tables
    found = await tables.get(table_id)
    try:
        next_table = await found.ask(lambda: found.rematch(context.guest, context.network))
        following = await tables.get(next_table)
        await following.ask(lambda: answers.accept(found, following, context.guest))
    except Refused as refused:
        return await refusal(context, found, refused)
    if context.is_script:
        return Response("", status_code=200, headers={"hx-redirect": f"/t/{next_table}"})
    return redirect(f"/t/{next_table}")


@post("/t/{table_id:str}/rematch/decline", include_in_schema=False)
async def decline_rematch(context: Context, table_id: TableId) -> Response[Any]:
    """Decline a rematch; whoever waits there is told."""

    async def work(found: Table) -> None:
        following = found.row.rematch and await context.app_state.tables.get(found.row.rematch)
        following = await context.app_state.tables.get(answers.asked_table(found))
        await answers.note_decline(found, following, context.guest)
        await following.ask(lambda: answers.decline(found, following, context.guest))

    return await act(context, table_id, work)


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay(context: Context, request: Request[Any, Any, Any], table_id: TableId) -> Response[str]:
    """A finished game, step by step."""
    step = whole_number(request.query_params.get("step", "0"), "step")
    found, recording = await recording_of_table(context, table_id)
    page = replay_page(found, recording, context.guest, step, context.base)
    analysis = await context.app_state.looking_back.found(found.id)
    return html(pages.replay(msgspec.structs.replace(page, analysis=analysis)))


@post("/t/{table_id:str}/replay/position", include_in_schema=False, counted_as="uploads")
async def replay_position(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """The moment `step` of a finished game as a position: to ask what was possible, to play on from there."""
    step = whole_number(form.get("step", "0"), "step")
    _, recording = await recording_of_table(context, table_id)
    return await keep(context, positions.moment(recording, step))


@post("/t/{table_id:str}/position", include_in_schema=False, counted_as="uploads")
async def table_position(context: Context, table_id: TableId) -> Response[Any]:
    """The present moment of a game as a position: all of it when the game is over, else what the guest's
    seat sees.
    """
    found = await context.app_state.tables.get(table_id)
    try:
        game, seat = await found.look(lambda: _looked_at(found, context.guest))
        made = await asyncio.to_thread(
            positions.whole if seat is None else partial(positions.as_seen, seat=seat), game
        )
    except Refused as refused:
        return await refusal(context, found, refused)
    return await keep(context, made, is_dealt=seat is not None)


def _looked_at(found: Table, guest: Guest) -> tuple[Game, int | None]:
    """A copy of the game, and the seat in whose eyes it is to be seen; None where everything lies open."""
    if found.row.phase == "over" and found.playing is not None:
        return found.playing.game.copy(), None
    seat = found.own_seat(guest)
    if not may_be_helped(found.row):
        raise Refused(
            "not_before_over",
            "The host has not allowed help from bots, so that waits until the game is over.",
        )
    return found.running().game.copy(), seat


@get("/t/{table_id:str}/record", include_in_schema=False)
async def record(context: Context, table_id: TableId) -> Response[str]:
    """The record of a finished game as text; it holds the seed, so a running game's is not given away.

    Of one whose log does not replay with these rules it is the log, as `argosy import` takes it.
    """
    try:
        found = await context.app_state.tables.get(table_id)
    except Refused as refused:
        if refused.download is None:
            raise
        line = line_of_log(await context.app_state.store.entries(table_id))
        return _file(line.decode(), f"argosy-{table_id}.jsonl")
    if found.row.phase != "over" or found.playing is None:
        raise Refused("not_over", "The record is given out when the game is over: it holds the seed.")
    return _file(found.playing.game.record(), f"argosy-{found.id}.txt")


def _file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


async def recording_of_table(context: RequestContext, table_id: str) -> tuple[Table, Recording]:
    """A table whose game is over, and its recording."""
    found = await context.app_state.tables.get(table_id)
    if found.row.phase != "over" or found.playing is None:
        raise Refused("not_over", "A game can be replayed when it is over.")
    game = found.playing.game
    return found, await context.app_state.replay_cache.get(found.id, lambda: game)
