"""The rules of the expansions that can be added to 7 Wonders."""

import msgspec

from argosy.catalog import Catalog
from argosy.catalog.registry import rooms
from argosy.rules.wonders.boxes.types import BoxRules
from argosy.rules.wonders.options import BaseOptions

BOXES: tuple[BoxRules, ...] = tuple(room.BOX for room in rooms("rules", "wonders", "ruleset"))
"""In the order in which each changes the steps of a round. Boxes that are not here are refused."""

BoxOptions = msgspec.defstruct(
    "BoxOptions",
    [(name, str, values[0]) for box in BOXES for name, values in box.options.items()],
    bases=(BaseOptions,),
    frozen=True,
    kw_only=True,
)
"""The options of the base game, then those of all boxes; where nobody chooses, an option has its first
value.
"""


def boxes_in_play(catalog: Catalog) -> list[tuple[BoxRules, str]]:
    """The boxes of a catalog, each with the id of its edition; as many as the table wants (ARMADA-MIX-1)."""
    return [(rules, box.id) for rules in BOXES for box in catalog.boxes if box.part == rules.name]
