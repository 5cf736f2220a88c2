"""Fields and effects that expansions add to the packed tables, and the functions that fill them.

The last expansion comes first, because fingerprints of rulesets in old records fit that layout.
"""

from argosy.catalog.registry import rooms_by_name
from argosy.rules.duel.packing import Packed

_TABLES = dict(reversed(rooms_by_name("rules", "duel", "tables").items()))
_ROOMS = tuple(_TABLES.values())

THINGS_OF_EXPANSIONS = tuple(field for room in _ROOMS for field in room.THING_FIELDS)
FIELDS_OF_DECKS = tuple(field for room in _ROOMS for field in getattr(room, "DECK_FIELDS", ()))
FIELDS_OF_EXPANSIONS = tuple(field for room in _ROOMS for field in room.FIELDS)
MORE_THINGS: tuple[tuple[str, str, int], ...] = tuple(thing for room in _ROOMS for thing in room.THINGS)
"""(field, group of the catalog, line of the score pad) of things with effects."""
MORE_LASTING: dict[str, Packed] = {
    kind: packed for room in _ROOMS for kind, packed in room.LASTING_KINDS.items()
}
MORE_NOW: dict[str, Packed] = {kind: packed for room in _ROOMS for kind, packed in room.NOW_KINDS.items()}
MORE_ASKING: tuple[int, ...] = tuple(task for room in _ROOMS for task in room.ASKING)
PACKS = tuple(room.pack for room in _ROOMS)
"""What fills the fields of expansions, in play or not."""
JOINING = {name: room.join_decks for name, room in _TABLES.items()}
"""By box: what it changes in the tables of a game that has it."""
