"""Stages that a token of an earlier project makes free, alone or with a ship (BABEL-PROJECT-3)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.choices import may_move_with_stage, stage_ship_cost
from argosy.rules.wonders.armada.setup import is_armada_in_play
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.babel.terms import BY_TOKEN
from argosy.rules.wonders.city import may_play
from argosy.rules.wonders.modified import list_modified_payments
from argosy.rules.wonders.modifiers import STAGES
from argosy.rules.wonders.stages import first_block, mark_stage, repeat_payments
from argosy.rules.wonders.terms import BY_RIGHT, STAGE

LANE_COUNT = len(LANES)


@kernel
def list_stages_by_token(game, tables, seat, stage, hand, held_back, out, count):
    """One stage for a token, with each card of the hand; a naval construction with it is paid in full."""
    city = game.cities[seat]
    if city.babel.free_stages == 0:
        return count
    count = list_stage_by_token(game, tables, seat, stage, 0, tables.nothing, 0, hand, held_back, out, count)
    if is_armada_in_play(tables):
        saves_one = 1 if city.armada.discount > 0 else 0
        for lane in range(LANE_COUNT):
            if may_move_with_stage(tables, city, lane):
                more = stage_ship_cost(tables, city, lane)
                count = list_stage_by_token(
                    game, tables, seat, stage, 1 + lane, more, saves_one, hand, held_back, out, count
                )
    return count


@kernel
def list_stage_by_token(game, tables, seat, stage, way, more, saves_one, hand, held_back, out, count):
    """way: 0 alone, else 1 + the lane of the ship; every card has the payments of the first one."""
    first, payments, rider = count, 0, BY_TOKEN
    if way > 0:
        rider |= 1 << (way - 1)
    block = first_block(tables, tables.token_stage_at) + (stage * (1 + LANE_COUNT) + way) * tables.stage_block
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            number = block + kind * tables.slots
            if payments > 0:
                count = repeat_payments(out, first, payments, kind, number, count)
                continue
            count = list_modified_payments(
                game, tables, seat, tables.nothing, more, saves_one, STAGES, BY_RIGHT, STAGE, kind, number, out, first
            )
            payments = count - first
            if payments == 0:
                return count
            mark_stage(out, first, count, stage + 1, rider)
    return count
