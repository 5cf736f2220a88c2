"""Where boxes join the search: what they hide, what they are worth, how their answers look. One row for each box, and one
function for each meeting point of kernels.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from argosy.game.wonders.view import CityView
from argosy.rules.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.armada.terms import ABSTAIN, MOVE_SHIPS
from argosy.rules.wonders.babel.terms import DRAFT_TILE, LAY_TILE, TAKE_TILE
from argosy.rules.wonders.cities.losses import forget_demands
from argosy.rules.wonders.cities.terms import TAKE_DEBTS
from argosy.rules.wonders.edifice.terms import TAKE_HALF, TAKE_PAWN
from argosy.rules.wonders.leaders.terms import DRAFT, DRAFT_LEADER, LEADER, RETURN_TOKEN
from argosy.rules.wonders.works.terms import GIVE_UP
from argosy.search.wonders.armada.forgetting import forget_islands, forget_naval_turn
from argosy.search.wonders.armada.guess import city_of_armada, pool_of_armada, table_of_armada
from argosy.search.wonders.armada.judge import judge_naval_answer, judge_ships, look_at_ships
from argosy.search.wonders.armada.slots import put_island
from argosy.search.wonders.armada.worths import WORTHS as ARMADA
from argosy.search.wonders.babel.forgetting import forget_penalties, forget_projects, forget_tiles
from argosy.search.wonders.babel.guess import city_of_babel, mend_babel, table_of_babel
from argosy.search.wonders.babel.judge import join_worth, judge_tile, look_at_projects
from argosy.search.wonders.babel.slots import FIRST as FIRST_OF_BABEL
from argosy.search.wonders.babel.slots import put_tile
from argosy.search.wonders.babel.worths import WORTHS as BABEL
from argosy.search.wonders.cities.guess import city_of_cities, mend_cities, pool_of_cities
from argosy.search.wonders.cities.judge import judge_debts
from argosy.search.wonders.cities.worths import WORTHS as CITIES
from argosy.search.wonders.edifice.guess import city_of_edifice, table_of_edifice
from argosy.search.wonders.edifice.judge import judge_board_answer, look_at_edifice
from argosy.search.wonders.edifice.worths import WORTHS as EDIFICE
from argosy.search.wonders.extra_wonders.guess import city_of_extra
from argosy.search.wonders.extra_wonders.worths import WORTHS as EXTRA_WONDERS
from argosy.search.wonders.guess import Guess
from argosy.search.wonders.leaders.forgetting import forget_leaders
from argosy.search.wonders.leaders.guess import city_of_leaders, mend_leaders, table_of_leaders
from argosy.search.wonders.leaders.judge import judge_leader
from argosy.search.wonders.leaders.slots import FIRST as FIRST_OF_LEADERS
from argosy.search.wonders.leaders.slots import put_leader
from argosy.search.wonders.leaders.worths import WORTHS as LEADERS
from argosy.search.wonders.noting_heaps import add_pool, count_of_pool
from argosy.search.wonders.worths import Worth

WORTHS: dict[str, Worth] = {**ARMADA, **LEADERS, **CITIES, **BABEL, **EDIFICE, **EXTRA_WONDERS}
"""What effects of boxes are worth, by kind."""


def _nothing(_guess: Guess) -> dict[str, Any]:
    """Nothing on the table."""
    return {}


def _leave(_guess: Guess, _state: Record) -> None:
    """Nothing to mend."""


class Box(NamedTuple):
    """What one box says of a view."""

    city: Callable[[Guess, CityView], dict[str, Any]]
    """Fields of a city in a position."""
    table: Callable[[Guess], dict[str, Any]] = _nothing
    """Fields of a position."""
    mend: Callable[[Guess, Record], None] = _leave
    """What a position cannot say: a last hand on the game that was set up."""
    shared: tuple[str, ...] = ()
    """Questions that a viewer knows enough of to let others answer them too."""


BOXES = {
    "armada": Box(city_of_armada, table_of_armada),
    "leaders": Box(city_of_leaders, table_of_leaders, mend_leaders, ("draft", "leader")),
    "cities": Box(city_of_cities, mend=mend_cities),
    "babel": Box(city_of_babel, table_of_babel, mend_babel, ("tile",)),
    "edifice": Box(city_of_edifice, table_of_edifice),
    "extra_wonders": Box(city_of_extra),
}
"""By the field of a city's view that the box fills."""

SHARED = tuple(word for box in BOXES.values() for word in box.shared)
"""Questions of boxes that others answer in the same moment."""

POOLS = (pool_of_armada, pool_of_cities)


def more_pools(tables: Record, age: int) -> list[tuple[list[int], int]]:
    """Cards of boxes of which only some are in an Age (from 1), and how many."""
    return [pool(tables, age) for pool in POOLS]


def city_parts(guess: Guess, city: CityView) -> dict[str, Any]:
    """Fields of boxes of a city in a position."""
    return {name: value for box in _in_play(guess) for name, value in box.city(guess, city).items()}


def table_parts(guess: Guess) -> dict[str, Any]:
    """Fields of boxes in a position."""
    return {name: value for box in _in_play(guess) for name, value in box.table(guess).items()}


def mend_more(guess: Guess, state: Record) -> None:
    """A last hand on the game that was set up."""
    for box in _in_play(guess):
        box.mend(guess, state)


def _in_play(guess: Guess) -> Iterator[Box]:
    """The boxes that the view shows something of."""
    city = guess.view.cities[guess.seat]
    return (box for field, box in BOXES.items() if getattr(city, field) is not None)


# --- kernels -------------------------------------------------------------------------------------------------------


@kernel
def put_more(game, field, first, second, thing):
    """One thing of a box into one slot."""
    if field >= FIRST_OF_BABEL:
        put_tile(game, field, first, second, thing)
    elif field >= FIRST_OF_LEADERS:
        put_leader(game, field, first, second, thing)
    else:
        put_island(game, first, second, thing)


@kernel
def others_answer(owes):
    """Does a viewer know enough of this question to let others answer it too?"""
    return owes in (DRAFT, LEADER, DRAFT_TILE)


@kernel
def forget_tables(game, tables, hidden):
    """What boxes hide on the table, noted before the cards."""
    if tables.armada.island_kinds > 0:
        forget_islands(game, tables, hidden)
    if tables.babel.tokens:
        forget_projects(game, tables, hidden)


@kernel
def forget_pieces(game, tables, hidden):
    """What boxes hide in the cities, noted after the cards."""
    if tables.leaders.kinds > 0:
        forget_leaders(game, tables, hidden)
    if tables.babel.places:
        forget_tiles(game, tables, hidden)


@kernel
def forget_turns(game, tables, seat):
    """What of the turn is under way in boxes."""
    if tables.armada.island_kinds > 0:
        forget_naval_turn(game, seat)
    for other in range(game.seats):
        forget_demands(game.cities[other])
    forget_penalties(game, seat)


@kernel
def count_more_pools(tables, hidden, age):
    """Of how many cards of boxes only some are in the game, so that they are unseen (ARMADA-SETUP-3, CITIES-SETUP-1)."""
    row, armada, black = age - 1, tables.armada, tables.black
    count = count_of_pool(hidden, armada.decks[row], armada.deck_size[row], armada.used)
    return count + count_of_pool(hidden, black.decks[row], black.deck_size[row], black.used)


@kernel
def add_more_pools(tables, hidden, age, place):
    """Heaps of these cards, dealt among the things from `place` on. The place behind them."""
    row, armada, black = age - 1, tables.armada, tables.black
    place = add_pool(hidden, armada.decks[row], armada.deck_size[row], armada.used, place)
    return add_pool(hidden, black.decks[row], black.deck_size[row], black.used, place)


@kernel
def look_at_boxes(game, tables, notes, seat, mood):
    """What is the same for all choices of a city."""
    look_at_ships(game, tables, seat, mood)
    mood.joins = look_at_projects(game, tables, notes, seat, mood)
    mood.joins += look_at_edifice(game, tables, notes, seat, mood)


@kernel
def judge_rider(tables, mood, choice):
    """What is done together with a card."""
    return judge_ships(mood, choice.rider) + join_worth(mood, choice.rider)


@kernel
def judge_answer(game, tables, notes, mood, seat, choice):
    """A choice whose verb is no word of the base game."""
    verb = choice.verb
    if MOVE_SHIPS <= verb <= ABSTAIN:
        return judge_naval_answer(game, tables, notes, mood, seat, choice)
    if DRAFT_LEADER <= verb <= RETURN_TOKEN:
        return judge_leader(game, tables, notes, mood, seat, choice)
    if verb == TAKE_DEBTS:
        return judge_debts(game, mood, seat, choice)
    if TAKE_TILE <= verb <= GIVE_UP:
        return judge_tile(game, tables, notes, mood, seat, choice)
    if TAKE_HALF <= verb <= TAKE_PAWN:
        return judge_board_answer(game, tables, notes, mood, seat, choice)
    return 0.0


@kernel
def any_card_of_boxes(verb):
    """Does a box play any card of the hand with this verb?"""
    return verb == LAY_TILE
