"""What a warm-up runs for the search in Duel: a short one meets every compiled entry point."""

from collections.abc import Callable

from argosy.game.duel.game import new_duel_game
from argosy.search.duel.ending import solved_from
from argosy.search.duel.think import think
from argosy.search.types import Budget

Part = tuple[str, Callable[[], object]]
SEED = 7


def parts() -> list[Part]:
    """(what is being compiled, exercise)."""
    return [("Duel: search", search)]


def search() -> None:
    """A search from the first moment of a game with all boxes, and a glance at its end."""
    game = new_duel_game(boxes=("pantheon", "agora"), seed=SEED)
    solved_from(game.ruleset, game.array, 1)
    think(game.ruleset, game.view(game.owing[0]), Budget(iterations=2))
