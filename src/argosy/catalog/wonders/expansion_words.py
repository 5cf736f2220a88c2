"""The words and files that an expansion adds to the data files."""

from collections.abc import Mapping
from typing import NamedTuple


class ExpansionWords(NamedTuple):
    """The words that an expansion adds."""

    fields: Mapping[str, frozenset[str]]
    """Kinds of effects with exactly the fields that each has."""
    needs: frozenset[str] = frozenset()
    """The files that such an expansion must have ..."""
    may_have: frozenset[str] = frozenset()
    """... and may have."""
    lists: Mapping[str, str] = {}
    """Files that hold a list of blocks, and the name of the list."""
    things: tuple[str, ...] = ()
    """What its effects count."""
    colors: Mapping[str, tuple[str, ...]] = {}
    """Kinds that take `amount` different ones out of `colors`, and the colours that there are."""
