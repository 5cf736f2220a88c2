"""The hooks of common works in the search."""

from argosy.search.wonders.hooks import ExpansionSearch
from argosy.search.wonders.works.heuristic import WORTHS, join_worth

HOOKS = ExpansionSearch(worths=WORTHS, judge_add_on=join_worth)
