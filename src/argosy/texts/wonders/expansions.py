"""Effect texts and refusal clauses of expansions, from the module named like the expansion."""

from argosy.catalog.registry import packages
from argosy.texts import Words

PACKAGES = packages("texts", "wonders", "effects")

MORE_SHORT = {kind: template for package in PACKAGES for kind, template in package.SHORT.items()}
"""The line on a card, by kind of effect."""

MORE_SENTENCES = {kind: template for package in PACKAGES for kind, template in package.LONG.items()}
"""The whole effect, by kind."""


def more_things(words: Words) -> dict[str, str]:
    """One thing of those that effects of expansions count."""
    return {name: text for package in PACKAGES for name, text in package.things(words).items()}


def more_clauses(words: Words) -> dict[str, str]:
    """The shortest true reasons by code, of expansions that have reasons of their own."""
    having = (package for package in PACKAGES if hasattr(package, "clauses"))
    return {code: said for package in having for code, said in package.clauses(words).items()}
