"""The coach: the best choices of a view, their chance to win, and why. Whatever it says comes from the seat's own view.

>>> import argosy
>>> from argosy.search.types import Budget
>>> game = argosy.new_game("duel", seed=7)
>>> advice = advise(game.view(0), game.choices(0), Budget(iterations=20))
>>> [one.text for one in advice] == [one.text for one in advise(game.view(0), game.choices(0), Budget(iterations=20))]
True
"""

from collections.abc import Mapping, Sequence
from importlib import import_module

from argosy.batch.base import gear
from argosy.bots.search_bot import is_ready, searcher
from argosy.bots.types import AnyChoice, View
from argosy.coach.said import in_order
from argosy.coach.types import Advice, Reason, Reasoner
from argosy.errors import ArgosyError
from argosy.game import engine
from argosy.search.types import KNOWING, Budget, Found, Tried

__all__ = ["Advice", "Asleep", "Reason", "advise", "can_coach"]

REASONERS = {"DuelView": "argosy.coach.duel"}
"""By the kind of view: the module whose `reasons` says what choices change."""
BUDGET = Budget(seconds=1.0)
"""As strong as a captain, and soon enough for somebody who waits."""
MOST = 3


class Asleep(ArgosyError):
    """The search is not compiled yet, so that an answer would take a minute."""


def can_coach(view: View) -> bool:
    """Is there a coach for the game that the view shows?"""
    return type(view).__name__ in REASONERS


def advise(view: View, choices: Sequence[AnyChoice], budget: Budget = BUDGET, seed: int = 0) -> tuple[Advice, ...]:
    """The three best choices, the best one first; fewer where there are fewer. The same budget in iterations and seed:
    the same advice, whatever the hidden cards really are.

    Raises ArgosyError for a game without a coach, Asleep while the search is not compiled.
    """
    reasoner = _reasoner(view)
    if not is_ready():
        raise Asleep("the search is not compiled yet")
    found = searcher(view)(view, budget, KNOWING, seed)
    best = _best(found)
    with engine.geared(gear()):
        reasons = reasoner(view, choices, [one.number for one in best])
    return _told(found, best, choices, reasons)


def _reasoner(view: View) -> Reasoner:
    if not can_coach(view):
        raise ArgosyError(f"no coach knows a {type(view).__name__}; there is one for {', '.join(REASONERS)}")
    return import_module(REASONERS[type(view).__name__]).reasons


def _best(found: Found) -> list[Tried]:
    """The choice that the search prefers, then the others that it has looked at most, by their chances."""
    first, *others = [one for one in found.tried if one.visits][:MOST] or found.tried[:1]
    return [first, *sorted(others, key=lambda one: -one.value)]


def _told(
    found: Found, best: Sequence[Tried], choices: Sequence[AnyChoice], reasons: Mapping[int, Sequence[Reason]]
) -> tuple[Advice, ...]:
    texts = {choice.number: choice.text for choice in choices}
    told: list[Advice] = []
    for one in best:
        given = [other.reasons[0] for other in told]
        told.append(
            Advice(
                number=one.number,
                text=texts[one.number],
                # One that was tried less may look better by chance; then it is shown as good as the best.
                value=min(one.value, found.best.value),
                is_certain=found.is_solved,
                reasons=in_order(reasons[one.number], given, is_best=not told),
            )
        )
    return tuple(told)
