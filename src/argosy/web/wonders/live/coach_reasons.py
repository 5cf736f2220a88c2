"""Input of a coach sentence in 7 Wonders: a reason, with the names and texts it needs."""

from typing import NamedTuple

from argosy.coach.types import Reason
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.web.wonders.expansions.types import Expansions, Names
from argosy.web.wonders.faces import Face, Faces


class Table(NamedTuple):
    """Context of a reason: card faces, view, names and expansions."""

    faces: Faces
    view: WondersView
    names: Names
    expansions: Expansions

    @property
    def w(self) -> Words:
        """The language."""
        return self.faces.words


class Said(NamedTuple):
    """A reason at a table."""

    table: Table
    reason: Reason

    @property
    def w(self) -> Words:
        """The language."""
        return self.table.w

    @property
    def name(self) -> str:
        """Return the name of the other city's player; empty if the reason is about no single city."""
        return self.table.names.get(self.reason.seat, "")

    @property
    def face(self) -> Face | None:
        """Return the card face of the subject."""
        thing = self.reason.thing
        return self.table.faces.more.get(thing) or self.table.faces.cards.get(thing)

    @property
    def thing(self) -> str:
        """Return the printed name of the subject."""
        return self.face.name if self.face else ""

    @property
    def points(self) -> str:
        """The amount as points."""
        return things.points(self.w, self.reason.amount)

    @property
    def coins(self) -> str:
        """The amount as coins."""
        return things.coins(self.w, self.reason.amount)

    @property
    def before(self) -> str:
        """The total as coins."""
        return things.coins(self.w, self.reason.total)

    @property
    def resources(self) -> str:
        """Return the resources of the reason, as alternatives."""
        return self.w.either([things.resource(self.w, name) for name in self.reason.things])

    def shields_of(self, seat: int) -> int:
        """Shields of a city now."""
        return self.table.view.cities[seat].shields


def capital(text: str) -> str:
    """Words as the beginning of a sentence."""
    return f"{text[:1].upper()}{text[1:]}"


def as_sentence(text: str) -> str:
    """A short line as a sentence."""
    return f"{capital(text)}."
