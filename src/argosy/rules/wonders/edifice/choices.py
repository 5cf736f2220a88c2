"""Stages together with the edifice of the Age (EDIFICE-2, -6, LEADERS-MIX-11)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import may_play
from argosy.rules.wonders.edifice.terms import WITH_EDIFICE
from argosy.rules.wonders.modified import list_modified_payments
from argosy.rules.wonders.modifiers import STAGES
from argosy.rules.wonders.stages import first_block, mark_stage, repeat_payments
from argosy.rules.wonders.terms import PAID, STAGE


@kernel
def may_take_pawn(game, seat):
    """Once in each Age, as long as pawns are left."""
    age = game.age - 1
    return game.edifice.left[age] > 0 and not game.edifice.turned[age] and not game.cities[seat].edifice.pawns[age]


@kernel
def list_stages_with_edifice(game, tables, seat, stage, number, hand, held_back, out, count):
    """One stage and the edifice with each card or leader of the hand, but no ship; every card has the payments of the first
    one (EDIFICE-2, -6, LEADERS-MIX-11).
    """
    if not may_take_pawn(game, seat):
        return count
    cost = tables.boards[game.cities[seat].wonder].stage[stage].cost
    more = tables.edifice.edifices[game.edifice.edifices[game.age - 1]].cost
    first, payments = count, 0
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            number = first_block(tables, tables.stage_and_edifice_at) + stage * tables.stage_block + kind * tables.slots
            if payments > 0:
                count = repeat_payments(out, first, payments, kind, number, count)
                continue
            count = list_modified_payments(
                game, tables, seat, cost, more, 0, STAGES, PAID, STAGE, kind, number, out, first
            )
            payments = count - first
            if payments == 0:
                return count
            mark_stage(out, first, count, stage + 1, WITH_EDIFICE)
    return count
