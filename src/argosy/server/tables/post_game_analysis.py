"""Post-game analysis by the coach, decision by decision, in a process of its own.

A request for advice waits for one decision at most. The result is stored with the game.
"""

import asyncio
from typing import Any

import msgspec
import structlog

from argosy.coach.analysis import Analysis, iterations_for, looked_back, questions
from argosy.coach.decision_loss import Weighed
from argosy.server.bots.bot_pool import BotFailed, BotPool
from argosy.server.engine import Game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.store import Store
from argosy.server.tables.replay_cache import Recording

MOST_AT_A_TIME = 6
"""Games that the coach looks back at or that wait for it; with more of them nobody would see an end."""
MOST_OF_A_GUEST = 2
"""Games among them that one guest has asked for."""
SEED = 0
"""For the chance of the search: the same for everybody, so the same game is told the same."""

log = structlog.get_logger()


class AnalysisProgress(msgspec.Struct):
    """Progress of an analysis."""

    done: int = 0
    total: int = 0
    """0: not known yet."""
    guest: str = ""
    """The guest who has asked for it."""


class LookingBack:
    """Post-game analyses of a process, by the id of a table or a record."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store, self._pool = store, pool
        self._progress: dict[str, AnalysisProgress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: dict[str, Refused] = {}
        self._turn = asyncio.Lock()

    async def found(self, name: str) -> Analysis | None:
        """The stored analysis of a game; None if it has none, or one in a form of an older version."""
        text = await self._store.analysis(name)
        try:
            return None if text is None else msgspec.json.decode(text, type=Analysis)
        except msgspec.MsgspecError:
            log.warning("an analysis cannot be read", game=name)
            return None

    def progress(self, name: str) -> AnalysisProgress | None:
        """Return the progress of a game's analysis; None when there is none."""
        return self._progress.get(name)

    def failure(self, name: str) -> Refused | None:
        """Return the reason why the last analysis of a game failed."""
        return self._failed.get(name)

    async def begin(self, name: str, recording: Recording, guest: str) -> None:
        """Look back at a game, unless that has been done or is under way.

        Refuses a game that runs, and too many at a time.
        """
        played = over(recording)
        if await self.found(name) is not None or name in self._progress:
            return
        own = sum(one.guest == guest for one in self._progress.values())
        if len(self._progress) >= MOST_AT_A_TIME or own >= MOST_OF_A_GUEST:
            raise Refused("coach_busy", "The coach is thinking already; ask again in a moment.")
        self._failed.pop(name, None)
        self._progress[name] = AnalysisProgress(guest=guest)
        task = asyncio.create_task(self._look_back(name, played))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Leave what is not done; the next process begins anew when it is asked."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look_back(self, name: str, game: Game) -> None:
        try:
            async with self._turn:  # one game after the other, because a second one would only make both late
                await self._store.add_analysis(
                    name, msgspec.json.encode(await self._weighed(name, game)).decode()
                )
        except BotFailed as failure:
            log.warning("looking back failed", game=name, reason=failure.kind)
            self._failed[name] = _refusal(failure)
        finally:
            self._progress.pop(name, None)

    async def _weighed(self, name: str, game: Game) -> Analysis:
        played: Any = game
        asked = await asyncio.to_thread(lambda: tuple(questions(played)))
        progress, iterations = self._progress[name], iterations_for(len(asked), len(game.players))
        progress.total = len(asked)
        kind, weighed = GAMES[game.ruleset.game].name, list[Weighed]()
        for one in asked:
            weighed.append(await self._pool.weigh(kind, one, iterations, SEED + one.index))
            progress.done += 1
        return looked_back(played, asked, weighed, iterations, SEED)


def over(recording: Recording) -> Game:
    """The game of a recording. Refuses one that is not over, because hidden things may still matter."""
    game = recording.moments[-1].game
    if not game.is_over:
        raise Refused("not_over", "The coach looks back when the game is over.")
    return game


def _refusal(failure: BotFailed) -> Refused:
    if failure.kind == "NotCompiled":
        return Refused("coach_not_compiled", "The coach is still being compiled; ask again in a minute.")
    return Refused("coach_lost", "The coach has lost the thread; ask again.")
