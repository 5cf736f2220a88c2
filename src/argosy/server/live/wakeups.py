"""Signals that wake the event streams of a guest in this process, to look into the database.

A signal says nothing but that it is worth to look; what has happened stands in the database. So streams of
other processes, which hear no signal, tell the same a little later.
"""

import asyncio
import contextlib
from collections.abc import Generator


class Signals:
    """Signals to the open event streams, by guest."""

    def __init__(self) -> None:
        self._listening: dict[str, set[asyncio.Event]] = {}

    @contextlib.contextmanager
    def listening(self, guest: str) -> Generator[asyncio.Event]:
        """While it is open: an event that is set by every signal to the guest."""
        news = asyncio.Event()
        self._listening.setdefault(guest, set()).add(news)
        try:
            yield news
        finally:
            self._listening[guest].discard(news)
            if not self._listening[guest]:
                del self._listening[guest]

    def give(self, *guests: str | None) -> None:
        """Let the streams of some guests look."""
        for guest in guests:
            for news in self._listening.get(guest or "", ()):
                news.set()

    def give_all(self) -> None:
        """Let all streams look: the server is closing."""
        self.give(*self._listening)
