"""A table that nobody sees: rendered once after the start, because templates and catalogues are read on first use."""

from argosy.server.engine import new_game
from argosy.server.rows import Deal, GameRequest
from argosy.web import pages
from argosy.web.models import SeatInfo, TablePage, Visitor
from argosy.web.offers import offers


def practice() -> str:
    """The first turn of some game as a fragment."""
    request = GameRequest()
    game = new_game(Deal(request=request, seed=0))
    seats = tuple(SeatInfo(seat=seat, name="", kind="human") for seat in range(request.players))
    return pages.table(
        TablePage(
            table="practice",
            visitor=Visitor(),
            seat=0,
            phase="playing",
            seats=seats,
            edition=request.edition,
            ruleset=game.ruleset,
            view=game.view(0),
            offers=offers(game, 0),
            projection=game.scores(),
        )
    )
