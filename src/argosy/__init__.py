"""Argosy: exact rules of the 7 Wonders games, a table in the browser and a fast simulator.

>>> import argosy
>>> game = argosy.new_game("wonders", players=4, edition=2010, seed=7)
>>> while not game.is_over:
...     for seat in game.owing:
...         events = game.choose(seat, game.choices(seat)[0])
>>> sum(sheet.rank == 1 for sheet in game.scores()) >= 1
True

Both games have the same face: `argosy.new_game("duel", expansions=["agora"])`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from argosy.errors import ArgosyError, CatalogError, ChoiceError, PositionError, RecordError, RulesetError

if TYPE_CHECKING:
    from argosy.batch import Batch
    from argosy.bots.determinizations import redeal
    from argosy.game import WondersGame, WondersView, from_position, game_of, new_game, replay, score
    from argosy.game.duel.choice import DuelChoice
    from argosy.game.duel.game import DuelGame
    from argosy.game.duel.view import DuelEvent, DuelView
    from argosy.game.types import Choice, Event, Price, ScoreLine, SeatScore

__version__ = "0.2.0"

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
    "game_of",
    "new_game",
    "redeal",
    "replay",
    "score",
]

# Imported when it is first asked for: who plays one game should not wait for the other, and who asks for the
# version for neither.
_HOMES = {
    "Batch": "argosy.batch",
    "Choice": "argosy.game.types",
    "DuelChoice": "argosy.game.duel.choice",
    "DuelEvent": "argosy.game.duel.events",
    "DuelGame": "argosy.game.duel.game",
    "DuelView": "argosy.game.duel.view",
    "Event": "argosy.game.types",
    "Price": "argosy.game.types",
    "ScoreLine": "argosy.game.types",
    "SeatScore": "argosy.game.types",
    "WondersGame": "argosy.game.wonders.game",
    "WondersView": "argosy.game.wonders.view",
    "from_position": "argosy.game",
    "game_of": "argosy.game",
    "new_game": "argosy.game",
    "redeal": "argosy.bots.determinizations",
    "replay": "argosy.game",
    "score": "argosy.game",
}


if not TYPE_CHECKING:  # because to a checker every name would exist

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'argosy' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
