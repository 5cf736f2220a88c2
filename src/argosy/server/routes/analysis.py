"""Routes of post-game analysis: a page, its file and new tables, for a table's game or a record's."""

from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from argosy.server.errors import Refused
from argosy.server.http.form_fields import whole_number
from argosy.server.pages.analysis_page import analysis_page, another_try
from argosy.server.pages.presenters import notice_of, record_replay_page, replay_page
from argosy.server.routes.dependencies import Context, Form, RequestContext, TableId, html, redirect
from argosy.server.routes.records import recording_of_record
from argosy.server.routes.table import recording_of_table
from argosy.server.tables.post_game_analysis import over
from argosy.server.tables.replay_cache import Recording
from argosy.web import pages
from argosy.web.models import Notice, ReplayPage


class Played(msgspec.Struct, frozen=True):
    """A game that is over, wherever it was played."""

    name: str
    recording: Recording
    replay: ReplayPage
    """Its end."""


@get("/t/{table_id:str}/analysis", include_in_schema=False)
async def table_analysis(context: Context, table_id: TableId) -> Response[str]:
    """Analysis of a table's game by the coach; anybody may read it, as the replay."""
    return await _page(context, await _of_table(context, table_id))


@post("/t/{table_id:str}/analysis", include_in_schema=False, counted_as="uploads")
async def analyse_table(context: Context, table_id: TableId) -> Response[Any]:
    """Ask the coach to look back."""
    return await _begin(context, await _of_table(context, table_id))


@get("/t/{table_id:str}/analysis.json", include_in_schema=False)
async def table_analysis_file(context: Context, table_id: TableId) -> Response[bytes]:
    """The same as a file."""
    return await _file(context, await _of_table(context, table_id))


@post("/t/{table_id:str}/analysis/try", include_in_schema=False, counted_as="new_tables")
async def try_table(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """A new table that begins at the decision with the number `decision`."""
    return await _try(context, await _of_table(context, table_id), form)


@get("/r/{record_id:str}/analysis", include_in_schema=False)
async def record_analysis(context: Context, record_id: FromPath[str]) -> Response[str]:
    """Analysis of a record's game by the coach."""
    return await _page(context, await _of_record(context, record_id))


@post("/r/{record_id:str}/analysis", include_in_schema=False, counted_as="uploads")
async def analyse_record(context: Context, record_id: FromPath[str]) -> Response[Any]:
    """Ask the coach to look back."""
    return await _begin(context, await _of_record(context, record_id))


@get("/r/{record_id:str}/analysis.json", include_in_schema=False)
async def record_analysis_file(context: Context, record_id: FromPath[str]) -> Response[bytes]:
    """The same as a file."""
    return await _file(context, await _of_record(context, record_id))


@post("/r/{record_id:str}/analysis/try", include_in_schema=False, counted_as="new_tables")
async def try_record(context: Context, form: Form, record_id: FromPath[str]) -> Response[Any]:
    """A new table that begins at the decision with the number `decision`."""
    return await _try(context, await _of_record(context, record_id), form)


async def _of_table(context: RequestContext, table_id: str) -> Played:
    found, recording = await recording_of_table(context, table_id)
    return Played(
        found.id,
        recording,
        replay_page(found, recording, context.guest, len(recording.reveals), context.base),
    )


async def _of_record(context: RequestContext, record_id: str) -> Played:
    recording = await recording_of_record(context, record_id)
    over(recording)
    return Played(
        record_id,
        recording,
        record_replay_page(record_id, recording, context.guest, len(recording.reveals), context.base),
    )


async def _page(
    context: RequestContext, played: Played, notice: Notice | None = None, status: int = 200
) -> Response[str]:
    page = await analysis_page(context.app_state.looking_back, played.name, played.recording, played.replay)
    page = msgspec.structs.replace(page, notice=notice or page.notice)
    render = pages.looking_back_fragment if context.is_script else pages.looking_back
    return html(render(page), status)


async def _begin(context: RequestContext, played: Played) -> Response[Any]:
    try:
        await context.app_state.looking_back.begin(played.name, played.recording, context.guest.id)
    except Refused as refused:
        return await _page(context, played, notice_of(refused), context.count_refusal(refused))
    return redirect(played.replay.analysis_path)


async def _file(context: RequestContext, played: Played) -> Response[bytes]:
    found = await context.app_state.looking_back.found(played.name)
    if found is None:
        raise Refused("unknown_page", "The coach has not looked back at this game.")
    headers = {"content-disposition": f'attachment; filename="argosy-{played.name}-analysis.json"'}
    return Response(
        msgspec.json.format(msgspec.json.encode(found), indent=1), media_type=MediaType.JSON, headers=headers
    )


async def _try(context: RequestContext, played: Played, form: dict[str, str]) -> Response[Any]:
    found = await context.app_state.looking_back.found(played.name)
    request, kinds = another_try(played.recording, found, whole_number(form.get("decision", ""), "decision"))
    return redirect(
        f"/t/{await context.app_state.tables.create(context.guest, request, kinds, network=context.network)}"
    )
