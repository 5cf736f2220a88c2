"""Engine protocol for bots in any language: JSON, one message a line (docs/bots/engines.md)."""

from typing import Any

import msgspec

PROTOCOL = 1
LONGEST_QUESTION = 8_000_000
"""Bytes of a line to an engine."""
LONGEST_ANSWER = 4096
"""Bytes of a line from an engine; a longer one is not read to its end."""
LONGEST_NAME = 60
SEEDS = 31
"""Bits of a seed: so many fit a number of every language."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line to an engine."""

    protocol: int


class Introduction(msgspec.Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """The first line from an engine."""

    games: tuple[str, ...]
    """The games that it plays."""
    name: str = ""
    """What it calls itself."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A question. Choices stand before the view, so that a shell script finds them without a parser."""

    id: int
    game: str
    choices: tuple[str, ...]
    """Canonical texts."""
    seed: int
    """For the engine's own chance."""
    view: msgspec.Raw
    """What the seat may know."""
    parts: msgspec.Raw
    """The same choices, each with its parts and its price."""


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a question."""

    choice: str
    id: int | None = None


class GameOver(msgspec.Struct, frozen=True, tag="gameOver"):
    """Ranks at the end of a game, by number of the seat. Asks for no answer."""

    game: str
    seats: tuple[int, ...]
    """The seats for which the engine has played."""
    ranks: dict[int, int]
    points: dict[int, int]


class Quit(msgspec.Struct, frozen=True, tag="quit"):
    """The last line to an engine."""


def line_of(message: msgspec.Struct) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read(line: bytes, kind: Any) -> Any:
    """A message. Raises ValueError that shows the line and says what is wrong with it."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        shown = line.rstrip(b"\r\n").decode("utf-8", "backslashreplace")
        raise ValueError(f"{shown!r:.100}: {error}") from None
