"""Messages of the bot API: accounts, games, challenges, events, states (docs/bots/bot-api.md)."""

import hashlib
from typing import Any, Literal, TypeAlias

import msgspec

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.server.served_game import ApiSeat, api_seats
from argosy.server.storage.rows import GameRequest, Guest, Phase, TableRow
from argosy.server.tables.clocks import is_played_for
from argosy.server.tables.table import Table

ID_DIGITS = 16
Status: TypeAlias = Literal["over", "left", "takenAway"]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Public name and kind of a person or bot."""

    id: str
    """The same for ever, and nothing that opens anything."""
    name: str
    is_bot: bool


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """The ruleset of a table."""

    game: str
    players: int
    edition: int
    expansions: tuple[str, ...] = msgspec.field(name="boxes")
    options: dict[str, str | int | bool]
    clock: int
    """Seconds that a turn may take; 0: as long as it likes."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game at which the account sits."""

    table: str
    ruleset: Ruleset
    seat: int | None
    """Its own seat; null after it has stood up."""


class GameStart(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gameStart"):
    """A game runs, from now on or since before the stream was opened."""

    game: GameInfo


class GameFinish(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gameFinish"):
    """A game is over for the account."""

    game: GameInfo
    status: Status
    """`left`: the account no longer sits there; `takenAway`: there is no such table any more."""
    ranks: tuple[int | None, ...] = ()
    """By seat, when the game is over."""
    points: tuple[int, ...] = ()


class ChallengeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Challenge to a bot to sit down at a table or to take part in a tournament."""

    id: str
    table: str | None
    """Null where the bot is asked to a tournament."""
    tournament: str | None
    """Null where the bot is asked to a table."""
    direction: Literal["in", "out"]
    """`in`: the account is asked; `out`: it asks."""
    challenger: Player
    challenged: Player
    ruleset: Ruleset
    """Of a tournament, `players` are those at a full table."""
    created: float
    expires: float
    """In seconds since 1970, as `created`."""


class ChallengeNew(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="challenge"):
    """A challenge is open, from now on or since before the stream was opened."""

    challenge: ChallengeInfo


class ChallengeCanceled(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="challengeCanceled"):
    """A challenge was taken back, has expired, or has lost its table or its tournament."""

    challenge: ChallengeInfo


class ChallengeDeclined(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="challengeDeclined"):
    """The challenged bot declines."""

    challenge: ChallengeInfo


Event: TypeAlias = GameStart | GameFinish | ChallengeNew | ChallengeCanceled | ChallengeDeclined


class GameState(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gameState"):
    """State of a game for one seat."""

    phase: Phase
    moment: int
    """Names the situation; 0 before the game begins."""
    owing: tuple[int, ...]
    """The seats that owe a choice."""
    is_played_for: bool
    """A bot of the server plays for the account, because its time was up."""
    ranks: tuple[int | None, ...]
    """By seat, when the game is over."""
    points: tuple[int, ...]


class WondersState(GameState, frozen=True, kw_only=True, tag_field="type", tag="gameState"):
    """State of a game of 7 Wonders for one seat."""

    view: WondersView | None
    """All that the seat may know; null before the game begins."""
    choices: tuple[Choice, ...]
    """All that the seat may do now, with prices; empty when it owes nothing."""


class DuelState(GameState, frozen=True, kw_only=True, tag_field="type", tag="gameState"):
    """State of a game of Duel for one seat."""

    view: DuelView | None
    """All that the seat may know; null before the game begins."""
    choices: tuple[DuelChoice, ...]
    """All that the seat may do now, with prices; empty when it owes nothing."""


class GameFull(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gameFull"):
    """The constant part of a game that is followed, and its state."""

    table: str
    ruleset: Ruleset
    seats: tuple[ApiSeat, ...]
    seat: int
    """The own one."""


class WondersFull(GameFull, frozen=True, kw_only=True, tag_field="type", tag="gameFull"):
    """The first line of a game of 7 Wonders."""

    state: WondersState


class DuelFull(GameFull, frozen=True, kw_only=True, tag_field="type", tag="gameFull"):
    """The first line of a game of Duel."""

    state: DuelState


AnyState: TypeAlias = WondersState | DuelState
AnyFull: TypeAlias = WondersFull | DuelFull
# Which view and choices belong to which kind of state no type can tell: the game does.
KINDS: dict[str, tuple[Any, Any]] = {"wonders": (WondersFull, WondersState), "duel": (DuelFull, DuelState)}
"""By game the first line of its stream, and the state."""


def public_id(guest: Guest | str) -> str:
    """Return the public id of a guest.

    A guest's own id opens all that is theirs, and nobody finds it from this one.
    """
    secret = guest if isinstance(guest, str) else guest.id
    return hashlib.sha256(f"account {secret}".encode()).hexdigest()[:ID_DIGITS]


def ruleset_of(request: GameRequest) -> Ruleset:
    """Return the ruleset of a table."""
    return Ruleset(
        game=request.game,
        players=request.players,
        edition=request.edition,
        expansions=request.expansions,
        options=request.options,
        clock=request.clock,
    )


def game_info(row: TableRow, guest: str) -> GameInfo:
    """A game as one of those who sit there knows it."""
    seat = next((one.seat for one in row.seats if one.guest == guest), None)
    return GameInfo(table=row.id, ruleset=ruleset_of(row.request), seat=seat)


def game_state(table: Table, guest: Guest) -> AnyState:
    """Return the state of a game for a guest who sits there."""
    seat, row, playing = table.own_seat(guest), table.row, table.playing
    _, kind = KINDS[row.request.game]
    owing = () if playing is None or row.phase == "over" else tuple(playing.game.owing)
    return kind(
        phase=row.phase,
        moment=0 if playing is None else playing.moment,
        owing=owing,
        is_played_for=any(one.seat == seat and is_played_for(one) for one in row.seats),
        view=None if playing is None else playing.view(seat),
        choices=playing.game.choices(seat) if playing is not None and seat in owing else (),
        ranks=row.standing.ranks,
        points=row.standing.totals,
    )


def game_full(table: Table, guest: Guest) -> AnyFull:
    """The first line of a stream of a game."""
    kind, _ = KINDS[table.row.request.game]
    return kind(
        table=table.id,
        ruleset=ruleset_of(table.row.request),
        seats=api_seats(table.row.seats),
        seat=table.own_seat(guest),
        state=game_state(table, guest),
    )
