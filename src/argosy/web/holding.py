"""What the seats hold in a replay: hands, and whatever else was secret then."""

import msgspec


class Held(msgspec.Struct, frozen=True):
    """Something in a hand."""

    name: str
    color: str
    icon: str
    note: str
    done: str = ""
    """The icon of what is done with it now; empty where it stays."""
    words: str = ""
    """What is done with it, for those who hear it."""


class Group(msgspec.Struct, frozen=True):
    """What a seat holds of one kind."""

    title: str
    things: tuple[Held, ...]


class Hand(msgspec.Struct, frozen=True):
    """What a seat holds, or is shown to choose from."""

    seat: int
    groups: tuple[Group, ...]
