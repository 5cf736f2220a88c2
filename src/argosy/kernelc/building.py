"""Builds units that are not in the cache, on all cores, each in one of a few processes.

In processes, because LLVM's library for Python does one thing at a time.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, NamedTuple

from argosy.kernelc import machine, worker
from argosy.kernelc.errors import CompileError

SOURCES = Path(__file__).parents[3]
START = "import sys; sys.path.insert(0, sys.argv.pop(1)); from argosy.kernelc.worker import main; main()"
WORTH_A_PROCESS = 100_000
"""Letters of text that take longer to build than a process takes to start."""


class Job(NamedTuple):
    """A text to make an object of, by the key of the object."""

    key: str
    text: str


class BuildError(CompileError):
    """A process that builds has ended before its work was done."""


Built = Callable[[str, bytes], None]


def cores() -> int:
    """Return the number of processes that may run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def build(jobs: Sequence[Job], built: Built) -> None:
    """Make an object of every text, the largest first, and hand it over; `built` is called by several
    threads.

    Raises BuildError.
    """
    count = min(cores(), 1 + sum(len(job.text) for job in jobs) // WORTH_A_PROCESS, len(jobs))
    if count == 1:
        for job in jobs:
            built(job.key, machine.object_of(job.text))
        return
    waiting: SimpleQueue[Job] = SimpleQueue()
    for job in sorted(jobs, key=lambda one: -len(one.text)):
        waiting.put(job)
    with ThreadPoolExecutor(count) as pool:
        for work in [pool.submit(_work, waiting, built) for _ in range(count)]:
            work.result()


def _work(waiting: "SimpleQueue[Job]", built: Built) -> None:
    """Keep one process busy."""
    with _process() as (to, back):
        while True:
            try:
                job = waiting.get_nowait()
            except Empty:
                return
            try:
                worker.send(to, job.text.encode())
                content = worker.receive(back)
            except OSError as error:
                raise BuildError(f"a process that compiles has ended: {error}") from error
            if content is None:
                raise BuildError("a process that compiles has ended before its work was done")
            built(job.key, content)


@contextmanager
def _process() -> Generator[tuple[IO[bytes], IO[bytes]], None, None]:
    """A process that builds; it ends when nobody writes to it any more."""
    command = [sys.executable, "-c", START, str(SOURCES)]
    with subprocess.Popen(  # noqa: S603  because the command is our own
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.stdin, process.stdout
        finally:
            process.stdin.close()
            process.stdout.close()
