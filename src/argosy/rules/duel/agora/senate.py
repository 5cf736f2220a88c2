"""The Senate: markers, control of chambers, decrees, senators, points.

Rules AGORA-031 to 038, 070 to 080, 091, 099, 105 to 110, 165.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.agora.terms import (
    AGAIN_ON_CONSPIRATOR,
    BLUE_BONUS,
    CHAMBERS,
    CONSPIRATOR,
    FREE_SENATORS,
    POINTS_SENATE,
    SENATOR,
)
from argosy.rules.duel.conflict import move_pawn
from argosy.rules.duel.expansions.effects import NO_PRICE
from argosy.rules.duel.lasting_effects import apply_lasting
from argosy.rules.duel.state import City, Game
from argosy.rules.duel.tasks import end_game
from argosy.rules.duel.terms import BLUE, LASTING_SHIELD, NONE, POLITICAL
from argosy.rules.records import Record


@kernel
def add_marker(game: Game, tables: Record, seat: int, chamber: int) -> None:
    """AGORA-034, 035, Z-08: place one marker; a face-down decree there is turned up."""
    game.agora.supply[seat] -= 1
    game.agora.markers[chamber, seat] += 1
    turn_decrees_up(game.agora, chamber)
    update_control(game, tables, chamber)
    check_supremacy(game)


@kernel
def remove_marker(game: Game, tables: Record, seat: int, chamber: int) -> None:
    """AGORA-091, 092: a marker goes back to its owner's supply."""
    game.agora.supply[seat] += 1
    game.agora.markers[chamber, seat] -= 1
    update_control(game, tables, chamber)
    check_supremacy(game)


@kernel
def shift_marker(game: Game, tables: Record, seat: int, chamber: int, target: int) -> None:
    """AGORA-037: from a chamber to a neighbouring one.

    It leaves first, then arrives; but it is one move, so supremacy (AGORA-080) is looked at when it has
    arrived.
    """
    game.agora.markers[chamber, seat] -= 1
    update_control(game, tables, chamber)
    game.agora.markers[target, seat] += 1
    turn_decrees_up(game.agora, target)
    update_control(game, tables, target)
    check_supremacy(game)


@kernel
def majority_holder(agora: AgoraGameFields, chamber: int) -> int:
    """AGORA-070, 072: who has more markers there; -1 at equal numbers."""
    lead = agora.markers[chamber, 0] - agora.markers[chamber, 1]
    if lead > 0:
        return 0
    if lead < 0:
        return 1
    return NONE


@kernel
def update_control(game: Game, tables: Record, chamber: int) -> None:
    """Let control follow the markers, and the decrees follow the control (AGORA-070 to 074).

    This holds also when a marker arrives after the pawn has ended the game: lasting effects always fit the
    markers.
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
def check_supremacy(game: Game) -> None:
    """AGORA-080: who controls all six chambers wins, unless the game is over already (Z-10)."""
    seat = game.agora.control[0]
    if game.over or seat == NONE:
        return
    for chamber in range(1, CHAMBERS):
        if game.agora.control[chamber] != seat:
            return
    end_game(game, POLITICAL, seat)


@kernel
def markers_in_senate(game: Game, seat: int) -> int:
    """Return the number of markers of a seat in all chambers."""
    count = 0
    for chamber in range(CHAMBERS):
        count += game.agora.markers[chamber, seat]
    return count


@kernel
def turn_decrees_up(agora: AgoraGameFields, chamber: int) -> None:
    """AGORA-035."""
    for slot in range(2):
        decree = agora.decrees[chamber, slot]
        if decree != NONE:
            agora.turned_up[decree] = 1


@kernel
def apply_decree(game: Game, tables: Record, seat: int, decree: int, sign: int) -> None:
    """AGORA-071, 107: gain (1) or lose (-1) a decree.

    AGORA-106, Z-07: a shield moves the pawn, also when it is lost.
    """
    row = tables.decrees[decree]
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, sign)
    for index in range(row.lasting, row.lasting + row.lasting_count):
        effect = tables.lasting[index]
        if effect.kind == LASTING_SHIELD and game.over == 0:
            move_pawn(game, tables, seat if sign > 0 else 1 - seat, effect.amount)


@kernel
def move_decree(game: Game, tables: Record, chamber: int, target: int) -> None:
    """AGORA-165, Z-08: put the decree of one chamber under the one of another chamber."""
    agora = game.agora
    decree = agora.decrees[chamber, 0]
    agora.decrees[chamber, 0] = agora.decrees[chamber, 1]
    agora.decrees[chamber, 1] = NONE
    slot = 0 if agora.decrees[target, 0] == NONE else 1
    agora.decrees[target, slot] = decree
    before = agora.control[chamber]
    after = agora.control[target]
    if after != NONE:
        agora.turned_up[decree] = 1
    if before == after:
        return
    if before != NONE:
        apply_decree(game, tables, before, decree, -1)
    if after != NONE and game.over == 0:
        apply_decree(game, tables, after, decree, 1)


@kernel
def senator_price(city: City, color: int) -> int:
    """AGORA-031, 099: as many coins as senators already lie in the city; nothing with Corruption."""
    if color != SENATOR:
        return NO_PRICE
    if city.powers[FREE_SENATORS] > 0:
        return 0
    return city.colors[SENATOR]


@kernel
def may_recruit_again(tables: Record, card: int) -> int:
    """Z-06: may this card be taken from the discard pile? A senator only where the table plays so."""
    return tables.senators_from_discard or tables.cards[card].color != SENATOR


@kernel
def note_conspirator(game: Game, seat: int, kind: int) -> None:
    """AGORA-110, Z-28: a conspirator brings another turn if the decree is controlled when it is recruited,
    before its effect.
    """
    if kind == CONSPIRATOR and game.cities[seat].powers[AGAIN_ON_CONSPIRATOR] > 0:
        game.play_again = 1


@kernel
def senate_actions(game: Game, tables: Record, seat: int) -> int:
    """AGORA-032, 105: by the number of blue cards."""
    city = game.cities[seat]
    return tables.actions[city.colors[BLUE] + city.powers[BLUE_BONUS]]


@kernel
def senate_points(game: Game, tables: Record, seat: int, line: int) -> int:
    """AGORA-073: points of the chambers that a seat controls."""
    points = 0
    if line == POINTS_SENATE:
        for chamber in range(CHAMBERS):
            if game.agora.control[chamber] == seat:
                points += tables.chamber_points[chamber]
    return points
