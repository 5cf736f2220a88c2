"""The hooks of common works in the search."""

from argosy.search.wonders.hooks import BoxSearch
from argosy.search.wonders.works.heuristic import WORTHS, join_worth

HOOKS = BoxSearch(worths=WORTHS, judge_rider=join_worth)
