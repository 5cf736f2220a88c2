"""Messages between a match and the process of an isolated bot, in the frames of `worker_process.py`.

`GameOver` of the protocol of engines is one of them, for engines alone.
"""

import msgspec

from argosy.bots.third_party import Facts
from argosy.bots.worker_process import BotQuestion


class Beginning(msgspec.Struct, frozen=True):
    """The first message to the bot's process: which bot, and where modules are looked for."""

    name: str
    path: tuple[str, ...]


class Ready(msgspec.Struct, frozen=True):
    """Its answer: what the bot says of itself, or why there is none."""

    facts: Facts = Facts()
    error: str = ""


class Question(BotQuestion, frozen=True, kw_only=True, tag="question"):
    """A question for the bot."""
