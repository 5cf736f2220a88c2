"""Interface of the server to the rules: `Game`, and functions that deal or restore a game."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

import argosy
from argosy.bots.types import AnyChoice, View
from argosy.errors import ArgosyError, RulesetError, SaidAnywhere
from argosy.game import at_its_end
from argosy.game.duel.view import DuelEvent
from argosy.game.types import Event, Refusal, SeatScore
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.rows import Deal, GameRequest

AnyEvent: TypeAlias = Event | DuelEvent


class Made(Protocol):
    """A choice in the journal of a game."""

    @property
    def moment(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...


class Game(Protocol):
    """The part of a game that the server uses; `WondersGame` and `DuelGame` have it."""

    @property
    def ruleset(self) -> Any: ...
    @property
    def state(self) -> Any: ...
    @property
    def moment(self) -> int: ...
    @property
    def owing(self) -> tuple[int, ...]: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def journal(self) -> Sequence[Made]: ...
    @property
    def players(self) -> tuple[int, ...]: ...

    def choices(self, seat: int) -> tuple[AnyChoice, ...]: ...
    def choose(self, seat: int, choice: str, *, moment: int | None = None) -> Sequence[AnyEvent]: ...
    def play(self, seat: int, choice: str, *, moment: int | None = None) -> None: ...
    def can_take_back(self, seat: int) -> bool: ...
    def take_back(self, seat: int) -> None: ...
    def view(self, seat: int | None) -> View: ...
    def scores(self) -> tuple[SeatScore, ...]: ...
    def totals(self) -> tuple[int, ...]: ...
    def refusal(self, seat: int, text: str) -> Refusal | None: ...
    def record(self) -> str: ...
    def position(self) -> dict[str, Any]: ...
    def copy(self) -> "Game": ...


def player_seats(request: GameRequest) -> tuple[int, ...]:
    """The seats that people and bots can have."""
    return GAMES[request.game].player_seats(request)


def new_game(deal: Deal) -> Game:
    """The dealt game: equal deals give equal games.

    Refuses what the rules do not offer, with their reason.
    """
    request = deal.request
    if request.position:
        return game_of_position(msgspec.json.decode(request.position))
    if request.players < 2:
        raise Refused("unplayable", "A game needs at least two players.")
    try:
        game: Any = argosy.game_of(_arguments(request), game=request.game, seed=deal.seed)
    except RulesetError as error:
        raise Refused("unplayable", str(error)) from error
    return game  # both kinds of games have what a table needs


def game_of_position(position: Any) -> Game:
    """The game that begins where a position says. Refuses what cannot be, with the place and the reason."""
    return _set_up(argosy.from_position, position)


def game_at_its_end(position: Any) -> Game:
    """The same, but taken for the end of the game unless the position itself says that play goes on: to be
    added up.
    """
    return _set_up(at_its_end, position)


def _set_up(make: Callable[[Any], Any], position: Any) -> Game:
    try:
        game: Any = make(position)
    except (ArgosyError, RecursionError) as error:
        raise Refused("bad_position", str(error), _named(error)) from error
    return game


def _named(error: Exception) -> Refusal | None:
    """Return the code of a refusal, for any language; None where there is only the English message."""
    if not isinstance(error, SaidAnywhere) or not error.code:
        return None
    return Refusal(code=error.code, text=str(error), values=dict(error.parts))


def game_of_record(record: str) -> Game:
    """A record played again to its end. Raises RecordError."""
    game: Any = argosy.replay(record)
    return game


def _arguments(request: GameRequest) -> dict[str, Any]:
    """Return the arguments of `argosy.new_game` for a request."""
    more = GAMES[request.game].arguments(request)
    return {**more, "players": request.players, "expansions": request.expansions, **request.options}


def fingerprint(game: Game) -> str:
    """Return the fingerprint of the rules and facts that a game was dealt with."""
    return str(game.ruleset.fingerprint)
