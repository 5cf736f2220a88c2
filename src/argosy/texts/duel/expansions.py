"""Effect texts of Duel expansions, from the module named like the expansion."""

from argosy.catalog.registry import rooms
from argosy.texts.duel.things import Template

ROOMS = rooms("texts", "duel", "effects")

MORE_SHORT: dict[str, Template] = {kind: template for room in ROOMS for kind, template in room.SHORT.items()}
"""The line on a card, by kind of effect."""
MORE_LONG: dict[str, Template] = {kind: template for room in ROOMS for kind, template in room.LONG.items()}
"""The whole effect, by kind."""
