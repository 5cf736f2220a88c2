"""Workers on this machine: this process, threads for kernels (which hold no GIL), or processes."""

from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import get_context
from typing import Any, TypeVar

from argosy.game import engine
from argosy.lab.workers.types import Workers

R = TypeVar("R")


class Here:
    """Does one chunk after the other, here and at once."""

    is_here = True
    room = 1

    def share(self, value: Any) -> Any:
        """It is here already."""
        return value

    def submit(self, work: Callable[[Any, Any], R], shared: Any, chunk: Any) -> Future[R]:
        """Do it."""
        done: Future[R] = Future()
        done.set_result(work(shared, chunk))
        return done


class Pool:
    """Threads or processes."""

    is_here = False

    def __init__(self, executor: Executor, count: int) -> None:
        self._executor = executor
        self.room = 2 * count  # so that nobody waits for the next chunk

    def share(self, value: Any) -> Any:
        """Threads have it; to processes it goes with each chunk."""
        return value

    def submit(self, work: Callable[[Any, Any], R], shared: Any, chunk: Any) -> Future[R]:
        """Let whoever is free do it."""
        return self._executor.submit(work, shared, chunk)


def local_workers(processes: int) -> AbstractContextManager[Workers]:
    """So many processes; for one, none is started."""
    return on_processes(processes) if processes > 1 else nullcontext(Here())


@contextmanager
def on_threads(count: int) -> Generator[Workers, None, None]:
    """Threads of this process."""
    with ThreadPoolExecutor(count, "argosy-work") as executor:
        yield Pool(executor, count)


@contextmanager
def on_processes(count: int) -> Generator[Workers, None, None]:
    """Fresh processes. Whoever stops early does not wait for what they are doing."""
    # Because a fork would copy threads of the caller in the middle of what they do.
    executor = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=start_process)
    try:
        yield Pool(executor, count)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def start_process() -> None:
    """A fresh process takes the compiled backend if it only has to be loaded."""
    engine.warm_up([name for name in engine.ALL if engine.is_cached([name])])
