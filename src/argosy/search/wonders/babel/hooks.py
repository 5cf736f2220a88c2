"""The hooks of Babel in the search."""

from argosy.rules.wonders.babel.terms import LAY_TILE
from argosy.search.wonders.babel.determinization import city_of_babel, mend_babel, table_of_babel
from argosy.search.wonders.babel.heuristic import WORTHS, judge_tile, look_at_projects
from argosy.search.wonders.babel.information_set import (
    forget_penalties,
    forget_projects,
    forget_tiles,
    put_tile,
)
from argosy.search.wonders.hooks import ExpansionSearch

HOOKS = ExpansionSearch(
    worths=WORTHS,
    city=city_of_babel,
    table=table_of_babel,
    mend=mend_babel,
    shared=("tile",),
    put=put_tile,
    forget_table=forget_projects,
    forget_pieces=forget_tiles,
    forget_turn=forget_penalties,
    look=look_at_projects,
    judge_answer=judge_tile,
    any_card=(LAY_TILE,),
)
