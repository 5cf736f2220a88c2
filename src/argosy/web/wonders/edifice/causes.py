"""Which edifice was not finished, where a penalty asks for something (EDIFICE-5)."""

from argosy.game.types import Event
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.babel.asking import PENALTY
from argosy.web.wonders.babel.causes import failed
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.causes import Cause
from argosy.web.wonders.edifice.edifices import edifices_of
from argosy.web.wonders.faces import Faces


def causes(shown: Faces, view: WondersView, _events: tuple[Event, ...], _names: Names) -> tuple[Cause, ...]:
    """The edifice of this Age."""
    edifices = edifices_of(view) if view.asked == PENALTY else ()
    return tuple(failed(shown, one.id) for one in edifices if one.age == view.age)
