"""Reasons from the Senate: chambers that change hands, and markers."""

from collections.abc import Iterator

from argosy.coach.duel import kinds, scale
from argosy.coach.duel.ahead import Ahead
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice


def source(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """AGORA-032, 070: Senate actions, control, and where nobody wins any the markers of the chamber."""
    for chamber, seat in ahead.forecast(choice).controls.items():
        if seat == ahead.me:
            yield Reason(kind=kinds.CONTROL, weight=scale.CONTROL, thing=str(chamber), amount=chamber)
        elif ahead.view.chambers[chamber - 1].control == ahead.foe:
            yield Reason(kind=kinds.LOSES_CONTROL, weight=scale.CONTROL, thing=str(chamber), amount=chamber)
    if choice.verb == "recruit" and (actions := ahead.after(choice).view.senate_actions):
        yield Reason(
            kind=kinds.SENATE, weight=scale.SENATE_ACTION * actions, thing=choice.card or "", amount=actions
        )
    if choice.verb in ("place", "shift", "remove"):
        number = choice.text.split()[-1]
        markers = ahead.after(choice).view.chambers[int(number) - 1].markers
        yield Reason(
            kind=kinds.MARKERS, weight=1.0, thing=number, amount=markers[ahead.me], total=markers[ahead.foe]
        )
