"""Buildings of neighbours from which chains may start (tile 7)."""

from argosy.rules.kernel import kernel


@kernel
def lent_buildings(city, word):
    """They, as a word of a bit set."""
    return city.babel.lent[word]
