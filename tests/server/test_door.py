"""The door: requests that are never whole end, too many connections from one address are sent away, others go on."""

import asyncio
import contextlib
from collections import Counter
from functools import partial

import pytest
import uvicorn

from argosy.server.door import LARGEST_HEAD, Door
from argosy.server.settings import Limits
from tests.server.helpers import until
from tests.server.processes import PATIENCE

SHORT = Limits(head_seconds=0.2, body_seconds=0.2, connections_per_address=2)
LONG = Limits(head_seconds=3600, body_seconds=3600, connections_per_address=2)
WHOLE = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n"


async def answer(_scope, receive, send) -> None:
    """Read what comes to its end, then say so."""
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"here"})


@contextlib.asynccontextmanager
async def listening(limits: Limits, there: Counter[str]):
    """A server with this door; yields its port."""
    config = uvicorn.Config(
        answer,
        port=0,
        lifespan="off",
        log_config=None,
        http=partial(Door, limits=limits, there=there),  # type: ignore[arg-type]
        h11_max_incomplete_event_size=LARGEST_HEAD,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


async def told(port: int, *parts: bytes) -> bytes:
    """All that comes back until the server closes; the parts are sent one after the other."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for part in parts:
            writer.write(part)
            await writer.drain()
        back = await reader.read()
        writer.close()
    return back


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"GET / HT",),
        (b"GET / HTTP/1.1\r\nhost: a\r\nx: ", b"1"),
        (b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n", b"1234"),
    ],
    ids=("nothing", "half a line", "half a head", "half a body"),
)
async def test_a_request_that_is_never_whole_is_ended(parts):
    async with listening(SHORT, Counter()) as port:
        back = await told(port, *parts)
    assert back.startswith(b"HTTP/1.1 408 Request Timeout")


async def test_half_a_second_request_is_ended():
    async with listening(SHORT, Counter()) as port, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE)
        await reader.readuntil(b"here")
        writer.write(b"GET")
        assert (await reader.read()).startswith(b"HTTP/1.1 408")
        writer.close()


async def test_a_trickle_does_not_make_the_time_longer():
    async with listening(SHORT, Counter()) as port, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n")
        back = asyncio.create_task(reader.read())
        while not back.done():  # it is answered, or cut off before the answer has been read
            with contextlib.suppress(ConnectionError):
                writer.write(b"x: 1\r\n")
                await writer.drain()
            await asyncio.sleep(0.01)
        assert isinstance(back.exception(), ConnectionError) or b"408" in back.result()
        writer.close()


async def test_whole_requests_are_answered_one_after_the_other():
    async with listening(SHORT, Counter()) as port:
        back = await told(port, WHOLE, WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
    assert back.count(b"200 OK") == 2
    assert b"408" not in back


async def test_so_many_connections_come_from_one_address(monkeypatch):
    monkeypatch.setattr("argosy.server.door.is_this_machine", lambda _host: False)
    there: Counter[str] = Counter()
    async with listening(LONG, there) as port:
        writers = [(await asyncio.open_connection("127.0.0.1", port))[1] for _ in range(2)]
        back = await told(port)
        assert b"429 Too Many Requests" in back
        assert b"retry-after: 10" in back
        for writer in writers:
            writer.close()
        await until(lambda: not there)
        assert b"200 OK" in await told(port, WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
    assert not there


async def test_a_proxy_on_this_machine_may_open_more():
    there: Counter[str] = Counter()
    async with listening(LONG, there) as port:
        writers = [(await asyncio.open_connection("127.0.0.1", port))[1] for _ in range(5)]
        assert b"200 OK" in await told(port, WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        for writer in writers:
            writer.close()
