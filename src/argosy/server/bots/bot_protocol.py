"""Messages between the server and a bot process: four bytes of length, then MessagePack."""

from collections.abc import Sequence

import msgspec

from argosy.bots.types import AnyChoice, View
from argosy.coach import Advice
from argosy.coach.decision_loss import Weighed

VERSION = 1
"""Of these messages: whoever works for another machine must have the same."""
LENGTH_BYTES = 4
LONGEST = 8_000_000
COACH = "coach"
"""Asked in place of a bot, who answers with advice."""
LOOK_BACK = "look back"
"""Asked in place of a bot: the coach weighs a choice that was made long ago."""
READY = "ready"
"""Asked in place of a bot: the answer comes when the bot for which the process is there has been made."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """Question to a bot: the view of its seat and the legal choices."""

    game: str
    bot: str
    view: msgspec.Raw
    """A view of `game`, as MessagePack."""
    choices: msgspec.Raw
    """Choices of `game`, as MessagePack."""
    seed: int
    """For the bot's own chance; has nothing to do with the seed of the game."""
    made: str = ""
    """The text of the choice that is to be weighed."""
    iterations: int = 0
    """How long to look at it."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Answer of a bot process: the text of a choice, advice of the coach, or an error."""

    text: str = ""
    advice: tuple[Advice, ...] = ()
    weighed: Weighed | None = None
    error: str = ""


def packed(message: msgspec.Struct) -> bytes:
    """A message with its length in front."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def question(game: str, bot: str, view: View, choices: Sequence[AnyChoice], seed: int) -> Question:
    """The question for a bot."""
    return Question(game=game, bot=bot, view=_raw(view), choices=_raw(choices), seed=seed)


def greeting() -> Question:
    """Return the first question to a process, where the bot may take long to be made."""
    return Question(game="", bot=READY, view=_raw(None), choices=_raw(None), seed=0)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(value))
