"""Routes of the lobby: first page, new tables, settings, help, compile status."""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.server.auth import ids
from argosy.server.auth.guests import changed_settings, visitor_of, with_voyages
from argosy.server.auth.name_checks import check_name
from argosy.server.errors import Refused
from argosy.server.games import DEFAULT_GAME, GAMES
from argosy.server.http.app_state import AppState
from argosy.server.http.client_addresses import is_this_machine
from argosy.server.http.form_fields import one_of
from argosy.server.http.forms import game_request, help_request, seat_kinds
from argosy.server.http.own_addresses import is_loopback
from argosy.server.pages.own_games import wonder_records
from argosy.server.pages.presenters import help_page, lobby_page, notice_of
from argosy.server.routes.dependencies import Context, Form, RequestContext, html, own_path, redirect
from argosy.server.storage.rows import Guest, TableRow
from argosy.server.storage.store import LIST_LENGTH
from argosy.web import pages
from argosy.web.models import NetworkSwitch, Notice

GAMES_OF_RECORDS = 100
"""Finished games of a guest, the newest, that the chart's records by wonder count."""


@get("/", include_in_schema=False)
async def lobby(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """The lobby."""
    return html(await _lobby_html(context.app_state, context.guest, network=_network(context, request)))


@post("/tables", include_in_schema=False, counted_as="new_tables")
async def new_table(context: Context, form: Form) -> Response[Any]:
    """Make a table and go there; what cannot be played is said in the lobby."""
    try:
        request = game_request(form)
        kinds = seat_kinds(form, request)
        guest = await named(context.app_state, context.guest, form.get("name", ""))
        context.app_state.compile_status.wanted(GAMES[request.game].name)
        listed = form.get("listed") == "on"
        made = context.app_state.tables.create(guest, request, kinds, listed=listed, network=context.network)
        return redirect(f"/t/{await made}")
    except Refused as refused:
        return html(
            await _lobby_html(context.app_state, context.guest, notice_of(refused)),
            context.count_refusal(refused),
        )


@post("/first-voyage", include_in_schema=False, counted_as="new_tables")
async def first_voyage(context: Context, form: Form) -> Response[Any]:
    """Make the guided table of a game and go there."""
    try:
        game = one_of(form, "game", GAMES, DEFAULT_GAME)
        guest = await named(context.app_state, context.guest, form.get("name", ""))
        context.app_state.compile_status.wanted(GAMES[game].name)
        return redirect(
            f"/t/{await context.app_state.tables.create_first_voyage(guest, game, context.network)}"
        )
    except Refused as refused:
        return html(
            await _lobby_html(context.app_state, context.guest, notice_of(refused)),
            context.count_refusal(refused),
        )


@post("/settings", include_in_schema=False, always_open=True)
async def settings(context: Context, form: Form) -> Redirect:
    """Keep the settings, and a name if one is given, and go back to the page."""
    await named(context.app_state, changed_settings(context.guest, form), form.get("name", ""), context.guest)
    return redirect(own_path(form.get("next", "/")))


@post("/network", include_in_schema=False)
async def let_network_in(context: Context, request: Request[Any, Any, Any], form: Form) -> Response[Any]:
    """Let the local network in, or no longer: only the person at the computer of a server at home may."""
    listener = context.app_state.network_listener
    if listener is None or not _is_at_the_computer(request):
        raise Refused("not_here", "Only the person at the computer where Argosy runs may let the network in.")
    if one_of(form, "open", ("on", "off"), "on") == "on":
        await listener.open()
    else:
        await listener.close()
    path = own_path(form.get("next", "/"))
    if context.is_script:
        return Response("", status_code=200, headers={"hx-redirect": path})
    return redirect(path)


@get("/compile-status/{game:str}", include_in_schema=False)
async def compile_status(context: Context, game: FromPath[str]) -> Response[str]:
    """Compile status of the bots of a game; nothing when they are ready."""
    if game not in GAMES:
        raise Refused(
            "unknown_page", f"They are at {' and '.join(f'/compile-status/{name}' for name in GAMES)}."
        )
    found = context.app_state.compile_status.state(GAMES[game].name)
    return html(pages.compile_status(found, visitor_of(context.guest, "/")) if found else "")


@get("/help", include_in_schema=False)
async def help_to_play(context: Context, request: Request[Any, Any, Any]) -> Response[str]:
    """Help: how to play, every card and wonder of a game."""
    return html(pages.rules(help_page(context.guest, help_request(request.query_params))))


async def named(app_state: AppState, guest: Guest, name: str, before: Guest | None = None) -> Guest:
    """The guest under the name of a form, if it gives one; kept, with what else differs from the guest
    before.

    Refuses a new name that looks like that of a bot.
    """
    before = before or guest
    if name.strip():
        guest = msgspec.structs.replace(guest, name=ids.clean_name(name))
    if guest.name != before.name:
        await check_name(app_state.store, guest.id, guest.name)
    return await app_state.store.put_guest(guest, before)


async def _with_voyages(app_state: AppState, guest: Guest, finished: Sequence[TableRow]) -> Guest:
    """The guest with the first voyages among these games added: lists leave out old games."""
    after = with_voyages(guest, (row.request.game for row in finished if row.guide is not None))
    if after != guest:
        await app_state.store.put_guest(after, guest)
    return after


def _network(context: RequestContext, request: Request[Any, Any, Any]) -> NetworkSwitch | None:
    """The switch of the local network, for the person who decides it; None for all others."""
    listener = context.app_state.network_listener
    return NetworkSwitch(listener.url) if listener is not None and _is_at_the_computer(request) else None


def _is_at_the_computer(request: Request[Any, Any, Any]) -> bool:
    """True if a request comes from a browser on the computer of the server."""
    is_here = request.client is not None and is_this_machine(request.client.host)
    return is_here and is_loopback(str(request.base_url))


async def _lobby_html(
    app_state: AppState, guest: Guest, notice: Notice | None = None, network: NetworkSwitch | None = None
) -> str:
    mine = await app_state.store.tables_of(guest.id, ("waiting", "playing"), None)
    waiting = await app_state.store.open_tables(guest.id)
    finished = await app_state.store.tables_of(guest.id, ("over",), GAMES_OF_RECORDS)
    guest = await _with_voyages(app_state, guest, finished)
    compiling = tuple(
        filter(None, map(app_state.compile_status.state, (game.name for game in GAMES.values())))
    )
    return pages.lobby(
        lobby_page(
            guest,
            mine,
            waiting,
            finished[:LIST_LENGTH],
            notice,
            compiling,
            network,
            wonder_records(finished, guest.id),
        )
    )
