"""Prometheus metrics (`/metrics`).

Whoever does something counts it there and then; here it is read when somebody asks. Each server has a
registry of its own, because tests open many in one process. No number names a table, a guest or a choice.
"""

import asyncio
import platform
from collections.abc import Iterator, Mapping
from pathlib import Path

import structlog
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

import argosy
from argosy.server.http.app_state import AppState
from argosy.server.http.histogram import Histogram
from argosy.server.http.worker_metrics import EVERY, ProcessMetrics, WorkerMetrics, added_up
from argosy.server.storage.database import AWAY

KIND = CONTENT_TYPE_PLAIN_0_0_4

log = structlog.get_logger()


async def text_of(app_state: AppState) -> bytes:
    """All metrics of the server as text, of its other processes too.

    Those from the database are left out while it is out of reach.
    """
    try:
        playing = await app_state.store.count_playing()
    except AWAY:
        playing = None
    own = ProcessMetrics(text_of_process(app_state, playing).decode(), is_alive=True)
    if app_state.metrics_folder is None:
        return added_up([own])
    return added_up([own, *WorkerMetrics(app_state.metrics_folder).others()])


def text_of_process(app_state: AppState, playing: int | None) -> bytes:
    """The metrics of this process as text. playing: games in progress, None to leave them out."""
    registry = CollectorRegistry()
    registry.register(Metrics(app_state, playing))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


async def leave_forever(app_state: AppState, folder: Path) -> None:
    """Leave the metrics of this process for its siblings, until cancelled. Says once that it cannot."""
    mine, could = WorkerMetrics(folder), True
    while True:
        try:
            mine.leave(text_of_process(app_state, None))
            could = True
        except OSError as error:
            if could:
                log.warning("metrics could not be left for the other processes", reason=str(error))
            could = False
        await asyncio.sleep(EVERY)


class Metrics(Collector):
    """Prometheus metrics of one server."""

    def __init__(self, app_state: AppState, playing: int | None) -> None:
        self._app_state = app_state
        self._playing = playing

    def describe(self) -> list[Metric]:
        """Return nothing, so that the registry does not collect the metrics in advance."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Read everything."""
        yield from self._counters()
        yield from self._spreads()
        yield from self._gauges()

    def _counters(self) -> Iterator[Metric]:
        state = self._app_state
        yield _counter("choices", "Choices that were acknowledged.", ("game", "by"), state.tables.chosen)
        refused = {(code,): count for code, count in state.refusals.items()}
        yield _counter(
            "refusals", "Requests that were refused, by the code of the refusal.", ("code",), refused
        )
        answered = {(kind,): count for kind, count in state.answered.items()}
        yield _counter("responses", "Answers, by the class of their status.", ("status",), answered)

        failures = {(): state.store.database.outages.failures}
        yield _counter("database_failures", "Works that the database did not do for an outage.", (), failures)

    def _spreads(self) -> Iterator[Metric]:
        database = self._app_state.store.database
        yield _histogram(
            "write_seconds", "From asking for a write to its acknowledgement.", database.write_seconds
        )
        yield _histogram("commit_works", "Writes that one commit has acknowledged.", database.commit_works)
        yield _histogram(
            "loop_lag_seconds", "How late the event loop wakes a task.", self._app_state.loop_lag
        )

    def _gauges(self) -> Iterator[Metric]:
        state = self._app_state
        version = GaugeMetricFamily(
            "argosy_build_info", "The version that runs.", labels=("version", "python")
        )
        version.add_metric((argosy.__version__, platform.python_version()), 1)
        yield version
        yield _gauge("tables_limit", "Tables that are not over, at most.", state.limits.tables)
        outages = state.store.database.outages
        yield _gauge("database_away", "1 while the database is out of reach.", int(outages.is_away))
        yield _gauge("open_streams", "Live pages that are open.", state.streams.open)
        yield _gauge("waiting_writes", "Writes that no commit has begun with.", state.store.database.waiting)
        yield _gauge("tables_in_memory", "Tables that are in memory.", state.tables.in_memory)
        if self._playing is not None:
            yield _gauge("games_in_progress", "Games that have begun and are not over.", self._playing)
        pools = {"bots": state.bots, "coach": state.coach.pool, **state.bots.own}
        yield _gauge_by(
            "bots_running",
            "Questions that a process thinks about.",
            "pool",
            {n: p.running for n, p in pools.items()},
        )
        yield _gauge_by(
            "bots_waiting",
            "Questions that wait for a process.",
            "pool",
            {n: p.waiting for n, p in pools.items()},
        )
        yield _gauge(
            "bots_held_back",
            "Bots that wait at their tables for a place in that queue.",
            sum(pool.held_back for pool in (state.bots, *state.bots.own.values())),
        )


def _counter(
    name: str, description: str, labels: tuple[str, ...], counts: Mapping[tuple[str, ...], int]
) -> Metric:
    found = CounterMetricFamily(f"argosy_{name}", description, labels=labels)
    for values, count in sorted(counts.items()):
        found.add_metric(values, count)
    return found


def _histogram(name: str, description: str, histogram: Histogram) -> Metric:
    return HistogramMetricFamily(
        f"argosy_{name}", description, buckets=list(histogram.up_to()), sum_value=histogram.total
    )


def _gauge(name: str, description: str, value: int) -> Metric:
    return GaugeMetricFamily(f"argosy_{name}", description, value=value)


def _gauge_by(name: str, description: str, label: str, values: Mapping[str, int]) -> Metric:
    found = GaugeMetricFamily(f"argosy_{name}", description, labels=(label,))
    for key, value in values.items():
        found.add_metric((key,), value)
    return found
