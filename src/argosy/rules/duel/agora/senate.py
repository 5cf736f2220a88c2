"""The Senate: markers, control of chambers, political supremacy (AGORA-033 to 038, 070 to 080, 091)."""

from argosy.rules.duel.agora.decrees import apply_decree, turn_decrees_up
from argosy.rules.duel.agora.terms import CHAMBERS
from argosy.rules.duel.tasks import end_game
from argosy.rules.duel.terms import NONE, POLITICAL
from argosy.rules.kernel import kernel


@kernel
def add_marker(game, tables, seat, chamber):
    """AGORA-034, 035, Z-08: place one marker; a face-down decree there is turned up."""
    game.agora.supply[seat] -= 1
    game.agora.markers[chamber, seat] += 1
    turn_decrees_up(game.agora, chamber)
    update_control(game, tables, chamber)
    check_supremacy(game)


@kernel
def remove_marker(game, tables, seat, chamber):
    """AGORA-091, 092: a marker goes back to its owner's supply."""
    game.agora.supply[seat] += 1
    game.agora.markers[chamber, seat] -= 1
    update_control(game, tables, chamber)
    check_supremacy(game)


@kernel
def shift_marker(game, tables, seat, chamber, target):
    """AGORA-037: from a chamber to a neighbouring one. It leaves first, then arrives; but it is one move, so supremacy
    (AGORA-080) is looked at when it has arrived.
    """
    game.agora.markers[chamber, seat] -= 1
    update_control(game, tables, chamber)
    game.agora.markers[target, seat] += 1
    turn_decrees_up(game.agora, target)
    update_control(game, tables, target)
    check_supremacy(game)


@kernel
def majority_holder(agora, chamber):
    """AGORA-070, 072: who has more markers there; -1 at equal numbers."""
    lead = agora.markers[chamber, 0] - agora.markers[chamber, 1]
    if lead > 0:
        return 0
    if lead < 0:
        return 1
    return NONE


@kernel
def update_control(game, tables, chamber):
    """AGORA-070 to 074: control follows the markers, and the decrees follow the control, also when a marker arrives after
    the pawn has ended the game: what lasts always fits the markers.
    """
    agora = game.agora
    before = agora.control[chamber]
    after = majority_holder(agora, chamber)
    agora.control[chamber] = after
    if before == after:
        return
    for slot in range(2):
        decree = agora.decrees[chamber, slot]
        if decree != NONE and before != NONE:
            apply_decree(game, tables, before, decree, -1)
        if decree != NONE and after != NONE:
            agora.turned_up[decree] = 1
            apply_decree(game, tables, after, decree, 1)


@kernel
def check_supremacy(game):
    """AGORA-080: who controls all six chambers wins, unless the game is over already (Z-10)."""
    seat = game.agora.control[0]
    if game.over or seat == NONE:
        return
    for chamber in range(1, CHAMBERS):
        if game.agora.control[chamber] != seat:
            return
    end_game(game, POLITICAL, seat)


@kernel
def markers_in_senate(game, seat):
    """How many markers of a seat lie in all chambers."""
    count = 0
    for chamber in range(CHAMBERS):
        count += game.agora.markers[chamber, seat]
    return count
