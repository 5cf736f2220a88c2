"""The games with names on: what players, bots, servers and researchers use."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from argosy.errors import PositionError, RecordError, RulesetError
from argosy.game.types import Choice, Event, Explanation, Price, Refusal, ScoreLine, SeatScore, Units
from argosy.game.wonders import WondersGame, new_wonders_game
from argosy.game.wonders_position import set_up
from argosy.game.wonders_record import read
from argosy.game.wonders_view import CityView, KnownHand, Play, WondersView

__all__ = [
    "Choice",
    "CityView",
    "Event",
    "Explanation",
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
]


def new_game(
    game: str = "wonders", *, players: int = 3, edition: int = 2020, boxes: Sequence[str] = (), **more: Any
) -> WondersGame:
    """Deal a new game.

    game: "wonders" (7 Wonders). players: 2 to 7 (2 only in the 2010 edition, with the free city). edition: 2010 or
    2020. More for wonders: `wonders` ("random" or a wish a seat: "gizah", "gizah:b" or None), `sides` ("random", "a"
    or "b" where a wish leaves the side open), `seed` (0 to 2^63 - 1; left out: a fresh one), `data` (folder of the
    user's own facts), and options of the rules such as `babylon_last_card`.

    The same arguments and the same choices give the same game on every machine. Raises RulesetError for what does
    not fit together.

    >>> game = new_game("wonders", players=3, edition=2010, seed=7)
    >>> game.owing
    (0, 1, 2)
    """
    if game == "wonders":
        return new_wonders_game(players=players, edition=edition, boxes=boxes, **more)
    raise RulesetError(f"there is no game {game!r}: choose wonders")


def from_position(position: Mapping[str, Any], data: Path | str | None = None) -> WondersGame:
    """A game in the situation that plain JSON describes (docs/positions.md); PositionError if it cannot be."""
    if not isinstance(position, Mapping):
        raise PositionError(f"a position is a JSON object, not {type(position).__name__}")
    return set_up(dict(position), None if data is None else Path(data))


def replay(text: str, data: Path | str | None = None) -> WondersGame:
    """Play a record again: the same game with the same state hash. RecordError names the line that does not replay."""
    if not isinstance(text, str):
        raise RecordError("a record is a text")
    return read(text, None if data is None else Path(data))
