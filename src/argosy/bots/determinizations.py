"""Determinization of a view: a game in which everything that the seat does not know is dealt again."""

from typing import TYPE_CHECKING, overload

from argosy.bots.search_backends import searcher
from argosy.bots.types import View
from argosy.game.kinds import Game

if TYPE_CHECKING:
    from argosy.game.duel.game import DuelGame
    from argosy.game.duel.view import DuelView
    from argosy.game.wonders.game import WondersGame
    from argosy.game.wonders.view import WondersView


@overload
def redeal(view: "WondersView", seed: int) -> "WondersGame": ...
@overload
def redeal(view: "DuelView", seed: int) -> "DuelGame": ...
def redeal(view: View, seed: int) -> Game:
    """A game in which the seat of the view sees the same and has the same choices; everything else lies as
    chance has it.

    It is made from the view alone, so no secret of the table can be in it. Cards that the seat knows of in
    the hands of others lie there. A determinization has no past, so its own view does not tell `known_hands`
    and `leaders_passed` again, and nobody else has chosen yet in it. The same seed gives the same one; it
    begins from the position that it is (`game.start`). Raises ArgosyError for the view of a spectator, of a
    game that is over and, in 7 Wonders, of a seat that is asked nothing now (`game.redeal` of a game at hand
    can do that too).
    """
    game = searcher(view).determinize(view, seed)
    game.start = game.position()
    return game
