"""Parquet files of games, written while the games are played (docs/bots/data-files.md)."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from argosy.cli.simulation.columns import Column, Lists, Names, Rows
from argosy.errors import ArgosyError

PART = ".part"
"""What the name of a file ends with until it is whole."""


class DataFile:
    """A file that gets its own name when it is whole; what a command that fails has written is taken away."""

    def __init__(self, path: Path, columns: Sequence[Column], facts: Mapping[str, str]) -> None:
        """Open a file of these columns. facts: what the file says of itself.

        Raises ArgosyError if it cannot be written.
        """
        check_free(path)
        self.path, self.part, self.columns = path, path.with_name(path.name + PART), columns
        self._schema = schema_of(columns, facts)
        try:
            self._writer = _parquet().ParquetWriter(self.part, self._schema, compression="zstd")
        except OSError as error:
            raise ArgosyError(f"{path} cannot be written: {error}") from None

    def write(self, rows: Rows) -> None:
        """One more group of rows."""
        arrow = _arrow()
        arrays = [_array(arrow, column, rows[column.name]) for column in self.columns]
        try:
            self._writer.write_table(arrow.Table.from_arrays(arrays, schema=self._schema))
        except OSError as error:
            raise ArgosyError(f"{self.path} cannot be written: {error}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if kind is not None:
            self._give_up()
            return
        self._writer.close()
        try:
            check_free(self.path)  # because somebody else may have written it meanwhile
        except ArgosyError:
            self.part.unlink()
            raise
        os.replace(self.part, self.path)  # noqa: PTH105  because it says that the file gets another name at once

    def _give_up(self) -> None:
        """The half-written file goes; closing it may fail for the same reason as the command."""
        try:
            self._writer.close()
        except OSError:
            pass
        finally:
            self.part.unlink(missing_ok=True)


def check_free(path: Path) -> None:
    """Raises ArgosyError if a file of this name exists, or the library that writes it is not there."""
    _arrow()
    if path.exists():
        raise ArgosyError(f"{path} exists already: name another file, or move that one away")
    if not path.parent.is_dir():
        raise ArgosyError(f"{path} cannot be written: there is no folder {path.parent}")


def schema_of(columns: Sequence[Column], facts: Mapping[str, str]) -> Any:
    """Names and types of the columns with unit and meaning of each; `facts` are about the whole file."""
    arrow = _arrow()
    fields = [
        arrow.field(
            column.name,
            _type(arrow, column.kind),
            metadata={"unit": column.unit, "description": column.meaning},
        )
        for column in columns
    ]
    return arrow.schema(fields, metadata=dict(facts))


def _type(arrow: Any, kind: str) -> Any:
    if kind == "name":
        return arrow.dictionary(arrow.int16(), arrow.string())
    if kind == "text":
        return arrow.string()
    # Plain texts in lists, because PyArrow reads no lists of dictionaries out of files with several groups of
    # rows.
    return arrow.list_(arrow.string()) if kind == "names" else arrow.type_for_alias(kind)


def _array(arrow: Any, column: Column, values: Any) -> Any:
    """Values of a column as an array of its type."""
    if isinstance(values, Names):
        return _names(arrow, values.places, values.ids)
    if isinstance(values, Lists):
        starts = arrow.array(values.starts, arrow.int32())
        return arrow.ListArray.from_arrays(
            starts, arrow.array(values.ids, arrow.string()).take(arrow.array(values.places))
        )
    return arrow.array(values, _type(arrow, column.kind))


def _names(arrow: Any, places: Any, ids: Sequence[str]) -> Any:
    known = arrow.array(places, arrow.int16(), mask=places < 0)
    return arrow.DictionaryArray.from_arrays(known, arrow.array(ids, arrow.string()))


def _arrow() -> Any:
    try:
        import pyarrow  # noqa: ICN001  because only data files need it
    except ImportError:
        raise ArgosyError(
            "data files need the extra `study`: scripts/prepare dev brings it, or pip install 'argosy[study]'"
        ) from None
    return pyarrow


def _parquet() -> Any:
    _arrow()
    from pyarrow import parquet

    return parquet
