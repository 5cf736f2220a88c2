"""Types of the records of a game of Duel, for Python code; `state.py` says what a field means.

A field holds a NumPy number or an array of them; what leaves the game as a view or an event is made a plain
number first. Fields that expansions add to a city, and their own records in a game, are attributes too; they
stand in `state.py` of their packages.
"""

from typing import Any, Protocol

from numpy.typing import NDArray

Numbers = NDArray[Any]
"""A field of several numbers."""


class Task(Protocol):
    """Something that is still to be done (`TASK`)."""

    kind: int
    seat: int
    amount: int
    subject: int


class City(Protocol):
    """One city (`CITY`)."""

    coins: int
    unbuilt_count: int
    makes: Numbers
    cover_raw: Numbers
    cover_made: Numbers
    choosers: int
    sold: Numbers
    price: Numbers
    dearest: Numbers
    symbols: Numbers
    colors: Numbers
    points: Numbers
    powers: Numbers
    progress: int
    built: int
    unbuilt: Numbers

    def __getattr__(self, field: str) -> Any:
        """Return a field that an expansion adds."""

    def __setattr__(self, field: str, value: Any) -> None:
        """Write that."""

    def __setitem__(self, field: str, value: Any) -> None:
        """Write a field by name."""


class Cities(Protocol):
    """Both cities, by seat."""

    def __getitem__(self, seat: int) -> City: ...


class Tasks(Protocol):
    """The stack of tasks, the last first."""

    def __getitem__(self, place: int) -> Task: ...


class Game(Protocol):
    """One game (`GAME`)."""

    seed: int
    age: int
    moment: int
    turn: int
    actor: int
    on_turn: int
    decision: int
    over: int
    winner: int
    play_again: int
    triggered: int
    picks: int
    draws: int
    pawn: int
    present: int
    open: int
    revealed: int
    depth: int
    cities: Cities
    deck: Numbers
    removed: Numbers
    wonder_deck: Numbers
    wonder_owner: Numbers
    wonder_card: Numbers
    track: Numbers
    card_place: Numbers
    wonder_built: Numbers
    token_place: Numbers
    tasks: Tasks

    def __getattr__(self, expansion: str) -> Any:
        """The record that an expansion adds to it."""
