"""What boxes add to the record of a game: a record each, in a city and on the table."""

from argosy.catalog.rooms import rooms_by_name

ROOMS = rooms_by_name("rules", "wonders", "state")


def record_of(room: str) -> str:
    """What the records of a box are called: like its room, unless it says otherwise."""
    return getattr(ROOMS[room], "RECORD", room)


BOX_CITIES = tuple((record_of(room), one.CITY) for room, one in ROOMS.items())
"""Name and type of each box's record in a city."""

BOX_GAMES = tuple((record_of(room), one.GAME) for room, one in ROOMS.items() if hasattr(one, "GAME"))
"""Name and type of each box's record in the game."""
