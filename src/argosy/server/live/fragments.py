"""Page fragments: the live part of a page by version and kind of viewer, rendered once."""

import time
from collections.abc import Sequence
from functools import cached_property
from weakref import WeakKeyDictionary

from argosy.server.live import deltas


class Fragment:
    """One version as HTML, and how it comes from earlier ones."""

    def __init__(self, version: str, parts: Sequence[str]) -> None:
        self.version = version
        self.parts = parts
        """Its text; what was kept of an earlier version is the same string, so that versions share it."""
        self.made = time.monotonic()
        self._since: WeakKeyDictionary[Fragment, str] = WeakKeyDictionary()

    @property
    def text(self) -> str:
        """The whole."""
        return "".join(self.parts)

    @cached_property
    def pieces(self) -> tuple[str, ...] | None:
        """The text in pieces for deltas; None where positions cannot describe it."""
        return deltas.pieces_of(self.parts)

    def since(self, sent: "Fragment | None") -> str:
        """Return the update for a page that has version `sent`: the whole, or the changed pieces."""
        if sent is None:
            return self.text
        if sent not in self._since:
            told = (
                deltas.delta(sent.version, sent.pieces, self.pieces) if sent.pieces and self.pieces else None
            )
            self._since[sent] = told or self.text
        return self._since[sent]
