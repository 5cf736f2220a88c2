"""The signs of the single boards, for the glossary: what they share with other boxes."""

from argosy.web.glossary import Sign
from argosy.web.wonders.cities.glossary import also_elsewhere
from argosy.web.wonders.faces import Faces


def signs(shown: Faces) -> tuple[Sign, ...]:
    """The Great Wall brings what black cards bring (EXTRA-WALL-3, EXTRA-WALL-4)."""
    return also_elsewhere(shown)
