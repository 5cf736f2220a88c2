"""Registration of Duel at the server: its table for programs, its seats, its arguments."""

from typing import Any, Literal

import msgspec

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.game import DuelGame
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import EXPANSIONS, DuelOptions
from argosy.search.duel.hidden_information.from_view import determinize
from argosy.server.duel import form
from argosy.server.duel.offers import offers
from argosy.server.duel.planning import is_due, plan_offers
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.served_game import ApiTable, FirstVoyage, Planning, ServedGame
from argosy.server.storage.rows import GameRequest, SeatRow


class DuelTable(ApiTable, frozen=True, kw_only=True):
    """A table of 7 Wonders Duel."""

    game: Literal["duel"] = "duel"
    view: DuelView | None
    """What that seat may know; null before the game begins."""
    choices: tuple[DuelChoice, ...]
    """All that the seat may do now; empty when it owes nothing."""


def arguments(_: GameRequest) -> dict[str, Any]:
    """Return the extra arguments of `argosy.new_game("duel")`: none."""
    return {}


def seats_again(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """Return the seats of a rematch: players change seats, so that the other one begins (DUEL-008)."""
    return tuple(msgspec.structs.replace(seat, seat=1 - seat.seat) for seat in reversed(seats))


FIRST_VOYAGE = FirstVoyage(
    request=GameRequest(game="duel", players=2),
    kinds={0: "you", 1: f"bot:{DEFAULT_BOT}"},
    seed=17,
)


def wonders(game: DuelGame) -> tuple[tuple[str, ...], ...]:
    """The wonders that each city has built."""
    return tuple(tuple(one.wonder for one in city.wonders if one.is_built) for city in game.view(None).cities)


DUEL = ServedGame(
    name="duel",
    request=form.game_request,
    help_request=form.help_request,
    seat_kinds=form.seat_kinds,
    player_seats=form.player_seats,
    arguments=arguments,
    options=DuelOptions.__struct_fields__,
    expansions=EXPANSIONS,
    seats_again=seats_again,
    wonders=wonders,
    offers=offers,
    world=determinize,
    api_table=DuelTable,
    shows_at_once=True,
    planning=Planning(offers=plan_offers, is_due=is_due),
    first_voyage=FIRST_VOYAGE,
    example=GameRequest(game="duel", players=2, expansions=EXPANSIONS),
)
