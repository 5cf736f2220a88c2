"""What effects of boxes look like: the module `effects` in the room of every box."""

from importlib import import_module

from argosy.rules.wonders.boxes.rulesets import BOXES

EFFECTS = [import_module(f"argosy.web.wonders.{box.name}.effects") for box in BOXES]

MORE_PICTURES = {kind: picture for box in EFFECTS for kind, picture in box.PICTURES.items()}
"""By kind of effect."""

MORE_THINGS = {thing: icon for box in EFFECTS for thing, icon in box.THINGS.items()}
"""Icons of what effects of boxes count."""
