"""What boxes add to the features of Duel: the module that is called like the box."""

from importlib import import_module

from argosy.catalog.rooms import BOXES

ROOMS = {box: import_module(f"argosy.batch.duel.{box}") for box in BOXES["duel"]}

BLOCKS = {box: room.blocks for box, room in ROOMS.items()}
"""By box."""

MORE_POWERS: dict[int, str] = {number: name for room in ROOMS.values() for number, name in room.POWERS.items()}
"""Names of counters of a city."""
