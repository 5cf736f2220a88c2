"""Reasons from pawns of edifices, paid for or given by a stage (EDIFICE-2, -4, -8)."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders.ahead import Ahead
from argosy.coach.wonders.works import joined
from argosy.game.types import Choice


def reasons(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Each pawn that comes with the choice."""
    was, then = (one.city.edifice for one in (ahead.before, ahead.after(choice)))
    if not was or not then or not ahead.view.edifice:
        return
    for one in ahead.view.edifice.edifices:
        if then.pawns[one.age - 1] and not was.pawns[one.age - 1]:
            yield joined(one.id, one.pawns - 1)
