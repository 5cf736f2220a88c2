"""HTTP server of this machine that notes what it is sent, as push service, Discord or Slack."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator
from typing import NamedTuple


class Received(NamedTuple):
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A server that collects requests and answers them with one status."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        self.more_head = ""
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.received.append(Received(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Said\r\n{self.more_head}content-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def receiving(certificate: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    """A receiver that listens at its `url`; certificate: over TLS."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0, ssl=certificate)
    receiver.url = f"http{'s' if certificate else ''}://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield receiver
