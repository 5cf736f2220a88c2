"""Server side of the engine protocol: a bot of ours answers another program line by line.

See docs/bots/engines.md.
"""

import random
from typing import Any, BinaryIO, NamedTuple

import msgspec

from argosy.bots import third_party
from argosy.bots.engine_protocol import (
    LONGEST_NAME,
    LONGEST_QUESTION,
    PROTOCOL,
    Choose,
    Chosen,
    Hello,
    Introduction,
    line_of,
    read,
)
from argosy.bots.search_backends import shown_by
from argosy.bots.types import Bot
from argosy.errors import ArgosyError


class Kind(msgspec.Struct, frozen=True):
    """The common field of every message."""

    type: str


class Serving(NamedTuple):
    """A bot that is asked, and what is said of it."""

    name: str
    games: tuple[str, ...]
    bot: Bot


def serve(serving: Serving, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer messages until one says that it was the last, or there are no more.

    Empty lines say nothing. Messages of a type that nobody knows are left alone: a later protocol may have
    them. Raises ArgosyError for what is no message, and when the bot fails.
    """
    while line := source.readline(LONGEST_QUESTION):
        if not line.strip():
            continue
        try:
            kind = read(line, Kind).type
            if kind == "quit":
                return
            said = answer(serving, kind, line)
        except ValueError as error:
            raise ArgosyError(f"no message of the protocol of engines: {error}") from None
        if said is not None:
            sink.write(line_of(said))
            sink.flush()


def answer(serving: Serving, kind: str, line: bytes) -> msgspec.Struct | None:
    """Return the answer to a message; None where there is none."""
    if kind == "hello":
        return _introduced(serving, read(line, Hello))
    return _chosen(serving, read(line, Choose)) if kind == "choose" else None


def _introduced(serving: Serving, hello: Hello) -> Introduction:
    if hello.protocol != PROTOCOL:
        raise ArgosyError(f"protocol {hello.protocol} of engines is not known here: {PROTOCOL} is")
    return Introduction(serving.games, serving.name[:LONGEST_NAME])


def _chosen(serving: Serving, asked: Choose) -> Chosen:
    if asked.game not in serving.games:
        raise ArgosyError(
            f"{serving.name} does not play {asked.game}; it plays {' and '.join(serving.games)}"
        )
    kinds = shown_by(asked.game)
    view: Any = msgspec.json.decode(asked.view, type=kinds.view)
    choices: Any = msgspec.json.decode(asked.parts, type=kinds.choices)
    try:
        chosen = serving.bot.decide(view, choices, random.Random(asked.seed))
    except Exception as error:
        raise ArgosyError(f"{serving.name} {third_party.raised(error)}") from error
    return Chosen(str(chosen), asked.id)
