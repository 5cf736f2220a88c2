"""Choices a second of one and of two server processes on PostgreSQL, in one run.

    .venv/bin/python bench/processes.py [--seconds 20] [--tables 20] [--rounds 3]

Each round lets the same people choose as fast as they are answered: at one process, and at two on one
database of a private cluster, first with the people of a table wherever the system puts their connections,
then with all of a table at the same process, as a proxy that goes by the address does (docs/host/hosting.md).
People, the database and the servers share the machine; so the figure that counts is how many choices the
servers acknowledge in a second of the processors that they have used, times their processes: what they would
do if people and the database stood elsewhere. Beside it stands what came of it here.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.clients import LIFTED, allow_many_files, children, percentile, processor
from bench.people import People

from tests.server.processes import Process
from tests.server.storage.postgres_cluster import Cluster

TOGETHER = "two, each table at one"


class Measured(NamedTuple):
    """One server, for some seconds."""

    name: str
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
            f"{self.name:26}{self.rate:6.1f} choices/s here, "
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
    rounds: dict[str, list[tuple[float, float]]] = {"two, people anywhere": [], TOGETHER: []}
    try:
        for _ in range(wanted.rounds):
            one = measured(cluster, "one process", 1, wanted)
            print(one, flush=True)
            for name, ratios in rounds.items():
                two = measured(cluster, name, 2, wanted)
                ratios.append((two.possible / one.possible, two.rate / one.rate))
                print(f"{two}; {_said(*ratios[-1])}", flush=True)
    finally:
        cluster.end()
    for name, ratios in rounds.items():
        each, here = zip(*ratios, strict=True)
        print(f"{name}, median of {len(ratios)}: {_said(median(each), median(here))}")


def _said(each: float, here: float) -> str:
    return f"{each:.2f} times one with a processor each, {here:.2f} here"


def measured(cluster: Cluster, name: str, processes: int, wanted: argparse.Namespace) -> Measured:
    """Start servers on a fresh database and let people choose."""
    database = cluster.make()
    servers, workers = (processes, 1) if name == TOGETHER else (1, processes)
    settings = {"ARGOSY_SERVER_DATABASE": cluster.url(database), "ARGOSY_SERVER_WORKERS": str(workers)}
    with tempfile.TemporaryDirectory() as folder:
        running = [
            Process(Path(folder), time_to_undo=0.0, settings=LIFTED | settings) for _ in range(servers)
        ]
        serving = (
            [server.process.pid for server in running] if workers == 1 else children(running[0].process.pid)
        )
        ports = [server.port for server in running]
        found = asyncio.run(_play(ports, Measured(name, processes, [], 0, 0, 0), serving, cluster, wanted))
        for server in running:
            server.interrupt()
    cluster.drop(database)
    return found


async def _play(
    ports: list[int], begun: Measured, serving: list[int], cluster: Cluster, wanted: argparse.Namespace
) -> Measured:
    groups = [People(ports[number % len(ports)]) for number in range(wanted.tables)]
    await asyncio.gather(*(group.sit_down() for group in groups))
    start, servers, database = time.perf_counter(), _used(serving), _used(children(cluster.process))
    await asyncio.gather(*(_choose_until(start + wanted.seconds, group, begun.taken) for group in groups))
    return begun._replace(
        seconds=time.perf_counter() - start,
        servers=_used(serving) - servers,
        database=_used(children(cluster.process)) - database,
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
