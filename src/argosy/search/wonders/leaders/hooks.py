"""The hooks of Leaders in the search."""

from argosy.search.wonders.hooks import ExpansionSearch
from argosy.search.wonders.leaders.determinization import city_of_leaders, mend_leaders, table_of_leaders
from argosy.search.wonders.leaders.heuristic import WORTHS, judge_leader
from argosy.search.wonders.leaders.information_set import forget_leaders, put_leader

HOOKS = ExpansionSearch(
    worths=WORTHS,
    city=city_of_leaders,
    table=table_of_leaders,
    mend=mend_leaders,
    shared=("draft", "leader"),
    put=put_leader,
    forget_pieces=forget_leaders,
    judge_answer=judge_leader,
)
