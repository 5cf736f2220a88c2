"""Routes of the symbol glossary and the introductions of expansions."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.server.auth.guests import introduced
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.pages.presenters import introductions_page, signs_page
from argosy.server.routes.dependencies import Context, Form, html, own_path, redirect
from argosy.server.storage.rows import GameRequest
from argosy.web import pages


@get("/signs/{game:str}", include_in_schema=False)
async def signs(context: Context, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[str]:
    """The glossary of a game's signs; expansions that the address names come first."""
    return html(pages.signs(signs_page(context.guest, _asked(request, game, "signs"))))


@get("/introductions/{game:str}", include_in_schema=False)
async def introductions(
    context: Context, request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[str]:
    """Introductions of the expansions that the address names, a minute each; of all if it names none."""
    return html(
        pages.introductions(introductions_page(context.guest, _asked(request, game, "introductions")))
    )


@post("/introduced", include_in_schema=False)
async def met(context: Context, form: Form) -> Redirect:
    """The guest has seen the introductions of some expansions, or does not want them."""
    await context.app_state.store.put_guest(introduced(context.guest, form.get("boxes", "")), context.guest)
    return redirect(own_path(form.get("next", "/")))


def _asked(request: Request[Any, Any, Any], game: str, what: str) -> GameRequest:
    if game not in GAMES:
        raise Refused("unknown_page", f"They are at {' and '.join(f'/{what}/{name}' for name in GAMES)}.")
    return GAMES[game].help_request(request.query_params)
