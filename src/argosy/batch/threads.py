"""Ranges of games, split over threads; kernels hold no Python lock, so threads run side by side."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

Work = Callable[[int, int, int], object]
"""Called with (thread, first, last): the games from `first` up to, not including, `last`."""


class Ranges:
    """Splits work on games 0 .. count - 1 over threads, always in the same way."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads, "argosy-batch") if threads > 1 else None

    def run(self, count: int, work: Work) -> None:
        """Do the work on all games; an exception of any thread comes out here."""
        if self._pool is None:
            work(0, 0, count)
            return
        ends = [count * thread // self.threads for thread in range(self.threads + 1)]
        ranges = zip(range(self.threads), ends, ends[1:], strict=False)
        for future in [self._pool.submit(work, *one) for one in ranges]:
            future.result()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
