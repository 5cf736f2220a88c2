"""View models of common works on the table, and of the tokens that a city has of them."""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.works.facts import Project
from argosy.texts import Words
from argosy.web.rendering.parts import minus
from argosy.web.table.breakdowns import Breakdown
from argosy.web.wonders.effects import picture
from argosy.web.wonders.faces import Face, Faces


class Participation(msgspec.Struct, frozen=True):
    """A city that takes part."""

    seat: int
    tokens: int
    words: str


class Works(msgspec.Struct, frozen=True, kw_only=True):
    """A work as it lies on the table."""

    face: Face
    age: int
    state: str
    """open, done, failed, or later."""
    state_words: str
    goes_with: str
    """What one takes part with, in words."""
    mark: Markup
    left: int
    taken: int
    left_words: str
    parts: tuple[Participation, ...]
    penalty: Markup
    reward_words: str
    penalty_words: str


def penalty_picture(work: Project) -> Markup:
    """Return the penalty of a work as symbols."""
    return picture((work.penalty,))


def names(shown: Faces) -> dict[str, str]:
    """Return the names of works by id, for templates."""
    return {name: face.name for name, face in shown.more.items()}


class WorksHolding(msgspec.Struct, frozen=True):
    """One kind of things that a city has: how many, and what that means."""

    icon: str
    number: str
    words: str


def debt(w: Words, points: int) -> tuple[WorksHolding, ...]:
    """Tokens for penalties that could not be suffered."""
    words = w.say("points lost for penalties that could not be paid")
    return (WorksHolding("works-debt", minus(points), words),) if points else ()


def of_held(held: tuple[WorksHolding, ...]) -> Iterator[tuple[str, Breakdown]]:
    """Yield a breakdown for each thing that lies before a city."""
    for one in held:
        yield one.icon, Breakdown(title=one.words)
