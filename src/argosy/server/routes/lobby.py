"""The first page, new tables, settings, help."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.response import Redirect

from argosy.server import ids
from argosy.server.errors import Refused
from argosy.server.forms import ARMADA_BOXES, EDITIONS, game_request, seat_kinds
from argosy.server.house import House
from argosy.server.routes.asking import At, Form, html, see
from argosy.server.rows import Guest
from argosy.server.showing import duel_help_page, help_page, lobby_page, notice_of
from argosy.server.visitors import changed_settings
from argosy.web import pages
from argosy.web.models import Notice


@get("/", include_in_schema=False)
async def lobby(here: At) -> Response[str]:
    """The lobby."""
    return html(await _lobby_html(here.house, here.guest))


@post("/tables", include_in_schema=False)
async def new_table(here: At, form: Form) -> Response[Any]:
    """Make a table and go there; what cannot be played is said in the lobby."""
    try:
        request = game_request(form)
        kinds = seat_kinds(form, request)
        guest = await named(here.house, here.guest, form.get("name", ""))
        return see(f"/t/{await here.house.tables.create(guest, request, kinds)}")
    except Refused as refused:
        return html(await _lobby_html(here.house, here.guest, notice_of(refused)), refused.status)


@post("/settings", include_in_schema=False)
async def settings(here: At, form: Form) -> Redirect:
    """Keep the settings and go back to the page."""
    await here.house.store.put_guest(changed_settings(here.guest, form))
    back = form.get("next", "/")
    # Only a path of ours: `//host` and `/\host` would lead a browser elsewhere.
    return see(back if back.startswith("/") and back[1:2] not in ("/", "\\") and back.isprintable() else "/")


@get("/help", include_in_schema=False)
async def help_to_play(here: At, request: Request[Any, Any, Any]) -> Response[str]:
    """How to play, every card and wonder of an edition, or of Duel."""
    if request.query_params.get("game") == "duel":
        return html(pages.rules(duel_help_page(here.guest)))
    asked = request.query_params.get("edition", "")
    edition = int(asked) if asked in map(str, EDITIONS) else EDITIONS[-1]
    armada = request.query_params.get("boxes", "")
    return html(pages.rules(help_page(here.guest, edition, armada if armada in ARMADA_BOXES else "")))


async def named(house: House, guest: Guest, name: str) -> Guest:
    """The guest under the name of a form, if it gives one; kept."""
    if name.strip():
        guest = msgspec.structs.replace(guest, name=ids.clean_name(name))
    await house.store.put_guest(guest)
    return guest


async def _lobby_html(house: House, guest: Guest, notice: Notice | None = None) -> str:
    mine = await house.store.tables_of(guest.id, ("waiting", "playing"))
    waiting = await house.store.waiting_tables()
    finished = await house.store.tables_of(guest.id, ("over",))
    return pages.lobby(lobby_page(guest, mine, waiting, finished, notice))
