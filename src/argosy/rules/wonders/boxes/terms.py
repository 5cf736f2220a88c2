"""The boxes that have words of their own, in the order of their numbers."""

from types import ModuleType

from argosy.rules.wonders.armada import terms as armada
from argosy.rules.wonders.cities import terms as cities
from argosy.rules.wonders.leaders import terms as leaders

BOXES: tuple[ModuleType, ...] = (armada, leaders, cities)
