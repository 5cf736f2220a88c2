"""Runs an action at a table; the answer has the version that shows it, or the refusal."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Response

from argosy.server.auth.guests import visitor_of
from argosy.server.errors import Refused
from argosy.server.pages.presenters import notice_of, table_page
from argosy.server.routes.dependencies import RequestContext, html, redirect
from argosy.server.routes.lobby import named
from argosy.server.storage.rows import Guest
from argosy.server.tables.table import Table
from argosy.web import pages

VERSION = "table-version"
"""The header of an answer that says in which version the page shows what was done."""


async def act(
    context: RequestContext, table_id: str, work: Callable[[Table], Awaitable[None]]
) -> Response[Any]:
    """Do something at a table and answer that it is done, or what was refused and why.

    What has changed comes with the stream of the page; a browser without scripts is sent to the page.
    """
    found = await context.app_state.tables.get(table_id)
    try:
        await found.ask(lambda: work(found))
    except Refused as refused:
        return await refusal(context, found, refused)
    if context.is_script:
        return done(found, context.guest)
    return redirect(f"/t/{found.id}")


def done(found: Table, guest: Guest) -> Response[Any]:
    """Return the answer to a page's script: 204, and the version in which its page will show the change."""
    return Response(None, status_code=204, headers={VERSION: found.version_for(guest)})


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
    """Return the notice of a refusal for the page's script, or the table with the notice on it."""
    status, notice = context.count_refusal(refused), notice_of(refused)
    if context.is_script:
        return html(pages.table_notice(notice, visitor_of(context.guest, f"/t/{found.id}")), status)

    def rendered() -> str:
        return pages.table(table_page(found, context.guest, context.base, notice), found.kept)

    return html(await found.look(rendered), status)
