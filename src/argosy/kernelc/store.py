"""The on-disk cache of object files and program indexes.

    objects/KEY.o               machine code; the key is a hash of the unit's text and of the processor
    programs/SOURCES-NAME.json  for exactly these sources: the units of a program, and its entry points

Files appear whole or not at all, and nothing is ever changed, so any number of processes may build side by
side. Each begins with a checksum of the rest, because a damaged object would end the process that loads it; a
damaged file counts as absent.
"""

import contextlib
import hashlib
import os
import threading
import time
from pathlib import Path

import msgspec

KEPT_DAYS = 60
"""Objects that nobody has loaded for so long are thrown away when something is built."""
DAY = 86_400


class EntryPoint(msgspec.Struct, frozen=True):
    """An entry point of a program."""

    unit: str
    result: str
    """`types.key_of` of what it gives back."""


class Index(msgspec.Struct, frozen=True):
    """The units and the entry points of a program."""

    keys: dict[str, str]
    """Key of the object of each unit."""
    callees: dict[str, list[str]]
    """Units whose symbols a unit calls, in this program or in the one that it stands on."""
    entry_points: dict[str, EntryPoint]
    """Entry points by symbol."""


class Store:
    """A folder with objects and indexes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._objects = folder / "objects"
        self._programs = folder / "programs"

    def object(self, key: str) -> bytes | None:
        """An object, if it is there and whole."""
        return _read(self._path(key))

    def has_object(self, key: str) -> bool:
        """Is an object there and whole?"""
        return self.object(key) is not None

    def keep_object(self, key: str, content: bytes) -> None:
        """Keep an object."""
        _write(self._path(key), content)

    def index(self, name: str) -> Index | None:
        """Return the index of a program; None if it is not on disk."""
        content = _read(self._programs / f"{name}.json")
        return None if content is None else msgspec.json.decode(content, type=Index)

    def keep_index(self, name: str, index: Index) -> None:
        """Keep what a program consists of."""
        _write(self._programs / f"{name}.json", msgspec.json.encode(index))

    def tidy(self) -> None:
        """Throw away what nobody has used for long."""
        limit = time.time() - KEPT_DAYS * DAY
        for folder in (self._objects, self._programs):
            for path in folder.glob("*"):
                try:
                    if path.stat().st_mtime < limit:
                        path.unlink()
                except OSError:
                    continue  # another process was quicker

    def _path(self, key: str) -> Path:
        return self._objects / f"{key}.o"


def _checksum(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()


CHECKSUM = len(_checksum(b""))


def _read(path: Path) -> bytes | None:
    try:
        stored = path.read_bytes()
    except OSError:
        return None
    content = stored[CHECKSUM:]
    if stored[:CHECKSUM] != _checksum(content):
        return None
    _note_use(path)
    return content


def _note_use(path: Path) -> None:
    """Note once a day that a file is used, for `tidy`: many disks note nothing of reading."""
    with contextlib.suppress(OSError):  # a folder that nobody may write to is not tidied either
        if path.stat().st_mtime < time.time() - DAY:
            os.utime(path)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Named after the thread, too: two programs of one process may build the same object.
    aside = path.with_name(f"{path.name}.{os.getpid()}.{threading.get_ident()}.part")
    aside.write_bytes(_checksum(content) + content)
    aside.replace(path)
