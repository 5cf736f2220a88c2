"""The door of the server: uvicorn's HTTP with bounds on what an unfinished request may take.

uvicorn waits for ever for the head of a request and for its body, and takes any number of connections. Here both have a time,
and so many connections come from one address as the limits say.
"""

import asyncio
from collections import Counter
from collections.abc import Collection
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from argosy.server.addresses import household, is_this_machine
from argosy.server.settings import Limits

LARGEST_HEAD = 32_000
"""Bytes of the head of a request that are kept until it is whole; middleware.py says what is too much of it."""
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Door(H11Protocol):
    """One connection. `there` counts the open ones by address, for all connections of a server; `proxies` have no bound."""

    def __init__(
        self, *config: Any, limits: Limits, there: Counter[str], proxies: Collection[str] = (), **more: Any
    ) -> None:
        super().__init__(*config, **more)
        self._limits = limits
        self._there = there
        self._proxies = proxies
        self._from = ""
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, unless too many from there are in already."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and not is_this_machine(host) and host not in self._proxies:
            self._from = household(host)
            self._there[self._from] += 1
            if self._there[self._from] > self._limits.connections_per_address:
                transport.write(TOO_MANY)
                transport.close()
                return
        self._wait_for_the_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._stop_waiting()
        if self._from:
            self._there[self._from] -= 1
            if not self._there[self._from]:
                del self._there[self._from]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take some bytes; while a request is not whole the time for it runs."""
        before = self.conn.their_state
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._patience is None or self.conn.their_state is not before:
            self._wait_for_the_rest()

    def _wait_for_the_rest(self) -> None:
        self._stop_waiting()
        of_body = self.conn.their_state is h11.SEND_BODY
        seconds = self._limits.body_seconds if of_body else self._limits.head_seconds
        self._patience = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        self._patience = None
        if not self.transport.is_closing():
            if self.conn.our_state in (
                h11.IDLE,
                h11.SEND_RESPONSE,
            ):  # no answer has begun, into which this one would come
                self.transport.write(TOO_SLOW)
            self.transport.close()


def door(limits: Limits, proxies: Collection[str] = ()) -> Any:
    """The protocol for `uvicorn.Config(http=...)` of one server."""
    return partial(Door, limits=limits, there=Counter(), proxies=frozenset(proxies))
