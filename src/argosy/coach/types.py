"""Types of the coach: advice with win probabilities, and ordered reasons as data.

Sentences are made of them elsewhere.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

import msgspec

AGAIN = 0.3
"""What a reason still counts for that a better choice has given already, word for word."""


class Reason(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One difference that a choice makes.

    The kind defines the meaning of the fields (`kinds.py` of the game and of its expansions).
    """

    kind: str
    weight: float
    """What it counts for in points at the end of the game, below 0 for what speaks against the choice.

    Orders reasons.
    """
    thing: str = ""
    """Id of the card, wonder, token ... that it is about."""
    seat: int = -1
    """The other city that it is about, where there are several."""
    things: tuple[str, ...] = ()
    """Ids of resources, where it is about several."""
    amount: int = 0
    total: int = 0
    """What the amount leads to, or is set against."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """One choice that is worth a thought."""

    number: int
    text: str
    """The choice, as the game is told it."""
    value: float
    """Share of wins, 0 to 1, for the seat that decides."""
    is_certain: bool = False
    """The rest of the game was solved: the value is the result."""
    reasons: tuple[Reason, ...]
    """Never empty; the first one is to be said."""


class CoachModule(Protocol):
    """Interface of the coach of one game."""

    def reasons(
        self, view: Any, choices: Sequence[Any], numbers: Sequence[int]
    ) -> Mapping[int, Sequence[Reason]]:
        """Reasons for some of the choices of a view, by their numbers, in any order."""
        ...

    def about(self, choice: Any) -> str:
        """Return the subject of a choice; choices that differ in details, as their payment, share one."""
        ...

    def chance(self, value: float) -> float:
        """Return the share of wins, 0 to 1, for a value of the search; it rises with the value."""
        ...


def in_order(reasons: Sequence[Reason], given: Collection[Reason], *, is_best: bool) -> tuple[Reason, ...]:
    """Reasons, the one to be said first.

    The best choice is praised; what speaks against another one counts as much as what speaks for it.
    """

    def strength(reason: Reason) -> tuple[bool, float]:
        return not (is_best and reason.weight < 0), abs(reason.weight) * (AGAIN if reason in given else 1.0)

    return tuple(sorted(reasons, key=strength, reverse=True))
