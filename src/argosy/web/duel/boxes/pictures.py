"""What effects of boxes look like: the module `effects` in the room of every box."""

from argosy.catalog.rooms import rooms
from argosy.web.duel.marks import Pictures

EFFECTS = rooms("web", "duel", "effects")

MORE_PICTURES: Pictures = {kind: picture for room in EFFECTS for kind, picture in room.PICTURES.items()}
"""By kind of effect."""
MORE_CHAIN_SYMBOLS: dict[str, str] = {name: icon for room in EFFECTS for name, icon in room.CHAIN_SYMBOLS.items()}
"""Icons of chain symbols."""
