"""What Cities prints besides cards of the base game's kind: nothing, and the mask in the foot line of its cards."""

from argosy.catalog import Catalog
from argosy.texts import Words
from argosy.web.wonders.face import Face

SIGN = "mask"


def faces(_catalog: Catalog, _w: Words) -> dict[str, Face]:
    """Nothing: black cards are cards like all others."""
    return {}
