"""Babel beside Edifice: one record for a pending penalty, written in Babel's part of a position.

Which expansion the work is of does not matter.
"""

from argosy.catalog.wonders.babel.facts import Babel
from argosy.rules.wonders.ruleset import Ruleset


def stands_in_part_of_babel(ruleset: Ruleset) -> bool:
    """Does a position write it in the part of Babel?"""
    return ruleset.catalog.of(Babel) is not None
