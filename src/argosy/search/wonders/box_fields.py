"""Slots of boxes: one line for each box that hides things of its own."""

from argosy.rules.kernel import kernel
from argosy.search.wonders.armada.slots import put_island
from argosy.search.wonders.babel.slots import FIRST as BABEL
from argosy.search.wonders.babel.slots import put_tile
from argosy.search.wonders.leaders.slots import FIRST as LEADERS
from argosy.search.wonders.leaders.slots import put_leader


@kernel
def put_more(game, field, first, second, thing):
    """One thing of a box into one slot."""
    if field >= BABEL:
        put_tile(game, field, first, second, thing)
    elif field >= LEADERS:
        put_leader(game, field, first, second, thing)
    else:
        put_island(game, first, second, thing)
