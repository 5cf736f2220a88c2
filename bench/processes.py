"""How many choices one process acknowledges on PostgreSQL, and how many two do, measured in one run.

    .venv/bin/python bench/processes.py [--seconds 20] [--tables 20] [--rounds 3]

Each round starts a server with one process and one with two on a fresh database of a private cluster, and lets the same people choose
as fast as they are answered. People, the database and the servers share the machine; so the figure that counts is how many choices
the servers acknowledge in a second of the processors that they have used, times their processes: what they would do if people
and the database stood elsewhere. Beside it stands what came of it here.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.clients import LIFTED, allow_many_files, children, percentile, processor
from bench.people import People

from tests.server.postgres_cluster import Cluster
from tests.server.processes import Process


class Measured(NamedTuple):
    """One server, for some seconds."""

    processes: int
    taken: list[float]
    """Seconds until each choice was acknowledged."""
    seconds: float
    servers: float
    """Seconds of processor that the servers have used."""
    database: float

    @property
    def rate(self) -> float:
        """Choices a second."""
        return len(self.taken) / self.seconds

    @property
    def possible(self) -> float:
        """Choices a second if each process had a processor of its own."""
        return self.processes * len(self.taken) / self.servers

    def __str__(self) -> str:
        slow = percentile(self.taken, 99) * 1000
        return (
            f"{self.processes} process{'' if self.processes == 1 else 'es'}: {self.rate:6.1f} choices/s here, "
            f"{self.possible:6.1f} with a processor each; {self.servers / len(self.taken) * 1000:.2f} ms of the servers and "
            f"{self.database / len(self.taken) * 1000:.2f} ms of the database for a choice; 99 % within {slow:.0f} ms"
        )


def main() -> None:
    """Measure, and print each figure and the ratios."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--seconds", type=float, default=20)
    arguments.add_argument("--tables", type=int, default=20)
    arguments.add_argument("--rounds", type=int, default=3)
    wanted = arguments.parse_args()
    allow_many_files()
    cluster = Cluster()
    try:
        for _ in range(wanted.rounds):
            one, two = (measured(cluster, count, wanted) for count in (1, 2))
            print(one)
            print(two)
            print(
                f"two to one: {two.possible / one.possible:.2f} with a processor each, {two.rate / one.rate:.2f} here"
            )
    finally:
        cluster.end()


def measured(cluster: Cluster, processes: int, wanted: argparse.Namespace) -> Measured:
    """Start a server on a fresh database and let people choose."""
    name = cluster.make()
    settings = LIFTED | {"ARGOSY_SERVER_DATABASE": cluster.url(name), "ARGOSY_SERVER_WORKERS": str(processes)}
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), time_to_undo=0.0, settings=settings)
        serving = [server.process.pid] if processes == 1 else children(server.process.pid)
        found = asyncio.run(_play(server.port, processes, serving, cluster, wanted))
        server.interrupt()
    cluster.drop(name)
    return found


async def _play(
    port: int, processes: int, serving: list[int], cluster: Cluster, wanted: argparse.Namespace
) -> Measured:
    groups = [People(port) for _ in range(wanted.tables)]
    await asyncio.gather(*(group.sit_down() for group in groups))
    taken: list[float] = []
    begun, servers, database = time.perf_counter(), _used(serving), _used(children(cluster.process))
    end = begun + wanted.seconds
    await asyncio.gather(*(_choose_until(end, group, taken) for group in groups))
    return Measured(
        processes,
        taken,
        time.perf_counter() - begun,
        _used(serving) - servers,
        _used(children(cluster.process)) - database,
    )


async def _choose_until(end: float, group: People, taken: list[float]) -> None:
    """Play at one table, and at the next one when that is over."""
    while time.perf_counter() < end:
        if group.is_over:
            await group.sit_down()
        taken.append(await group.choose())


def _used(processes: list[int]) -> float:
    return sum(map(processor, processes))


if __name__ == "__main__":
    main()
