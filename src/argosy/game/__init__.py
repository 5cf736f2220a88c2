"""The games with names on: what players, bots, servers and researchers use."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, overload

from argosy.errors import PositionError, RecordError, RulesetError
from argosy.game.types import Choice, Event, Explanation, Price, Refusal, ScoreLine, SeatScore, Units
from argosy.game.wonders.game import WondersGame, new_wonders_game
from argosy.game.wonders.position import set_up as wonders_position
from argosy.game.wonders.record import read as wonders_record
from argosy.game.wonders.view import CityView, KnownHand, Play, WondersView

__all__ = [
    "Choice",
    "CityView",
    "Event",
    "Explanation",
    "Game",
    "KnownHand",
    "Play",
    "Price",
    "Refusal",
    "ScoreLine",
    "SeatScore",
    "Units",
    "WondersGame",
    "WondersView",
    "from_position",
    "new_game",
    "replay",
    "score",
]


if TYPE_CHECKING:
    from argosy.game.duel.game import DuelGame

Game: TypeAlias = "WondersGame | DuelGame"
"""A game of either kind. Both have the same methods; views and lines of the score differ."""

# Duel is imported when it is first asked for, because whoever plays 7 Wonders should not wait for it.


@overload
def new_game(game: Literal["wonders"] = "wonders", **more: Any) -> WondersGame: ...
@overload
def new_game(game: Literal["duel"], **more: Any) -> "DuelGame": ...
@overload
def new_game(game: str, **more: Any) -> Game: ...
def new_game(game: str = "wonders", **more: Any) -> Game:
    """Deal a new game.

    game: "wonders" (7 Wonders) or "duel" (7 Wonders Duel).

    Both: `seed` (0 to 2^63 - 1; left out: a fresh one), `boxes`, `data` (folder of the user's own facts), and options
    of the rules by name.
    Wonders: `players` (3), 2 to 8: 2 only in the 2010 edition with the free city, 8 only with Armada of 2018;
    `edition` (2020) or 2010; `boxes` `["armada"]`; `teams`; `wonders` ("random" or a wish a seat: "gizah", "gizah:b"
    or None); `sides` ("random", "a" or "b" where a wish leaves the side open; 2020 calls them "day" and "night");
    `babylon_last_card`, `equal_taxes`.
    Duel: `boxes` any of "pantheon", "agora".

    The same arguments and the same choices give the same game on every machine. Raises RulesetError for what does
    not fit together.

    >>> game = new_game("wonders", players=3, edition=2010, seed=7)
    >>> game.owing
    (0, 1, 2)
    >>> len(new_game("duel", seed=7).owing)
    1
    """
    if game == "wonders":
        return new_wonders_game(**more)
    if game == "duel":
        from argosy.game.duel.game import new_duel_game  # noqa: PLC0415

        return new_duel_game(**more)
    raise RulesetError(f"there is no game {game!r}: choose wonders or duel")


def from_position(position: Mapping[str, Any], data: Path | str | None = None) -> Game:
    """A game in the situation that plain JSON describes (docs/positions.md); PositionError if it cannot be."""
    if not isinstance(position, Mapping):
        raise PositionError(f"a position is a JSON object, not {type(position).__name__}")
    folder = None if data is None else Path(data)
    if position.get("game") == "duel":
        from argosy.game.duel.position import set_up as duel_position  # noqa: PLC0415

        return duel_position.set_up(dict(position), folder)
    return wonders_position.set_up(dict(position), folder)


def score(position: Mapping[str, Any], data: Path | str | None = None) -> tuple[SeatScore, ...]:
    """Add up a table and say who has won: a score sheet by seat; `rank` is 1 for the winner or winners.

    position: as for `argosy.from_position`; the cities are enough (docs/positions.md). It is taken for the end of the
    game; one that says itself that play goes on is added up as if it ended now. Raises PositionError.

    >>> table = {"edition": 2010, "cities": [{"coins": 6}, {"cards": ["palace"]}, {}]}
    >>> [(sheet.total, sheet.rank) for sheet in score(table)]
    [(2, 2), (9, 1), (1, 3)]
    """
    if not isinstance(position, Mapping):
        raise PositionError(f"a position is a JSON object, not {type(position).__name__}")
    if position.get("game") == "duel":
        from argosy.game.duel.ended import ended  # noqa: PLC0415

        return from_position(ended(position, None if data is None else Path(data)), data).scores()
    return from_position({"asked": "over", **position}, data).scores()


def replay(text: str, data: Path | str | None = None) -> Game:
    """Play a record again: the same game with the same state hash. RecordError names the line that does not replay."""
    if not isinstance(text, str):
        raise RecordError("a record is a text")
    folder = None if data is None else Path(data)
    if _names_duel(text):
        from argosy.game.duel import record as duel_record  # noqa: PLC0415

        return duel_record.read(text, folder)
    return wonders_record.read(text, folder)


def _names_duel(text: str) -> bool:
    """Is the game that the second line of a record names Duel?"""
    return any(line.startswith("game duel") for line in text.splitlines()[:3])
