"""Protocol of isolated bots: four bytes of length, then MessagePack.

`GameOver` of the protocol of engines is one of them, for engines alone.
"""

from typing import BinaryIO

import msgspec

from argosy.bots.third_party import Facts

LENGTH_BYTES = 4
LONGEST = 8_000_000
"""Bytes of a message: nobody says more than that."""


class Beginning(msgspec.Struct, frozen=True):
    """The first message to the bot's process: which bot, and where modules are looked for."""

    name: str
    path: tuple[str, ...]


class Ready(msgspec.Struct, frozen=True):
    """Its answer: what the bot says of itself, or why there is none."""

    facts: Facts = Facts()
    error: str = ""


class Question(msgspec.Struct, frozen=True, tag="question"):
    """All that a bot gets: what its seat may know, and what it may do."""

    game: str
    view: msgspec.Raw
    choices: msgspec.Raw
    seed: int
    """For the bot's own chance."""


class Answer(msgspec.Struct, frozen=True):
    """The canonical text of a choice, or what the bot has done in place of one.

    Both are empty where nothing was asked.
    """

    text: str = ""
    error: str = ""


def packed(message: msgspec.Struct) -> bytes:
    """A message with its length in front."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read(source: BinaryIO) -> bytes | None:
    """The next message; None at the end, and for what is no message."""
    head = source.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    length = int.from_bytes(head, "big")
    body = source.read(length) if length <= LONGEST else b""
    return body if len(body) == length else None
