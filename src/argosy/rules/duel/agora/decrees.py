"""Decrees: turned up, gained, lost and moved (AGORA-035, 071, 106, 107, 165)."""

from argosy.rules.duel.conflict import move_pawn
from argosy.rules.duel.lasting import apply_lasting
from argosy.rules.duel.terms import LASTING_SHIELD, NONE
from argosy.rules.kernel import kernel


@kernel
def turn_decrees_up(agora, chamber):
    """AGORA-035."""
    for slot in range(2):
        decree = agora.decrees[chamber, slot]
        if decree != NONE:
            agora.turned_up[decree] = 1


@kernel
def apply_decree(game, tables, seat, decree, sign):
    """AGORA-071, 107: gain (1) or lose (-1) a decree. AGORA-106, Z-07: a shield moves the pawn, also when it is lost."""
    row = tables.decrees[decree]
    apply_lasting(game, tables, seat, row.lasting, row.lasting_count, sign)
    for index in range(row.lasting, row.lasting + row.lasting_count):
        effect = tables.lasting[index]
        if effect.kind == LASTING_SHIELD and game.over == 0:
            move_pawn(game, tables, seat if sign > 0 else 1 - seat, effect.amount)


@kernel
def move_decree(game, tables, chamber, target):
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
