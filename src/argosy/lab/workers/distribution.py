"""Distribution of chunks to workers; results as they come, or in the order of the chunks."""

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from itertools import islice
from typing import Any

from argosy.lab.workers.types import C, R, ResultStore, Work, Workers


def finished(
    workers: Workers,
    work: Work[C, R],
    shared: Any,
    chunks: Iterable[C],
    kept: ResultStore[C, R] | None = None,
) -> Generator[tuple[C, R], None, None]:
    """Chunks and what came of them, as they come; those that were kept come first, and what is new is kept
    before it is given.

    An exception of the work comes out here. Not more chunks are on their way than the workers have room for,
    so neither their results nor their arguments fill the memory.
    """
    new: list[C] = []
    for chunk in chunks:
        known = None if kept is None else kept.found(chunk)
        if known is None:
            new.append(chunk)
        else:
            yield chunk, known
    if new:
        yield from _worked_on(workers, work, workers.share(shared), iter(new), kept)


def in_order(
    workers: Workers,
    work: Work[C, R],
    shared: Any,
    chunks: Iterable[C],
    kept: ResultStore[C, R] | None = None,
) -> Iterator[tuple[C, R]]:
    """The same in the order of the chunks, each of which is there once."""
    wanted, ready = iter(order := list(chunks)), dict[C, R]()
    following = next(wanted, None)
    with closing(finished(workers, work, shared, order, kept)) as coming:
        for chunk, result in coming:
            ready[chunk] = result
            while following is not None and following in ready:
                yield following, ready.pop(following)
                following = next(wanted, None)


def _worked_on(
    workers: Workers, work: Work[C, R], shared: Any, left: Iterator[C], kept: ResultStore[C, R] | None
) -> Generator[tuple[C, R], None, None]:
    waiting: dict[Future[R], C] = {}
    try:
        while True:
            for chunk in islice(left, max(0, workers.room - len(waiting))):
                waiting[workers.submit(work, shared, chunk)] = chunk
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                chunk, result = waiting.pop(future), future.result()
                if kept is not None:
                    kept.keep(chunk, result)
                yield chunk, result
    finally:
        for future in waiting:
            future.cancel()
