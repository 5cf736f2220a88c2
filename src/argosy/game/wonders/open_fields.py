"""What a city still has to answer stands in fields of the records that boxes add to it."""

from collections.abc import Callable

from argosy.rules.wonders.records import City


def is_open(part: str, field: str) -> Callable[[City], bool]:
    """(city) -> is this field of a box set? Then the city is asked, when the step comes."""
    return lambda city: bool(city[part][field])
