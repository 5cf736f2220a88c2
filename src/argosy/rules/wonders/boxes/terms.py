"""The boxes that have words of their own, in the order of their numbers."""

from types import ModuleType

from argosy.rules.wonders.armada import terms as armada

BOXES: tuple[ModuleType, ...] = (armada,)
