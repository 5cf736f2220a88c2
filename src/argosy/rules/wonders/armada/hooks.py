"""The hooks of Armada in the base game."""

from argosy.rules.wonders.armada.choices import (
    list_builds_with_ships,
    list_naval_answers,
    list_sales_for_ship,
    list_stages_with_ships,
    variants_of_naval_stages,
)
from argosy.rules.wonders.armada.conflicts import end_incursions, incursion_tokens
from argosy.rules.wonders.armada.effects import (
    add_naval_lines,
    apply_naval_effect,
    change_naval_effect,
    count_naval_things,
    emporium_price,
    emporium_units,
    leaves_one_out,
    naval_effect_points,
)
from argosy.rules.wonders.armada.features import observe_question, observe_ships
from argosy.rules.wonders.armada.setup import choose_armada_cards, deal_armada
from argosy.rules.wonders.armada.turn import run_naval_step, sell_for_ship
from argosy.rules.wonders.expansions.hooks import RuleHooks

HOOKS = RuleHooks(
    deal=deal_armada,
    mix_in=choose_armada_cards,
    list_builds=list_builds_with_ships,
    list_stages=list_stages_with_ships,
    variants_of_stage=variants_of_naval_stages,
    list_sales=list_sales_for_ship,
    list_answers=list_naval_answers,
    leaves_one_out=leaves_one_out,
    far_units=emporium_units,
    far_price=emporium_price,
    sell=sell_for_ship,
    run_step=run_naval_step,
    apply_effect=apply_naval_effect,
    effect_points=naval_effect_points,
    change_lasting=change_naval_effect,
    count_things=count_naval_things,
    more_conflicts=incursion_tokens,
    end_conflicts=end_incursions,
    add_lines=add_naval_lines,
    observe_questions=observe_question,
    observe_city=observe_ships,
)
