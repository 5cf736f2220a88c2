"""Types of the records of a game of 7 Wonders, for Python code; `state.py` says what a field means.

A field holds a NumPy number or an array of them; what leaves the game as a view or an event is made a plain
number first. The records that expansions add to a game and to a city are attributes too; `state.py` of their
packages has their fields.
"""

from collections.abc import Iterator
from typing import Any, Protocol, overload

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]
"""A field of several numbers."""


class ChoiceRow(Protocol):
    """One row of the list of choices, or the choice that a city has made (`CHOICE`)."""

    number: int
    card: int
    left: int
    right: int
    far_left: int
    far_right: int
    bank: int
    verb: int
    how: int
    stage: int
    add_on: int
    bought: int
    from_bank: int


class City(Protocol):
    """One city (`CITY`)."""

    standing: Numbers
    wonder: int
    coins: int
    income: int
    shields: int
    hand: Numbers
    markers: Numbers
    chosen: ChoiceRow
    hand_size: int
    stages: int
    stages_built: int
    marker_ages: Numbers
    colors: Numbers
    science: Numbers
    own_raw: Numbers
    own_made: Numbers
    sold_raw: Numbers
    sold_made: Numbers
    price_raw: Numbers
    price_made: Numbers
    victories: Numbers
    defeats: int
    free_in_age: int
    free_used: int
    free_new_color: int
    free_first: int
    free_last: int
    plays_last: int
    revives: int
    later_revives: Numbers
    free_colors: int
    bank_bonus: int
    bonus_taken: int
    coins_per_token: int
    sends_defeats: int
    set_bonus: int
    symbol_changes: int
    copies_guild: int
    produced: int
    modifiers: int
    waives: int
    free_resources_of_stages: int
    without_resources: int
    more_of_own: int
    more_of_missing: int
    wild_for_coin: int
    rebate_first: Numbers
    rebate_board: int
    pays_buyer: int
    owes: int
    owed: int

    def __getattr__(self, expansion: str) -> Any:
        """The record that an expansion adds to it."""

    def __getitem__(self, field: str) -> Any:
        """A field, or the record of an expansion, by name."""


class Cities(Protocol):
    """All cities, by seat; those behind the last seat are empty."""

    @overload
    def __getitem__(self, which: int) -> City: ...
    @overload
    def __getitem__(self, which: slice) -> "Cities": ...
    @overload
    def __getitem__(self, which: str) -> Numbers: ...
    def __iter__(self) -> Iterator[City]: ...
    def tobytes(self) -> bytes: ...


class Game(Protocol):
    """One game (`GAME`)."""

    seed: int
    cities: Cities
    plays: Any
    """Records of `PLAY` by turn and seat."""
    decks: Numbers
    discard: Numbers
    moment: int
    step: int
    seats: int
    free_city: int
    age: int
    turn: int
    controller: int
    last_card: int
    owing: int
    over: int

    @property
    def dtype(self) -> "np.dtype[Any]":
        """The layout of the record."""
        ...

    def __getattr__(self, expansion: str) -> Any:
        """The record that an expansion adds to it."""
