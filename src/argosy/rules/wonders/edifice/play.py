"""The steps of edifices, their rewards, score lines and features.

They are dealt (EDIFICE-1), joined with a stage (EDIFICE-2), and turned or judged (EDIFICE-3 to -5).
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record
from argosy.rules.wonders.city import may_play
from argosy.rules.wonders.edifice.boards import answer_boards, ask_boards, take_pawn
from argosy.rules.wonders.edifice.terms import (
    ANSWER_BOARDS,
    ASK_BOARDS,
    CHOOSE_HALF,
    DOUBLE_GUILD,
    EDIFICE_LINE,
    GIVE_PAWN,
    JOIN_EDIFICE,
    JUDGE_EDIFICE,
    POINTS_PER_COLOR,
    TURN_EDIFICE,
    WITH_EDIFICE,
)
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.effects import working_stage
from argosy.rules.wonders.expansions.word_numbers import first_stream
from argosy.rules.wonders.payments.modified import list_modified_payments
from argosy.rules.wonders.payments.modifiers import STAGES
from argosy.rules.wonders.scoring.points import effect_points
from argosy.rules.wonders.stages import first_block, mark_stage, repeat_payments
from argosy.rules.wonders.state import MAX_STAGES, ChoiceRow, City, Game
from argosy.rules.wonders.terms import AGES, PAID, STAGE, WONDER
from argosy.rules.wonders.works.penalties import punish

STREAM_EDIFICES = first_stream(__name__)
NONE = -1

ONE = np.int32(1)


@kernel
def is_edifice_in_play(tables: Record) -> bool:
    """Are there pawns to take?"""
    return tables.edifice.pawns > 0


@kernel
def deal_edifices(game: Game, tables: Record, seed: Number) -> None:
    """One edifice of each Age, each equally likely, open from the start, with all its pawns."""
    if not is_edifice_in_play(tables):
        return
    for age in range(AGES):
        of_age = 0
        for kind in range(tables.edifice.kinds):
            of_age += 1 if tables.edifice.edifices[kind].age == age + 1 else 0
        game.edifice.edifices[age] = nth_of_age(tables, age, random_below(seed, STREAM_EDIFICES, age, of_age))
        game.edifice.left[age] = tables.edifice.pawns


@kernel
def nth_of_age(tables: Record, age: int, place: int) -> int:
    """The edifice of an Age that stands at this place among those of its Age."""
    for kind in range(tables.edifice.kinds):
        if tables.edifice.edifices[kind].age == age + 1:
            if place == 0:
                return kind
            place -= 1
    return NONE


@kernel
def may_take_pawn(game: Game, seat: int) -> bool:
    """Once in each Age, as long as pawns are left."""
    age = game.age - 1
    return (
        game.edifice.left[age] > 0
        and not game.edifice.turned[age]
        and not game.cities[seat].edifice.pawns[age]
    )


@kernel
def list_stages_with_edifice(
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
    """One stage and the edifice with each card or leader of the hand, but no ship; every card has the
    payments of the first one (EDIFICE-2, -6, LEADERS-MIX-11).
    """
    if not may_take_pawn(game, seat):
        return count
    cost = tables.boards[game.cities[seat].wonder].stage[stage].cost
    more = tables.edifice.edifices[game.edifice.edifices[game.age - 1]].cost
    first, payments = count, 0
    for place in range(hand.hand_size):
        if may_play(hand, held_back, place):
            kind = hand.hand[place]
            number = (
                first_block(tables, tables.stage_and_edifice_at)
                + stage * tables.stage_block
                + kind * tables.slots
            )
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


@kernel
def run_edifice_step(game: Game, tables: Record, step: int) -> None:
    """Run one of the steps that Edifice adds."""
    if not is_edifice_in_play(tables):
        return
    if step == JOIN_EDIFICE:
        join_edifice(game)
    elif step == ASK_BOARDS:
        ask_boards(game, tables)
    elif step == ANSWER_BOARDS:
        answer_boards(game, tables)
    elif step == TURN_EDIFICE:
        turn_edifices(game, tables)
    elif step == JUDGE_EDIFICE:
        judge_edifice(game, tables)


@kernel
def join_edifice(game: Game) -> None:
    """Give a pawn to every city that paid (EDIFICE-2, -3)."""
    for seat in range(game.seats):
        chosen = game.cities[seat].chosen
        if chosen.verb == STAGE and chosen.add_on & WITH_EDIFICE:
            take_pawn(game, seat, game.age - 1)


@kernel
def turn_edifices(game: Game, tables: Record) -> None:
    """Turn each edifice without a pawn left when all pawns of the turn are taken (EDIFICE-4, AMB-101).

    A card of a later Age is turned too.
    """
    for age in range(AGES):
        if game.edifice.left[age] == 0 and not game.edifice.turned[age]:
            game.edifice.turned[age] = 1
            reward_participants(game, tables, age)


@kernel
def reward_participants(game: Game, tables: Record, age: int) -> None:
    """Everybody with a pawn has the reward at once and for good (EDIFICE-4)."""
    row = tables.edifice.edifices[game.edifice.edifices[age]]
    for seat in range(game.seats):
        if game.cities[seat].edifice.pawns[age]:
            apply_effects(game, tables, seat, row.first_effect, row.effects)
            game.cities[seat].edifice.produces |= ONE << np.int32(game.edifice.edifices[age])


@kernel
def judge_edifice(game: Game, tables: Record) -> None:
    """At the end of the Age, before the conflicts: pawns are left, so those without one suffer (EDIFICE-5,
    AMB-101).
    """
    age = game.age - 1
    if game.edifice.turned[age]:
        return
    row = tables.edifice.edifices[game.edifice.edifices[age]]
    for seat in range(game.seats):
        city = game.cities[seat]
        if not city.edifice.pawns[age] and not punish(game, tables, seat, tables.effects[row.penalty]):
            city.edifice.debt += tables.edifice.debts[age]


@kernel
def apply_edifice_effect(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Note an effect of Edifice: a guild that counts twice, or a half or a pawn to be chosen.

    Boards ask when all effects of the turn are done (EDIFICE-6, -8); a guild that counts twice waits for the
    end (Agora).
    """
    city = game.cities[seat]
    if effect.kind == DOUBLE_GUILD:
        city.edifice.doubles = 1
    elif effect.kind == CHOOSE_HALF:
        city.edifice.half = effect.amount + 1
        city.edifice.half_stage = city.chosen.stage - 1
    elif effect.kind == GIVE_PAWN:
        city.edifice.pawns_due = effect.units


@kernel
def edifice_effect_points(game: Game, tables: Record, seat: int, effect: Record) -> int:
    """Points for each different colour among the own cards (Archives)."""
    points, city = 0, game.cities[seat]
    if effect.kind == POINTS_PER_COLOR:
        for color in range(city.colors.shape[0]):
            points += effect.amount if city.colors[color] > 0 else 0
    return points


@kernel
def add_edifice_lines(game: Game, tables: Record, seat: int, lines: Numbers) -> None:
    """Write its line of the pad; halves of stages count on that of the wonder."""
    lines[EDIFICE_LINE] = game.cities[seat].edifice.debt
    for age in range(AGES):
        lines[EDIFICE_LINE] += points_of_edifice(game, tables, seat, age)
    if game.cities[seat].edifice.halves > 0:
        for stage in range(MAX_STAGES):
            lines[WONDER] += points_of_half(game, tables, seat, stage)


@kernel
def points_of_half(game: Game, tables: Record, seat: int, stage: int) -> int:
    """Points of the half of a stage (0-based) that was chosen (EDIFICE-8)."""
    city = game.cities[seat]
    side = city.edifice.halves >> 2 * stage & 3
    if side == 0:
        return 0
    place, points = working_stage(city, stage), 0
    row = tables.boards[place // MAX_STAGES].stage[place % MAX_STAGES]
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == CHOOSE_HALF:
            half = tables.edifice.halves[effect.amount]
            points += effect_points(game, tables, seat, half.first_effect[side - 1], half.effects[side - 1])
    return points


@kernel
def points_of_edifice(game: Game, tables: Record, seat: int, age: int) -> int:
    """Points of the reward of one Age (0-based)."""
    if not game.edifice.turned[age] or not game.cities[seat].edifice.pawns[age]:
        return 0
    row = tables.edifice.edifices[game.edifice.edifices[age]]
    return effect_points(game, tables, seat, row.first_effect, row.effects)


@kernel
def counts_guild_twice(city: City) -> bool:
    """Does one guild of the city count twice (Agora)?"""
    return city.edifice.doubles > 0
