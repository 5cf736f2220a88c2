"""The hooks of Leaders in the search."""

from argosy.search.wonders.hooks import ExpansionSearch
from argosy.search.wonders.leaders.heuristic import EFFECT_VALUES, evaluate_leader
from argosy.search.wonders.leaders.information_set import hide_leaders, put_leader
from argosy.search.wonders.leaders.position_from_view import city_of_leaders, mend_leaders, table_of_leaders

HOOKS = ExpansionSearch(
    effect_values=EFFECT_VALUES,
    city=city_of_leaders,
    table=table_of_leaders,
    mend=mend_leaders,
    shared=("draft", "leader"),
    put=put_leader,
    hide_pieces=hide_leaders,
    evaluate_answer=evaluate_leader,
)
