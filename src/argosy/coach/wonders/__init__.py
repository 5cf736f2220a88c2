"""Coach of 7 Wonders: reasons for each choice, from a forecast in a game that fits the view."""

from collections.abc import Callable, Iterator, Sequence

from argosy.catalog.registry import EXPANSIONS, packages_by_name
from argosy.coach.types import Reason
from argosy.coach.wonders.ahead import Ahead
from argosy.coach.wonders.chance import chance
from argosy.coach.wonders.conflicts import conflicts
from argosy.coach.wonders.gains import gains
from argosy.coach.wonders.passing import passing
from argosy.coach.wonders.printed import fallback, printed
from argosy.coach.wonders.trade import trade
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView

__all__ = ["about", "chance", "reasons"]

Source = Callable[[Ahead, Choice], Iterator[Reason]]
"""A kind of difference that choices make."""

SOURCES: tuple[Source, ...] = (gains, conflicts, trade, passing, printed)
UNDER = ("stage", "tile")
"""Verbs with which a card goes away face down."""


def about(choice: Choice) -> str:
    """Return the subject of a choice, without its payment and the card under a stage or for a tile."""
    text = choice.text.partition(" pay ")[0]
    goes = (choice.card, choice.leader) if choice.verb in UNDER else ()
    return " ".join(word for word in text.split() if word not in goes)


def reasons(view: WondersView, choices: Sequence[Choice], numbers: Sequence[int]) -> dict[int, list[Reason]]:
    """Return the reasons for and against each of these choices."""
    ahead = Ahead(view, choices)
    by_number = {choice.number: choice for choice in choices}
    return {number: _of(ahead, by_number[number]) for number in numbers}


def _of(ahead: Ahead, choice: Choice) -> list[Reason]:
    sources = (*SOURCES, *_of_expansions(ahead))
    found = [reason for source in sources for reason in source(ahead, choice)]
    return found or list(fallback(ahead, choice))


def _of_expansions(ahead: Ahead) -> tuple[Source, ...]:
    """Reason sources of the expansions in play."""
    by_part: dict[str, Source] = {
        part: package.reasons
        for part, package in packages_by_name("coach", "wonders", "reasons").items()
        if part in EXPANSIONS["wonders"]
    }
    parts = dict.fromkeys(expansion.part for expansion in ahead.ruleset.catalog.expansions)
    return tuple(by_part[part] for part in parts if part in by_part)
