"""The rules in full, a page for each game."""

from litestar import Response, get
from litestar.params import FromPath

from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.presenters import rules_page
from argosy.server.routes.dependencies import Context, html
from argosy.web import pages


@get("/rules/{game:str}", include_in_schema=False)
async def rules_in_full(context: Context, game: FromPath[str]) -> Response[str]:
    """Every rule of a game with its id; links from refused choices lead here."""
    if game not in GAMES:
        addresses = " and ".join(f"/rules/{name}" for name in GAMES)
        raise Refused("unknown_page", f"There are rules at {addresses}.")
    return html(pages.rules_in_full(rules_page(context.guest, GAMES[game].name)))
