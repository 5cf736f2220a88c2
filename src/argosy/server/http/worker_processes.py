"""Several server processes on one socket, with one database.

The process that starts them serves nobody. It begins another one for each that ends, and ends them all when
it is told to.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

import structlog

from argosy.errors import ArgosyError

PAUSE = 0.5
"""Seconds before another process begins in place of one that has ended, so that one that cannot start does
not keep a core busy.
"""
PATIENCE = 20.0
"""Seconds in which a process must have ended when it is told to."""

log = structlog.get_logger()


class Worker:
    """A server process, replaced by a new one when it ends."""

    def __init__(self, work: Callable[..., None], *arguments: object) -> None:
        # A fresh interpreter, because a copy of this one would share its threads' locks and its random
        # numbers.
        self._context = multiprocessing.get_context("spawn")
        self.ready = self._context.Event()
        self._work, self._arguments = work, arguments
        self.process = self._begun()

    def _begun(self) -> SpawnProcess:
        process = self._context.Process(target=_serve, args=(self._work, self.ready, *self._arguments))
        process.start()
        return process

    def begin_again(self) -> None:
        """Another process in place of the one that has ended."""
        log.warning("a process of the server has ended: another one begins", exit_code=self.process.exitcode)
        self.process = self._begun()


def supervise(count: int, work: Callable[..., None], *arguments: object, ready: Callable[[], None]) -> None:
    """Run processes until a signal says that it is enough. Raises ArgosyError if none of them can start.

    work: what each does with the arguments; the first one is called when it serves. ready: called once, when
    all serve.
    """
    with _told_to_stop() as stop:
        workers = [Worker(work, *arguments) for _ in range(count)]
        is_ready = False
        try:
            while not stop.is_set():
                wait(
                    [worker.process.sentinel for worker in workers], timeout=PAUSE if is_ready else PAUSE / 10
                )
                if not is_ready and all(worker.ready.is_set() for worker in workers):
                    is_ready = True
                    ready()
                for worker in workers:
                    if worker.process.exitcode is not None and not stop.is_set():
                        if not worker.ready.is_set():
                            raise ArgosyError(
                                "a process of the server could not start; it has said why above"
                            )
                        stop.wait(PAUSE)
                        worker.begin_again()
        finally:
            _end(workers)


def _end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.exitcode is None:
            worker.process.kill()


@contextlib.contextmanager
def _told_to_stop() -> Generator[threading.Event]:
    """An event that Ctrl-C and SIGTERM set."""
    stop = threading.Event()

    def handle(_signal: int, _frame: FrameType | None) -> None:
        stop.set()

    before = {one: signal.signal(one, handle) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _serve(work: Callable[..., None], ready: threading.Event, *arguments: object) -> None:
    """Do the work of a process until it is told to end or its parent has ended."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        work(ready.set, *arguments)
    except (ArgosyError, OSError) as error:
        sys.exit(f"argosy: the server cannot start: {error}")


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
