"""Open live pages of a process by guest, closed when their sessions end.

Where several processes serve, each asks the database every other second for the epochs of all guests who have
a page open here.
"""

import contextlib
from collections import defaultdict
from collections.abc import Callable, Generator

from argosy.server.storage.rows import Guest
from argosy.server.storage.store import Store

CHECK_EVERY = 2.0
"""Seconds between two looks at what other processes have ended."""
AT_ONCE = 500
"""Guests of one statement."""


class OpenStream:
    """One live page. wake: called when its session has ended."""

    def __init__(self, guest: Guest, wake: Callable[[], None]) -> None:
        self.epoch = guest.epoch
        self.is_ended = False
        self._wake = wake

    def end_before(self, epoch: int) -> None:
        """End it if its session is of an earlier epoch."""
        if self.epoch < epoch:
            self.end()

    def end(self) -> None:
        """End it now."""
        self.is_ended = True
        self._wake()


class SessionStreams:
    """All live pages of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: defaultdict[str, set[OpenStream]] = defaultdict(set)

    @contextlib.contextmanager
    def following(self, guest: Guest, wake: Callable[[], None]) -> Generator[OpenStream]:
        """Know a live page while it is open."""
        stream = OpenStream(guest, wake)
        self._open[guest.id].add(stream)
        try:
            yield stream
        finally:
            self._open[guest.id].discard(stream)
            if not self._open[guest.id]:
                del self._open[guest.id]

    def end(self, guest: str, epoch: int) -> None:
        """End the live pages of a guest that are of an earlier epoch."""
        for stream in tuple(self._open.get(guest, ())):
            stream.end_before(epoch)

    def end_all(self, guest: str) -> None:
        """End all live pages of a guest, whatever their epoch."""
        for stream in tuple(self._open.get(guest, ())):
            stream.end()

    async def check(self) -> None:
        """End what another process has ended."""
        guests = list(self._open)
        for start in range(0, len(guests), AT_ONCE):
            for guest, epoch in (await self._store.epochs(guests[start : start + AT_ONCE])).items():
                self.end(guest, epoch)
