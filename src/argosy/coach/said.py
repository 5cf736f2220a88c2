"""Which of its reasons each advice gives, so that three of them do not say the same."""

from collections.abc import Collection, Sequence

from argosy.coach.types import Reason

AGAIN = 0.3
"""What a reason still counts for that a better choice has given already, word for word."""


def in_order(reasons: Sequence[Reason], given: Collection[Reason], *, is_best: bool) -> tuple[Reason, ...]:
    """Reasons, the one to be said first.

    The best choice is praised; what speaks against another one counts as much as what speaks for it.
    """

    def strength(reason: Reason) -> tuple[bool, float]:
        return not (is_best and reason.weight < 0), abs(reason.weight) * (AGAIN if reason in given else 1.0)

    return tuple(sorted(reasons, key=strength, reverse=True))
