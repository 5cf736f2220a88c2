"""View models of the game log: moments with a line for each city that acted."""

from itertools import zip_longest

import msgspec


class LogLine(msgspec.Struct, frozen=True):
    """Log line of one city at one moment."""

    seat: int
    icon: str
    color: str
    text: str
    """What was done, e.g. the name of the building."""
    notes: tuple[str, ...]
    """What followed: coins paid, gained."""
    signs: tuple[str, ...] = ()
    """An icon for each note; empty where there is none."""
    plate: str = ""
    """The engraving of what was built."""
    about: str = ""
    """The id of its note."""

    @property
    def signed(self) -> tuple[tuple[str, str], ...]:
        """The notes, each with its icon."""
        return tuple(zip_longest(self.signs, self.notes, fillvalue=""))


class LogPart(msgspec.Struct, frozen=True):
    """More of a moment, shown by a template of its own: conflicts at the end of an Age."""

    template: str
    rows: tuple[msgspec.Struct, ...]


class Entry(msgspec.Struct, frozen=True):
    """One moment in the log."""

    age: int
    turn: int
    moment: int
    lines: tuple[LogLine, ...]
    parts: tuple[LogPart, ...] = ()
    title: str = ""
    """What the moment is called, where it is no numbered turn."""
    events: int = 0
    """Number of events in a moment that may still grow, for the key of its cached part."""
