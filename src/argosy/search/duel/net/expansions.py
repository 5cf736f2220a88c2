"""Features that expansions add, one expansion after the other, the last one first."""

from collections.abc import Iterator

from argosy.kernelc.kernel import Kernels
from argosy.search.duel.expansions import expansions
from argosy.search.duel.hooks import Kernel

MORE_FEATURES = sum(expansion.features for expansion in expansions().values())
MORE_OF_CITY = sum(expansion.features_of_city for expansion in expansions().values())


def _numbered(size: str, point: str) -> Iterator[tuple[int, Kernel]]:
    """Yield the feature kernels of expansions, each with the number of its first feature."""
    first = 0
    for expansion in expansions().values():
        if (listed := getattr(expansion, point)) is not None:
            yield first, listed
        first += getattr(expansion, size)


LIST_FEATURES = Kernels(lambda: _numbered("features", "list_features"))
LIST_OF_CITY = Kernels(lambda: _numbered("features_of_city", "list_of_city"))
