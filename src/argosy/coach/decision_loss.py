"""Comparison of one made decision with the best choice, from the seat's own view."""

from collections.abc import Sequence

import msgspec

from argosy.batch.base import backend
from argosy.bots.search_backends import searcher
from argosy.bots.types import AnyChoice, View
from argosy.coach import check_compiled, coach_module_of
from argosy.coach.calibration import chance_of
from argosy.coach.types import Advice, Reason, in_order
from argosy.game import engine
from argosy.search.types import LEARNED, Budget, Found

ENOUGH = 4
"""Of so many iterations one must have been spent on a choice; otherwise its value is chance, and a search of
its own asks for it.
"""
REASONS = 3
"""Reasons that are kept of each choice, the ones to be said first."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A decision beside the one that the coach would have made."""

    best: Advice
    """What the coach would have chosen; its value is the chance to win as long as nothing has been chosen."""
    made: Advice
    """What was chosen, and the chance to win that was left; never more than the best one's.

    The same as `best` where the coach would have chosen it, or something that is about the same.
    """

    @property
    def cost(self) -> float:
        """Chances to win that went with the choice, 0 to 1."""
        return self.best.value - self.made.value


def weigh(view: View, choices: Sequence[AnyChoice], made: str, budget: Budget, seed: int = 0) -> Weighed:
    """Weigh the choice with the text `made` against the best one.

    The same budget in iterations and seed give the same result, whatever the hidden cards are.

    Raises ArgosyError for a game without a coach or a text that is no choice, NotCompiled while the
    search is not compiled.
    """
    check_compiled(view)
    module = coach_module_of(view)
    by_number = {choice.number: choice for choice in choices}
    found = searcher(view).search(view, budget, LEARNED, seed)
    best = by_number[found.best.number]
    chosen = next(choice for choice in choices if choice.text == made)
    if module.about(best) == module.about(chosen):
        best = chosen
        value = found.best.value
    else:
        value = min(found.best.value, _value(found, chosen.number, view, budget, seed))
    with engine.in_backend(backend()):
        reasons = module.reasons(view, choices, list({best.number, chosen.number}))
    first = _advice(
        best,
        chance_of(view, module, found.best.value, is_certain=found.is_solved),
        found,
        in_order(reasons[best.number], (), is_best=True),
    )
    if chosen is best:
        return Weighed(best=first, made=first)
    against = in_order(reasons[chosen.number], first.reasons[:1], is_best=False)
    return Weighed(
        best=first,
        made=_advice(chosen, chance_of(view, module, value, is_certain=found.is_solved), found, against),
    )


def _value(found: Found, number: int, view: View, budget: Budget, seed: int) -> float:
    """Return the value of a choice that the search has perhaps hardly tried."""
    tried = next(one for one in found.tried if one.number == number)
    if (found.is_solved and tried.visits) or tried.visits * ENOUGH >= found.iterations > 0:
        return tried.value
    return searcher(view).search(view, budget, LEARNED, seed, number).best.value


def _advice(choice: AnyChoice, chance: float, found: Found, reasons: Sequence[Reason]) -> Advice:
    return Advice(
        number=choice.number,
        text=choice.text,
        value=chance,
        is_certain=found.is_solved,
        reasons=tuple(reasons[:REASONS]),
    )
