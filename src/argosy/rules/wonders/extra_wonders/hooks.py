"""The hooks of the single boards in the base game."""

from argosy.rules.wonders.expansions.hooks import RuleHooks
from argosy.rules.wonders.extra_wonders.features import observe_extra
from argosy.rules.wonders.extra_wonders.play import (
    add_extra_points,
    apply_extra_effect,
    copied_stage,
    extra_effect_points,
    list_stages_to_copy,
    run_extra_step,
)

HOOKS = RuleHooks(
    list_answers=list_stages_to_copy,
    run_step=run_extra_step,
    apply_effect=apply_extra_effect,
    effect_points=extra_effect_points,
    copied_stage=copied_stage,
    add_lines=add_extra_points,
    observe_city=observe_extra,
)
