"""Where the single boards join the base game."""

from argosy.rules.wonders.boxes.joins import Joins
from argosy.rules.wonders.extra_wonders.choices import list_stages_to_copy
from argosy.rules.wonders.extra_wonders.effects import apply_extra_effect, extra_effect_points
from argosy.rules.wonders.extra_wonders.features import observe_extra
from argosy.rules.wonders.extra_wonders.score import add_extra_points
from argosy.rules.wonders.extra_wonders.stages import copied_stage
from argosy.rules.wonders.extra_wonders.turn import run_extra_step

JOINS = Joins(
    list_answers=list_stages_to_copy,
    run_step=run_extra_step,
    apply_effect=apply_extra_effect,
    effect_points=extra_effect_points,
    copied_stage=copied_stage,
    add_lines=add_extra_points,
    observe_city=observe_extra,
)
