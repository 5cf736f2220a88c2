"""The beats of single boards: a stage of a neighbour is copied; without Cities also losses and Diplomacy."""

from collections.abc import Iterable

from argosy.game.types import Event
from argosy.web.beats import Move, Teller, fly
from argosy.web.wonders.beats import Look, Tellers
from argosy.web.wonders.cities import beats as cities


def _copied(event: Event, _look: Look) -> Iterable[Move]:
    one, other = event.seat, event.other
    return (fly("stage", 1, f"stages-{other} coins-{other}", f"stages-{one} coins-{one}"),)


TELLERS: Tellers = {
    "copied_stage": Teller("effects", _copied),
    **{kind: cities.TELLERS[kind] for kind in ("lost", "diplomacy", "stayed_out")},
}
