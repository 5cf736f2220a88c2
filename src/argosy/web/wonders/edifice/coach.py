"""Sentences of the coach for edifices, shared with other common works."""

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.edifice.table import edifices_of
from argosy.web.wonders.expansions.types import ExpansionCoach
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.works import coach as works


def goes_with(shown: Faces, view: WondersView, choice: Choice) -> str:
    """The edifice of the Age, with a stage."""
    if not (choice.joins and choice.verb == "stage"):
        return ""
    return next(shown.more[one.id].name for one in edifices_of(view) if one.age == view.age)


COACH = ExpansionCoach(
    called=lambda shown, _view, choice: works.given_up(shown, choice),  # answers to its boards are buttons
    goes_with=goes_with,
    reasons=works.REASONS,
)
