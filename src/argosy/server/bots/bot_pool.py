"""Bot pool: asynchronous decisions of bots, from local processes or from the job queue.

A question that no process can answer raises an error.

So many questions wait for a process as have a place; whoever has none waits without making a question. Places
and processes are shared out in turn by owner, the guest for whom a table counts. A bot that somebody else has
written has a process and a queue of its own, so that nobody waits for it but its tables.
"""

import contextlib
import random
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence

import msgspec

from argosy.bots.types import AnyChoice, View
from argosy.coach import Advice
from argosy.coach.analysis import AnalysedDecision
from argosy.coach.decision_loss import Weighed
from argosy.server.bots.bot_processes import (
    DECISION_SECONDS,
    WORKER,
    BotFailed,
    Processes,
    Thinker,
    nothing,
    own_processes,
)
from argosy.server.bots.bot_protocol import COACH, LOOK_BACK, Answer, Question, question
from argosy.server.bots.fair_semaphore import FairSemaphore

MOST_WAITING = 100
"""Questions that wait for a process, if nobody says otherwise."""


class BotPool:
    """Pool of bot backends: asks a question when a place is free, and checks the answer."""

    def __init__(
        self,
        workers: int = 1,
        budget: float = DECISION_SECONDS,
        command: Sequence[str] = WORKER,
        most_waiting: int = MOST_WAITING,
        own: Iterable[str] = (),
        thinker: Thinker | None = None,
    ) -> None:
        """thinker: another backend in place of processes of this server."""
        self.own = {
            name: BotPool(1, most_waiting=most_waiting, thinker=own_processes(name, budget, command))
            for name in own
        }
        """The pools of bots that others have written, by name."""
        self.thinker: Thinker = thinker or Processes(workers, budget, command)
        """Who thinks."""
        self._places = FairSemaphore(workers + most_waiting)
        self.held_back = 0
        """Bots that wait at their tables for a place, without a question."""

    def of(self, bot: str) -> "BotPool":
        """The pool that runs a bot."""
        return self.own.get(bot, self)

    @contextlib.asynccontextmanager
    async def place(self, owner: str = "") -> AsyncGenerator[None]:
        """A place among the questions, in the owner's turn. To be had before `decide` is called."""
        self.held_back += 1
        async with contextlib.AsyncExitStack() as held:
            try:
                await held.enter_async_context(self._places.place(owner))
            finally:
                self.held_back -= 1
            yield

    async def decide(
        self,
        game: str,
        bot: str,
        view: View,
        choices: Sequence[AnyChoice],
        seed: int,
        begun: Callable[[], None] = nothing,
        owner: str = "",
    ) -> str:
        """The canonical text of what a bot chooses. Raises BotFailed; then its process has been replaced.

        begun: called when a process begins to think. owner: the guest for whom the table counts.
        """
        answer = await self._ask(question(game, bot, view, choices, seed), begun, owner)
        if all(choice.text != answer.text for choice in choices):
            raise BotFailed(
                "nonsense", f"{bot} answered {answer.text!r:.200}, which is not among its choices"
            )
        return answer.text

    async def advise(
        self, game: str, view: View, choices: Sequence[AnyChoice], seed: int, owner: str = ""
    ) -> tuple[Advice, ...]:
        """Return the coach's advice on a view.

        Raises BotFailed; its kind is `NotCompiled` while the search is not compiled.
        """
        return (await self._ask(question(game, COACH, view, choices, seed), owner=owner)).advice

    async def weigh(self, game: str, asked: AnalysedDecision, iterations: int, seed: int) -> Weighed:
        """Return the coach's judgement of a choice that was made. Raises BotFailed, as `advise`."""
        about = question(game, LOOK_BACK, asked.view, asked.choices, seed)
        answer = await self._ask(msgspec.structs.replace(about, made=asked.made, iterations=iterations))
        if answer.weighed is None:
            raise BotFailed("nonsense", "the coach has weighed nothing")
        return answer.weighed

    async def _ask(self, asked: Question, begun: Callable[[], None] = nothing, owner: str = "") -> Answer:
        """The answer to a question. Raises BotFailed also where it is an error in words."""
        answer = await self.thinker.think(asked, begun, owner)
        if answer.error:
            kind = answer.error.partition(":")[0]
            raise BotFailed(kind, answer.error, ended=answer.ended, traceback=answer.traceback)
        return answer

    async def warm(self) -> None:
        """Start a process before the first question."""
        await self.thinker.warm()

    async def close(self) -> None:
        """End all processes."""
        await self.thinker.close()
        for pool in self.own.values():
            await pool.close()

    @property
    def waiting(self) -> int:
        """Questions that wait for a process."""
        return self.thinker.waiting

    @property
    def running(self) -> int:
        """Questions that a process works on."""
        return self.thinker.running

    @property
    def processes(self) -> list[int]:
        """Process ids of those of this server that run."""
        return self.thinker.processes


def random_choice(choices: Sequence[AnyChoice]) -> str:
    """Any choice: what a seat does whose bot cannot decide."""
    return random.choice(choices).text
