"""The hooks of common works in the search."""

from argosy.search.wonders.hooks import ExpansionSearch
from argosy.search.wonders.works.heuristic import EFFECT_VALUES, join_worth

HOOKS = ExpansionSearch(effect_values=EFFECT_VALUES, evaluate_add_on=join_worth)
