"""Input of a coach sentence in Duel: a reason, with the names and texts it needs."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from argosy.coach.types import Reason
from argosy.texts import Words, things
from argosy.web.duel.part_maker import Seen


class Said(NamedTuple):
    """A reason, and who is spoken of."""

    one: Seen
    reason: Reason

    @property
    def w(self) -> Words:
        """The language."""
        return self.one.faces.words

    @property
    def name(self) -> str:
        """Return the name of the opponent."""
        return self.one.names[1 - (self.one.view.seat or 0)]

    @property
    def thing(self) -> str:
        """Return the printed name of the subject."""
        face = self.one.faces.thing(self.reason.thing)
        return face.name if face else ""

    @property
    def points(self) -> str:
        """The amount as points."""
        return things.points(self.w, self.reason.amount)

    @property
    def resources(self) -> str:
        """Return the resources of the reason, as alternatives."""
        return self.w.either([things.resource(self.w, name) for name in self.reason.things])


Sentences: TypeAlias = dict[str, Callable[[Said], str]]
"""By kind of reason."""
