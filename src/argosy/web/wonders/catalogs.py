"""Cached card faces of a catalog, and catalogs for expansions that are not in play."""

from functools import cache

from argosy.catalog import Catalog, load_expansions
from argosy.web.wonders.expansions.in_play import editions, in_play
from argosy.web.wonders.faces import Faces

_made: dict[tuple[int, str], Faces] = {}


def faces(catalog: Catalog, language: str) -> Faces:
    """Return the card faces of a catalog, cached after the first use.

    The catalog is cached with them, so its identity cannot be reused.
    """
    key = (id(catalog), language)
    if key not in _made:
        _made[key] = Faces(catalog, language, in_play(expansion.id for expansion in catalog.expansions))
    return _made[key]


@cache
def catalog_with(part: str) -> Catalog:
    """A catalog that has an expansion, in its newest edition."""
    return load_expansions("wonders", ("base_2020", editions(part)[-1]))
