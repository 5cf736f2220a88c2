"""The information set of a seat for a search: what the seat knows of a record, without its past.

Equal views give equal bytes, whatever lies hidden and however the game came there;
`tests/search/duel/test_information_sets.py` deals everything hidden again and compares.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.information_set import hide_unknown
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.hidden_information.pool_builder import sort_first
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AGES, MAX_TASKS, NONE, PLACES
from argosy.rules.records import Record
from argosy.search.duel.expansions import FORGET


@kernel
def hide(game: Game, tables: Record, seat: int, hidden: Record) -> None:
    """Leave in a copy of a game what a seat knows, and list in a zeroed `hidden` what may lie where."""
    forget_course(game)
    forget_structures(game, tables)
    for forget in FORGET:
        forget(game, tables, seat)
    hide_unknown(game, tables, seat, hidden)


@kernel
def forget_course(game: Game) -> None:
    """Draws that have been made, tasks that are done, the order in which wonders came."""
    game.draws = 0
    for number in range(game.depth, MAX_TASKS):
        task = game.tasks[number]
        task.kind = 0
        task.seat = 0
        task.amount = 0
        task.subject = 0
    for each in range(2):
        sort_first(game.cities[each].unbuilt, game.cities[each].unbuilt_count)


@kernel
def forget_structures(game: Game, tables: Record) -> None:
    """Cards that have been taken out of a structure lie elsewhere; their places are known to be empty."""
    is_laid = structure_is_laid(game, tables)
    coming = game.age if is_laid else game.age - 1
    for age in range(coming):
        for place in range(PLACES):
            if age < game.age - 1 or game.present & (1 << place) == 0:
                game.deck[age, place] = NONE
    for age in range(coming, AGES):
        for place in range(tables.structures[age].places, PLACES):
            game.deck[age, place] = NONE
    if is_laid:
        game.revealed |= tables.structures[game.age - 1].whole & ~game.present
