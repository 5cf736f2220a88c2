"""The boxes that have words of their own, in the order of their numbers."""

from types import ModuleType

from argosy.rules.wonders.armada import terms as armada
from argosy.rules.wonders.babel import terms as babel
from argosy.rules.wonders.cities import terms as cities
from argosy.rules.wonders.edifice import terms as edifice
from argosy.rules.wonders.extra_wonders import terms as extra_wonders
from argosy.rules.wonders.leaders import terms as leaders

BOXES: tuple[ModuleType, ...] = (armada, leaders, cities, babel, edifice, extra_wonders)
