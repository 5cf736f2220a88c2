"""Notice of slow bots: those that wait so long for a process that the page says it.

A bot that thinks is not late: it only is while others have all processes.
"""

import asyncio
import contextlib
from collections.abc import Callable, Generator
from functools import partial

LATE_AFTER = 4.0
"""Seconds that a bot waits before the page says that bots are busy: shorter waits are like thinking."""


class LateBots:
    """Late bots of one table.

    tell: called when what people should be told changes.
    """

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._late: set[int] = set()

    def __bool__(self) -> bool:
        return bool(self._late)

    @contextlib.contextmanager
    def waiting(self, seat: int) -> Generator[Callable[[], None]]:
        """Around the question to a bot; what it yields is to be called when a process begins with it."""
        self._timers[seat] = asyncio.get_running_loop().call_later(LATE_AFTER, self._is_late, seat)
        try:
            yield partial(self._has_begun, seat)
        finally:
            self._has_begun(seat)

    def _is_late(self, seat: int) -> None:
        self._late.add(seat)
        self._tell()

    def _has_begun(self, seat: int) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()
        if seat in self._late:
            self._late.discard(seat)
            self._tell()
