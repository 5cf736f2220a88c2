"""Second listener of a server at home, on the address of its local network; opened while it runs.

Nothing restarts: games, pages and bots stay as they are. It closes with the server.
"""

import asyncio
import contextlib
import socket
from collections.abc import Generator

import uvicorn

from argosy.server.errors import Refused
from argosy.server.http.own_addresses import lan_address


class _Server(uvicorn.Server):
    """A server beside the one that takes the signals of the process."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


class NetworkListener:
    """Listens on the local network, on the port of the server at home, with the same application."""

    def __init__(self, config: uvicorn.Config, port: int) -> None:
        self._config = config
        self._port = port
        self._server: _Server | None = None
        self._task: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()
        self.url: str | None = None
        """The address for others in the network; None while it is closed."""

    async def open(self) -> None:
        """Listen. Refuses without a network, and where the port is taken on its address."""
        async with self._changing:
            if self._task is not None:
                return
            address = lan_address()
            if address is None:
                raise Refused("no_network", "This computer is in no network now.")
            try:
                listener = socket.create_server((address, self._port))
            except OSError as error:
                reason = error.strerror or str(error)
                raise Refused(
                    "no_network", f"Port {self._port} of {address} cannot be opened: {reason}."
                ) from error
            self._server = _Server(self._config)
            self._task = asyncio.create_task(self._server.serve([listener]))
            self.url = f"http://{address}:{self._port}"

    async def close(self) -> None:
        """Listen no longer; who came from the network is cut off."""
        async with self._changing:
            if self._server is not None and self._task is not None:
                self._server.should_exit = self._server.force_exit = True
                await self._task
            self._server = self._task = self.url = None
