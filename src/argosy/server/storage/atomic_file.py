"""Atomic file writes: written beside the target, renamed when they are on the disk."""

import contextlib
import os
import tempfile
from collections.abc import Generator
from pathlib import Path


@contextlib.contextmanager
def whole_file(path: Path) -> Generator[Path]:
    """A file to write, readable by its owner alone, which takes its place at the end unless something is
    raised.

    What stands at its place by then is replaced.
    """
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(descriptor)
    unfinished = Path(name)
    try:
        yield unfinished
        _put_on_disk(unfinished)
        unfinished.replace(path)
        put_folder_on_disk(path.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def put_folder_on_disk(folder: Path) -> None:
    """Wait until the names in a folder are on the disk; Windows has no way to, and no need."""
    if hasattr(os, "O_DIRECTORY"):
        _sync(folder, os.O_RDONLY)


def _put_on_disk(path: Path) -> None:
    _sync(path, os.O_RDWR)


def _sync(path: Path, mode: int) -> None:
    descriptor = os.open(path, mode)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
