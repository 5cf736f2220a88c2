"""The hooks of Agora in the base game."""

from argosy.rules.duel.agora.apply import apply_agora, apply_agora_turn
from argosy.rules.duel.agora.choices import list_agora, list_prepare, may_pass_in_agora
from argosy.rules.duel.agora.conspiracies import list_curia, list_trigger, ways_to_prepare
from argosy.rules.duel.agora.effects import card_asks_coins, run_agora, run_agora_step, wonder_asks_coins
from argosy.rules.duel.agora.features import observe_agora
from argosy.rules.duel.agora.information_set import hide_agora, put_agora
from argosy.rules.duel.agora.knowledge import agora_lies_during_draft, saw_removed
from argosy.rules.duel.agora.senate import may_recruit_again, note_conspirator, senate_points, senator_price
from argosy.rules.duel.agora.setup import add_senators, clear_agora, deal_agora
from argosy.rules.duel.expansions.hooks import RuleHooks

HOOKS = RuleHooks(
    clear=clear_agora,
    deal=deal_agora,
    add_cards=add_senators,
    ways_with_cards=ways_to_prepare,
    list_with_card=list_prepare,
    list_turns=list_trigger,
    apply_turn=apply_agora_turn,
    list_answers=list_agora,
    list_ahead=list_curia,
    may_pass=may_pass_in_agora,
    apply_answer=apply_agora,
    run_task=run_agora,
    run_turn_step=run_agora_step,
    own_price=senator_price,
    may_be_revived=may_recruit_again,
    card_is_constructed=card_asks_coins,
    wonder_is_constructed=wonder_asks_coins,
    card_has_effect=note_conspirator,
    points=senate_points,
    lies_during_draft=agora_lies_during_draft,
    has_seen_removed=saw_removed,
    hide=hide_agora,
    put=put_agora,
    observe=observe_agora,
)
