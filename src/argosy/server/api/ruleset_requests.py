"""Conversion between the arguments of `argosy.new_game` and the stored request of a table."""

from typing import Annotated, Any

import msgspec

from argosy.server.engine import new_game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.http.form_fields import others
from argosy.server.storage.rows import Deal, GameRequest
from argosy.web.models import CLOCKS, GameName

BIG = 1_000_000
Number = Annotated[int, msgspec.Meta(ge=-BIG, le=BIG)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
STAND_IN = "greedy"
"""The bot of seats of which nothing is said."""
USUAL = {"wonders": 3, "duel": 2}
"""Players where nobody says how many."""


def _says(description: str, **limits: Any) -> Any:
    """Limits of a field (those of `msgspec.Meta`), and its description in the OpenAPI schema."""
    return msgspec.Meta(description=description, **limits)


class GameAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Requested game: ruleset and clock. Descriptions stand in the OpenAPI schema."""

    game: Annotated[GameName, _says("wonders (7 Wonders) or duel")] = "wonders"
    players: Annotated[int, _says("3 where nothing is said, in Duel 2", ge=2, le=8)] | None = None
    edition: Annotated[int, _says("Of 7 Wonders: 2010 or 2020", ge=1000, le=9999)] = 2020
    expansions: Annotated[tuple[Word, ...], _says("As argosy.new_game takes them", max_length=12)] = ()
    boxes: Annotated[tuple[Word, ...], _says("Old name of expansions", max_length=12)] = ()
    options: Annotated[
        dict[Word, Word | Number | bool],
        _says("teams, and readings of the rules by the names of argosy.new_game", max_length=20),
    ] = {}
    clock: Annotated[int, _says("Seconds that a turn may take; 0: as long as it likes", ge=-BIG, le=BIG)] = 0


class RulesetAsked(GameAsked, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Requested ruleset, and the players of the other seats."""

    bots: Annotated[
        tuple[Word, ...],
        _says(
            "Bots of this server for the remaining seats, in their order; greedy where nothing is said",
            max_length=8,
        ),
    ] = ()
    seat: (
        Annotated[int, _says("Where the challenger sits; anywhere where nothing is said", ge=0, le=8)] | None
    ) = None


class WonderAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Requested wonder of a city of 7 Wonders."""

    wonder: Annotated[str, _says("Its id, as argosy.new_game takes it: gizah", max_length=40)]
    side: Annotated[str, _says("a (day) or b (night); drawn if null", max_length=40)] | None = None


class TableAsked(GameAsked, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Requested table: game, seats, coach and lobby."""

    seats: Annotated[
        tuple[Word, ...],
        _says(
            "Players in the order of the seats: you, friend (an open seat) or bot:NAME; "
            "where nothing is said you and bots called greedy",
            max_length=8,
        ),
    ] = ()
    wonders: Annotated[
        tuple[WonderAsked | None, ...],
        _says("Wonder of each city, for two players of the free city first; null is drawn", max_length=9),
    ] = ()
    coach: Annotated[bool, _says("May people ask the coach where they do not play against bots alone?")] = (
        False
    )
    listed: Annotated[bool, _says("Does the lobby show the table while it waits for friends?")] = False
    name: Annotated[
        str, _says("Name of the guest from now on; needed once before friends are invited", max_length=200)
    ] = ""


def table_request_of(asked: TableAsked) -> GameRequest:
    """The request of a table with its wonders and coach. Refuses what cannot be played, with the reason."""
    request = request_of(asked)
    if asked.wonders:
        wonders = tuple(one and (one.wonder, one.side) for one in asked.wonders)
        request = msgspec.structs.replace(request, wonders=wonders)
    return msgspec.structs.replace(request, coach=asked.coach)


def seats_of(asked: TableAsked, request: GameRequest) -> dict[int, str]:
    """The players by seat: `you`, `friend` or `bot:NAME`. Refuses other words and other numbers of seats."""
    numbers = GAMES[request.game].player_seats(request)
    kinds = asked.seats or ("you", *(f"bot:{STAND_IN}" for _ in numbers[1:]))
    allowed = ("you", *others(request.game))
    if len(kinds) != len(numbers):
        raise Refused("bad_form", f"seats has {len(kinds)} entries; this game has {len(numbers)} seats.")
    for kind in kinds:
        if kind not in allowed:
            raise Refused("bad_form", f"seats: there is no {kind!r:.40}; there are {', '.join(allowed)}.")
    if kinds.count("you") > 1:
        raise Refused("bad_form", "seats: you can sit on one seat only.")
    return dict(zip(numbers, kinds, strict=True))


def request_of(asked: GameAsked) -> GameRequest:
    """The request of a table. Refuses what cannot be played, with the reason."""
    game = GAMES[asked.game]
    for name in asked.options:
        if name not in game.options:
            raise Refused("bad_form", f"options: there is no {name!r}; there are {', '.join(game.options)}.")
    if asked.clock not in CLOCKS:
        raise Refused("bad_form", f"clock is one of {', '.join(map(str, CLOCKS))}, not {asked.clock}.")
    if asked.boxes and asked.expansions:
        raise Refused("bad_form", "expansions and its old name boxes in one request; give expansions alone.")
    request = GameRequest(
        game=asked.game,
        players=USUAL[asked.game] if asked.players is None else asked.players,
        edition=asked.edition,
        expansions=asked.expansions or asked.boxes,
        options=dict(asked.options),
        clock=asked.clock,
    )
    expansions = tuple(new_game(Deal(request=request, seed=0)).ruleset.expansions)
    for expansion in expansions:
        if expansion not in game.expansions:
            raise Refused(
                "unplayable",
                f"expansions: {expansion!r} cannot be played here; there are {', '.join(game.expansions)}.",
            )
    return msgspec.structs.replace(request, expansions=expansions)
