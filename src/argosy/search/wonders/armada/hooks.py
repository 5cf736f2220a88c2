"""The hooks of Armada in the search."""

from argosy.search.wonders.armada.determinization import city_of_armada, pool_of_armada, table_of_armada
from argosy.search.wonders.armada.heuristic import WORTHS, judge_naval_answer, judge_ships, look_at_ships
from argosy.search.wonders.armada.information_set import (
    add_armada_pool,
    count_armada_pool,
    forget_islands,
    forget_naval_turn,
    put_island,
)
from argosy.search.wonders.hooks import ExpansionSearch

HOOKS = ExpansionSearch(
    worths=WORTHS,
    city=city_of_armada,
    table=table_of_armada,
    pool=pool_of_armada,
    put=put_island,
    forget_table=forget_islands,
    forget_turn=forget_naval_turn,
    count_pool=count_armada_pool,
    add_pool=add_armada_pool,
    look=look_at_ships,
    judge_add_on=judge_ships,
    judge_answer=judge_naval_answer,
)
