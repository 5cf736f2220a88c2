"""Reasons for participation in a project or an edifice (BABEL-PROJECT-2, EDIFICE-2)."""

from argosy.coach.types import Reason

JOINS = "joins"
"""A part in `thing`, which `amount` more cities have to take part in."""
COMPLETES = "completes"
"""Nobody else has to take part in `thing`: it is done."""


PART, DONE = 2.2, 1.5
"""A part of a reward; what its being sure is worth besides."""


def joined(thing: str, left: int) -> Reason:
    """Return the reason for taking part, by the tokens or pawns left after the choice."""
    if left <= 0:
        return Reason(kind=COMPLETES, weight=PART + DONE, thing=thing)
    return Reason(kind=JOINS, weight=PART / (1 + 0.2 * left), thing=thing, amount=left)
