"""Registration of 7 Wonders at the server: its table for programs, its seats, its arguments."""

from typing import Any, Literal

from argosy.game.types import Choice
from argosy.game.wonders.game import WondersGame
from argosy.game.wonders.view import WondersView
from argosy.rules.wonders.ruleset import Options
from argosy.search.wonders.hidden_information.from_view import determinize
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.served_game import ApiTable, FirstVoyage, ServedGame
from argosy.server.storage.rows import GameRequest, SeatRow
from argosy.server.wonders import form
from argosy.server.wonders.offers import offers
from argosy.web.wonders.expansions.in_play import offered


class WondersTable(ApiTable, frozen=True, kw_only=True):
    """A table of 7 Wonders."""

    game: Literal["wonders"] = "wonders"
    view: WondersView | None
    """What that seat may know; null before the game begins."""
    choices: tuple[Choice, ...]
    """All that the seat may do now; empty when it owes nothing."""


def arguments(request: GameRequest) -> dict[str, Any]:
    """Return the extra arguments of `argosy.new_game("wonders")`."""
    wonders = request.wonders if request.wonders == "random" else list(request.wonders)
    return {"edition": request.edition, "wonders": wonders}


def seats_again(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """Return the seats of a rematch: as before."""
    return seats


FIRST_VOYAGE = FirstVoyage(
    request=GameRequest(players=3, edition=2020, wonders=(("gizah", "a"), None, None)),
    kinds={0: "you", 1: f"bot:{DEFAULT_BOT}", 2: f"bot:{DEFAULT_BOT}"},
    seed=24,
)
"""Gizah by day: a board that gives points and asks no question."""


def wonders(game: WondersGame) -> tuple[tuple[str, ...], ...]:
    """The wonder of each city."""
    return tuple((city.wonder,) for city in game.view(None).cities)


WONDERS = ServedGame(
    name="wonders",
    request=form.game_request,
    help_request=form.help_request,
    seat_kinds=form.seat_kinds,
    player_seats=form.player_seats,
    arguments=arguments,
    options=("teams", *Options.__struct_fields__),
    expansions=tuple(expansion for rules in offered() for expansion in rules.editions.values()),
    seats_again=seats_again,
    wonders=wonders,
    offers=offers,
    world=determinize,
    api_table=WondersTable,
    shows_at_once=False,
    first_voyage=FIRST_VOYAGE,
    example=GameRequest(players=3),
)
