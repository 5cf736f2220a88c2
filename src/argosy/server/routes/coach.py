"""Route of coach advice for a seat that owes a choice."""

from typing import Any

from litestar import Response, post

from argosy.coach import Advice
from argosy.server.errors import Refused
from argosy.server.http.forms import moment_of
from argosy.server.pages.presenters import coach_page, notice_of
from argosy.server.routes.dependencies import Context, Form, RequestContext, TableId, html
from argosy.server.tables.table import Table
from argosy.web import pages
from argosy.web.models import Notice


@post("/t/{table_id:str}/coach", include_in_schema=False)
async def coach(context: Context, form: Form, table_id: TableId) -> Response[Any]:
    """The best choices of the moment `moment` and why, for whoever owes one; or what is refused and why."""
    found = await context.app_state.tables.get(table_id)
    try:
        moment = moment_of(form)
        advice = await context.app_state.coach.advise(found, context.guest, moment)
        return await _answer(context, found, advice=advice, moment=moment)
    except Refused as refused:
        return await _answer(context, found, notice=notice_of(refused), status=context.count_refusal(refused))


async def _answer(
    context: RequestContext,
    found: Table,
    *,
    advice: tuple[Advice, ...] = (),
    moment: int = 0,
    notice: Notice | None = None,
    status: int = 200,
) -> Response[Any]:
    render = pages.coach_fragment if context.is_script else pages.coach

    def rendered() -> str:
        if advice and found.running().moment != moment:
            raise Refused("stale", "The table has moved on meanwhile.")
        return render(coach_page(found, context.guest, context.base, advice, notice))

    return html(await found.look(rendered), status)
