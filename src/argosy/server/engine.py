"""The one place where the server meets the rules: what it asks of a game, and how it gets one."""

from typing import Any, Protocol

import argosy
from argosy.errors import RulesetError
from argosy.game.types import Choice, Event, Explanation, Refusal, SeatScore
from argosy.server.errors import Refused
from argosy.server.rows import Deal, GameRequest

View = Any
"""A WondersView or a DuelView."""

FIRST_SEAT = {("wonders", 2): 1}
"""Seat of the first player where it is not 0: with two players seat 0 is the free city (BASE-TWO-1)."""


class Game(Protocol):
    """What the server uses of a game; `WondersGame` and `DuelGame` have it."""

    @property
    def ruleset(self) -> Any: ...
    @property
    def moment(self) -> int: ...
    @property
    def owing(self) -> tuple[int, ...]: ...
    @property
    def is_over(self) -> bool: ...

    def choices(self, seat: int) -> tuple[Choice, ...]: ...
    def choose(self, seat: int, choice: str, *, moment: int | None = None) -> list[Event]: ...
    def take_back(self, seat: int) -> object: ...
    def committed(self, seat: int) -> object: ...
    def view(self, seat: int | None) -> View: ...
    def scores(self) -> tuple[SeatScore, ...]: ...
    def explain(self, seat: int, choice: Choice) -> Explanation: ...
    def refusal(self, seat: int, text: str) -> Refusal | None: ...
    def record(self) -> str: ...


def player_seats(request: GameRequest) -> tuple[int, ...]:
    """The seats that people and bots can have."""
    first = FIRST_SEAT.get((request.game, request.players), 0)
    return tuple(range(first, first + request.players))


def new_game(deal: Deal) -> Game:
    """The dealt game: equal deals give equal games. Refuses what the rules do not offer, with their reason."""
    request = deal.request
    if request.players < 2:
        raise Refused("unplayable", "A game needs at least two players.")
    try:
        game: Any = argosy.new_game(
            request.game,
            players=request.players,
            edition=request.edition,
            boxes=request.boxes,
            wonders=request.wonders if request.wonders == "random" else list(request.wonders),
            seed=deal.seed,
            **request.options,
        )
    except RulesetError as error:
        raise Refused("unplayable", str(error)) from error
    return game  # both kinds of games have what a table needs


def fingerprint(game: Game) -> str:
    """Which rules and facts a game was dealt with."""
    return str(game.ruleset.fingerprint)
