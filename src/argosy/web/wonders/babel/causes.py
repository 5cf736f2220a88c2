"""Which project or edifice was not finished, where a penalty asks for something (BABEL-PROJECT-3, EDIFICE-5)."""

from argosy.game.types import Event
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.babel.asking import PENALTY
from argosy.web.wonders.babel.projects import penalty_picture
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.causes import Cause
from argosy.web.wonders.faces import Faces


def causes(shown: Faces, view: WondersView, _events: tuple[Event, ...], _names: Names) -> tuple[Cause, ...]:
    """The project of this Age."""
    projects = view.babel.projects if view.asked == PENALTY and view.babel else ()
    return tuple(failed(shown, one.id) for one in projects if one.age == view.age)


def failed(shown: Faces, name: str) -> Cause:
    """A project or an edifice with the signs of its penalty."""
    said = shown.words.say("{project} was not finished.", project=shown.more[name].name)
    return Cause(name=said, sign=penalty_picture(shown, name))
