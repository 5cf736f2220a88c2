"""Files of network weights: their folders, and how they are read as untrusted data.

A file is a NumPy archive (npz): arrays, and a text `about` (JSON) that says what the net has learned. What
comes from outside is bounded before it is in memory.
"""

import io
import os
import zipfile
from collections.abc import Callable
from fnmatch import fnmatch
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError

MOST_BYTES = 3_000_000
FOLDER = "ARGOSY_NETS"
"""The variable that names a folder with nets of one's own; they come before those of the package."""

METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA)
"""Ways of compression; others can fill the memory before their size is known."""

T = TypeVar("T")


class NetAbout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The metadata of a file with network weights, in every game."""

    format: int
    """Rises when old files of a game can no longer be read: other features, other layers."""
    expansions: tuple[str, ...] = msgspec.field(default=(), name="boxes")
    rulesets: tuple[str, ...]
    """Fingerprints of the rulesets that it was trained on."""
    seed: int = 0
    generations: int = 0
    examples: int = 0
    """Positions that it has learned from, all generations together."""
    loss: float = 0.0
    """Mean loss of the chance to win at the end (cross-entropy)."""


A = TypeVar("A", bound=NetAbout)


def written(about: bytes, fields: dict[str, NDArray[Any]]) -> bytes:
    """A net as the bytes of a file. LZMA makes it a ninth smaller than `numpy.savez_compressed` does."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for field, array in {"about": np.array(about.decode()), **fields}.items():
            content = io.BytesIO()
            np.lib.format.write_array(content, array, allow_pickle=False)
            entry = zipfile.ZipInfo(f"{field}.npy")  # of no date, so writing it twice gives the same bytes
            archive.writestr(entry, content.getvalue(), zipfile.ZIP_LZMA)
    return buffer.getvalue()


def read(name: str, content: bytes, take: Callable[[Any], T]) -> T:
    """Return what `take` makes of the arrays of a file.

    Raises ArgosyError, with the name of the file, for one that is no file of weights.
    """
    _check_length(name, len(content))
    try:
        _check_sizes(name, content)
        with np.load(io.BytesIO(content), allow_pickle=False) as archive:
            return take(archive)
    except ArgosyError:
        raise
    except Exception as error:  # zipfile, its decompressors and NumPy raise anything on a damaged file
        raise ArgosyError(f"{name}: this is no file with weights of a net: {error}") from error


def about_of(name: str, archive: Any, kind: type[A], wanted: int, **sizes: int) -> A:
    """The metadata of a file.

    Raises ArgosyError for another format than the wanted one, or for layers of other sizes.
    """
    about = msgspec.json.decode(str(archive["about"]), type=kind)
    if about.format != wanted or any(getattr(about, field) != size for field, size in sizes.items()):
        raise ArgosyError(
            f"{name}: a net of format {about.format}; this version reads {wanted}: train it anew"
        )
    return about


def array_of(name: str, field: str, found: NDArray[Any], dtype: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """An array of a file. Raises ArgosyError for one of another shape or kind."""
    if found.shape != shape or found.dtype != np.dtype(dtype):
        raise ArgosyError(
            f"{name}: {field} should be {np.dtype(dtype)}{shape}, not {found.dtype}{found.shape}"
        )
    return found


Found = list[tuple[str, bytes]]
"""Names and contents of files."""


def all_read(
    package: str, pattern: str, read_one: Callable[[str, bytes], T], fixed: str = ""
) -> tuple[list[T], list[T]]:
    """The nets of a package, and of the folder that ARGOSY_NETS names or of a fixed bot.

    Raises ArgosyError as `found_files`, and for a file that is none.
    """
    shipped, own = found_files(package, pattern, fixed)
    return [read_one(*one) for one in shipped], [read_one(*one) for one in own]


def found_files(package: str, pattern: str, fixed: str = "") -> tuple[Found, Found]:
    """The nets of a package, and of the folder that ARGOSY_NETS names or of a fixed bot.

    A fixed bot has files of its own for the nets that have been replaced since. Raises ArgosyError if there
    is no such folder, or a file is too long.
    """
    shipped = files(package) / "files"
    return _of_package(shipped, pattern), (
        _of_package(shipped / fixed, pattern) if fixed else _of_user(pattern)
    )


def _of_package(folder: Traversable, pattern: str) -> Found:
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((one.name, one.read_bytes()) for one in found if fnmatch(one.name, pattern))


def _of_user(pattern: str) -> Found:
    if not (named := os.environ.get(FOLDER)):
        return []
    folder = Path(named)
    if not folder.is_dir():
        raise ArgosyError(f"{FOLDER}={named}: there is no such folder")
    paths = sorted(folder.glob(pattern))
    for path in paths:
        _check_length(str(path), path.stat().st_size)  # before it is in memory
    return [(str(path), path.read_bytes()) for path in paths]


def _check_length(name: str, length: int) -> None:
    if length > MOST_BYTES:
        raise ArgosyError(f"{name}: a net has at most {MOST_BYTES:,} bytes, this file has {length:,}")


def _check_sizes(name: str, content: bytes) -> None:
    """A small archive may say that it holds much more than a net: then it is not unpacked."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for entry in archive.infolist():
            if entry.compress_type not in METHODS:
                raise ArgosyError(
                    f"{name}: {entry.filename} is compressed by another method than deflate or LZMA"
                )
            if entry.file_size > MOST_BYTES:
                field = entry.filename.removesuffix(".npy")
                raise ArgosyError(
                    f"{name}: {field} would take {entry.file_size:,} bytes, a whole net at most {MOST_BYTES:,}"
                )
