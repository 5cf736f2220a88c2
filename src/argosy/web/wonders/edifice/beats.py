"""The beats of Edifice: what it shares with projects, and the halves of stages."""

from collections.abc import Iterable

from argosy.game.types import Event
from argosy.web.beats import Move, Teller, drop
from argosy.web.wonders.babel.beats import WORKS
from argosy.web.wonders.beats import Look, Tellers


def _took_half(event: Event, _look: Look) -> Iterable[Move]:
    return (drop(f"stage-{event.seat}-{event.stage}", f"stages-{event.seat}"),)


TELLERS: Tellers = {**WORKS, "took_half": Teller("effects", _took_half)}
