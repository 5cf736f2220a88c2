"""The open live pages of a server, counted by guest and by address."""

import contextlib
from collections import Counter
from collections.abc import Generator

from argosy.server.errors import Refused
from argosy.server.settings import Limits

SENTENCE = "So many pages are open ({what}) that no other can be kept up to date. Close some, or look again later."


class Streams:
    """How many live pages are open, and whether one more may be."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open = 0
        self._by_guest: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()

    def check(self, guest: str, address: str) -> None:
        """Refuse one more where the limits are reached."""
        if self._by_guest[guest] >= self.limits.streams_per_guest:
            raise Refused("too_many_streams", SENTENCE.format(what="yours"))
        if self._by_address[address] >= self.limits.streams_per_address:
            raise Refused("too_many_streams", SENTENCE.format(what="from your network"))
        if self.open >= self.limits.streams:
            raise Refused("too_many_streams", SENTENCE.format(what="in all"))

    @contextlib.contextmanager
    def one(self, guest: str, address: str) -> Generator[None]:
        """Count one while it is open."""
        self.open += 1
        self._by_guest[guest] += 1
        self._by_address[address] += 1
        try:
            yield
        finally:
            self.open -= 1
            _less(self._by_guest, guest)
            _less(self._by_address, address)


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
