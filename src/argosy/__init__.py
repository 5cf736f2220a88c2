"""Argosy: the 7 Wonders family of games, exact to the rulebooks, played in a browser and simulated at speed.

>>> import argosy
>>> game = argosy.new_game("wonders", players=4, edition=2010, seed=7)
>>> while not game.is_over:
...     for seat in game.owing:
...         events = game.choose(seat, game.choices(seat)[0])
>>> sum(sheet.rank == 1 for sheet in game.scores()) >= 1
True

Both games have the same face: `argosy.new_game("duel", boxes=["agora"])`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from argosy.batch import Batch
from argosy.errors import ArgosyError, CatalogError, ChoiceError, PositionError, RecordError, RulesetError
from argosy.game import WondersGame, WondersView, from_position, new_game, replay, score
from argosy.game.types import Choice, Event, Price, ScoreLine, SeatScore

if TYPE_CHECKING:
    from argosy.game.duel.choice import DuelChoice
    from argosy.game.duel.event import DuelEvent
    from argosy.game.duel.game import DuelGame
    from argosy.game.duel.view import DuelView

__version__ = "0.1.0"

__all__ = [
    "ArgosyError",
    "Batch",
    "CatalogError",
    "Choice",
    "ChoiceError",
    "DuelChoice",
    "DuelEvent",
    "DuelGame",
    "DuelView",
    "Event",
    "PositionError",
    "Price",
    "RecordError",
    "RulesetError",
    "ScoreLine",
    "SeatScore",
    "WondersGame",
    "WondersView",
    "from_position",
    "new_game",
    "replay",
    "score",
]

# Imported when they are first asked for, because whoever plays 7 Wonders should not wait for Duel.
_OF_DUEL = {
    "DuelChoice": "argosy.game.duel.choice",
    "DuelEvent": "argosy.game.duel.events",
    "DuelGame": "argosy.game.duel.game",
    "DuelView": "argosy.game.duel.view",
}


def __getattr__(name: str) -> Any:
    if name not in _OF_DUEL:
        raise AttributeError(f"module 'argosy' has no attribute {name!r}")
    return getattr(import_module(_OF_DUEL[name]), name)
