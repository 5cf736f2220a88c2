"""Coach of Duel: reasons for each choice, from a forecast in a game that fits the view."""

from collections.abc import Callable, Iterator, Sequence

from argosy.catalog.registry import packages_by_name
from argosy.coach.duel.ahead import Ahead
from argosy.coach.duel.gains import gains
from argosy.coach.duel.lasting import fallback, lasting, wonders
from argosy.coach.duel.opponent import openings, threats
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView

Source = Callable[[Ahead, DuelChoice], Iterator[Reason]]
"""A kind of difference that choices make."""

SOURCES: tuple[Source, ...] = (gains, threats, openings, wonders, lasting)
OF_EXPANSIONS: dict[str, Source] = {
    expansion: package.source for expansion, package in packages_by_name("coach", "duel", "reasons").items()
}
"""By box; they read only what stays true whatever comes to light."""


def about(choice: DuelChoice) -> str:
    """Every choice has one price."""
    return choice.text


def chance(value: float) -> float:
    """The search counts wins."""
    return value


def reasons(view: DuelView, choices: Sequence[DuelChoice], numbers: Sequence[int]) -> dict[int, list[Reason]]:
    """Return the reasons for and against each of these choices."""
    ahead = Ahead(view, choices)
    by_number = {choice.number: choice for choice in choices}
    return {number: _of(ahead, by_number[number]) for number in numbers}


def _of(ahead: Ahead, choice: DuelChoice) -> list[Reason]:
    sources = [OF_EXPANSIONS[expansion] for expansion in ahead.view.expansions if expansion in OF_EXPANSIONS]
    if not ahead.after(choice).is_determinization:
        sources = [*SOURCES, *sources]
    return [*(reason for source in sources for reason in source(ahead, choice)), *fallback(choice)]
