"""Buildings of neighbours from which chains may start (tile 7)."""

from argosy.rules.kernel import kernel


@kernel
def lends_a_parent(city, parents):
    """Is one of these buildings, a bit set, lent to the city?"""
    for word in range(parents.shape[0]):
        if parents[word] & city.babel.lent[word] != 0:
            return True
    return False
