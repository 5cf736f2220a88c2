"""Building blocks of log lines in Duel: shapes that many choices share, and their input."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from argosy.game.duel.view import DuelEvent
from argosy.texts import Words
from argosy.web.duel.faces import DuelFaces


class LogInput(NamedTuple):
    """Input of a log line: card faces, names, and the event of the choice."""

    faces: DuelFaces
    names: dict[int, str]
    chosen: DuelEvent

    @property
    def words(self) -> Words:
        """The language."""
        return self.faces.words

    def name(self, seat: int | None) -> str:
        """A player."""
        return self.names.get(seat if seat is not None else -1, "")

    @property
    def other(self) -> int:
        """The seat that did not choose."""
        return 1 - (self.chosen.seat or 0)

    @property
    def card(self) -> str:
        """The card of the choice by name."""
        return self.faces.cards[self.chosen.card].name if self.chosen.card else ""

    @property
    def numbers(self) -> list[str]:
        """Chambers, a space, a place."""
        return (self.chosen.number or "").split()

    @property
    def thing(self) -> str:
        """The wonder, token, god, ... of the choice by name."""
        face = self.faces.thing(self.chosen.thing or "")
        return face.name if face else ""

    def space(self, lead: int) -> str:
        """A space of the track by whose capital it lies towards."""
        if lead == 0:
            return self.words.say("the middle space")
        return self.words.count(
            "space {n} towards {name}",
            "space {n} towards {name}",
            abs(lead),
            name=self.name(1 if lead > 0 else 0),
        )


Shown: TypeAlias = tuple[str, str, str]
"""Icon, colour of the card or nothing, text."""
Choices: TypeAlias = dict[str, Callable[[LogInput], Shown]]
"""By verb the line of a choice."""
FirstNotes: TypeAlias = dict[str, Callable[[LogInput], tuple[str, ...]]]
"""By verb what else of it is told."""
Notes: TypeAlias = dict[str, Callable[[LogInput, DuelEvent], str]]
"""By kind of event what followed."""


def card_line(icon: str) -> Callable[[LogInput], Shown]:
    """A card that comes into a city: its colour and its name. Grand temples are purple cards."""

    def shown(log_input: LogInput) -> Shown:
        face = log_input.faces.cards[log_input.chosen.card or ""]
        return icon, {"temple": "purple"}.get(face.color, face.color), face.name

    return shown


def thing_line(icon: str) -> Callable[[LogInput], Shown]:
    """A wonder, token, god: its name."""
    return lambda log_input: (icon, "", log_input.thing)


def line(icon: str, say: Callable[[LogInput], str]) -> Callable[[LogInput], Shown]:
    """Return a function that makes a log line of a few words."""
    return lambda log_input: (icon, "", say(log_input))
