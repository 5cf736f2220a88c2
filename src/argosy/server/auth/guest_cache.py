"""LRU cache of guests by id, because every request asks for one.

Where one process serves a database nobody else changes them there; where several do, none is kept. What is
written is known after the commit. After a write that failed nobody knows what stands there, so it is read
again.
"""

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Generator

from argosy.server.storage.rows import Guest

MOST_KNOWN = 4096
"""Guests that are kept: with their settings a few megabytes."""


class KnownGuests:
    """LRU cache of guests by id."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._written: set[str] = set()
        """Guests that are being written: what is read of them meanwhile may be old already."""

    def get(self, guest: str) -> Guest | None:
        """A guest, None if the database has to be asked."""
        if guest not in self._known:
            return None
        self._known.move_to_end(guest)
        return self._known[guest]

    def read(self, guest: Guest) -> Guest:
        """Keep what was read, unless something newer has been written since. Returns what counts."""
        newer = self.get(guest.id)
        if newer is not None:
            return newer
        if guest.id not in self._written:
            self._keep(guest)
        return guest

    def drop(self, guest: str) -> None:
        """Read a guest again when somebody asks for it: another process has changed it."""
        self._known.pop(guest, None)

    @contextlib.contextmanager
    def writing(self, guest: str) -> Generator[Callable[[Guest], None]]:
        """Around a write of a guest: what is given is what has been stored."""
        self._known.pop(guest, None)
        self._written.add(guest)
        stored: list[Guest] = []
        try:
            yield stored.append
        except BaseException:
            self._known.pop(guest, None)
            raise
        finally:
            self._written.discard(guest)
        for one in stored:
            self._keep(one)

    def _keep(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        while len(self._known) > self._most:
            self._known.popitem(last=False)
