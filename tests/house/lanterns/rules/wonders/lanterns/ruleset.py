"""What Lanterns says to a ruleset."""

from argosy.rules.wonders.boxes.types import BoxRules
from argosy.rules.wonders.lanterns.terms import LINES

BOX = BoxRules(
    name="lanterns", editions={2010: "lanterns", 2020: "lanterns"}, lines=lambda _catalog: LINES.words
)
