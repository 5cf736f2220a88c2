"""What boxes hide from a seat: one row for each box. What kernels ask of boxes stands in `box_fields` and `box_judges`."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from argosy.game.wonders.view import CityView
from argosy.rules.records import Record
from argosy.search.wonders.armada.worths import WORTHS as ARMADA
from argosy.search.wonders.babel.worths import WORTHS as BABEL
from argosy.search.wonders.cities.worths import WORTHS as CITIES
from argosy.search.wonders.edifice.worths import WORTHS as EDIFICE
from argosy.search.wonders.extra_wonders.worths import WORTHS as EXTRA_WONDERS
from argosy.search.wonders.leaders.worths import WORTHS as LEADERS
from argosy.search.wonders.armada.guess import city_of_armada, pool_of_armada, table_of_armada
from argosy.search.wonders.babel.guess import city_of_babel, mend_babel, table_of_babel
from argosy.search.wonders.cities.guess import city_of_cities, mend_cities, pool_of_cities
from argosy.search.wonders.edifice.guess import city_of_edifice, table_of_edifice
from argosy.search.wonders.extra_wonders.guess import city_of_extra
from argosy.search.wonders.guess import Guess
from argosy.search.wonders.worths import Worth
from argosy.search.wonders.leaders.guess import city_of_leaders, mend_leaders, table_of_leaders


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


BOXES = {
    "armada": Box(city_of_armada, table_of_armada),
    "leaders": Box(city_of_leaders, table_of_leaders, mend_leaders),
    "cities": Box(city_of_cities, mend=mend_cities),
    "babel": Box(city_of_babel, table_of_babel, mend_babel),
    "edifice": Box(city_of_edifice, table_of_edifice),
    "extra_wonders": Box(city_of_extra),
}
"""By the field of a city's view that the box fills."""

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
