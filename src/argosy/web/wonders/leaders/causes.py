"""Who calls for a victory token of the viewer (LEADERS-EFFECT-17)."""

from argosy.game.types import Event
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.causes import Cause, whose
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.facts import effects_of

RETURN = "return"


def causes(shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names) -> tuple[Cause, ...]:
    """The leaders of others that came into play in this turn and take victory tokens."""
    if view.asked != RETURN:
        return ()
    return tuple(
        Cause(seat=event.seat, name=whose(shown.more[event.leader].name, event.seat, names))
        for event in events
        if event.kind in ("recruited", "copied") and event.leader and event.seat not in (None, view.seat)
        if any(effect.kind == "others_return_token" for effect in effects_of(shown, event.leader))
    )
