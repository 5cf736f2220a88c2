"""The hooks of combined expansions in the base game."""

from argosy.rules.wonders.expansions.hooks import RuleHooks
from argosy.rules.wonders.interactions.builds_of_babel import list_other_builds, list_stages_by_token

HOOKS = RuleHooks(list_builds=list_other_builds, list_stages=list_stages_by_token)
