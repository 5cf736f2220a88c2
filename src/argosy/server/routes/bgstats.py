"""Routes of the BG Stats export: a link that opens the app, and a file."""

import msgspec
from litestar import MediaType, Response, get
from litestar.response import Redirect

from argosy.server.errors import Refused
from argosy.server.pages.bgstats import Play, address_of, play_of
from argosy.server.routes.dependencies import Context, RequestContext, TableId, redirect


@get("/t/{table_id:str}/bgstats", include_in_schema=False)
async def bgstats(context: Context, table_id: TableId) -> Redirect:
    """Go on to the app, which shows the play and asks whether to keep it."""
    return redirect(address_of(await _play(context, table_id)))


@get("/t/{table_id:str}/bgstats.json", include_in_schema=False)
async def bgstats_file(context: Context, table_id: TableId) -> Response[bytes]:
    """The play as a file."""
    text = msgspec.json.format(msgspec.json.encode(await _play(context, table_id)))
    headers = {"content-disposition": f'attachment; filename="argosy-{table_id}.json"'}
    return Response(text, media_type=MediaType.JSON, headers=headers)


async def _play(context: RequestContext, table_id: str) -> Play:
    found = await context.app_state.tables.get(table_id)
    if found.row.phase != "over" or found.playing is None:
        raise Refused("not_over", "A result can be sent when the game is over.")
    entries = await context.app_state.store.entries(table_id)
    if found.row.standing.ended:
        return play_of(found.row, entries)
    standing = found.playing.standing(entries[-1].at)  # because old summaries lack points and wonders
    return play_of(msgspec.structs.replace(found.row, standing=standing), entries)
