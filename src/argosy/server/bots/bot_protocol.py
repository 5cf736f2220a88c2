"""Messages between the server and a bot process, in the frames of `argosy.bots.worker_process`."""

from collections.abc import Sequence

from argosy.bots.types import AnyChoice, View
from argosy.bots.worker_process import BotAnswer, BotQuestion, raw
from argosy.coach import Advice
from argosy.coach.decision_loss import Weighed

VERSION = 1
"""Of these messages: whoever works for another machine must have the same."""
COACH = "coach"
"""Asked in place of a bot, who answers with advice."""
LOOK_BACK = "look back"
"""Asked in place of a bot: the coach weighs a choice that was made long ago."""
READY = "ready"
"""Asked in place of a bot: the answer comes when the bot for which the process is there has been made."""


class Question(BotQuestion, frozen=True, kw_only=True):
    """Question to a bot: the view of its seat and the legal choices."""

    bot: str
    made: str = ""
    """The text of the choice that is to be weighed."""
    iterations: int = 0
    """How long to look at it."""


class Answer(BotAnswer, frozen=True, kw_only=True):
    """Answer of a bot process: the text of a choice, advice of the coach, or an error."""

    advice: tuple[Advice, ...] = ()
    weighed: Weighed | None = None
    ended: str = ""
    """With an error: how the process of the bot ended by itself."""
    traceback: str = ""
    """With an error: the last lines of the traceback, of a bot that somebody else has written."""


def question(game: str, bot: str, view: View, choices: Sequence[AnyChoice], seed: int) -> Question:
    """The question for a bot."""
    return Question(game=game, bot=bot, view=raw(view), choices=raw(choices), seed=seed)


def greeting() -> Question:
    """Return the first question to a process, where the bot may take long to be made."""
    return Question(game="", bot=READY, view=raw(None), choices=raw(None), seed=0)
