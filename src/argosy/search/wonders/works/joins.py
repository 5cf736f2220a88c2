"""The hooks of common works in the search."""

from argosy.search.wonders.joins import BoxSearch
from argosy.search.wonders.works.judge import WORTHS, join_worth

JOINS = BoxSearch(worths=WORTHS, judge_rider=join_worth)
