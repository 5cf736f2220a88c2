"""The coach: ranked advice on the choices of a view, with win probabilities and reasons.

All of it is computed from the seat's own view, never from hidden cards.

>>> import argosy
>>> from argosy.search.types import Budget
>>> game = argosy.new_game("duel", seed=7)
>>> advice = advise(game.view(0), game.choices(0), Budget(iterations=20))
>>> again = advise(game.view(0), game.choices(0), Budget(iterations=20))
>>> [one.text for one in advice] == [one.text for one in again]
True
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from argosy.batch.base import backend
from argosy.bots.search_backends import GAMES, is_ready, searcher
from argosy.bots.types import AnyChoice, View
from argosy.coach.calibration import chance_of
from argosy.coach.types import Advice, CoachModule, Reason, in_order
from argosy.deprecation import warn_of_old_name
from argosy.errors import ArgosyError
from argosy.game import engine
from argosy.search.types import LEARNED, PLAIN, Budget, Found, Tried

__all__ = ["Advice", "NotCompiled", "Reason", "advise", "can_coach"]

REASONERS = {"DuelView": "argosy.coach.duel", "WondersView": "argosy.coach.wonders"}
"""By the kind of view: the module whose `reasons` says what choices change, and which tells choices apart
and turns the value of a search into a chance to win (`argosy.coach.types.CoachModule`).
"""
BUDGET = Budget(seconds=1.0)
"""At least as strong as a captain, and soon enough for somebody who waits."""
MOST = 3
DOUBT = 12
"""Visits that a value is doubted by."""


if not TYPE_CHECKING:  # because to a checker every name would exist

    def __getattr__(name: str) -> Any:
        """Return `NotCompiled` by its old name, with a DeprecationWarning."""
        if name != "Asleep":
            raise AttributeError(f"module 'argosy.coach' has no attribute {name!r}")
        warn_of_old_name("argosy.coach.Asleep", "NotCompiled")
        return NotCompiled


class NotCompiled(ArgosyError):
    """The search is not compiled yet, so that an answer would take a minute."""


def can_coach(view: View) -> bool:
    """Is there a coach for the game that the view shows?"""
    return type(view).__name__ in REASONERS


def advise(
    view: View, choices: Sequence[AnyChoice], budget: Budget = BUDGET, seed: int = 0
) -> tuple[Advice, ...]:
    """Return the three best choices, best first; fewer if there are fewer.

    The same budget in iterations and seed give the same advice, whatever the hidden cards really are.

    Raises ArgosyError for a game without a coach, NotCompiled while the search is not compiled.
    """
    module = coach_module_of(view)
    check_compiled(view)
    found = searcher(view).search(view, budget, LEARNED, seed)
    about = {choice.number: module.about(choice) for choice in choices}
    best = _best(found, about)
    if len(best) < min(MOST, len(set(about.values()))) and not found.is_solved:
        best = _best(_with_more(found, searcher(view).search(view, _little(budget), PLAIN, seed)), about)
    with engine.in_backend(backend()):
        reasons = module.reasons(view, choices, [one.number for one in best])
    chances = {
        one.number: chance_of(view, module, min(one.value, found.best.value), is_certain=found.is_solved)
        for one in best
    }
    texts = {choice.number: choice.text for choice in choices}
    return _advice_of(best, texts, chances, reasons, is_certain=found.is_solved)


def coach_module_of(view: View) -> CoachModule:
    """Return the coach of the game that a view shows.

    Raises ArgosyError for a game without a coach.
    """
    if not can_coach(view):
        raise ArgosyError(f"no coach knows a {type(view).__name__}; there is one for {', '.join(REASONERS)}")
    return cast("CoachModule", import_module(REASONERS[type(view).__name__]))


def check_compiled(view: View) -> None:
    """Raise NotCompiled while the search of the game that the view shows is not compiled."""
    if not is_ready(GAMES[type(view).__name__]):
        raise NotCompiled("the search is not compiled yet")


def _little(budget: Budget) -> Budget:
    """A tenth of the time; iterations that play by chance are quicker, so of those a fifth."""
    return Budget(iterations=-(-budget.iterations // 5), seconds=budget.seconds / 10)


def _with_more(found: Found, plain: Found) -> Found:
    """Add values from a plain search to a search that has hardly tried the other choices.

    A search with a heuristic may be so sure of a choice that it tries hardly any other. The values of those
    are then taken from a search that tries all alike, in random playouts: as far behind its value of the same
    best choice.
    """
    values = {one.number: one.value for one in plain.tried}
    whole = max(values[found.best.number], *values.values(), 1e-9)
    tried = {one.number for one in found.tried if one.visits}
    more = [
        Tried(one.number, 1, found.best.value * one.value / whole)
        for one in sorted(plain.tried, key=lambda one: -one.value)
        if one.visits and one.number not in tried
    ]
    return Found((*(one for one in found.tried if one.visits), *more), found.iterations)


def _best(found: Found, about: Mapping[int, str]) -> list[Tried]:
    """Return the choice that the search prefers, then the most visited others by value.

    Of choices with the same subject it is the most visited one. about: by the number of a choice.
    """
    best: dict[str, Tried] = {}
    for one in found.tried:
        if one.visits or not best:
            best.setdefault(about[one.number], one)
    first, *others = list(best.values())[:MOST]
    if not found.is_solved:
        others = [_soberly(found, one) for one in others]
    return [first, *sorted(others, key=lambda one: -one.value)]


def _soberly(found: Found, one: Tried) -> Tried:
    """Return a value drawn to the mean of all visits, the more so the fewer visits it has."""
    visits = sum(other.visits for other in found.tried)
    mean = sum(other.visits * other.value for other in found.tried) / max(1, visits)
    value = (one.visits * one.value + DOUBT * mean) / (one.visits + DOUBT)
    return Tried(one.number, one.visits, value)


def _advice_of(
    best: Sequence[Tried],
    texts: Mapping[int, str],
    chances: Mapping[int, float],
    reasons: Mapping[int, Sequence[Reason]],
    *,
    is_certain: bool,
) -> tuple[Advice, ...]:
    """Return the advice as data.

    A choice that was tried less may look better by chance; its probability is capped at that of the best.
    """
    advice: list[Advice] = []
    for one in best:
        given = [other.reasons[0] for other in advice]
        advice.append(
            Advice(
                number=one.number,
                text=texts[one.number],
                value=chances[one.number],
                is_certain=is_certain,
                reasons=in_order(reasons[one.number], given, is_best=not advice),
            )
        )
    return tuple(advice)
