"""Renders a table of each game once after the start, because templates and catalogues are read on first use."""

from argosy.server.engine import new_game
from argosy.server.presenters import offers_of
from argosy.server.rows import Deal, GameRequest
from argosy.web import pages
from argosy.web.models import GameName, SeatInfo, TablePage, Visitor

BOXES: dict[GameName, tuple[str, ...]] = {"wonders": (), "duel": ("pantheon", "agora")}


def prewarm() -> list[str]:
    """The first turn of some game of each kind as a page."""
    return [page(name) for name in BOXES]


def page(name: GameName) -> str:
    """The first turn of a game."""
    request = GameRequest(game=name, players=2 if name == "duel" else 3, boxes=BOXES[name])
    game = new_game(Deal(request=request, seed=0))
    seats = tuple(SeatInfo(seat=seat, name="", kind="human") for seat in range(request.players))
    return pages.table(
        TablePage(
            table="prewarm",
            visitor=Visitor(),
            seat=0,
            phase="playing",
            seats=seats,
            game=name,
            edition=request.edition,
            boxes=request.boxes,
            ruleset=game.ruleset,
            view=game.view(0),
            offers=offers_of(game, name, 0),
            projection=game.scores(),
        )
    )
