"""The hook for the penalties of common works."""

from argosy.rules.wonders.expansions.hooks import RuleHooks
from argosy.rules.wonders.works.penalties import list_things_to_give_up, run_penalty_step

HOOKS = RuleHooks(list_answers=list_things_to_give_up, run_step=run_penalty_step)
