"""Routes of clubs: ratings, and open games for programs."""

from litestar import Response, get
from litestar.params import FromPath

from argosy.server.auth.tokens import ANY
from argosy.server.club.open_games import OpenGames
from argosy.server.club.open_games import open_games as games_with_capacity
from argosy.server.club.ratings import ApiRatings, api_ratings, ratings_page
from argosy.server.errors import Refused
from argosy.server.routes.dependencies import Context, html
from argosy.server.routes.openapi import EITHER, refusals
from argosy.web import pages
from argosy.web.games import GAMES


@get("/ratings", include_in_schema=False)
async def ratings(context: Context) -> Response[str]:
    """Ratings of people and bots."""
    return html(pages.ratings(await ratings_page(context.app_state.store.database, context.guest)))


@get(
    "/api/ratings/{game:str}",
    tags=["ratings"],
    security=EITHER,
    scope=ANY,
    cookies_too=True,
    responses=refusals(401, 403, 404, 429),
)
async def ratings_of_game(context: Context, game: FromPath[str]) -> ApiRatings:
    """The best hundred of a game, and the own place."""
    if game not in GAMES:
        raise Refused(
            "unknown_page", f"Ratings are at {' and '.join(f'/api/ratings/{name}' for name in GAMES)}."
        )
    return await api_ratings(context.app_state.store.database, game, context.guest)


@get(
    "/api/open-games",
    tags=["tables"],
    security=EITHER,
    scope=ANY,
    cookies_too=True,
    responses=refusals(401, 403, 429),
)
async def open_games(context: Context) -> OpenGames:
    """Tables that are shown in the lobby and have a seat for whoever asks, the newest first."""
    return await games_with_capacity(context.app_state.store, context.guest.id)
