"""The games with names, for players, bots, servers and researchers."""

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from argosy.errors import PositionError, RecordError, RulesetError
from argosy.game.json_forms import with_file_names
from argosy.game.kinds import Game, is_known, kind, known
from argosy.game.record_lines import filled_lines
from argosy.game.typed_arguments import DuelArguments, DuelSetup, GameName, WondersArguments, WondersSetup
from argosy.game.types import Choice, Event, Explanation, Price, Refusal, ScoreLine, SeatScore, Units

__all__ = [
    "Choice",
    "CityView",
    "DuelArguments",
    "DuelSetup",
    "Event",
    "Explanation",
    "Game",
    "GameName",
    "KnownHand",
    "Play",
    "Price",
    "Refusal",
    "ScoreLine",
    "SeatScore",
    "Units",
    "WondersArguments",
    "WondersGame",
    "WondersSetup",
    "WondersView",
    "from_position",
    "game_of",
    "new_game",
    "replay",
    "score",
]


if TYPE_CHECKING:
    from argosy.game.duel.game import DuelGame
    from argosy.game.wonders.game import WondersGame
    from argosy.game.wonders.view import CityView, KnownHand, Play, WondersView

# Imported when it is first asked for, as the games themselves (argosy.game.kinds).
_HOMES = {
    "CityView": "argosy.game.wonders.view",
    "KnownHand": "argosy.game.wonders.view",
    "Play": "argosy.game.wonders.view",
    "WondersGame": "argosy.game.wonders.game",
    "WondersView": "argosy.game.wonders.view",
}


if not TYPE_CHECKING:  # because to a checker every name would exist

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'argosy.game' has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)


@overload
def new_game(
    game: Literal["wonders"] = "wonders", **arguments: Unpack[WondersArguments]
) -> "WondersGame": ...
@overload
def new_game(game: Literal["duel"], **arguments: Unpack[DuelArguments]) -> "DuelGame": ...
def new_game(game: str = "wonders", **arguments: Any) -> Game:
    """Deal a new game.

    game: "wonders" (7 Wonders) or "duel" (7 Wonders Duel).

    Both: `seed` (0 to 2^63 - 1; left out: a fresh one), `expansions`, `data` (folder of the user's own
    facts), and options of the rules by name.
    Wonders: `players` (3), 2 to 8: 2 only in the 2010 edition with the free city, 8 only with expansions
    that have tables of eight; `edition` (2020) or 2010; `expansions` by their short names, e.g. ["leaders",
    "cities"]; `teams`; `wonders` ("random" or a board a seat: "gizah", "gizah:b" or None); `sides` ("random",
    "a" or "b" where the side is left open; 2020 calls them "day" and "night"); `babylon_last_card`,
    `equal_taxes`, `leaders_pack`, `babel_parts` ("both", beside Edifice the tower alone; "tower";
    "projects"). Duel: `expansions` any of "pantheon", "agora".

    The same arguments and the same choices give the same game on every machine. Raises RulesetError for what
    does not fit together. Type checkers know the arguments of each game (`argosy.game.WondersArguments`,
    `argosy.game.DuelArguments`); for a game whose name is a variable there is `argosy.game_of`.

    >>> game = new_game("wonders", players=3, edition=2010, seed=7)
    >>> game.owing
    (0, 1, 2)
    >>> len(new_game("duel", seed=7).owing)
    1
    """
    return game_of(arguments, game=game)


def game_of(deal: Mapping[str, Any], **more: Any) -> Game:
    """Deal a new game of the arguments of `argosy.new_game` in a mapping; `more` wins over them.

    For arguments that come from a file, a form or a command line, with the name of the game as `game`
    ("wonders"): they are checked as the game is dealt. Raises RulesetError for what does not fit together.

    >>> game_of({"game": "duel", "expansions": ["agora"]}, seed=7).ruleset.expansions
    ('agora',)
    """
    arguments = {**deal, **more}
    game = arguments.pop("game", "wonders")
    if not is_known(game):
        raise RulesetError(f"there is no game {game!r}: choose {known()}")
    return kind(game).new(**arguments)


def from_position(position: Mapping[str, Any], data: Path | str | None = None) -> Game:
    """Make a game in the situation that plain JSON describes (docs/play/positions.md).

    Raises PositionError if it cannot be.
    """
    return kind(_name_of(position)).set_up(position, None if data is None else Path(data))


def score(position: Mapping[str, Any], data: Path | str | None = None) -> tuple[SeatScore, ...]:
    """Add up a table and say who has won: a score sheet by seat; `rank` is 1 for the winner or winners.

    position: as for `argosy.from_position`; the cities are enough (docs/play/positions.md). It is taken for
    the end of the game; one that says itself that play goes on is added up as if it ended now. Raises
    PositionError.

    >>> table = {"edition": 2010, "cities": [{"coins": 6}, {"cards": ["palace"]}, {}]}
    >>> [(sheet.total, sheet.rank) for sheet in score(table)]
    [(2, 2), (9, 1), (1, 3)]
    """
    return at_its_end(position, data).scores()


def at_its_end(position: Mapping[str, Any], data: Path | str | None = None) -> Game:
    """The game that `score` adds up. Raises PositionError."""
    folder = None if data is None else Path(data)
    found = kind(_name_of(position))
    return found.set_up(found.ended(with_file_names(position), folder), folder)


def _name_of(position: Mapping[str, Any]) -> str:
    """The game that a position names, 7 Wonders by default."""
    if not isinstance(position, Mapping):
        raise PositionError(f"a position is a JSON object, not {type(position).__name__}")
    game = position.get("game", "wonders")
    if not is_known(game):
        raise PositionError(f"position.game = {game!r}: choose {known()}")
    return game


def replay(text: str, data: Path | str | None = None) -> Game:
    """Play a record again: the same game with the same state hash.

    RecordError names the line that does not replay.
    """
    if not isinstance(text, str):
        raise RecordError("a record is a text")
    names = (match[1] for line in filled_lines(text)[:3] if (match := GAME_LINE.match(line)))
    game = next((name for name in names if is_known(name)), "wonders")
    return kind(game).read(text, None if data is None else Path(data))


GAME_LINE = re.compile(r"game (\w+)")
"""The line of a record that names its game."""
