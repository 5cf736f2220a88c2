"""Load tests of a server: choices, watched tables, crowds, greedy guests, slow connections.

    .venv/bin/python bench/load.py choices              as many choices as one process acknowledges
    .venv/bin/python bench/load.py tables --minutes 10  200 tables with bots, 1,000 who watch, 60 stored
    choices a second
    .venv/bin/python bench/load.py crowd                one table that 1,000 watch
    .venv/bin/python bench/load.py greedy               one guest with 20 clients that never pause, while
    somebody else plays
    .venv/bin/python bench/load.py slow                 500 connections that send and read nothing, while
    somebody else plays
    .venv/bin/python bench/load.py memory               100 games one after another

Each starts a server of its own and prints its figures beside the goals; 1 if a goal is missed. Limits of the
server that are in the way are lifted by its settings. The clients take part of the machine: on two cores the
server has about one for itself.
"""

import argparse
import asyncio
import contextlib
import itertools
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.clients import LIFTED, Client, allow_many_files, children, percentile, processor, resident, slope
from bench.people import SEATS, People, Sociable

from argosy.server.settings import HOME
from tests.server.processes import Process

SAMPLE_SECONDS = 15
"""Seconds between two looks at the memory."""
GREEDY_HOST = "127.0.0.2"
"""Where greedy guests come from: another address than that of the one who plays."""
GREEDY_PATHS = (
    "/",
    "/games",
    "/records",
    "/puzzles",
    "/position",
    "/position?example=1",
    "/pad",
    "/rules/wonders",
)
HALF_HEAD = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-never: "
HALF_BODY = (
    b"POST /tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\n"
    b"content-length: 500\r\n\r\nplayers=3"
)
ARRIVING = 50
"""Slow connections that come in a second."""
SMALL_BUFFER = 2048
"""Bytes that wait at most for somebody who does not read, so that the server soon has to keep the rest."""
FULL_SPEED = 0.0
THINKING = 0.1
"""Seconds that somebody thinks who plays beside a load."""
NEVER = 20.0
"""Seconds after which nobody waits for news any more."""
QUIET = 0.3
"""Seconds without news after which all that a choice brings has come."""
HEAD_SECONDS, BODY_SECONDS = HOME.head_seconds, HOME.body_seconds


class Figure(NamedTuple):
    """A line of the report.

    `goal`: the value may not be above it, or below it if `at_least`; None: there is none.
    """

    name: str
    value: float
    unit: str
    goal: float | None = None
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        """Is it as it should be?"""
        return self.goal is None or (self.value >= self.goal if self.at_least else self.value <= self.goal)


def main() -> int:
    """Run one scenario; 1 if a goal is missed."""
    allow_many_files()
    wanted = _arguments()
    with tempfile.TemporaryDirectory() as folder:
        Process(Path(folder)).interrupt()  # because the first start makes the database and compiles modules
        settings = wanted.settings
        server = Process(Path(folder), time_to_undo=0.0, settings=settings)
        figures = asyncio.run(wanted.scenario(server, wanted))
        broken = sum(times for status, times in Client.statuses.items() if status >= 500 and status != 503)
        figures.append(Figure("answers of 5xx but for 503", broken, "", 0))
        server.interrupt()
    print("answers by status:", dict(sorted(Client.statuses.items())))
    return report(figures)


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    scenarios = arguments.add_subparsers(required=True, metavar="SCENARIO")

    def scenario(
        name: str, run: Callable[..., Awaitable[list[Figure]]], **settings: str
    ) -> argparse.ArgumentParser:
        one = scenarios.add_parser(name, help=(run.__doc__ or "").splitlines()[0])
        one.set_defaults(scenario=run, settings=settings)
        return one

    one = scenario("choices", choices, **LIFTED)
    one.add_argument("--tables", type=int, default=20)
    one.add_argument("--seconds", type=float, default=60)
    one.add_argument("--form", action="store_true", help="send forms, as a page does, in place of JSON")
    one = scenario("tables", tables, **LIFTED)
    one.add_argument("--tables", type=int, default=200)
    one.add_argument("--viewers", type=int, default=1000)
    one.add_argument("--minutes", type=float, default=10)
    one.add_argument("--rate", type=float, default=60, help="stored choices a second, those of bots too")
    one.add_argument("--bot", default="greedy")
    one = scenario("crowd", crowd, **LIFTED)
    one.add_argument("--viewers", type=int, default=1000)
    one.add_argument("--choices", type=int, default=30)
    one = scenario("greedy", greedy)
    one.add_argument("--clients", type=int, default=20)
    one.add_argument("--seconds", type=float, default=60)
    one = scenario("slow", slow, **LIFTED)
    one.add_argument("--connections", type=int, default=500)
    one.add_argument("--seconds", type=float, default=40)
    one = scenario("memory", memory, **LIFTED)
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--warm", type=int, default=20)
    return arguments.parse_args()


def report(figures: list[Figure]) -> int:
    """Print figures beside their goals; 1 if one is missed."""
    for figure in figures:
        goal = (
            "" if figure.goal is None else f"{'at least' if figure.at_least else 'at most'} {figure.goal:g}"
        )
        print(
            f"{figure.name:52}{figure.value:10.1f} {figure.unit:8}{goal:16}{'' if figure.is_met else 'MISSED'}"
        )
    return int(not all(figure.is_met for figure in figures))


def latencies(name: str, seconds: list[float], goal: float | None) -> list[Figure]:
    """Median and 99th percentile, in milliseconds."""
    middle, high = (percentile(seconds, share) * 1000 for share in (50, 99))
    return [Figure(f"{name}, median", middle, "ms"), Figure(f"{name}, p99", high, "ms", goal)]


async def choices(server: Process, wanted: argparse.Namespace) -> list[Figure]:
    """Choices a second of one process, at tables of three people who choose as fast as they are answered."""
    groups = [People(server.port, is_form=wanted.form) for _ in range(wanted.tables)]
    await asyncio.gather(*(group.sit_down() for group in groups))
    taken: list[float] = []
    begun, used = time.perf_counter(), processor(server.process.pid)
    end = begun + wanted.seconds
    await asyncio.gather(*(_choose_until(end, group, taken, FULL_SPEED) for group in groups))
    seconds, used = time.perf_counter() - begun, processor(server.process.pid) - used
    return [
        Figure("choices acknowledged", len(taken) / seconds, "/s", 120, at_least=True),
        *latencies("a choice", taken, 250),
        Figure("processor of the server for a choice", used / len(taken) * 1000, "ms", 3),
        Figure("the server's share of a core", used / seconds * 100, "%"),
    ]


async def _choose_until(end: float, group: People, taken: list[float], thinking: float) -> None:
    """Play at one table, and at the next one when that is over."""
    while time.perf_counter() < end:
        if group.is_over:
            await group.sit_down()
        taken.append(await group.choose())
        await asyncio.sleep(thinking)


async def tables(server: Process, wanted: argparse.Namespace) -> list[Figure]:
    """Many tables with two quick bots and one person at a steady pace, each watched by some; new ones
    replace what is over.
    """
    taken: list[float] = []
    period = wanted.tables * 3 / wanted.rate
    seconds = wanted.minutes * 60
    end = time.perf_counter() + seconds
    watching = wanted.viewers // wanted.tables
    rooms = [Room(server.port, wanted.bot, watching, period) for _ in range(wanted.tables)]
    used, used_by_bots = _processors(server)
    async with _remembering(server) as memory_used:
        playing = (room.play(end, taken, index / wanted.tables) for index, room in enumerate(rooms))
        await asyncio.gather(*playing)
    used_now, used_by_bots_now = _processors(server)
    at_tables = seconds - period / 2  # because the last room opens a period after the first
    late = memory_used[len(memory_used) // 3 :]
    for at, size in memory_used:
        print(f"  after {at * 60:4.0f} s: {size / 1024:.0f} MB")
    return [
        Figure("choices of people acknowledged", len(taken) / at_tables, "/s"),
        Figure(
            "stored choices, those of bots too",
            3 * len(taken) / at_tables,
            "/s",
            wanted.rate * 0.95,
            at_least=True,
        ),
        *latencies("a choice", taken, 300),
        Figure("messages to those who watch", sum(room.messages for room in rooms) / seconds, "/s"),
        Figure("games that came to their end", sum(room.finished for room in rooms), ""),
        Figure("memory, slope of the last two thirds", slope(late), "KB/min", 500),
        Figure("the server's share of a core", (used_now - used) / seconds * 100, "%"),
        Figure("the bots' share of a core", (used_by_bots_now - used_by_bots) / seconds * 100, "%"),
    ]


def _processors(server: Process) -> tuple[float, float]:
    """Seconds of processor of the server and of its bots."""
    pid = server.process.pid
    return processor(pid), sum(map(processor, children(pid)))


@contextlib.asynccontextmanager
async def _remembering(server: Process):
    """Collects minutes and kilobytes of memory."""
    seen: list[tuple[float, float]] = []
    begun = time.perf_counter()

    async def look() -> None:
        for number in itertools.count(1):
            await asyncio.sleep(max(0.0, begun + number * SAMPLE_SECONDS - time.perf_counter()))
            seen.append(((time.perf_counter() - begun) / 60, resident(server.process.pid)))

    task = asyncio.create_task(look())
    yield seen
    task.cancel()


class Room:
    """A table with a person, bots and some who watch, and the one after it."""

    def __init__(self, port: int, bot: str, watching: int, period: float) -> None:
        self.port, self.watching, self.period = port, watching, period
        self.person = Sociable(port, bot)
        self.messages = 0
        self.finished = 0

    async def play(self, end: float, taken: list[float], share: float) -> None:
        """Choose once a period until the end; begins after a share of it, so that rooms do not beat
        together.
        """
        await asyncio.sleep(self.period * share)
        while time.perf_counter() < end:
            await self.person.sit_down()
            async with asyncio.TaskGroup() as group:
                watchers = [group.create_task(self._watch()) for _ in range(self.watching)]
                await self._play_one(end, taken)
                for watcher in watchers:
                    watcher.cancel()

    async def _play_one(self, end: float, taken: list[float]) -> None:
        due = time.perf_counter()
        with contextlib.suppress(LookupError):
            while time.perf_counter() < end:
                seconds = await self.person.choose()
                if seconds is not None:
                    taken.append(seconds)
                due += self.period
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            return
        self.finished += 1

    async def _watch(self) -> None:
        client = Client(self.port)
        try:
            reader = await client.follow(f"/t/{self.person.table}/live")
            while await reader.read(65_536):
                self.messages += 1
        finally:
            client.close()


async def crowd(server: Process, wanted: argparse.Namespace) -> list[Figure]:
    """One table that many watch: from an acknowledged choice until each of them has the news."""
    group = People(server.port)
    await group.sit_down()
    quiet = [await group.choose() for _ in range(2 * SEATS)]
    viewers = [Viewer(server.port, group.table) for _ in range(wanted.viewers)]
    for first in range(0, len(viewers), 20):
        await asyncio.gather(*(viewer.come() for viewer in viewers[first : first + 20]))
    await _until_quiet(viewers)
    taken, news = [], []
    used = processor(server.process.pid)
    for _ in range(wanted.choices):
        for viewer in viewers:
            viewer.at = 0.0
        taken.append(await group.choose())
        await _until_quiet(viewers)
        news += [max(0.0, viewer.at - group.acknowledged) if viewer.at else NEVER for viewer in viewers]
        if group.is_over:
            break
    used = processor(server.process.pid) - used
    for viewer in viewers:
        viewer.go()
    return [
        *latencies("a choice, before the crowd came", quiet, None),
        *latencies("a choice", taken, 300),
        *latencies("news to a viewer", news, 1000),
        Figure("viewers without news", sum(seconds == NEVER for seconds in news), "", 0),
        Figure("processor of the server for a choice", used / len(taken) * 1000, "ms"),
    ]


class Viewer:
    """Somebody who watches a table; `at`: when the last bytes came."""

    def __init__(self, port: int, table: str) -> None:
        self.client, self.path = Client(port), f"/t/{table}/live"
        self.at = 0.0
        self._task: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Open the stream and see the table."""
        reader = await self.client.follow(self.path)
        await reader.read(65_536)
        self.at = time.perf_counter()
        self._task = asyncio.create_task(self._read(reader))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while await reader.read(65_536):
            self.at = time.perf_counter()

    def go(self) -> None:
        """Leave."""
        if self._task is not None:
            self._task.cancel()
        self.client.close()


async def _until_quiet(viewers: list[Viewer]) -> None:
    """Wait until everybody has heard something and then nothing for a while, but not for ever."""
    begun = time.perf_counter()
    while time.perf_counter() < begun + NEVER:
        await asyncio.sleep(0.05)
        times = [viewer.at for viewer in viewers]
        if all(times) and time.perf_counter() - max(times) > QUIET:
            return


async def greedy(server: Process, wanted: argparse.Namespace) -> list[Figure]:
    """One guest with many clients that ask for pages, records, positions and the coach without a pause;
    another one plays.
    """
    group = People(server.port)
    await group.sit_down()
    alone: list[float] = []
    await _choose_until(time.perf_counter() + 5, group, alone, THINKING)
    first = Client(server.port, host=GREEDY_HOST)
    things = await _greedy_things(first)
    paths = [*GREEDY_PATHS, *things.paths]
    count = [0]
    end = time.perf_counter() + wanted.seconds
    hammering = [
        asyncio.create_task(
            _hammer(
                Client(server.port, first.cookie, GREEDY_HOST),
                paths[index % len(paths) :] + paths,
                things,
                end,
                count,
            )
        )
        for index in range(wanted.clients)
    ]
    taken: list[float] = []
    await _choose_until(end, group, taken, THINKING)
    await asyncio.gather(*hammering)
    return [
        *latencies("a choice, before", alone, None),
        *latencies("a choice beside a greedy guest", taken, 500),
        Figure("requests of the greedy guest", count[0] / wanted.seconds, "/s"),
    ]


class Things(NamedTuple):
    """Games and pages of a greedy guest: a finished game, a running one, paths of both."""

    over: str
    played: str
    paths: tuple[str, ...]


async def _greedy_things(client: Client) -> Things:
    """Play a game to its end, bring its record along, set up a position of it, and begin another one."""
    person = Sociable(client.port, "greedy")
    person.http = client
    await person.sit_down()
    await person.play_to_the_end()
    over = person.table
    record = (await client.get(f"/t/{over}/record")).body
    replay = (await client.post_form("/records", {"record": quote(record.decode())})).header("location")
    position = (await client.post_form(f"/t/{over}/replay/position", {"step": "3"})).header("location")
    await person.sit_down()
    return Things(
        over, person.table, (f"/t/{person.table}", f"/t/{over}/replay?step=3", f"{replay}?step=5", position)
    )


async def _hammer(client: Client, paths: list[str], things: Things, end: float, count: list[int]) -> None:
    """Ask for one page after the other; between them make a position of a replay and ask the coach."""
    for step in itertools.count():
        if time.perf_counter() > end:
            break
        await client.get(paths[step % len(paths)])
        await client.post_form(f"/t/{things.played}/coach", {"moment": "1"})
        await client.post_form(f"/t/{things.over}/replay/position", {"step": str(step % 18)})
        count[0] += 3
    client.close()


async def slow(server: Process, wanted: argparse.Namespace) -> list[Figure]:
    """Many connections that send half a head or half a body, or never read, while somebody plays."""
    group = People(server.port)
    await group.sit_down()
    alone: list[float] = []
    await _choose_until(time.perf_counter() + 10, group, alone, THINKING)
    requests = list(itertools.islice(itertools.cycle(_slow_requests(group)), wanted.connections))
    end = time.perf_counter() + wanted.seconds
    connections = [
        asyncio.create_task(_half(server.port, request, number / ARRIVING, end))
        for number, request in enumerate(requests)
    ]
    taken: list[float] = []
    await _choose_until(end, group, taken, THINKING)
    ends = await asyncio.gather(*connections)
    halves = [
        (request, ended)
        for request, ended in zip(requests, ends, strict=True)
        if request in (HALF_HEAD, HALF_BODY)
    ]
    timed_out = {
        kind: [ended.after for request, ended in halves if request == kind and ended.is_408]
        for kind in (HALF_HEAD, HALF_BODY)
    }
    return [
        *latencies("a choice, before", alone, None),
        *latencies("a choice beside slow connections", taken, 250),
        Figure("half requests", len(halves), ""),
        Figure("half requests not ended with 408", len(halves) - sum(map(len, timed_out.values())), "", 0),
        Figure(
            "half a head ended after, longest",
            max(timed_out[HALF_HEAD], default=NEVER),
            "s",
            HEAD_SECONDS + 2,
        ),
        Figure(
            "half a body ended after, longest",
            max(timed_out[HALF_BODY], default=NEVER),
            "s",
            BODY_SECONDS + 2,
        ),
    ]


class Ended(NamedTuple):
    """The end of a connection: by 408 or not, and the time until then."""

    is_408: bool
    after: float


def _slow_requests(group: People) -> tuple[bytes, ...]:
    """Slow requests: half a head, half a body, and two whose answers nobody reads.

    Those are a long page, and the live stream of the table.
    """
    end = f" HTTP/1.1\r\nhost: 127.0.0.1:{group.people[0].port}\r\n\r\n"
    return (
        HALF_HEAD,
        HALF_BODY,
        f"GET /rules/wonders/base{end}".encode(),
        f"GET /t/{group.table}/live{end}".encode(),
    )


async def _half(port: int, request: bytes, arrives: float, end: float) -> Ended:
    """Send half a request, or ask for much, and read nothing until the server has had time to close."""
    await asyncio.sleep(arrives)
    stream = socket.socket()
    stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    stream.setblocking(False)
    await asyncio.get_running_loop().sock_connect(stream, ("127.0.0.1", port))
    begun = time.perf_counter()
    stream.send(request)
    back = b""
    if request in (HALF_HEAD, HALF_BODY):
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(end - begun):
                back = await asyncio.get_running_loop().sock_recv(stream, 1024)
    else:
        await asyncio.sleep(max(0.0, end - time.perf_counter()))
    after = time.perf_counter() - begun
    stream.close()
    return Ended(back.startswith(b"HTTP/1.1 408"), after)


async def memory(server: Process, wanted: argparse.Namespace) -> list[Figure]:
    """Games with bots, one after another, each left when it is over: the memory comes back."""
    sizes: list[tuple[float, float]] = []
    begun = time.perf_counter()
    for number in range(wanted.warm + wanted.games):
        person = Sociable(server.port, "greedy")
        await person.sit_down()
        await person.play_to_the_end()
        await person.http.post_form(f"/games/{person.table}/remove")
        person.http.close()
        if number >= wanted.warm:
            sizes.append((number, resident(server.process.pid)))
    return [
        Figure("games", wanted.games, ""),
        Figure("a game", (time.perf_counter() - begun) / (wanted.warm + wanted.games), "s"),
        Figure("memory after the warm-up", sizes[0][1] / 1024, "MB"),
        Figure("memory at the end", sizes[-1][1] / 1024, "MB"),
        Figure("memory, slope", slope(sizes), "KB/game", 20),
    ]


if __name__ == "__main__":
    sys.exit(main())
