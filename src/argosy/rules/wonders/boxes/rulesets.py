"""The boxes that can be added to 7 Wonders."""

from argosy.catalog import Catalog
from argosy.rules.wonders.armada.ruleset import ARMADA
from argosy.rules.wonders.babel.options import TowerOptions
from argosy.rules.wonders.babel.ruleset import BABEL
from argosy.rules.wonders.boxes.types import BoxRules
from argosy.rules.wonders.cities.ruleset import CITIES
from argosy.rules.wonders.edifice.ruleset import EDIFICE
from argosy.rules.wonders.extra_wonders.ruleset import EXTRA_WONDERS
from argosy.rules.wonders.leaders.ruleset import LEADERS

# In the order in which each changes the steps of a round. Boxes that are not here are refused.
BOXES: tuple[BoxRules, ...] = (ARMADA, LEADERS, CITIES, BABEL, EDIFICE, EXTRA_WONDERS)

BoxOptions = TowerOptions
"""The options of all boxes: those of the last box that has some, which go on from those of the boxes before it."""


def boxes_in_play(catalog: Catalog) -> list[tuple[BoxRules, str]]:
    """The boxes of a catalog, each with the id of its edition; as many as the table wants (ARMADA-MIX-1)."""
    return [(rules, box.id) for rules in BOXES for box in catalog.boxes if box.part == rules.name]
