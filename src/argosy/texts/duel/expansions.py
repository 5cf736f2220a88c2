"""Effect texts of Duel expansions, from the module named like the expansion."""

from argosy.catalog.registry import packages
from argosy.texts.duel.things import Template

PACKAGES = packages("texts", "duel", "effects")

MORE_SHORT: dict[str, Template] = {
    kind: template for package in PACKAGES for kind, template in package.SHORT.items()
}
"""The line on a card, by kind of effect."""
MORE_LONG: dict[str, Template] = {
    kind: template for package in PACKAGES for kind, template in package.LONG.items()
}
"""The whole effect, by kind."""
