"""The information set of a seat for a search: what the seat knows of a record, without its past.

Equal views give equal bytes, whatever lies hidden and however the game came there;
`tests/search/duel/test_information_sets.py` deals everything hidden again and compares.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.information_set import hide_unknown, shown_wonders
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AGES, AWAY, MAX_TASKS, NONE, PLACES, REMOVED, WONDERS
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.search.duel.expansions import FORGET

SHOWN = 2 * WONDERS
UNKNOWN = 3 * WONDERS
"""Ranks of wonders that nobody owns."""


@kernel
def hide(game: Game, tables: Record, seat: int, hidden: Record) -> None:
    """Leave in a copy of a game what a seat knows, and list in a zeroed `hidden` what may lie where."""
    forget_course(game)
    forget_wonders(game, tables)
    forget_removed(game)
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
def forget_wonders(game: Game, tables: Record) -> None:
    """Sort the wonders by their rank: the order in which they were laid out is past (DUEL-007)."""
    shown = shown_wonders(game, tables)
    for index in range(1, tables.wonders_count):
        wonder = game.wonder_deck[index]
        place = index
        rank = rank_of_wonder(game, wonder, shown)
        while place > 0 and rank_of_wonder(game, game.wonder_deck[place - 1], shown) > rank:
            game.wonder_deck[place] = game.wonder_deck[place - 1]
            place -= 1
        game.wonder_deck[place] = wonder


@kernel
def rank_of_wonder(game: Game, wonder: int, shown: int) -> int:
    """Those of players first, then those that are shown, as they lie, then the others by number."""
    owner = game.wonder_owner[wonder]
    if owner != NONE:
        return owner * WONDERS + wonder
    if shown & (1 << np.int64(wonder)):
        return SHOWN
    return UNKNOWN + wonder


@kernel
def forget_removed(game: Game) -> None:
    """Cards that have been taken out of the box lie elsewhere; the others by their number (AGORA-159)."""
    for age in range(AGES):
        row = game.removed[age]
        count = 0
        for index in range(REMOVED):
            card = row[index]
            if card != NONE and game.card_place[card] == AWAY:
                row[count] = card
                count += 1
        sort_first(row, count)
        for index in range(count, REMOVED):
            row[index] = NONE


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


@kernel
def sort_first(array: Numbers, count: int) -> None:
    """Sort the first `count` entries, the smallest first."""
    for index in range(1, count):
        thing = array[index]
        place = index
        while place > 0 and array[place - 1] > thing:
            array[place] = array[place - 1]
            place -= 1
        array[place] = thing
