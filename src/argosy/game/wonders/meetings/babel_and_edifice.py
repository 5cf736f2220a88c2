"""What a penalty still takes of a city is one record, whichever box the work is of: with both, it stands in Babel's part."""

from argosy.catalog.wonders.babel.facts import Babel
from argosy.rules.wonders.ruleset import Ruleset


def stands_in_part_of_babel(ruleset: Ruleset) -> bool:
    """Does a position write it in the part of Babel?"""
    return ruleset.catalog.of(Babel) is not None
