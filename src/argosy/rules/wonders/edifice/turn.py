"""Pawns, rewards and penalties: the steps that Edifice adds (EDIFICE-2 to -6, -8, AMB-101)."""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.edifice.boards import answer_boards, ask_boards, take_pawn
from argosy.rules.wonders.edifice.setup import is_edifice_in_play
from argosy.rules.wonders.edifice.terms import (
    ANSWER_BOARDS,
    ASK_BOARDS,
    JOIN_EDIFICE,
    JUDGE_EDIFICE,
    TURN_EDIFICE,
    WITH_EDIFICE,
)
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.terms import AGES, STAGE
from argosy.rules.wonders.works.penalties import punish

ONE = np.int32(1)


@kernel
def run_edifice_step(game, tables, step):
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
def join_edifice(game):
    """Who paid takes a pawn (EDIFICE-2, -3)."""
    for seat in range(game.seats):
        chosen = game.cities[seat].chosen
        if chosen.verb == STAGE and chosen.rider & WITH_EDIFICE:
            take_pawn(game, seat, game.age - 1)


@kernel
def turn_edifices(game, tables):
    """All pawns of the turn are taken: a card without one left is turned, that of a later Age too (EDIFICE-4,
    AMB-101).
    """
    for age in range(AGES):
        if game.edifice.left[age] == 0 and not game.edifice.turned[age]:
            game.edifice.turned[age] = 1
            reward_participants(game, tables, age)


@kernel
def reward_participants(game, tables, age):
    """Everybody with a pawn has the reward at once and for good (EDIFICE-4)."""
    row = tables.edifice.edifices[game.edifice.edifices[age]]
    for seat in range(game.seats):
        if game.cities[seat].edifice.pawns[age]:
            apply_effects(game, tables, seat, row.first_effect, row.effects)
            game.cities[seat].edifice.produces |= ONE << np.int32(game.edifice.edifices[age])


@kernel
def judge_edifice(game, tables):
    """At the end of the Age, before the conflicts: pawns are left, so those without one suffer (EDIFICE-5, AMB-101)."""
    age = game.age - 1
    if game.edifice.turned[age]:
        return
    row = tables.edifice.edifices[game.edifice.edifices[age]]
    for seat in range(game.seats):
        city = game.cities[seat]
        if not city.edifice.pawns[age] and not punish(game, tables, seat, tables.effects[row.penalty]):
            city.edifice.debt += tables.edifice.debts[age]
