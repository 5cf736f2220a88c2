"""Page fragments: the live part of a page by version and kind of viewer, rendered once."""

import time
from collections.abc import Mapping
from weakref import WeakKeyDictionary

import msgspec


class Fragment:
    """One version of the live part of a page: its parts by key, in their order."""

    def __init__(self, version: str, parts: Mapping[str, str]) -> None:
        self.version = version
        self.parts = parts
        self.made = time.monotonic()
        self._since: WeakKeyDictionary[Fragment, str] = WeakKeyDictionary()

    @property
    def text(self) -> str:
        """The whole."""
        return "".join(self.parts.values())

    def message(self, sent: "Fragment | None") -> str:
        """Return the message for a page that has the version `sent`, None for a page that has nothing.

        A JSON array: for each part its key and its text; of a part that the page has already, the key alone.
        """
        if sent is None:
            return _encode([(key, str(text)) for key, text in self.parts.items()])
        if sent not in self._since:
            self._since[sent] = _encode(
                [
                    (key,) if sent.parts.get(key) == text else (key, str(text))
                    for key, text in self.parts.items()
                ]
            )
        return self._since[sent]


def _encode(steps: object) -> str:
    return msgspec.json.encode(steps).decode()
