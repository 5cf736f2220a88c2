"""Argosy: the 7 Wonders family of games, exact to the rulebooks, played in a browser and simulated at speed.

>>> import argosy
>>> game = argosy.new_game("wonders", players=4, edition=2010, seed=7)
>>> while not game.is_over:
...     for seat in game.owing:
...         events = game.choose(seat, game.choices(seat)[0])
>>> sum(sheet.rank == 1 for sheet in game.scores()) >= 1
True
"""

from argosy.batch import Batch
from argosy.errors import ArgosyError, CatalogError, ChoiceError, PositionError, RecordError, RulesetError
from argosy.game import from_position, new_game, replay, score
from argosy.game.types import Choice, Event, Price

__version__ = "0.1.0"

__all__ = [
    "ArgosyError",
    "Batch",
    "CatalogError",
    "Choice",
    "ChoiceError",
    "Event",
    "PositionError",
    "Price",
    "RecordError",
    "RulesetError",
    "from_position",
    "new_game",
    "replay",
    "score",
]
