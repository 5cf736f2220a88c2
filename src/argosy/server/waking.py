"""The rules run in plain Python at first, and compiled as soon as that is ready; until then a quick bot plays for those that search.

A process of its own compiles one program after the other (`argosy.server.compiling`), those of the game first that somebody has
sat down to. When the rules of a game are ready, this process loads them, in a thread, and from then on its games run compiled.
Both gears give the same results.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable, Sequence

import msgspec
import structlog

from argosy.game import engine
from argosy.web.models import GameName, Waking

COMPILING = ("-m", "argosy.server.compiling")

log = structlog.get_logger()


class Progress(msgspec.Struct):
    """How far a program is."""

    done: int = 0
    total: int = 0
    """0: not known yet."""
    began: float = 0.0
    is_ready: bool = False


class Awakening:
    """What is compiled, what is being compiled, and what comes next."""

    def __init__(
        self,
        programs: Sequence[str] = engine.ALL,
        command: Sequence[str] = COMPILING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._progress = {program: Progress() for program in programs}
        self._command = command
        self._clock = clock
        self._first: str | None = None
        self._has_begun = False

    def wanted(self, game: GameName) -> None:
        """Somebody plays this game: its programs come first from now on."""
        self._first = game

    def state(self, game: GameName) -> Waking | None:
        """How far the bots of a game are that search; None where they are awake, and where nobody wakes them."""
        programs = [self._progress[name] for name in engine.programs_of(game, searches=True) if name in self._progress]
        if not self._has_begun or all(program.is_ready for program in programs):
            return None
        known = [program for program in programs if program.total]
        done, total = (sum(getattr(program, field) for program in known) for field in ("done", "total"))
        is_known = len(known) == len(programs)
        return Waking(
            game=game,
            done=done,
            total=total if is_known else 0,
            seconds=self._seconds_left(known) if is_known else None,
        )

    async def run(self) -> None:
        """Compile and load everything. What fails stays in plain Python, and the log says so."""
        self._has_begun = engine.wanted() != "plain"
        if not self._has_begun:
            return
        for program in await asyncio.to_thread(lambda: [name for name in self._progress if engine.is_cached([name])]):
            await self._load(program)
        while program := self._next():
            if not await self._compile(program):
                log.warning("not compiled", program=program)
                del self._progress[program]
                continue
            await self._load(program)
        log.info("awake")

    def _next(self) -> str | None:
        """The next program: of the game that is wanted, if there is one; the others in their order."""
        waiting = [name for name, progress in self._progress.items() if not progress.is_ready]
        return min(waiting, key=lambda name: name.split()[0] != self._first, default=None)

    async def _load(self, program: str) -> None:
        """Let games of this process run compiled. Searches are loaded by the bots that need them."""
        if not program.endswith(engine.SEARCH):
            await asyncio.to_thread(engine.warm_up, [program])
        self._progress[program].is_ready = True

    async def _compile(self, program: str) -> bool:
        """Compile a program in another process; has it worked?"""
        progress = self._progress[program]
        progress.began = self._clock()
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            program,
            stdin=pipe,
            stdout=pipe,
            start_new_session=True,  # because Ctrl-C is for the server, which ends this process itself
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                with contextlib.suppress(ValueError):
                    _, done, total = line.decode().rsplit("\t", 2)
                    progress.done, progress.total = int(done), int(total)
            return await process.wait() == 0
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    def _seconds_left(self, programs: Sequence[Progress]) -> int | None:
        """How long it takes if it goes on as it went so far; None while nobody can tell."""
        working = [one for one in programs if one.done and not one.is_ready]
        if not working:
            return None
        each = (self._clock() - working[0].began) / working[0].done
        return max(1, round(each * sum(one.total - one.done for one in programs)))
