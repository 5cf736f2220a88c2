"""Background compilation: rules start in plain Python and switch to compiled code when it is ready.

Until then a quick bot plays for bots that search.

A process of its own compiles one program after the other (`argosy.server.bots.compile_process`), those of the
game first that somebody has sat down to. When the rules of a game are ready, this process loads them, in a
thread, and from then on its games run compiled. Both backends give the same results.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Sequence

import msgspec
import structlog

from argosy.errors import CompileError
from argosy.game import engine
from argosy.server import logs
from argosy.web.models import CompileNotice, GameName

COMPILING = ("-m", "argosy.server.bots.compile_process")

log = structlog.get_logger()


class CompileProgress(msgspec.Struct):
    """Progress of one program."""

    done: int = 0
    total: int = 0
    """0: not known yet."""
    began: float = 0.0
    is_ready: bool = False


class BackgroundCompiler:
    """Queue of programs to compile: done, running, next."""

    def __init__(
        self,
        programs: Sequence[str] = engine.ALL,
        command: Sequence[str] = COMPILING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._progress = {program: CompileProgress() for program in programs}
        self._command = command
        self._clock = clock
        self._first: str | None = None
        self._has_begun = False

    def wanted(self, game: GameName) -> None:
        """Somebody plays this game: its programs come first from now on."""
        self._first = game

    def state(self, game: GameName) -> CompileNotice | None:
        """Compile progress of a game's searching bots; None if they are ready or nothing is compiled."""
        programs = [
            self._progress[name] for name in engine.programs_of(game, searches=True) if name in self._progress
        ]
        if not self._has_begun or all(program.is_ready for program in programs):
            return None
        known = [program for program in programs if program.total]
        done, total = (sum(getattr(program, field) for program in known) for field in ("done", "total"))
        is_known = len(known) == len(programs)
        return CompileNotice(
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
        for program in await asyncio.to_thread(
            lambda: [name for name in self._progress if engine.is_cached([name])]
        ):
            await self._load(program)
        while programs := self._next():
            await self._compile(programs)
        log.info("awake")

    def _next(self) -> list[str]:
        """The programs of a game that are still to be compiled: of the one that is wanted, or of the
        first.
        """
        waiting = [name for name, progress in self._progress.items() if not progress.is_ready]
        games = dict.fromkeys(name.removesuffix(engine.SEARCH) for name in waiting)
        game = self._first if self._first in games else next(iter(games), None)
        return [name for name in waiting if name.removesuffix(engine.SEARCH) == game]

    async def _load(self, program: str) -> None:
        """Let games of this process run compiled. Searches are loaded by the bots that need them."""
        if not program.endswith(engine.SEARCH):
            await asyncio.to_thread(engine.warm_up, [program])
        self._progress[program].is_ready = True

    async def _compile(self, programs: Sequence[str]) -> None:
        """Compile programs in another process; each is loaded as soon as it is ready."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            *programs,
            stdin=pipe,
            stdout=pipe,
            stderr=logs.for_children(),
            start_new_session=True,  # because Ctrl-C is for the server, which ends this process itself
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                program, done, total = line.decode().rstrip().split("\t")
                progress = self._progress[program]
                if not progress.total:
                    progress.began = self._clock()
                progress.done, progress.total = int(done), int(total)
                if done == total:
                    await self._load(program)
            await process.wait()
        except CompileError as error:
            log.warning("not loaded", reason=str(error))
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        for program in programs:
            if not self._progress[program].is_ready:
                log.warning(
                    "not compiled", program=program, reason=f"the compiler ended with {process.returncode}"
                )
                del self._progress[program]

    def _seconds_left(self, programs: Sequence[CompileProgress]) -> int | None:
        """Estimate the seconds that are left from the progress so far; None while it is unknown."""
        working = [one for one in programs if one.done and not one.is_ready]
        if not working:
            return None
        each = (self._clock() - working[0].began) / sum(one.done for one in programs)
        return max(1, round(each * sum(one.total - one.done for one in programs)))
