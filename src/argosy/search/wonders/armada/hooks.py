"""The hooks of Armada in the search."""

from argosy.search.wonders.armada.heuristic import (
    EFFECT_VALUES,
    evaluate_naval_answer,
    evaluate_ships,
    look_at_ships,
)
from argosy.search.wonders.armada.information_set import (
    add_armada_pool,
    count_armada_pool,
    hide_islands,
    hide_naval_turn,
    pool_of_armada,
    put_island,
)
from argosy.search.wonders.armada.position_from_view import city_of_armada, table_of_armada
from argosy.search.wonders.hooks import ExpansionSearch

HOOKS = ExpansionSearch(
    effect_values=EFFECT_VALUES,
    city=city_of_armada,
    table=table_of_armada,
    pool=pool_of_armada,
    put=put_island,
    hide_table=hide_islands,
    hide_turn=hide_naval_turn,
    count_pool=count_armada_pool,
    add_pool=add_armada_pool,
    look=look_at_ships,
    evaluate_add_on=evaluate_ships,
    evaluate_answer=evaluate_naval_answer,
)
