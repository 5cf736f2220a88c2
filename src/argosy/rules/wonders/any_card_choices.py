"""Lists the choices for any card or leader of a hand: build a stage with it, or sell it."""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.city import may_play
from argosy.rules.wonders.expansions.play import LIST_STAGES, variants_of_stage
from argosy.rules.wonders.payments.modifiers import STAGES
from argosy.rules.wonders.payments.trade import list_payments
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.stages import mark_stage, repeat_payments
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import SELL, STAGE


@kernel
def list_stages(
    game: Game, tables: Record, seat: int, hand: Record, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Every stage that may come next, with each card as its marker (BASE-COST-4, BASE-WONDER-1, -2)."""
    city = game.cities[seat]
    board = tables.boards[city.wonder]
    for stage in range(board.stages):
        if may_build_stage(city, board, stage):
            number = stage_number(tables, board, stage)
            count = list_stage(game, tables, seat, stage, number, hand, held_back, out, count)
            if tables.expansions > 0:
                for list_own in LIST_STAGES:
                    count = list_own(game, tables, seat, stage, number, hand, held_back, out, count)
    return count


@kernel
def may_build_stage(city: City, board: Record, stage: int) -> bool:
    """From left to right, unless the board may be built in any order (BASE-WONDER-2, EXTRA-WALL-1,
    AMB-64).
    """
    if board.any_order:
        return not city.stages_built >> stage & 1
    return stage == city.stages


@kernel
def stage_number(tables: Record, board: Record, stage: int) -> int:
    """Number of a stage's first action; one block serves all stages unless the board may be built in any
    order.
    """
    return tables.stage_at + (
        stage * variants_of_stage(tables) * tables.stage_block if board.any_order else 0
    )


@kernel
def list_stage(
    game: Game,
    tables: Record,
    seat: int,
    stage: int,
    number: int,
    hand: Record,
    held_back: int,
    out: Rows[ChoiceRow],
    count: int,
) -> int:
    """One stage alone with each card of the hand; every card has the payments of the first one."""
    cost = tables.boards[game.cities[seat].wonder].stage[stage].cost
    first, payments = count, 0
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            slot = number + kind * tables.slots
            if payments > 0:
                count = repeat_payments(out, first, payments, kind, slot, count)
                continue
            count = list_payments(game, tables, seat, cost, STAGES, STAGE, kind, slot, out, first)
            payments = count - first
            if payments == 0:
                return count
            mark_stage(out, first, count, stage + 1, 0)
    return count


@kernel
def list_sales(tables: Record, hand: Record, held_back: int, out: Rows[ChoiceRow], count: int) -> int:
    """Any card may be sold (BASE-SELL-1, BASE-TURN-6)."""
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            write_choice(out[count], SELL, kind, tables.sell_at + kind)
            count += 1
    return count
