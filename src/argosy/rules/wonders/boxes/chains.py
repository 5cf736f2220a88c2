"""Chains that boxes allow."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.lending import lent_buildings


@kernel
def more_buildings(city, word):
    """Buildings that stand elsewhere and make cards free here, as a word of a bit set."""
    return lent_buildings(city, word)
