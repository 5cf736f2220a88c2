"""What boxes add to the features of Duel: the module that is called like the box."""

from argosy.catalog.rooms import rooms_by_name

ROOMS = rooms_by_name("batch", "duel", "features")

BLOCKS = {box: room.blocks for box, room in ROOMS.items()}
"""By box."""

MORE_POWERS: dict[int, str] = {number: name for room in ROOMS.values() for number, name in room.POWERS.items()}
"""Names of counters of a city."""
