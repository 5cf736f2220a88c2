"""HTTP clients for load tests, and processor time of the server's process from /proc.

The clients share the machine with the server, so an ordinary client's own work would be measured too: httpx
takes about a millisecond for a request. These write ready bytes to a socket and look at nothing but the
status, the length and the body.
"""

import asyncio
import math
import os
import resource
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple

MANY = 1_000_000
LIFTED = {
    f"ARGOSY_LIMITS_{name.upper()}": str(MANY)
    for name in (
        "waiting_tables_per_guest",
        "tables_per_guest",
        "tables",
        "new_tables_per_hour",
        "requests_per_minute",
        "changes_per_minute",
        "uploads_per_hour",
        "streams_per_guest",
        "streams_per_address",
        "streams",
        "connections_per_address",
    )
}
"""Settings under which no limit of a server is reached from one address; times for half requests stay as
they are.
"""
MOST_FILES = 16_384
LONGEST = 2**22
"""Bytes of an answer that a client reads at most in one go."""


class Answer(NamedTuple):
    """An answer of the server: status, head, body."""

    status: int
    head: bytes
    body: bytes

    def header(self, name: str) -> str:
        """A header of the answer, empty if there is none."""
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.decode().lower() == name:
                return value.strip().decode()
        return ""


class Client:
    """One guest on one connection that stays open: one request after the other.

    `host` is where it comes from.
    """

    statuses: ClassVar[Counter[int]] = Counter()
    """How often which status has come back, to all clients together."""

    def __init__(self, port: int, cookie: str = "", host: str = "127.0.0.1") -> None:
        self.port, self.cookie, self.host = port, cookie, host
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> Answer:
        """Ask for an address."""
        return await self.ask(self._head("GET", path) + b"\r\n")

    async def post(self, path: str, body: bytes, kind: str) -> Answer:
        """Send a body of some kind to an address."""
        head = self._head("POST", path)
        return await self.ask(
            head + f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body
        )

    async def post_form(self, path: str, fields: Mapping[str, str] = {}) -> Answer:
        """Send a form whose fields need no escapes."""
        body = "&".join(f"{name}={value.replace(' ', '+')}" for name, value in fields.items())
        return await self.post(path, body.encode(), "application/x-www-form-urlencoded")

    async def ask(self, request: bytes) -> Answer:
        """Send a request as it is, and read the answer. A guest without a cookie keeps the one that comes."""
        reader, writer = await self._connection()
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        answer = Answer(int(head[9:12]), head, b"")
        body = await reader.readexactly(int(answer.header("content-length") or 0))
        if not self.cookie:
            self.cookie = answer.header("set-cookie").partition(";")[0]
        Client.statuses[answer.status] += 1
        return answer._replace(body=body)

    async def follow(self, path: str) -> asyncio.StreamReader:
        """Open a live stream as a browser does; what is read from it is compressed."""
        reader, writer = await self._connection()
        writer.write(self._head("GET", path) + b"accept-encoding: gzip\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        Client.statuses[int(head[9:12])] += 1
        return reader

    def close(self) -> None:
        """Let the connection go."""
        if self._open is not None:
            self._open[1].close()
            self._open = None

    def _head(self, method: str, path: str) -> bytes:
        cookie = f"cookie: {self.cookie}\r\n" if self.cookie else ""
        return f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{cookie}".encode()

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        # The server closes what has been quiet for five seconds.
        if self._open is None or self._open[0].at_eof() or self._open[1].is_closing():
            self.close()
            where = (self.host, 0)
            self._open = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=LONGEST, local_addr=where
            )
        return self._open


def allow_many_files() -> None:
    """Let this process, and the servers that it starts, open many connections."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def processor(process: int) -> float:
    """Seconds of processor that a process has used, as Linux counts them."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """Kilobytes of memory that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def percentile(numbers: Sequence[float], share: float) -> float:
    """The number that so many per cent of them do not pass."""
    ordered = sorted(numbers)
    return ordered[max(0, math.ceil(len(ordered) * share / 100) - 1)]


def slope(points: Sequence[tuple[float, float]]) -> float:
    """The rise of y with each unit of x, by least squares."""
    middle_x, middle_y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / spread if spread else 0.0
