"""Routes of tournaments: list, page, joining, bots, start, and the same as JSON."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from argosy.server.errors import Refused
from argosy.server.http.form_fields import whole_number
from argosy.server.pages.presenters import notice_of
from argosy.server.routes.api import EITHER
from argosy.server.routes.dependencies import Context, Form, RequestContext, html, redirect
from argosy.server.routes.lobby import named
from argosy.server.routes.openapi import refusals
from argosy.server.storage.rows import Guest
from argosy.server.tournaments import bot_invitations, commands
from argosy.server.tournaments.api_models import TournamentInfo, info
from argosy.server.tournaments.page import LIST, list_page, one_page
from argosy.web import pages
from argosy.web.models import Notice

TournamentId = FromPath[str]
ANY = ""
"""Every token opens it."""


@get(LIST, include_in_schema=False)
async def tournaments(context: Context) -> Response[str]:
    """All tournaments, and the form for a new one."""
    return html(await _list(context))


@post(LIST, include_in_schema=False, counted_as="new_tables")
async def make_tournament(context: Context, form: Form) -> Response[Any]:
    """Make a tournament and go there; what cannot be is said in the list."""
    try:
        stored, limits = context.app_state.tournaments.stored, context.app_state.limits
        made = await commands.make(stored, context.guest, form, limits, context.network)
    except Refused as refused:
        return html(await _list(context, notice_of(refused)), context.count_refusal(refused))
    return redirect(f"{LIST}/{made}")


@get("/tournaments/{tournament_id:str}", include_in_schema=False)
async def tournament(context: Context, tournament_id: TournamentId) -> Response[str]:
    """Page of a tournament."""
    return html(await _one(context, tournament_id))


@post("/tournaments/{tournament_id:str}/join", include_in_schema=False)
async def join_tournament(context: Context, form: Form, tournament_id: TournamentId) -> Response[Any]:
    """Take part, under the name of the form."""

    async def work() -> None:
        guest = await named(context.app_state, context.guest, form.get("name", ""))
        await commands.join(
            context.app_state.store, context.app_state.tournaments.stored, tournament_id, guest
        )

    return await _done(context, tournament_id, work)


@post("/tournaments/{tournament_id:str}/bots", include_in_schema=False)
async def add_to_tournament(context: Context, form: Form, tournament_id: TournamentId) -> Response[Any]:
    """Add a bot: one of this server (`bot`), or somebody else's by its name (`handle`).

    The latter is asked first.
    """
    stored, guest = context.app_state.tournaments.stored, context.guest

    async def work() -> None:
        if handle := form.get("handle", "").strip():
            await bot_invitations.invite(context.app_state, tournament_id, guest, handle)
        else:
            await commands.add_bot(stored, tournament_id, guest, form.get("bot", ""))

    return await _done(context, tournament_id, work)


@post("/tournaments/{tournament_id:str}/uninvite", include_in_schema=False)
async def uninvite_from_tournament(
    context: Context, form: Form, tournament_id: TournamentId
) -> Response[Any]:
    """Take the invitation of a bot back: the `challenge` that it got."""

    async def work() -> None:
        await bot_invitations.take_back(
            context.app_state, tournament_id, context.guest, form.get("challenge", "")
        )

    return await _done(context, tournament_id, work)


@post("/tournaments/{tournament_id:str}/withdraw", include_in_schema=False)
async def withdraw_from_tournament(
    context: Context, form: Form, tournament_id: TournamentId
) -> Response[Any]:
    """Withdraw; as the maker take out the entrant of a `number`."""

    async def work() -> None:
        number = whole_number(form["number"], "number") if "number" in form else None
        await commands.withdraw(context.app_state.tournaments.stored, tournament_id, context.guest, number)

    return await _done(context, tournament_id, work)


@post("/tournaments/{tournament_id:str}/start", include_in_schema=False)
async def start_tournament(context: Context, tournament_id: TournamentId) -> Response[Any]:
    """Let it begin: the first round is drawn."""
    own = context.app_state.tournaments

    async def work() -> None:
        await commands.begin(own.stored, tournament_id, context.guest)
        await own.follow(tournament_id)

    return await _done(context, tournament_id, work)


@post("/tournaments/{tournament_id:str}/delete", include_in_schema=False)
async def delete_tournament(context: Context, tournament_id: TournamentId) -> Response[Any]:
    """Forget one that has not begun."""

    async def work() -> None:
        await commands.delete(context.app_state.tournaments.stored, tournament_id, context.guest)

    return await _done(context, tournament_id, work, LIST)


@get(
    "/api/tournaments/{tournament_id:str}", tags=["tournaments"], security=EITHER, scope=ANY, cookies_too=True,
    responses=refusals(401, 403, 404, 429),
)  # fmt: skip
async def api_tournament(context: Context, tournament_id: TournamentId) -> TournamentInfo:
    """State of a tournament: standings and all rounds."""
    found = await commands.known(context.app_state.tournaments.stored, tournament_id)
    return info(found, Guest(id=""))


async def _done(
    context: RequestContext, tournament_id: str, work: Callable[[], Awaitable[None]], then: str = ""
) -> Response[Any]:
    """Do something and show the page again, with what was refused."""
    try:
        await work()
    except Refused as refused:
        if refused.code == "unknown_tournament":
            raise
        page = await _one(context, tournament_id, notice_of(refused))
        return html(page, context.count_refusal(refused))
    return redirect(then or f"{LIST}/{tournament_id}")


async def _list(context: RequestContext, notice: Notice | None = None) -> str:
    stored = context.app_state.tournaments.stored
    found = [one for state in ("open", "running", "over") for one in await stored.of_states(state)]
    return pages.tournaments(list_page(context.guest, found, notice))


async def _one(context: RequestContext, tournament_id: str, notice: Notice | None = None) -> str:
    found = await commands.known(context.app_state.tournaments.stored, tournament_id)
    invited = await bot_invitations.invited(context.app_state, found)
    return pages.tournament(one_page(context.guest, found, notice, invited))
