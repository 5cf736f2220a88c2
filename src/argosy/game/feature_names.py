"""Parts of the names of features of both games, and groups of features."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

Groups = Mapping[str, NDArray[np.intp]]
"""Name of a group -> the columns of its features, in rising order."""

TABLE = "table"
"""The group of features that have no group in their name."""


def sets_of(names: tuple[str, ...]) -> Iterator[str]:
    """Every set of resources, by number: `none`, `clay`, `ore`, `clay+ore` ..."""
    for chosen in range(1 << len(names)):
        yield "+".join(name for place, name in enumerate(names) if chosen >> place & 1) or "none"


def groups_of(names: Sequence[str], called: Mapping[str, str]) -> Groups:
    """Columns by the first word of their names: `hand.baths` is in `hand`. called: what a first word is
    called as a group.
    """
    columns: dict[str, list[int]] = {}
    for column, name in enumerate(names):
        word, dot, _ = name.partition(".")
        group = called.get(word, word) if dot else TABLE
        columns.setdefault(group, []).append(column)
    return {group: _read_only(found) for group, found in columns.items()}


def _read_only(columns: list[int]) -> NDArray[np.intp]:
    """Make an array of columns that is read-only, because all batches share it."""
    fixed = np.array(columns, np.intp)
    fixed.setflags(write=False)
    return fixed
