"""The hooks of Pantheon in the base game."""

from argosy.rules.duel.expansions.hooks import RuleHooks
from argosy.rules.duel.pantheon.apply import apply_divine_turn, apply_pantheon
from argosy.rules.duel.pantheon.choices import list_gods, list_pantheon
from argosy.rules.duel.pantheon.effects import (
    divine_points,
    is_stopped_by_minerva,
    lose_coins_by_step,
    run_pantheon,
    run_pantheon_step,
)
from argosy.rules.duel.pantheon.features import observe_pantheon
from argosy.rules.duel.pantheon.information_set import hide_pantheon, put_pantheon
from argosy.rules.duel.pantheon.setup import clear_pantheon, deal_pantheon
from argosy.rules.duel.pantheon.tokens import has_token, has_token_chain, leave_swapped_card, take_token

HOOKS = RuleHooks(
    clear=clear_pantheon,
    deal=deal_pantheon,
    list_turns=list_gods,
    apply_turn=apply_divine_turn,
    list_answers=list_pantheon,
    apply_answer=apply_pantheon,
    run_task=run_pantheon,
    run_age_step=run_pantheon_step,
    has_on=has_token,
    take_from=take_token,
    has_chain=has_token_chain,
    cards_are_swapped=leave_swapped_card,
    is_pawn_stopped=is_stopped_by_minerva,
    pawn_has_moved=lose_coins_by_step,
    points=divine_points,
    hide=hide_pantheon,
    put=put_pantheon,
    observe=observe_pantheon,
)
