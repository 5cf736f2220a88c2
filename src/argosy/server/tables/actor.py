"""Actor: one queue and one task, so that its operations run in order, without locks."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from argosy.server.errors import Refused

Result = TypeVar("Result")
Work = Callable[[], Awaitable[Any]]
QUEUE_LENGTH = 256


class Actor:
    """Runs pieces of work one after the other.

    A piece that has begun is finished, even if nobody waits any more.
    """

    def __init__(self) -> None:
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue(QUEUE_LENGTH)
        self._task = asyncio.create_task(self._run())
        self.is_closed = False

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Wait until all earlier work and this work is done, and give its result or its error."""
        if self.is_closed:
            raise Refused("closing", "The table is being closed. Try again in a moment.")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        await self._queue.put((work, future))
        return await future

    @property
    def is_busy(self) -> bool:
        """True while there is work that has not begun."""
        return not self._queue.empty()

    async def close(self) -> None:
        """Take no more work, finish what is there, stop."""
        if not self.is_closed:
            self.is_closed = True
            await self._queue.put(None)
        await self._task

    async def _run(self) -> None:
        while (item := await self._queue.get()) is not None:
            work, future = item
            try:
                result = await work()
            except Exception as error:  # noqa: BLE001  because it belongs to whoever asked
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)
