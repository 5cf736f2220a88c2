"""Table of Edifice's hooks: the functions that the base game calls at each hook."""

from argosy.rules.wonders.edifice.boards import list_board_answers
from argosy.rules.wonders.edifice.features import observe_edifices, observe_pawns
from argosy.rules.wonders.edifice.play import (
    add_edifice_lines,
    apply_edifice_effect,
    counts_guild_twice,
    deal_edifices,
    edifice_effect_points,
    list_stages_with_edifice,
    run_edifice_step,
)
from argosy.rules.wonders.expansions.hooks import RuleHooks

HOOKS = RuleHooks(
    deal=deal_edifices,
    list_stages=list_stages_with_edifice,
    list_answers=list_board_answers,
    run_step=run_edifice_step,
    apply_effect=apply_edifice_effect,
    effect_points=edifice_effect_points,
    doubles_guild=counts_guild_twice,
    add_lines=add_edifice_lines,
    observe_questions=observe_edifices,
    observe_city=observe_pawns,
)
