"""Routes of uploaded records: upload, replay, one moment as a position, download."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from argosy.game.record_lines import filled_lines
from argosy.server.auth import ids
from argosy.server.errors import Refused
from argosy.server.http.form_fields import whole_number
from argosy.server.pages.presenters import notice_of, record_replay_page, records_page
from argosy.server.routes.dependencies import (
    Context,
    Form,
    RequestContext,
    all_fields,
    check_letters,
    html,
    redirect,
)
from argosy.server.routes.positions import keep
from argosy.server.tables import positions
from argosy.server.tables.replay_cache import Recording, opened
from argosy.web import pages


@get("/records", include_in_schema=False)
async def records(context: Context) -> Response[str]:
    """Page on which a record is opened."""
    return html(pages.records(records_page(context.guest)))


@post("/records", include_in_schema=False, counted_as="uploads")
async def open_record(context: Context, request: Request[Any, Any, Any]) -> Response[Any]:
    """Open a record, a `file` or the `record` as text, and go to its replay.

    An error in it is said on the page.
    """
    text = ""
    try:
        text = await _record_of(request)
        name = ids.record_id(text)
        await context.app_state.replay_cache.get(name, lambda: opened(text))
    except Refused as refused:
        return html(
            pages.records(records_page(context.guest, text, notice_of(refused))),
            context.count_refusal(refused),
        )
    await context.app_state.store.add_record(name, context.guest.id, text, context.network)
    return redirect(f"/r/{name}")


@get("/r/{record_id:str}", include_in_schema=False)
async def record_replay(
    context: Context, request: Request[Any, Any, Any], record_id: FromPath[str]
) -> Response[str]:
    """A game that was brought along, moment by moment; anybody may open it."""
    step, recording = (
        whole_number(request.query_params.get("step", "0"), "step"),
        await recording_of_record(context, record_id),
    )
    page = record_replay_page(record_id, recording, context.guest, step, context.base)
    analysis = await context.app_state.looking_back.found(record_id)
    return html(pages.replay(msgspec.structs.replace(page, analysis=analysis)))


@post("/r/{record_id:str}/position", include_in_schema=False, counted_as="uploads")
async def record_position(context: Context, form: Form, record_id: FromPath[str]) -> Response[Any]:
    """The moment `step` of it as a position."""
    return await keep(
        context,
        positions.moment(
            await recording_of_record(context, record_id), whole_number(form.get("step", "0"), "step")
        ),
    )


@get("/r/{record_id:str}/record", include_in_schema=False)
async def record_again(context: Context, record_id: FromPath[str]) -> Response[str]:
    """The record as a file."""
    headers = {"content-disposition": f'attachment; filename="argosy-{record_id}.txt"'}
    return Response(await _kept(context, record_id), media_type=MediaType.TEXT, headers=headers)


async def recording_of_record(context: RequestContext, record_id: str) -> Recording:
    """The recording of an uploaded record."""
    text = await _kept(context, record_id)
    return await context.app_state.replay_cache.get(record_id, lambda: opened(text))


async def _kept(context: RequestContext, record_id: str) -> str:
    text = await context.app_state.store.record(record_id)
    if text is None:
        raise Refused("unknown_record", "There is no record at this address.")
    return text


async def _record_of(request: Request[Any, Any, Any]) -> str:
    """The record of a form, one line for each that says something. A file counts before what is pasted."""
    try:
        form = await all_fields(request)
        file, pasted = form.get("file"), form.get("record", "")
        text = file.decode("utf-8-sig") if isinstance(file, bytes) else ""
    except UnicodeDecodeError as error:
        raise Refused("bad_record", "the file is no text: a record is one, in UTF-8") from error
    text = text or str(pasted)
    check_letters(text)
    lines = filled_lines(text)
    if not lines:
        raise Refused("bad_record", "nothing was sent: choose a file or paste the text")
    return "\n".join(lines) + "\n"
