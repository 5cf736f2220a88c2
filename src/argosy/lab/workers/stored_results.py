"""Stored results of a run, a line each: the first identifies the run, the others hold chunks."""

from pathlib import Path
from typing import Any, Generic

import msgspec

from argosy.errors import ArgosyError
from argosy.lab.workers.types import C, R


class StoredLines(Generic[C, R]):
    """The file of a run.

    Each chunk is written when it is done, so a run that was cut off goes on where it was.

    about: all that decides what comes of a chunk. chunk, result: their types. Raises ArgosyError for a file
    of another run, and for one that is none; it stays as it is.
    """

    def __init__(self, file: Path, about: dict[str, Any], chunk: type[C], result: type[R]) -> None:
        self._file, about_said = file, msgspec.json.encode(about, enc_hook=str)
        rows = whole_lines(file)
        if not rows:
            _start(file, about_said)
        elif _decoded(file, rows[0], dict) != msgspec.json.decode(about_said):
            raise ArgosyError(
                f"{file} holds another run: {rows[0].decode()}; asked was {about_said.decode()}; choose another file"
            )
        lines = [_decoded(file, row, tuple[chunk, result]) for row in rows[1:]]
        self._found: dict[C, R] = dict(lines)
        cut_to_whole_lines(file)

    def found(self, chunk: C) -> R | None:
        """Return the result of a chunk; None if it has not been done."""
        return self._found.get(chunk)

    def keep(self, chunk: C, result: R) -> None:
        """Write what came of a chunk."""
        with self._file.open("ab") as kept:
            kept.write(msgspec.json.encode((chunk, result)) + b"\n")
        self._found[chunk] = result


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file; none if there is no file. A last line that was cut short by a kill is left out.

    Raises ArgosyError for what cannot be read, as a folder.
    """
    try:
        return file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    except OSError as error:
        raise ArgosyError(f"{file} cannot be read: {error.strerror}") from None


def cut_to_whole_lines(file: Path) -> None:
    """Take off what a kill has left of the last line."""
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        file.write_bytes(data[:whole])


def _start(file: Path, about: bytes) -> None:
    if file.exists() and file.stat().st_size:
        raise ArgosyError(f"{file} holds no finished games of a run: choose another file")
    write_first_line(file, about)


def write_first_line(file: Path, line: bytes) -> None:
    """Begin a file. Raises ArgosyError where it cannot be written, as in a folder that does not exist."""
    try:
        file.write_bytes(line + b"\n")
    except OSError as error:
        raise ArgosyError(f"{file} cannot be written: {error.strerror}") from None


def _decoded(file: Path, row: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(row, type=kind)
    except msgspec.MsgspecError as error:
        raise ArgosyError(f"{file} holds no finished games of a run: {error}; choose another file") from None
