"""Catalogs for pages that tell about a box which nobody plays."""

from functools import cache

from argosy.catalog import Catalog, load_boxes
from argosy.web.wonders.boxes.in_play import editions


@cache
def catalog_with(part: str) -> Catalog:
    """A catalog that has a box, in its newest edition."""
    return load_boxes("wonders", ("base_2020", editions(part)[-1]))
