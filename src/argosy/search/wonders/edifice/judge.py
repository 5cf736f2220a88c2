"""Edifices, pawns and halves of stages, judged by their effects."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.edifice.terms import TAKE_HALF
from argosy.search.wonders.babel.judge import joining
from argosy.search.wonders.effects_judge import effects_worth


@kernel
def look_at_edifice(game, tables, notes, seat, mood):
    """What a pawn of the edifice of this Age is worth."""
    return pawn_worth(game, tables, notes, seat, mood, game.age - 1)


@kernel
def pawn_worth(game, tables, notes, seat, mood, age):
    """A pawn of an Age (from 0)."""
    if tables.edifice.pawns == 0 or game.edifice.edifices[age] < 0:
        return 0.0
    return joining(game, tables, notes, seat, mood, tables.edifice.edifices[game.edifice.edifices[age]])


@kernel
def judge_board_answer(game, tables, notes, mood, seat, choice):
    """A half of a stage, the Age of a pawn."""
    if choice.verb != TAKE_HALF:
        return pawn_worth(game, tables, notes, seat, mood, choice.card)
    half = tables.edifice.halves[game.cities[seat].edifice.half - 1]
    side = choice.card
    return effects_worth(game, tables, notes, mood, seat, half.first_effect[side], half.effects[side])
