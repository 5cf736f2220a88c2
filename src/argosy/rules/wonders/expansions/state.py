"""Records that expansions add to a game: one each in a city and one on the table."""

from argosy.catalog.registry import rooms_by_name

ROOMS = rooms_by_name("rules", "wonders", "state")


def record_of(room: str) -> str:
    """Return the name of the records of an expansion: that of its package, unless it sets `RECORD`."""
    return getattr(ROOMS[room], "RECORD", room)


EXPANSION_CITIES = tuple((record_of(room), one.CITY) for room, one in ROOMS.items())
"""Name and type of each expansion's record in a city."""

EXPANSION_GAMES = tuple((record_of(room), one.GAME) for room, one in ROOMS.items() if hasattr(one, "GAME"))
"""Name and type of each expansion's record in the game."""
