"""The hooks of Babel in the base game.

The ways to build that it adds are listed together with those of other expansions
(`interactions/builds_of_babel.py`).
"""

from argosy.rules.wonders.babel.choices import charge_taxes, list_babel_answers, list_tiles_to_lay
from argosy.rules.wonders.babel.draft import deal_babel
from argosy.rules.wonders.babel.features import observe_babel, observe_babel_city
from argosy.rules.wonders.babel.play import add_babel_lines, lay_face_down, run_babel_step
from argosy.rules.wonders.babel.projects import apply_reward
from argosy.rules.wonders.babel.tower import (
    bring_up_to_date,
    card_rests,
    chains_cost_something,
    defeats_for_loss,
    lends_a_parent,
    resource_rests,
    sunken_age,
    wake_card,
)
from argosy.rules.wonders.expansions.hooks import RuleHooks

HOOKS = RuleHooks(
    deal=deal_babel,
    list_sales=list_tiles_to_lay,
    list_answers=list_babel_answers,
    charge=charge_taxes,
    chains_are_taxed=chains_cost_something,
    lends_a_parent=lends_a_parent,
    place=lay_face_down,
    run_step=run_babel_step,
    after_losses=bring_up_to_date,
    apply_effect=apply_reward,
    rests=card_rests,
    wake=wake_card,
    board_rests=resource_rests,
    age_of_victory=sunken_age,
    defeats_of_loss=defeats_for_loss,
    add_lines=add_babel_lines,
    observe_questions=observe_babel,
    observe_city=observe_babel_city,
)
