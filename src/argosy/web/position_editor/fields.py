"""Form fields of the position editor: numbers, choices, marks, and places that hold things.

A path is the address of a field in the position, as in docs/play/positions.md: `cities.0.coins`.
"""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# A draft of a position is JSON of any shape.

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec


class Number(msgspec.Struct, frozen=True, kw_only=True):
    """A whole number with a button for one less and one for one more."""

    path: str
    label: str
    low: int = 0
    high: int = 99
    icon: str = ""
    read: Callable[[Any], int] = int
    """From what the position says to the number; most positions say the number itself."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One of some values."""

    path: str
    label: str
    options: tuple[tuple[Any, str], ...]
    """(value in the position, words); the value None stands for what is left out."""
    lays: bool = False
    """Does it say where a thing lies, which then lies nowhere else?"""


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """Any of some values, as a list in the position."""

    path: str
    label: str
    options: tuple[tuple[Any, str], ...]


class Switch(msgspec.Struct, frozen=True, kw_only=True):
    """Checkbox: yes or no."""

    path: str
    label: str


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """A thing that may be put somewhere."""

    id: str
    face: Any
    """Its printed side: name, colour, picture and text are shown."""
    group: str = ""
    """Under which heading it lies on the sheet of all of them."""


class Things(msgspec.Struct, frozen=True, kw_only=True):
    """A place in which things lie."""

    path: str
    label: str
    pool: tuple[Item, ...]
    icon: str = "build"
    most: int = 99
    repeats: bool = False
    """May the same thing lie there twice?"""
    write: Callable[[str], Any] = str
    """From the id of a thing to what the position says of it."""
    read: Callable[[Any], str | None] = lambda one: one if isinstance(one, str) else None
    """The id again; None for what lies in another place of the same list."""
    switches: tuple[tuple[str, str], ...] = ()
    """What may be said of each thing besides, yes or no: (name in the position, label)."""
    is_dealt: bool = False
    """Is it dealt where nothing is written?"""


Field: TypeAlias = Number | Choice | Marks | Switch | Things


class Hot(NamedTuple):
    """Clickable thing on the table of a position."""

    selector: str
    place: str
    """The part of the board that changes it."""
    field: str = ""
    """What of that part does, as clicks name it; empty for all of it."""


class FieldPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the board: the table, or a city."""

    id: str
    title: str
    fields: tuple[Field, ...]
    seat: int | None = None
    plate: str = ""
    """The engraving of its wonder."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that may be changed, and how clicks are helped along."""

    places: tuple[FieldPlace, ...]
    cities: tuple[int, ...]
    """How many cities there may be."""
    loose: tuple[str, ...] = ()
    """What a position of a played game says and a changed one may forget, so that it fits again."""
    follows: tuple[str, ...] = ()
    """What follows from the things that lie somewhere, and may be forgotten when they change."""
    loose_of_city: tuple[str, ...] = ()
    """What a city may forget when the table changes: what is dealt again."""
    from_elsewhere: tuple[str, ...] = ()
    """Lists from which a thing may be taken when it is put elsewhere, by the last word of their path."""

    @property
    def fields(self) -> dict[str, Field]:
        """All fields by the names that clicks give them."""
        found: dict[str, Field] = {}
        for place in self.places:
            for field in place.fields:
                found[key(field, place)] = field
        return found


def key(field: Field, place: FieldPlace) -> str:
    """Return the name of a field in clicks: its path.

    Where several places share a list, the seat follows.
    """
    return (
        field.path if place.seat is None or field.path.startswith("cities.") else f"{field.path}@{place.seat}"
    )


def is_thing(value: Any, name: str) -> str | None:
    """The id of a thing that stands alone or, with more about it, under a name."""
    if isinstance(value, dict):
        value = value.get(name)
    return value if isinstance(value, str) else None


def number_of_list(value: Any) -> int:
    """Return the length of a list, or the count written in its place."""
    return len(value) if isinstance(value, list) else int(value or 0)
