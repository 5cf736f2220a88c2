"""Counts of open live pages, by guest, by address and in all, in this process."""

import contextlib
from collections import Counter
from collections.abc import Generator

from argosy.server.errors import Refused
from argosy.server.settings import Limits

SENTENCE = (
    "So many pages are open ({what}) that no other can be kept up to date. Close some, or look again later."
)


class Streams:
    """Counts of open live pages, and their limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open = 0
        self._by_guest: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()

    @contextlib.contextmanager
    def one(self, guest: str, address: str) -> Generator[None]:
        """Count one while it is open.

        Refuses one more where a limit is reached; nothing can happen between check and count.
        """
        self._check(guest, address)
        self.open += 1
        self._by_guest[guest] += 1
        self._by_address[address] += 1
        try:
            yield
        finally:
            self.open -= 1
            _decrement(self._by_guest, guest)
            _decrement(self._by_address, address)

    def _check(self, guest: str, address: str) -> None:
        if self._by_guest[guest] >= self.limits.streams_per_guest:
            raise Refused("too_many_streams", SENTENCE.format(what="yours"))
        if self._by_address[address] >= self.limits.streams_per_address:
            raise Refused("too_many_streams", SENTENCE.format(what="from your network"))
        if self.open >= self.limits.streams:
            raise Refused("too_many_streams", SENTENCE.format(what="in all"))


def _decrement(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
