"""Chains that boxes allow."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.lending import lends_a_parent


@kernel
def chains_from_elsewhere(tables, city, parents):
    """Does a building that stands elsewhere make a card with these parents free here?"""
    return tables.boxes > 0 and lends_a_parent(city, parents)
