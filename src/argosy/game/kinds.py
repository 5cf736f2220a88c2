"""Registry of the games by name, and `Kind`, the interface of a game for code that knows its name.

The code of a game stands in its own package.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

from argosy.game.types import Fields, Plain

if TYPE_CHECKING:
    from argosy.game.duel.game import DuelGame
    from argosy.game.wonders.game import WondersGame

Game: TypeAlias = "WondersGame | DuelGame"
"""A game of either kind. Both have the same methods; views and lines of the score differ."""

# A game is imported when it is first asked for, because whoever plays one should not wait for the other.
KINDS = {"wonders": "argosy.game.wonders.kind", "duel": "argosy.game.duel.kind"}
"""Name of the game -> the module that is its `Kind`."""


class Kind(Protocol):
    """The interface of a game for code that knows it by its name only."""

    def new(self, **arguments: Any) -> Game:
        """A fresh game with the arguments of `argosy.new_game`. Raises RulesetError."""
        ...

    def set_up(self, position: Plain, data: Path | None) -> Game:
        """A game in the situation that plain JSON describes. Raises PositionError."""
        ...

    def ended(self, position: Plain, data: Path | None) -> Fields:
        """The position taken for the end of the game, unless it says itself that play goes on."""
        ...

    def read(self, text: str, data: Path | None) -> Game:
        """A record played again. Raises RecordError."""
        ...


def kind(name: str) -> Kind:
    """The row of a game. Raises KeyError for a name that is none."""
    return cast("Kind", import_module(KINDS[name]))


def is_known(name: object) -> bool:
    """Is that the name of a game?"""
    return isinstance(name, str) and name in KINDS


def known() -> str:
    """The names of all games, for messages: `wonders or duel`."""
    return " or ".join(KINDS)
