"""Where leaders lie that the viewer has not seen (LEADERS-DRAFT-1 to -3, LEADERS-RECRUIT-2)."""

from argosy.rules.kernel import kernel
from argosy.search.wonders.armada.slots import FIRST as BEFORE
from argosy.search.wonders.fields import EACH_BOX

FIRST = BEFORE + EACH_BOX
(
    LEADER_HAND,  # seat, place
    LEADER_PACKET,  # seat, place
    LEADER_SOLD,  # seat, place
    LEADER_MARKER,  # seat, stage
    LEADER_BOX,  # place
) = range(FIRST, FIRST + 5)


@kernel
def put_leader(game, field, first, second, thing):
    """A leader into one of these places."""
    if field == LEADER_HAND:
        game.cities[first].leaders.hand[second] = thing
    elif field == LEADER_PACKET:
        game.cities[first].leaders.packet[second] = thing
    elif field == LEADER_SOLD:
        game.cities[first].leaders.sold[second] = thing
    elif field == LEADER_MARKER:
        game.cities[first].leaders.markers[second] = thing
    else:
        game.leaders.box[first] = thing
