"""The faces of a catalog, made once a language."""

from argosy.catalog import Catalog
from argosy.web.wonders.boxes.in_play import in_play
from argosy.web.wonders.faces import Faces

_made: dict[tuple[int, str], Faces] = {}


def faces(catalog: Catalog, language: str) -> Faces:
    """The faces of a catalog, made at first use. The catalog is kept with them, so its identity cannot be reused."""
    key = (id(catalog), language)
    if key not in _made:
        _made[key] = Faces(catalog, language, in_play(box.id for box in catalog.boxes))
    return _made[key]
