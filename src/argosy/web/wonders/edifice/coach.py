"""What the coach says of edifices; its sentences are those of projects (`babel/coach.py`)."""

from argosy.coach.wonders.babel import kinds
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.babel import coach as babel
from argosy.web.wonders.edifice.edifices import edifices_of
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces

REASONS = {kind: babel.REASONS[kind] for kind in (kinds.JOINS, kinds.COMPLETES)}


def called(shown: Faces, _view: WondersView, choice: Choice) -> tuple[str, Face] | None:
    """The building that a penalty takes; answers to its boards are buttons."""
    return babel.given_up(shown, choice)


def goes_with(shown: Faces, view: WondersView, choice: Choice) -> str:
    """The edifice of the Age, with a stage."""
    if not (choice.joins and choice.verb == "stage"):
        return ""
    return next(shown.more[one.id].name for one in edifices_of(view) if one.age == view.age)
