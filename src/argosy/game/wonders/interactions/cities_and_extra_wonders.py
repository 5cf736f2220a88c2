"""Cities beside single boards: tokens, masks and losses are those of Cities (EXTRA-WALL-4)."""

from argosy.catalog.wonders.cities.facts import Cities
from argosy.rules.wonders.ruleset import Ruleset


def are_told_by_cities(ruleset: Ruleset) -> bool:
    """Does Cities tell of them?"""
    return ruleset.catalog.of(Cities) is not None
