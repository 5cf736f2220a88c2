"""Template warm-up: renders a table of each game once after the start.

Templates and catalogues are read on first use.
"""

from argosy.server.engine import new_game
from argosy.server.games import GAMES
from argosy.server.served_game import ServedGame
from argosy.server.storage.rows import Deal
from argosy.web import pages
from argosy.web.models import SeatInfo, TablePage, Visitor


def warm_up_templates() -> list[str]:
    """The first turn of some game of each kind as a page."""
    return [page(served) for served in GAMES.values()]


def page(served: ServedGame) -> str:
    """The first turn of a game."""
    request = served.example
    game = new_game(Deal(request=request, seed=0))
    seats = tuple(SeatInfo(seat=seat, name="", kind="human") for seat in range(request.players))
    return pages.table(
        TablePage(
            table="prewarm",
            visitor=Visitor(),
            seat=0,
            phase="playing",
            seats=seats,
            game=served.name,
            edition=request.edition,
            expansions=request.expansions,
            ruleset=game.ruleset,
            view=game.view(0),
            offers=served.offers(game, 0),
            projection=game.scores(),
        )
    )
