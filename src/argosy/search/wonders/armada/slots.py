"""Where islands lie that nobody has seen (ARMADA-EXPLORE-5)."""

from argosy.rules.kernel import kernel
from argosy.search.wonders.fields import FIRST_OF_BOXES

FIRST = FIRST_OF_BOXES
ISLAND_DECK = FIRST  # level from 0, place


@kernel
def put_island(game, first, second, thing):
    """An island into its deck."""
    game.armada.islands[first, second] = thing
