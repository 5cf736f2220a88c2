"""Groups of the features of both games, by the first words of their names."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

Groups = Mapping[str, NDArray[np.intp]]
"""Name of a group -> the columns of its features, in rising order."""

TABLE = "table"
"""The group of features that have no group in their name."""


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
