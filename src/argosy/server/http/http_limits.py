"""HTTP protocol for uvicorn with time limits on unfinished requests and limits on connections.

uvicorn waits for ever for the head of a request, for its body and for somebody to read the answer, and takes
any number of connections. Here all three have a time, and so many connections come from one address as the
limits say.
"""

import asyncio
import socket
from collections import Counter
from collections.abc import Iterable
from functools import partial
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from argosy.server.http.client_addresses import counted_address, is_this_machine
from argosy.server.http.middleware import HEADERS
from argosy.server.http.proxies import Proxies
from argosy.server.settings import Limits

LARGEST_HEAD = 32_000
"""Bytes of the head of a request that are kept until it is whole; middleware.py says what is too much of
it.
"""


def _whole(status: HTTPStatus, sentence: str, **more: str) -> bytes:
    """An answer to somebody of whose request nothing can be used: one line under our headers, then the
    connection ends.
    """
    body = f"{sentence}\n".encode()
    headers = HEADERS | more | {"content-type": "text/plain; charset=utf-8", "cache-control": "no-store"}
    headers |= {"content-length": str(len(body)), "connection": "close"}
    head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status.value} {status.phrase}\r\n{head}\r\n".encode() + body


BROKEN = _whole(
    HTTPStatus.BAD_REQUEST, "This is no HTTP request: look at its first line, its headers and its length."
)
TOO_SLOW = _whole(HTTPStatus.REQUEST_TIMEOUT, "The request was not whole in time. Send it again.")
TOO_MANY = _whole(
    HTTPStatus.TOO_MANY_REQUESTS,
    "Too many connections from your network: close some, or try again in 10 seconds.",
    retry_after="10",
)


class Door(H11Protocol):
    """HTTP protocol of one connection, with limits on time and on connections.

    `there` counts the open ones by address, for all connections of a server; `proxies` have no bound.
    """

    def __init__(
        self, *config: Any, limits: Limits, there: Counter[str], proxies: Proxies | None = None, **more: Any
    ) -> None:
        super().__init__(*config, **more)
        self._limits = limits
        self._there = there
        self._proxies = proxies or Proxies()
        self._from = ""
        self._patience: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        """Runs while there is no room for more of an answer that nobody reads."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, unless too many from there are in already."""
        super().connection_made(transport)
        # asyncio does so only where it has made the listener itself; without, the body of an answer may wait
        # 40 ms for a word of the other side that its head has come.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        host = self.client[0] if self.client else ""
        if host and not is_this_machine(host) and host not in self._proxies:
            self._from = counted_address(host)
            self._there[self._from] += 1
            if self._there[self._from] > self._limits.connections_per_address:
                transport.write(TOO_MANY)
                transport.close()
                return
        self._wait_for_the_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._stop_waiting()
        self._note_reading()
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

    def pause_writing(self) -> None:
        """The other side has not read so much of an answer that no more is written; it has a time to go
        on.
        """
        super().pause_writing()
        # Cut off, because to close in order would wait until everything has been read.
        self._unread = self.loop.call_later(self._limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads on."""
        self._note_reading()
        super().resume_writing()

    def _note_reading(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _wait_for_the_rest(self) -> None:
        self._stop_waiting()
        of_body = self.conn.their_state is h11.SEND_BODY
        seconds = self._limits.body_seconds if of_body else self._limits.head_seconds
        self._patience = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def send_400_response(self, _msg: str) -> None:  # type: ignore[override]
        """Answer 400 to a request that cannot be read."""
        self._end_with(BROKEN)

    def _give_up(self) -> None:
        self._patience = None
        self._end_with(TOO_SLOW)

    def _end_with(self, answer: bytes) -> None:
        """Answer, unless an answer has begun, into which this one would come; then end the connection."""
        if not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                self.transport.write(answer)
            self.transport.close()


def door(limits: Limits, proxies: Iterable[str] = ()) -> Any:
    """The protocol for `uvicorn.Config(http=...)` of one server."""
    return partial(Door, limits=limits, there=Counter(), proxies=Proxies(proxies))
