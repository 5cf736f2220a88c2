"""Single boards with Cities: shared Diplomacy tokens and masks (EXTRA-WALL-4)."""

from argosy.catalog.wonders.cities.facts import Cities
from argosy.web.wonders.faces import Faces


def are_those_of_cities(shown: Faces) -> bool:
    """Does Cities show them?"""
    return shown.catalog.of(Cities) is not None
