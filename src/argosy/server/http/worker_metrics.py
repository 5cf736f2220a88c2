"""Metrics of several server processes as one answer.

Each process leaves its metrics in a folder that all of one server have, every two seconds. Whoever is asked
adds them up: counters and histograms of all processes, of those too that have ended, so that no counter
falls when another one begins in their place; gauges of those that live.
"""

import contextlib
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

EVERY = 2.0
"""Seconds between two snapshots of a process."""
ENDED = 10.0
"""Seconds without a snapshot after which a process has ended."""
LARGEST = {"argosy_build_info", "argosy_database_away", "argosy_tables_limit", "process_max_fds"}
"""Gauges that say the same in every process, or what matters if one says it."""
SMALLEST = {"process_start_time_seconds"}

Labels = tuple[tuple[str, str], ...]


class ProcessMetrics(NamedTuple):
    """The metrics of a process, as text of Prometheus."""

    text: str
    is_alive: bool


class WorkerMetrics:
    """Snapshots of the processes of one server, files of a folder by process id."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def leave(self, text: bytes) -> None:
        """Leave the metrics of this process for the others."""
        path = self._own_path()
        unfinished = path.with_suffix(".new")
        unfinished.write_bytes(text)
        unfinished.replace(path)

    def others(self) -> list[ProcessMetrics]:
        """The metrics of all processes but this one; a file that cannot be read is left out."""
        newest, own, found = time.time() - ENDED, self._own_path(), list[ProcessMetrics]()
        for path in sorted(self._folder.glob("*.prom")):
            with contextlib.suppress(OSError):
                if path != own:
                    text = path.read_text(encoding="utf-8")
                    found.append(ProcessMetrics(text, path.stat().st_mtime > newest))
        return found

    def _own_path(self) -> Path:
        return self._folder / f"{os.getpid()}.prom"


def added_up(snapshots: Iterable[ProcessMetrics]) -> bytes:
    """The metrics of several processes as one text, and how many of them live."""
    registry = CollectorRegistry()
    registry.register(_Sums(list(snapshots)))
    return generate_latest(registry)


class _Sums(Collector):
    """Sums of snapshots."""

    def __init__(self, snapshots: list[ProcessMetrics]) -> None:
        self._snapshots = snapshots

    def describe(self) -> list[Metric]:
        """Return nothing, so that the registry does not collect the metrics in advance."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Add up, family by family."""
        families: dict[str, Metric] = {}
        sums: dict[str, dict[tuple[str, Labels], float]] = {}
        for snapshot in self._snapshots:
            for family in text_string_to_metric_families(snapshot.text):
                if snapshot.is_alive or family.type != "gauge":
                    families.setdefault(family.name, family)
                    _add(sums.setdefault(family.name, {}), family)
        for name, family in families.items():
            metric = Metric(family.name, family.documentation, family.type)
            metric.samples = [
                Sample(sample, dict(labels), value) for (sample, labels), value in sums[name].items()
            ]
            yield metric
        alive = sum(snapshot.is_alive for snapshot in self._snapshots)
        yield GaugeMetricFamily("argosy_workers", "Processes that serve.", value=alive)


def _add(sums: dict[tuple[str, Labels], float], family: Metric) -> None:
    """Add the samples of one process."""
    for sample in family.samples:
        key = sample.name, tuple(sorted(sample.labels.items()))
        before = sums.get(key)
        if before is None:
            sums[key] = sample.value
        elif family.name in LARGEST:
            sums[key] = max(before, sample.value)
        elif family.name in SMALLEST:
            sums[key] = min(before, sample.value)
        else:
            sums[key] = before + sample.value
