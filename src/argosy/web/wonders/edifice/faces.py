"""What Edifice prints besides cards of the base game's kind: the edifices."""

from argosy.catalog import Catalog
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.texts import Words
from argosy.web.wonders.babel.faces import project_face
from argosy.web.wonders.face import Face

SIGN = "edifice"


def faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """The edifices by id."""
    said = w.say("edifice")
    return {one.id: project_face(one, w, "edifice", said, SIGN) for one in facts_of(catalog).edifices}
