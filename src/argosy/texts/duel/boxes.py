"""Effects of boxes in words: the module that is called like the box."""

from importlib import import_module

from argosy.catalog.rooms import BOXES
from argosy.texts.duel.things import Template

ROOMS = [import_module(f"argosy.texts.duel.{box}") for box in BOXES["duel"]]

MORE_SHORT: dict[str, Template] = {kind: template for room in ROOMS for kind, template in room.SHORT.items()}
"""The line on a card, by kind of effect."""
MORE_LONG: dict[str, Template] = {kind: template for room in ROOMS for kind, template in room.LONG.items()}
"""The whole effect, by kind."""
