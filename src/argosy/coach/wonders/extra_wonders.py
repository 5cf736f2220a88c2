"""Reasons from the neighbour's stage that Manneken Pis copies (EXTRA-PIS-2).

Diplomacy shows in the conflicts that are not fought.
"""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds, scale
from argosy.coach.wonders.ahead import Ahead
from argosy.game.types import Choice


def reasons(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the effect of the neighbour's last stage."""
    if choice.verb != "imitate":
        return
    other = ahead.view.cities[ahead.neighbours(ahead.city)[choice.text.split()[-1]]]
    number = len(ahead.ruleset.catalog.wonder(other.wonder).sides[other.side].stages)
    yield Reason(
        kind=kinds.STAGE, weight=2 * scale.PRINTED, thing=other.wonder, seat=other.seat, amount=number
    )
