"""Columns of data files: name, content and meaning (docs/bots/data-files.md)."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

Kind = Literal["int8", "int16", "int32", "int64", "uint64", "double", "bool", "text", "name", "names"]
"""Of values: `name` is an id, kept once in a dictionary, and `names` a list of ids."""


class Column(msgspec.Struct, frozen=True):
    """One column."""

    name: str
    kind: Kind
    unit: str
    """What the number counts; empty where nothing is counted."""
    meaning: str


class Names(NamedTuple):
    """Values of a column of ids: places in `ids`; below 0 there is none."""

    places: Any
    ids: Sequence[str]


class Lists(NamedTuple):
    """Values of a column of lists of ids: list i holds places[starts[i] : starts[i + 1]]."""

    starts: Any
    places: Any
    ids: Sequence[str]


def marked(marks: Any, ids: Sequence[str]) -> Lists:
    """A list for each row: the ids whose marks are not 0. marks: shape (rows, at least as many as ids)."""
    wanted = np.asarray(marks)[:, : len(ids)] != 0
    starts = np.concatenate(([0], np.cumsum(wanted.sum(axis=1))))
    return Lists(starts, np.nonzero(wanted)[1], ids)


Rows = Mapping[str, Any]
"""Values by name of the column: an array, a list in which None is empty, Names or Lists."""

EVERY_ROW = (
    Column("game", "int64", "", "Number of the game in the file, from 0."),
    Column("seed", "uint64", "", "Seed of the game: `argosy.new_game(seed=...)` deals the same one."),
)
"""What every row of every file begins with."""


def points_column(line: str) -> Column:
    """Points of one line of the score pad."""
    return Column(f"points_{line}", "int16", "points", f"Points of the line `{line}` of the score pad.")
