"""Workers for long runs: this process, threads, processes or machines with Ray (docs/bots/cluster.md).

    types               interface of all kinds of workers
    local               this process, threads and processes
    cluster             Ray
    remote_environment  environment that a remote worker shares with this process
    distribution        distribution of chunks to workers, and their results
    stored_results      results in a file, so that a run that was cut off goes on

Work is a function of a module with two arguments: what all chunks have in common, and a chunk. Nothing else
decides what comes of a chunk, so it does not matter who does it, or how often.
"""

from typing import TYPE_CHECKING, Any

from argosy.deprecation import warn_of_old_name
from argosy.lab.workers.cluster import on_cluster
from argosy.lab.workers.distribution import finished, in_order
from argosy.lab.workers.local import Here, local_workers, on_processes, on_threads
from argosy.lab.workers.stored_results import StoredLines
from argosy.lab.workers.types import ResultStore, Work, Workers

__all__ = [
    "Here",
    "ResultStore",
    "StoredLines",
    "Work",
    "Workers",
    "finished",
    "in_order",
    "local_workers",
    "on_cluster",
    "on_processes",
    "on_threads",
]

OLD_NAMES = {"Keeping": "ResultStore", "KeptLines": "StoredLines", "hired": "local_workers"}


if not TYPE_CHECKING:  # because to a checker every name would exist

    def __getattr__(name: str) -> Any:
        """Return a name of this package by its old name, with a DeprecationWarning."""
        if name not in OLD_NAMES:
            raise AttributeError(f"module 'argosy.lab.workers' has no attribute {name!r}")
        warn_of_old_name(f"argosy.lab.workers.{name}", OLD_NAMES[name])
        return globals()[OLD_NAMES[name]]
