"""Lists the ways to build that Babel adds, each alone and with Armada and Cities.

These add a ship, and the right of a leader who comes with Cities
(ARMADA-MIX-2, -7, LEADERS-CARD-50, BABEL-PROJECT-2, -3, -5, BABEL-TOWER-7).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.armada.choices import (
    can_move,
    lane_of_color,
    may_move_with_stage,
    stage_ship_cost,
    step_cost,
)
from argosy.rules.wonders.armada.setup import is_armada_in_play
from argosy.rules.wonders.babel.choices import ALONE, PROJECT, SHIP, list_other_ways, mark, may_join
from argosy.rules.wonders.babel.draft import is_babel_in_play
from argosy.rules.wonders.babel.projects import current_project
from argosy.rules.wonders.babel.terms import BY_TOKEN, WITH_PROJECT
from argosy.rules.wonders.cities.leaders import may_build_black_free
from argosy.rules.wonders.cities.terms import BY_LEADER
from argosy.rules.wonders.city import can_chain, has_built, is_free_by_right, may_play
from argosy.rules.wonders.expansions.play import chains_are_taxed
from argosy.rules.wonders.payments.costs import costs_something
from argosy.rules.wonders.payments.modified import list_modified_payments
from argosy.rules.wonders.payments.modifiers import STAGES
from argosy.rules.wonders.stages import first_block, mark_stage, repeat_payments
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import BLACK, BUILD, BY_RIGHT, CHAIN, FREE, PAID, STAGE
from argosy.rules.wonders.words import SHIPS

NO_LANE = -1


@kernel
def list_other_builds(
    game: Game, tables: Record, seat: int, hand: City, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """List other ways to build each card, each alone and together with the project.

    They are by a taxed chain, for coins instead of resources, and by a token (BABEL-PROJECT-2, -5,
    BABEL-TOWER-7).
    """
    if not is_babel_in_play(tables):
        return count
    first = count
    for place in range(hand.hand_size):
        kind = hand.hand[place]
        buildable = not has_built(game.cities[seat], kind)
        if buildable and may_play(hand, held_back, place):
            count = list_other_ways(game, tables, seat, kind, tables.nothing, 0, ALONE, 0, out, first, count)
            if is_armada_in_play(tables):
                count = list_other_ways_with_ship(game, tables, seat, kind, out, first, count)
            if may_join(game, tables, seat, tables.cards[kind].color):
                count = list_ways_with_project(game, tables, seat, kind, out, first, count)
    return count


@kernel
def list_other_ways_with_ship(
    game: Game, tables: Record, seat: int, kind: int, out: Rows[ChoiceRow], first: int, count: int
) -> int:
    """The same together with a naval construction, which is paid in full (ARMADA-MIX-7, ARMADA-NAVAL-9,
    BABEL-TOWER-7).
    """
    city, lane = game.cities[seat], lane_of_color(tables.cards[kind].color)
    if lane == NO_LANE or not can_move(tables, city, lane):
        return count
    more, saves_one = step_cost(tables, city, lane), 1 if city.armada.discount > 0 else 0
    return list_other_ways(game, tables, seat, kind, more, saves_one, SHIP, 1 << lane, out, first, count)


@kernel
def list_ways_with_project(
    game: Game, tables: Record, seat: int, kind: int, out: Rows[ChoiceRow], first: int, count: int
) -> int:
    """Every way to build a card together with the project, but not with a ship (ARMADA-MIX-2,
    BABEL-PROJECT-2, -5).
    """
    city, color, start = game.cities[seat], tables.cards[kind].color, count
    more = tables.babel.projects[current_project(game, tables)].cost
    number = tables.join_at + kind * tables.slots
    if can_chain(tables, city, kind) and not chains_are_taxed(game, tables):
        count = list_modified_payments(
            game, tables, seat, tables.nothing, more, 0, color, CHAIN, BUILD, kind, number, out, count
        )
    elif is_free_by_right(game, tables, seat, kind):
        count = list_modified_payments(
            game, tables, seat, tables.nothing, more, 0, color, BY_RIGHT, BUILD, kind, number, out, count
        )
    else:
        cost = tables.cards[kind].cost
        count = list_modified_payments(
            game, tables, seat, cost, more, 0, color, PAID, BUILD, kind, number, out, count
        )
        if city.free_in_age and not city.free_used and costs_something(cost):
            number = tables.join_free_at + kind * tables.slots
            count = list_modified_payments(
                game, tables, seat, tables.nothing, more, 0, color, BY_RIGHT, FREE, kind, number, out, count
            )
    mark(out, start, count, WITH_PROJECT)
    count = list_free_black_with_project(game, tables, seat, kind, more, out, count)
    return list_other_ways(game, tables, seat, kind, more, 0, PROJECT, WITH_PROJECT, out, first, count)


@kernel
def list_free_black_with_project(
    game: Game, tables: Record, seat: int, kind: int, more: Record, out: Rows[ChoiceRow], count: int
) -> int:
    """A black card by the right of a leader, together with the project; not where the card is free anyway
    (LEADERS-CARD-50, BABEL-PROJECT-5).
    """
    city, start = game.cities[seat], count
    free = can_chain(tables, city, kind) or is_free_by_right(game, tables, seat, kind)
    if not free and may_build_black_free(tables, city, kind) and costs_something(tables.cards[kind].cost):
        number = tables.join_free_black_at + kind * tables.slots
        count = list_modified_payments(
            game, tables, seat, tables.nothing, more, 0, BLACK, BY_RIGHT, FREE, kind, number, out, count
        )
        mark(out, start, count, WITH_PROJECT | BY_LEADER)
    return count


@kernel
def list_stages_by_token(
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
    """One stage for a token, with each card of the hand; a naval construction with it is paid in full."""
    city = game.cities[seat]
    if city.babel.free_stages == 0:
        return count
    count = list_stage_by_token(game, tables, seat, stage, 0, tables.nothing, 0, hand, held_back, out, count)
    if is_armada_in_play(tables):
        saves_one = 1 if city.armada.discount > 0 else 0
        for lane in range(SHIPS):
            if may_move_with_stage(tables, city, lane):
                more = stage_ship_cost(tables, city, lane)
                count = list_stage_by_token(
                    game, tables, seat, stage, 1 + lane, more, saves_one, hand, held_back, out, count
                )
    return count


@kernel
def list_stage_by_token(
    game: Game,
    tables: Record,
    seat: int,
    stage: int,
    way: int,
    more: Record,
    saves_one: int,
    hand: Record,
    held_back: int,
    out: Rows[ChoiceRow],
    count: int,
) -> int:
    """way: 0 alone, else 1 + the lane of the ship; every card has the payments of the first one."""
    first, payments, add_on = count, 0, BY_TOKEN
    if way > 0:
        add_on |= 1 << (way - 1)
    block = first_block(tables, tables.token_stage_at) + (stage * (1 + SHIPS) + way) * tables.stage_block
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            number = block + kind * tables.slots
            if payments > 0:
                count = repeat_payments(out, first, payments, kind, number, count)
                continue
            count = list_modified_payments(
                game,
                tables,
                seat,
                tables.nothing,
                more,
                saves_one,
                STAGES,
                BY_RIGHT,
                STAGE,
                kind,
                number,
                out,
                first,
            )
            payments = count - first
            if payments == 0:
                return count
            mark_stage(out, first, count, stage + 1, add_on)
    return count
