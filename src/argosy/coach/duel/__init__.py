"""Reasons in Duel: every choice is made in a game that fits the view, and what is different after it is counted."""

from collections.abc import Sequence

from argosy.coach.duel.ahead import Ahead
from argosy.coach.duel.boxes import MORE_SOURCES, Source
from argosy.coach.duel.gains import gains
from argosy.coach.duel.lasting import fallback, lasting
from argosy.coach.duel.purse import wonders
from argosy.coach.duel.structure import openings
from argosy.coach.duel.threats import threats
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView

SOURCES: tuple[Source, ...] = (gains, threats, openings, wonders, lasting)


def about(choice: DuelChoice) -> str:
    """Every choice has one price."""
    return choice.text


def chance(value: float) -> float:
    """The search counts wins."""
    return value


def reasons(view: DuelView, choices: Sequence[DuelChoice], numbers: Sequence[int]) -> dict[int, list[Reason]]:
    """What speaks for and against each of these choices."""
    ahead = Ahead(view, choices)
    by_number = {choice.number: choice for choice in choices}
    return {number: _of(ahead, by_number[number]) for number in numbers}


def _of(ahead: Ahead, choice: DuelChoice) -> list[Reason]:
    sources = [MORE_SOURCES[box] for box in ahead.view.boxes if box in MORE_SOURCES]
    if not ahead.after(choice).is_guess:
        sources = [*SOURCES, *sources]
    return [*(reason for source in sources for reason in source(ahead, choice)), *fallback(choice)]
