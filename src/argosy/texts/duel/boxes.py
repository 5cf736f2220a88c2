"""Effects of boxes in words: the module that is called like the box."""

from argosy.catalog.rooms import rooms
from argosy.texts.duel.things import Template

ROOMS = rooms("texts", "duel", "effects")

MORE_SHORT: dict[str, Template] = {kind: template for room in ROOMS for kind, template in room.SHORT.items()}
"""The line on a card, by kind of effect."""
MORE_LONG: dict[str, Template] = {kind: template for room in ROOMS for kind, template in room.LONG.items()}
"""The whole effect, by kind."""
