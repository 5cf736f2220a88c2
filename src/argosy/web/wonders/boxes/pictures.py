"""What effects of boxes look like: the module `effects` in the room of every box."""

from argosy.catalog.rooms import rooms

EFFECTS = rooms("web", "wonders", "effects")

MORE_PICTURES = {kind: picture for box in EFFECTS for kind, picture in box.PICTURES.items()}
"""By kind of effect."""

MORE_THINGS = {thing: icon for box in EFFECTS for thing, icon in box.THINGS.items()}
"""Icons of what effects of boxes count."""
