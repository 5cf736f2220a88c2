"""Routes of the symbol glossary, the introductions of expansions, and the statistics of strong play."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from argosy.coach.strategy import strategy as statistics
from argosy.server.auth.guests import introduced, visitor_of
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.pages.presenters import introductions_page, signs_page
from argosy.server.routes.dependencies import Context, Form, html, own_path, redirect
from argosy.server.storage.rows import GameRequest
from argosy.web import pages
from argosy.web.strategy import StrategyPage


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


@get("/strategy", include_in_schema=False)
async def strategy(context: Context) -> Response[str]:
    """The first kind of table."""
    return _strategy(context, statistics().families[0].name)


@get("/strategy/{family:str}", include_in_schema=False)
async def strategy_of(context: Context, family: FromPath[str]) -> Response[str]:
    """A kind of table by its name in the data file."""
    if family not in (one.name for one in statistics().families):
        raise Refused("unknown_page", "The figures are at /strategy.")
    return _strategy(context, family)


def _strategy(context: Context, family: str) -> Response[str]:
    return html(
        pages.strategy(StrategyPage(visitor=visitor_of(context.guest, f"/strategy/{family}"), family=family))
    )
