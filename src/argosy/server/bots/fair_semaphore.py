"""Semaphore that serves its owners round-robin.

An owner with many requests delays the others by at most one of them.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator


class FairSemaphore:
    """Semaphore with a number of places for several owners.

    A free one goes to the owner who has waited longest for a turn; within an owner, first come first served.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        """Places that nobody holds."""
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By owner in the order of their next turns: their requests that wait."""

    @contextlib.asynccontextmanager
    async def place(self, owner: str) -> AsyncGenerator[None]:
        """Wait for a place, and hold it."""
        await self._acquire(owner)
        try:
            yield
        finally:
            self.release()

    async def _acquire(self, owner: str) -> None:
        if self.free > 0 and not self._queues:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was this request's turn just then: the next one gets the place
            raise

    def release(self) -> None:
        """Give a place back; the next owner in turn gets it."""
        self.free += 1
        while self.free > 0 and self._queues:
            owner, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[owner] = queue  # behind all other owners
            if not turn.done():  # else its request was cancelled meanwhile
                self.free -= 1
                turn.set_result(None)
