"""What a warm-up runs for the search in 7 Wonders: a short one, because there is one compiled entry point for all boxes."""

from collections.abc import Callable

from argosy.game.wonders.game import new_wonders_game
from argosy.search.types import Budget
from argosy.search.wonders.think import think

Part = tuple[str, Callable[[], object]]
SEED = 7


def parts() -> list[Part]:
    """(what is being compiled, exercise)."""
    return [("7 Wonders: search", search)]


def search() -> None:
    """A search from the first moment of a game."""
    game = new_wonders_game(players=3, edition=2010, seed=SEED)
    think(game.ruleset, game.view(0), Budget(iterations=2))
