"""Lookups of host names in threads of their own, a few at a time for each owner.

A name server that never answers holds a thread until the system gives up, long after whoever asked; nothing
can stop that thread. So each owner has a small share of the threads, and a lookup counts until its thread has
ended.
"""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakValueDictionary

THREADS = 32
SHARE = 2
"""Threads that one owner may hold."""


class NameResolver:
    """The lookups of one process."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "name resolver")
        self._shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By owner; each lives as long as one of its lookups waits or runs."""

    async def addresses(self, owner: str, host: str, port: int) -> list[str]:
        """Return the IP addresses of a name. Raises OSError or UnicodeError where there are none."""
        share = self._shares.setdefault(owner, asyncio.Semaphore(SHARE))
        await share.acquire()
        loop = asyncio.get_running_loop()
        lookup = loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        lookup.add_done_callback(lambda _: share.release())
        return [str(found[4][0]) for found in await asyncio.shield(lookup)]

    def close(self) -> None:
        """Look up no more names."""
        self._threads.shutdown(wait=False, cancel_futures=True)
