"""The hooks of Cities in the base game."""

from argosy.rules.wonders.cities.effects import black_effect_points, masks_of, settle_loss, shown_next_door
from argosy.rules.wonders.cities.features import observe_debts, observe_loss
from argosy.rules.wonders.cities.leaders import (
    apply_effect_of_cities,
    end_conflicts,
    end_right,
    lend_shields,
    list_free_black_cards,
    note_play_of_leaders,
    shields_of_defeats,
)
from argosy.rules.wonders.cities.play import (
    add_black_lines,
    choose_black_cards,
    list_debts,
    run_black_step,
    tokens_with_diplomacy,
)
from argosy.rules.wonders.expansions.hooks import RuleHooks

HOOKS = RuleHooks(
    mix_in=choose_black_cards,
    list_builds=list_free_black_cards,
    list_answers=list_debts,
    note_play=note_play_of_leaders,
    run_step=run_black_step,
    settle_loss=settle_loss,
    apply_effect=apply_effect_of_cities,
    effect_points=black_effect_points,
    end_effect=end_right,
    copied_symbols=masks_of,
    symbols_to_copy=shown_next_door,
    change_tokens=tokens_with_diplomacy,
    shields=shields_of_defeats,
    begin_conflicts=lend_shields,
    end_conflicts=end_conflicts,
    add_lines=add_black_lines,
    observe_questions=observe_loss,
    observe_city=observe_debts,
)
