"""What boxes add to the packed tables: fields, rows of effects, and what fills them."""

from types import ModuleType

from argosy.rules.duel.agora import tables as agora
from argosy.rules.duel.packing import Packed
from argosy.rules.duel.pantheon import tables as pantheon

BOXES: tuple[ModuleType, ...] = (agora, pantheon)

THINGS_OF_BOXES = tuple(field for box in BOXES for field in box.THING_FIELDS)
FIELDS_OF_DECKS = agora.DECK_FIELDS
FIELDS_OF_BOXES = tuple(field for box in BOXES for field in box.FIELDS)
MORE_THINGS: list[tuple[str, str, int]] = [thing for box in BOXES for thing in box.THINGS]
"""(field, group of the catalog, line of the score pad) of things with effects."""
MORE_LASTING: dict[str, Packed] = {kind: rows for box in BOXES for kind, rows in box.LASTING_KINDS.items()}
MORE_NOW: dict[str, Packed] = {kind: rows for box in BOXES for kind, rows in box.NOW_KINDS.items()}
MORE_ASKING: tuple[int, ...] = tuple(task for box in BOXES for task in box.ASKING)
