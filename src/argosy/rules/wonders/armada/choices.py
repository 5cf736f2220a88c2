"""Lists the choices that Armada adds: naval constructions, sales for the yellow ship, answers.

A naval construction goes with a card or stage and is paid together with it in one sum (ARMADA-NAVAL-1 to -8,
-10, ARMADA-SELL-1).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.armada.setup import is_armada_in_play
from argosy.rules.wonders.armada.state import ISLANDS_OF_LEVEL
from argosy.rules.wonders.armada.terms import (
    ABSTAIN,
    BLUE_LANE,
    FIGHT_AT_SEA,
    GREEN_LANE,
    KEEP,
    KEEP_ISLAND,
    LANES,
    MOVE,
    MOVE_SHIPS,
    RED_LANE,
    YELLOW_LANE,
)
from argosy.rules.wonders.city import can_chain, has_built, is_free_by_right, may_play
from argosy.rules.wonders.expansions.play import chains_are_taxed
from argosy.rules.wonders.payments.costs import costs_something
from argosy.rules.wonders.payments.joint import list_sum_payments
from argosy.rules.wonders.payments.modifiers import STAGES
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.stages import mark_stage, repeat_payments
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import (
    BLUE,
    BUILD,
    BY_RIGHT,
    CHAIN,
    FREE,
    GREEN,
    PAID,
    PASS,
    RED,
    SELL,
    STAGE,
    YELLOW,
)

LANE_COUNT = len(LANES)
NO_LANE = -1
LANE_SETS = 1 << len(LANES)


@kernel
def lane_of_color(color: int) -> int:
    """The lane of a card's colour; brown, grey, purple and black cards move no ship (ARMADA-NAVAL-2,
    CITIES-MIX-2).
    """
    if color == RED:
        return RED_LANE
    if color == YELLOW:
        return YELLOW_LANE
    if color == BLUE:
        return BLUE_LANE
    if color == GREEN:
        return GREEN_LANE
    return NO_LANE


@kernel
def variants_of_naval_stages(tables: Record) -> int:
    """With how many different ships a stage may be combined, apart from none."""
    return LANE_COUNT if is_armada_in_play(tables) else 0


@kernel
def can_move(tables: Record, city: City, lane: int) -> bool:
    """Has the ship of a lane a space before it (ARMADA-NAVAL-6)?"""
    return city.armada.ships[lane] < tables.armada.last_space


@kernel
def step_cost(tables: Record, city: City, lane: int) -> Record:
    """The cost of the next space of a lane on the city's own shipyard (ARMADA-NAVAL-4, ARMADA-TERM-4)."""
    return tables.armada.shipyards[city.armada.shipyard].cost[lane, city.armada.ships[lane] + 1]


@kernel
def list_stages_with_ships(
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
    """One stage together with each ship that may move with it (ARMADA-NAVAL-1, -3)."""
    if is_armada_in_play(
        tables
    ):  # asked in a small function, because that costs no call where there are no ships
        count = list_stage_with_ships(game, tables, seat, stage, number, hand, held_back, out, count)
    return count


@kernel
def list_stage_with_ships(
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
    """One stage together with the ship of each lane."""
    for lane in range(LANE_COUNT):
        if may_move_with_stage(tables, game.cities[seat], lane):
            block = number + (lane + 1) * tables.stage_block
            count = list_stage_with_ship(game, tables, seat, stage, lane, block, hand, held_back, out, count)
    return count


@kernel
def list_stage_with_ship(
    game: Game,
    tables: Record,
    seat: int,
    stage: int,
    lane: int,
    number: int,
    hand: Record,
    held_back: int,
    out: Rows[ChoiceRow],
    count: int,
) -> int:
    """One stage and one ship with each card of the hand; every card has the payments of the first one."""
    city = game.cities[seat]
    cost, more = tables.boards[city.wonder].stage[stage].cost, stage_ship_cost(tables, city, lane)
    first, payments = count, 0
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            slot = number + kind * tables.slots
            if payments > 0:
                count = repeat_payments(out, first, payments, kind, slot, count)
                continue
            count = list_sum_payments(
                game, tables, seat, cost, more, STAGES, PAID, STAGE, kind, slot, out, first
            )
            payments = count - first
            if payments == 0:
                return count
            mark_stage(out, first, count, stage + 1, 1 << lane)
    return count


@kernel
def may_move_with_stage(tables: Record, city: City, lane: int) -> int:
    """The lane with the wonder symbol, or any with the Lost Island (ARMADA-NAVAL-3, ARMADA-ISLAND-19)."""
    if not can_move(tables, city, lane):
        return False
    return city.armada.any_stage_ship or lane == tables.armada.shipyards[city.armada.shipyard].wonder_lane


@kernel
def stage_ship_cost(tables: Record, city: City, lane: int) -> Record:
    """Return the cost of the naval construction with a stage (ARMADA-ISLAND-19)."""
    if city.armada.free_stage_ship:
        return tables.nothing
    return tables.armada.shipyards[city.armada.shipyard].cost[lane, city.armada.ships[lane] + 1]


@kernel
def list_builds_with_ships(
    game: Game, tables: Record, seat: int, hand: City, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Each card of the hand, and no other, that may be built together with a naval construction
    (ARMADA-FAQ-1, ARMADA-MIX-6, ARMADA-NAVAL-1, -2, -5, -7, -8).
    """
    if is_armada_in_play(tables):
        count = list_builds_in_lanes(game, tables, seat, hand, held_back, out, count)
    return count


@kernel
def list_builds_in_lanes(
    game: Game, tables: Record, seat: int, hand: City, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Each card of the hand whose lane has a ship that can move."""
    city = game.cities[seat]
    for place in range(hand.hand_size):
        kind = hand.hand[place]
        lane = lane_of_color(tables.cards[kind].color)
        fits = lane != NO_LANE and may_play(hand, held_back, place) and not has_built(city, kind)
        if fits and can_move(tables, city, lane):
            count = list_build_with_ship(game, tables, seat, kind, lane, out, count)
    return count


@kernel
def list_build_with_ship(
    game: Game, tables: Record, seat: int, kind: int, lane: int, out: Rows[ChoiceRow], count: int
) -> int:
    """One card: the naval cost is paid in full even where the card itself is free (ARMADA-NAVAL-7 to -9)."""
    city, more, first = game.cities[seat], step_cost(tables, game.cities[seat], lane), count
    number, color = tables.build_ship_at + kind * tables.slots, tables.cards[kind].color
    if can_chain(tables, city, kind) and not chains_are_taxed(game, tables):
        count = list_sum_payments(
            game, tables, seat, tables.nothing, more, color, CHAIN, BUILD, kind, number, out, count
        )
    elif is_free_by_right(game, tables, seat, kind):
        count = list_sum_payments(
            game, tables, seat, tables.nothing, more, color, BY_RIGHT, BUILD, kind, number, out, count
        )
    else:
        count = list_sum_payments(
            game, tables, seat, tables.cards[kind].cost, more, color, PAID, BUILD, kind, number, out, count
        )
        if city.free_in_age and not city.free_used and costs_something(tables.cards[kind].cost):
            number = tables.free_ship_at + kind * tables.slots
            count = list_sum_payments(
                game, tables, seat, tables.nothing, more, color, BY_RIGHT, FREE, kind, number, out, count
            )
    for place in range(first, count):
        out[place].add_on = 1 << lane
    return count


@kernel
def list_sales_for_ship(
    game: Game, tables: Record, seat: int, hand: Record, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """A card sold for one space of the yellow ship instead of coins (ARMADA-SELL-1 to -3)."""
    if not can_move(tables, game.cities[seat], YELLOW_LANE):
        return count
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            write_choice(out[count], SELL, kind, tables.sell_ship_at + kind)
            out[count].add_on = 1 << YELLOW_LANE
            count += 1
    return count


@kernel
def list_naval_answers(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """Answers to the questions of Armada: which ships move, which island to keep, whether to fight at sea."""
    owes = game.cities[seat].owes
    if owes == MOVE:
        return list_moves(game, tables, seat, out)
    if owes == KEEP:
        return list_islands(game, tables, seat, out)
    write_choice(out[0], FIGHT_AT_SEA, -1, tables.fight_at)
    write_choice(out[1], ABSTAIN, -1, tables.abstain_at)
    return 2


@kernel
def list_moves(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """Any different ships out of the lanes of the first free movement, up to its number, or none
    (ARMADA-ISLAND-13 to -16, ARMADA-NAVAL-13).
    """
    city, count = game.cities[seat], 0
    movable = movable_lanes(tables, city)
    for ships in range(1, LANE_SETS):
        if ships & ~movable == 0 and count_lanes(ships) <= city.armada.moves_many[0]:
            write_choice(out[count], MOVE_SHIPS, -1, tables.move_at + ships)
            out[count].add_on = ships
            count += 1
    write_choice(out[count], PASS, -1, tables.pass_at)
    return count + 1


@kernel
def movable_lanes(tables: Record, city: City) -> int:
    """The lanes of the first free movement whose ships are not at their end."""
    movable = 0
    for lane in range(city.armada.ships.shape[0]):
        if city.armada.moves[0] >> lane & 1 and can_move(tables, city, lane):
            movable |= 1 << lane
    return movable


@kernel
def count_lanes(lanes: int) -> int:
    """Lanes in a bit set."""
    return (lanes & 1) + (lanes >> 1 & 1) + (lanes >> 2 & 1) + (lanes >> 3 & 1)


@kernel
def list_islands(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """The islands that an explorer has drawn; one must be kept (ARMADA-EXPLORE-2, -3, -11)."""
    armada, count = game.cities[seat].armada, 0
    for place in range(ISLANDS_OF_LEVEL):
        if armada.drawn[place] >= 0:
            write_choice(out[count], KEEP_ISLAND, armada.drawn[place], tables.keep_at + armada.drawn[place])
            count += 1
    return count
