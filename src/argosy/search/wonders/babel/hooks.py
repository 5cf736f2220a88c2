"""The hooks of Babel in the search."""

from argosy.rules.wonders.babel.terms import LAY_TILE
from argosy.search.wonders.babel.heuristic import EFFECT_VALUES, evaluate_tile, look_at_projects
from argosy.search.wonders.babel.information_set import (
    hide_penalties,
    hide_projects,
    hide_tiles,
    put_tile,
)
from argosy.search.wonders.babel.position_from_view import city_of_babel, mend_babel, table_of_babel
from argosy.search.wonders.hooks import ExpansionSearch

HOOKS = ExpansionSearch(
    effect_values=EFFECT_VALUES,
    city=city_of_babel,
    table=table_of_babel,
    mend=mend_babel,
    shared=("tile",),
    put=put_tile,
    hide_table=hide_projects,
    hide_pieces=hide_tiles,
    hide_turn=hide_penalties,
    look=look_at_projects,
    evaluate_answer=evaluate_tile,
    any_card=(LAY_TILE,),
)
