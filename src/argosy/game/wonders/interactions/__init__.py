"""Questions about two expansions of 7 Wonders that tell of the same things at one table."""

from argosy.catalog.wonders.babel.facts import Babel
from argosy.catalog.wonders.cities.facts import Cities
from argosy.rules.wonders.ruleset import Ruleset


def stands_in_part_of_babel(ruleset: Ruleset) -> bool:
    """Does a position write a pending penalty in the part of Babel, which shares it with Edifice?"""
    return ruleset.catalog.of(Babel) is not None


def are_told_by_cities(ruleset: Ruleset) -> bool:
    """Does Cities tell of tokens, masks and losses beside single boards (EXTRA-WALL-4)?"""
    return ruleset.catalog.of(Cities) is not None
