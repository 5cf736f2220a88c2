"""Service of `argosy worker`: bots and coach for a server on another machine, no tables, no pages."""

import asyncio
import signal
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

import structlog

from argosy.server import logs
from argosy.server.bots.bot_backend import processes_of
from argosy.server.bots.compile_status import BackgroundCompiler
from argosy.server.bots.custom_bots import admit
from argosy.server.database_url import named
from argosy.server.errors import StoreError
from argosy.server.settings import Settings, SettingsError
from argosy.server.storage.store import Store, is_shared

if TYPE_CHECKING:
    from argosy.server.bots.queue.bot_queue import BotQueue

PATIENCE = 20.0
"""Seconds that what is at hand gets to be finished when the worker is told to stop."""

log = structlog.get_logger()


def run(settings: Settings, say: Callable[[str], None], *, warm: bool = True) -> None:
    """Work until Ctrl-C or SIGTERM. say: gets a line when the work begins. warm: compile the searches."""
    service = settings.server
    if service.database is None or not is_shared(service.database):
        raise StoreError(
            "a worker needs the database of PostgreSQL that its server has: name it with --database "
            "postgresql://user:password@host/name (docs/host/hosting.md)"
        )
    if service.bot_processes == 0:
        raise SettingsError(
            "a worker with no processes would do nothing: --bot-processes is a number from 1 on"
        )
    from argosy.server.bots.queue.bot_queue import BotQueue  # noqa: PLC0415  because its library is an extra, which is there now

    logs.set_up(service.log)
    own = admit(service.bots)
    processes = processes_of(settings, own)
    store = Store(service.database)
    kinds = f"{sum(one.most for one in processes.values())} processes for bots and coach"
    ready = f"Working for {named(store.url)} with {kinds}. Ctrl-C ends it."
    asyncio.run(_work(store, BotQueue(processes), lambda: say(ready), warm=warm))


async def _work(store: Store, queue: "BotQueue", ready: Callable[[], None], *, warm: bool) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def handle(_signal: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop.set)

    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, handle)
    await store.open()
    try:
        await queue.open(store.database)
        chore = asyncio.create_task(_wake(queue) if warm else asyncio.sleep(0))
        ready()
        await stop.wait()
        chore.cancel()
        await asyncio.gather(chore, return_exceptions=True)
    finally:
        await queue.close(PATIENCE)
        await store.close()


async def _wake(queue: "BotQueue") -> None:
    await BackgroundCompiler().run()
    await queue.wake()
