"""Where tiles and projects lie that the viewer has not seen (AMB-97)."""

from argosy.rules.kernel import kernel
from argosy.search.wonders.fields import EACH_BOX
from argosy.search.wonders.leaders.slots import FIRST as BEFORE

FIRST = BEFORE + EACH_BOX
(
    TILE,  # seat, place
    TILE_PACKET,  # seat, place
    PROJECT,  # Age from 0
) = range(FIRST, FIRST + 3)


@kernel
def put_tile(game, field, first, second, thing):
    """A tile into one of these places, or the project of an Age."""
    if field == TILE:
        game.cities[first].babel.tiles[second] = thing
    elif field == TILE_PACKET:
        game.cities[first].babel.packet[second] = thing
    else:
        game.babel.projects[first] = thing
