"""Runs an action at a table and responds with the table's new state or with the refusal."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Response

from argosy.server.errors import Refused
from argosy.server.live.page_stream import fragment
from argosy.server.pages.presenters import notice_of, table_page
from argosy.server.routes.dependencies import RequestContext, html, redirect
from argosy.server.routes.lobby import named
from argosy.server.storage.rows import Guest
from argosy.server.tables.table import Table
from argosy.web import pages


async def act(
    context: RequestContext, table_id: str, work: Callable[[Table], Awaitable[None]]
) -> Response[Any]:
    """Do something at a table and answer with how it stands then, or with what was refused and why."""
    found = await context.app_state.tables.get(table_id)
    try:
        await found.ask(lambda: work(found))
    except Refused as refused:
        return await refusal(context, found, refused)
    if context.is_script:
        return html(await fragment(found, context.guest, context.base))
    return redirect(f"/t/{found.id}")


async def act_as(
    context: RequestContext,
    form: dict[str, str],
    table_id: str,
    work: Callable[[Table, Guest], Awaitable[None]],
) -> Response[Any]:
    """The same under the name that a form gives; the name is kept when the table has agreed."""
    before = context.guest
    guest = msgspec.structs.replace(context.guest, name=form.get("name", "") or context.guest.name)

    async def kept(found: Table) -> None:
        await work(found, guest)
        await named(context.app_state, guest, guest.name, before)

    return await act(msgspec.structs.replace(context, guest=guest), table_id, kept)


async def refusal(context: RequestContext, found: Table, refused: Refused) -> Response[Any]:
    """Return the state of the table with a notice on it; nothing has changed."""
    render = pages.table_fragment if context.is_script else pages.table

    def rendered() -> str:
        return render(table_page(found, context.guest, context.base, notice_of(refused)), found.kept)

    return html(await found.look(rendered), context.count_refusal(refused))
