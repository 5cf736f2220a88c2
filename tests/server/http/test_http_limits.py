"""Connection limits: unfinished requests end, too many connections of an address are closed.

Others go on.
"""

import asyncio
import contextlib
import socket
from collections import Counter
from functools import partial
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from argosy.server.http.http_limits import LARGEST_HEAD, Door
from argosy.server.http.launch import listen
from argosy.server.http.middleware import HEADERS
from argosy.server.http.proxies import Proxies
from argosy.server.settings import Limits
from tests.server.helpers import until
from tests.server.processes import PATIENCE

SHORT = Limits(head_seconds=0.2, body_seconds=0.2, answer_seconds=0.2, connections_per_address=2)
LONG = Limits(head_seconds=3600, body_seconds=3600, answer_seconds=3600, connections_per_address=2)
WHOLE = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n"


async def answer(scope, receive, send) -> None:
    """Read what comes to its end, then answer; at two addresses the answer differs.

    At one it begins before the end, at the other it never ends.
    """
    if scope["path"] == "/endless":
        await endless(receive, send)
        return
    if scope["path"] == "/early":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"begun", "more_body": True})
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"here"})


async def endless(receive, send) -> None:
    """Answer until the connection is gone."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await receive()
    gone = asyncio.create_task(receive())
    while not gone.done():
        await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def listening(limits: Limits, there: Counter[str], *proxies: str):
    """A server with this door; yields its port."""
    config = uvicorn.Config(
        answer,
        port=0,
        lifespan="off",
        log_config=None,
        http=partial(Door, limits=limits, there=there, proxies=Proxies(proxies)),  # type: ignore[arg-type]
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


async def test_whoever_never_reads_the_answer_is_cut_off(monkeypatch):
    monkeypatch.setattr("argosy.server.http.http_limits.is_this_machine", lambda _host: False)
    there: Counter[str] = Counter()
    async with listening(SHORT, there) as port:
        one = socket.create_connection(("127.0.0.1", port))
        one.sendall(WHOLE.replace(b"GET /", b"GET /endless"))
        await until(lambda: bool(there))
        await until(lambda: not there)  # the server has let it go although this end is open
        one.close()


def test_whoever_reads_on_has_the_whole_time_again():
    config = uvicorn.Config(answer, lifespan="off", log_config=None)
    config.load()
    loop, transport = Mock(), Mock()
    one = Door(config, ServerState(), {}, loop, limits=LONG, there=Counter())
    one.transport, one.flow = transport, FlowControl(transport)
    loop.reset_mock()
    one.pause_writing()
    loop.call_later.assert_called_once_with(LONG.answer_seconds, transport.abort)
    one.resume_writing()
    loop.call_later.return_value.cancel.assert_called_once_with()
    one.pause_writing()
    assert loop.call_later.call_count == 2


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
    monkeypatch.setattr("argosy.server.http.http_limits.is_this_machine", lambda _host: False)
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


@pytest.mark.parametrize("proxies", ["127.0.0.1", "127.0.0.0/8"])
async def test_a_proxy_on_another_machine_may_open_more_too(monkeypatch, proxies):
    """Named by its address, or by the network of the container in which it runs."""
    monkeypatch.setattr("argosy.server.http.http_limits.is_this_machine", lambda _host: False)
    there: Counter[str] = Counter()
    async with listening(LONG, there, proxies) as port:
        writers = [(await asyncio.open_connection("127.0.0.1", port))[1] for _ in range(5)]
        assert b"200 OK" in await told(port, WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        for writer in writers:
            writer.close()
    assert not there


@pytest.mark.parametrize(
    "broken",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost a\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: a\r\ncontent-length: many\r\n\r\n",
    ],
    ids=("no request line", "no colon", "no length"),
)
async def test_what_is_no_http_is_told_so_in_one_line_under_our_headers(broken):
    async with listening(LONG, Counter()) as port:
        head, _, body = (await told(port, broken)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert all(f"{name}: {value}".encode() in head for name, value in HEADERS.items())
    assert body == b"This is no HTTP request: look at its first line, its headers and its length.\n"


async def test_a_broken_piece_of_a_body_after_the_answer_has_begun_ends_the_connection():
    head = b"POST /early HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n"
    async with listening(LONG, Counter()) as port, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        await reader.readuntil(b"begun")
        writer.write(b"no length\r\n")
        assert b"400" not in await reader.read()
        writer.close()


async def test_many_half_requests_end_while_whole_ones_are_answered():
    halves = (b"GET / HTTP/1.1\r\nx: ", b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n1234")
    async with listening(SHORT, Counter()) as port:
        waiting = [asyncio.create_task(told(port, halves[number % 2])) for number in range(200)]
        closing = WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
        answered = 0
        while not all(task.done() for task in waiting):
            # On a busy machine a whole request may be read later than the server waits for one.
            with contextlib.suppress(ConnectionResetError):
                answered += (await told(port, closing)).startswith(b"HTTP/1.1 200 OK")
        assert answered > 0
        assert all(task.result().startswith(b"HTTP/1.1 408 Request Timeout") for task in waiting)


async def test_the_body_of_an_answer_does_not_wait_until_its_head_has_been_confirmed():
    made: list[Door] = []

    def remembered(*config, **more) -> Door:
        made.append(Door(*config, limits=LONG, there=Counter(), **more))
        return made[-1]

    config = uvicorn.Config(answer, lifespan="off", log_config=None, http=remembered)  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as listener:
        task = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        _, writer = await asyncio.open_connection(*listener.getsockname())
        await until(lambda: bool(made) and made[0].transport is not None)
        connection = made[0].transport.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        server.should_exit = True
        await task
