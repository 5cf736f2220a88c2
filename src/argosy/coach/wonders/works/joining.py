"""Taking part in the work of an Age (BABEL-PROJECT-2, EDIFICE-2)."""

from argosy.coach.types import Reason
from argosy.coach.wonders.works import kinds

PART, DONE = 2.2, 1.5
"""A part of a reward; what its being sure is worth besides."""


def joined(thing: str, left: int) -> Reason:
    """With so many tokens or pawns left after the choice."""
    if left <= 0:
        return Reason(kind=kinds.COMPLETES, weight=PART + DONE, thing=thing)
    return Reason(kind=kinds.JOINS, weight=PART / (1 + 0.2 * left), thing=thing, amount=left)
