"""Routes of the rulebook: a book for each game, its chapters, a rule by its id, search."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from argosy import rulebook
from argosy.server.errors import Refused
from argosy.server.games import DEFAULT_GAME, GAMES
from argosy.server.pages.presenters import rules_page
from argosy.server.routes.dependencies import Context, html, redirect
from argosy.web import pages
from argosy.web.models import GameName
from argosy.web.rulebook_pages import book


@get("/rules", include_in_schema=False)
async def rule_by_id(request: Request[Any, Any, Any]) -> Redirect:
    """`/rules?rule=BASE-TRADE-4` leads to the rule; without a rule the first book opens."""
    asked = request.query_params.get("rule", "")
    address = book.address_named(asked) if asked else f"/rules/{DEFAULT_GAME}"
    if address is None:
        raise Refused("unknown_page", f"There is no rule {asked!r:.40}.")
    return redirect(address)


@get("/rules/{game:str}", include_in_schema=False)
async def rules_in_full(
    context: Context, request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[str]:
    """The cover of a book, or with `?q=` the rules that have these words."""
    query = request.query_params.get("q", "")
    return html(pages.rules_in_full(rules_page(context.guest, _game(game), query=query)))


@get("/rules/{game:str}/{chapter:str}", include_in_schema=False)
async def chapter(
    context: Context, request: Request[Any, Any, Any], game: FromPath[str], chapter: FromPath[str]
) -> Response[str]:
    """A chapter; links from refused choices lead here. With `?q=` its words are marked."""
    name = _game(game)
    if chapter not in rulebook.PAGES[name]:
        addresses = ", ".join(f"/rules/{name}/{one}" for one in rulebook.PAGES[name])
        raise Refused("unknown_page", f"The chapters are {addresses}.")
    query = request.query_params.get("q", "")
    return html(pages.rules_in_full(rules_page(context.guest, name, chapter, query)))


def _game(asked: str) -> GameName:
    if asked not in GAMES:
        addresses = " and ".join(f"/rules/{name}" for name in GAMES)
        raise Refused("unknown_page", f"There are rules at {addresses}.")
    return GAMES[asked].name
