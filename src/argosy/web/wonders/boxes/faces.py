"""What boxes print: one line for each box."""

from markupsafe import Markup

from argosy.catalog import Catalog
from argosy.texts import Words
from argosy.web.parts import icon
from argosy.web.wonders.armada import faces as armada
from argosy.web.wonders.babel import faces as babel
from argosy.web.wonders.cities import faces as cities
from argosy.web.wonders.edifice import faces as edifice
from argosy.web.wonders.face import Face
from argosy.web.wonders.leaders import faces as leaders

BOXES = {"armada": armada, "leaders": leaders, "cities": cities, "babel": babel, "edifice": edifice}
"""By part of the catalog."""


def more_faces(catalog: Catalog, w: Words) -> dict[str, Face]:
    """What boxes have besides cards, by id."""
    parts = [box.part for box in catalog.boxes if box.part in BOXES]
    return {name: face for part in parts for name, face in BOXES[part].faces(catalog, w).items()}


def sign_of(part: str) -> Markup:
    """The sign of a box in the foot line of its cards; nothing for the base game."""
    return icon(BOXES[part].SIGN, "anch") if part in BOXES else Markup("")
