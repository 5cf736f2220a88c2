"""Interface of a game at the server, and a table as programs get it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from argosy import bots
from argosy.server.storage.rows import GameRequest, Phase, SeatKind, SeatRow
from argosy.web.models import GameName

Fields = Mapping[str, str]


class FirstVoyage(msgspec.Struct, frozen=True, kw_only=True):
    """The tutorial game: the same deal for everybody."""

    request: GameRequest
    kinds: Mapping[int, str]
    """Who sits where: `you` or `bot:NAME`."""
    seed: int
    """Of the deal, and of the chance of its bots. Everybody can read it here: there is nothing to win."""


class Planning(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of planned moves."""

    offers: Callable[[Any, int], Any]
    """(game, seat) -> all that the seat may plan now, for the page; None where nothing can be named
    beforehand.
    """
    is_due: Callable[[Any, int], bool]
    """(game, seat) -> has the turn come that the seat plans for?"""


class ApiSeat(msgspec.Struct, frozen=True, kw_only=True):
    """The player of a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    """The bot that plays here, by the name with which it is chosen: `captain`, `mybots:Builder`."""
    package: str = ""
    """The package that the bot comes from, with its version: `argosy 0.2.0`; empty where it is none."""


def api_seats(seats: Iterable[SeatRow]) -> tuple[ApiSeat, ...]:
    """The seats of a table as programs get them."""
    return tuple(
        ApiSeat(
            seat=one.seat,
            kind=one.kind,
            name=one.name,
            bot=one.bot,
            package=bots.package_of(one.bot) if one.bot else "",
        )
        for one in seats
    )


class ApiTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the asking guest may see it."""

    table: str
    phase: Phase
    seat: int | None
    """The guest's own seat; null for somebody who watches."""
    seats: tuple[ApiSeat, ...]
    can_undo: bool
    """May the guest take the last choice back?"""


class ServedGame(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of a game to the server."""

    name: GameName
    request: Callable[[Fields], GameRequest]
    """The game that the fields of the lobby's form ask for."""
    help_request: Callable[[Fields], GameRequest]
    """The game that the address of the help asks about."""
    seat_kinds: Callable[[Fields, GameRequest], dict[int, str]]
    """Who sits where by the form: `you`, `friend` or `bot:NAME`."""
    player_seats: Callable[[GameRequest], tuple[int, ...]]
    """The seats that people and bots can have."""
    arguments: Callable[[GameRequest], dict[str, Any]]
    """What `argosy.new_game` is told besides players, expansions and options."""
    options: tuple[str, ...]
    """What `argosy.new_game` calls the readings of the rules that a table may choose."""
    expansions: tuple[str, ...]
    """The expansions that have pages; others could be played but not seen."""
    seats_again: Callable[[tuple[SeatRow, ...]], tuple[SeatRow, ...]]
    """Who sits where in a rematch."""
    wonders: Callable[[Any], tuple[tuple[str, ...], ...]]
    """By seat the wonder of a city, where there are several those that stand."""
    offers: Callable[[Any, int], Any]
    """(game, seat) -> all that the seat may choose now, for the page."""
    world: Callable[[Any, Any, int], Any]
    """(ruleset, view of a seat, seed) -> a whole game that fits it, with everything dealt anew that the seat
    does not see.
    """
    api_table: type[ApiTable]
    """A table as programs get it, with its view and the choices of its seat."""
    shows_at_once: bool
    """No choice is secret: the next choice of anybody ends the time for taking one back."""
    planning: Planning | None = None
    """None: whoever waits can name nothing beforehand."""
    first_voyage: FirstVoyage
    example: GameRequest
    """A game that shows as much as any."""
