"""Records that expansions add to a game: one each in a city and one on the table."""

from argosy.catalog.registry import packages_by_name

PACKAGES = packages_by_name("rules", "wonders", "state")


def record_of(package: str) -> str:
    """Return the name of the records of an expansion: that of its package, unless it sets `RECORD`."""
    return getattr(PACKAGES[package], "RECORD", package)


EXPANSION_CITIES = tuple((record_of(package), one.CITY) for package, one in PACKAGES.items())
"""Name and type of each expansion's record in a city."""

EXPANSION_GAMES = tuple(
    (record_of(package), one.GAME) for package, one in PACKAGES.items() if hasattr(one, "GAME")
)
"""Name and type of each expansion's record in the game."""
