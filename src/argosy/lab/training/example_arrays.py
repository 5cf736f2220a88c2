"""Examples as arrays to learn from, over those columns and rows only that occur."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

AT_ONCE = 100_000
"""Examples that are looked through in one go."""


class Shape(NamedTuple):
    """The sizes of a net."""

    columns: int
    """Of the first layer: what may be true of a position."""
    rows: int
    """Of the policy."""
    units: int
    heads: int
    """Numbers from 0 to 1 that are said of a position."""
    most_weight: float
    """Of the first layer, whose weights are whole numbers of 8 bits."""


class Reader(Protocol):
    """A reader of the examples of a game: n examples with room for c choices, k rows for each choice."""

    @property
    def shape(self) -> Shape:
        """Of the net."""
        ...

    def rows(self, examples: NDArray[Any]) -> NDArray[np.int32]:
        """(n, c, k): the rows of each choice, below 0 where there are fewer."""
        ...

    def targets(self, examples: NDArray[Any], value_weight: float) -> NDArray[np.float32]:
        """(n, heads): what is to be learned. value_weight: the share of what looking ahead says; the rest is
        the result of the game.
        """
        ...

    def shares(self, examples: NDArray[Any]) -> NDArray[np.float32]:
        """(n, c): how likely each choice should be."""
        ...


class Batch(NamedTuple):
    """The input of one learning step, n examples."""

    column: NDArray[np.int32]
    """The columns that are there, example after example ..."""
    first: NDArray[np.int32]
    """... (n + 1,): where those of each example begin."""
    target: NDArray[np.float32]
    """(n, heads): the chances that are to be learned."""
    row: NDArray[np.int32]
    """(n, c, k): the rows of each choice; the last row stands for none."""
    share: NDArray[np.float32]
    """(n, c): how likely each choice should be."""
    is_choice: NDArray[np.bool_]
    """(n, c)."""


class Lesson:
    """Some columns and rows of a net, numbered anew without holes."""

    def __init__(self, reader: Reader, columns: NDArray[np.int64], rows: NDArray[np.int64]) -> None:
        self.reader, self.columns, self.rows = reader, columns, rows
        self._column = _numbered(columns, reader.shape.columns)
        self._row = _numbered(rows, reader.shape.rows)

    @classmethod
    def whole(cls, reader: Reader) -> "Lesson":
        """All columns and rows."""
        return cls(reader, np.arange(reader.shape.columns), np.arange(reader.shape.rows))

    @classmethod
    def of(cls, examples: NDArray[Any], reader: Reader) -> "Lesson":
        """The columns and rows that occur in examples."""
        shape = reader.shape
        has_column, has_row = np.zeros(shape.columns, bool), np.zeros(shape.rows, bool)
        for part in _parts(examples):
            has_column[part["number"][_feature_mask(part)]] = True
            rows = reader.rows(part)[_choice_mask(part)]
            has_row[rows[rows >= 0]] = True
        return cls(reader, np.flatnonzero(has_column), np.flatnonzero(has_row))

    def batch(self, examples: NDArray[Any], value_weight: float) -> Batch:
        """value_weight: as `Reader.targets`."""
        shape = self.reader.shape
        first = np.zeros(len(examples) + 1, np.int32)
        np.cumsum(examples["features"], out=first[1:])
        is_choice = _choice_mask(examples)
        rows = self.reader.rows(examples)
        rows = self._row[np.where(is_choice[..., None] & (rows >= 0), rows, shape.rows)]
        return Batch(
            self._column[examples["number"][_feature_mask(examples)]].astype(np.int32),
            first,
            self.reader.targets(examples, value_weight),
            rows.astype(np.int32),
            np.where(is_choice, self.reader.shares(examples), np.float32(0)),
            is_choice,
        )


def _parts(examples: NDArray[Any]) -> Iterator[NDArray[Any]]:
    for first in range(0, len(examples), AT_ONCE):
        yield examples[first : first + AT_ONCE]


def _numbered(numbers: NDArray[np.int64], count: int) -> NDArray[np.int64]:
    """The new number of each old one; of those that do not occur, and of the one behind them all, the
    last.
    """
    numbered = np.full(count + 1, len(numbers))
    numbered[numbers] = np.arange(len(numbers))
    return numbered


def _feature_mask(examples: NDArray[Any]) -> NDArray[np.bool_]:
    """The places of `number` that hold a column, (n, places)."""
    return np.arange(int(examples["number"].shape[1])) < examples["features"][:, None]


def _choice_mask(examples: NDArray[Any]) -> NDArray[np.bool_]:
    """The places of `share` that stand for a choice, (n, c)."""
    return np.arange(int(examples["share"].shape[1])) < examples["choices"][:, None]
