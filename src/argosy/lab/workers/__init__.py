"""Workers for long runs: this process, threads, processes or machines with Ray (docs/bots/cluster.md).

    types         what all kinds of workers can do
    local         this process, threads and processes
    cluster       Ray
    surroundings  what a worker elsewhere must have in common with this process
    sharing       chunks are handed out, and what comes of them is given back
    kept          what is done stays in a file, so that a run that was cut off goes on

Work is a function of a module with two arguments: what all chunks have in common, and a chunk. Nothing else
decides what comes of a chunk, so it does not matter who does it, or how often.
"""

from argosy.lab.workers.cluster import on_cluster
from argosy.lab.workers.distribution import finished, in_order
from argosy.lab.workers.local import Here, hired, on_processes, on_threads
from argosy.lab.workers.stored_results import KeptLines
from argosy.lab.workers.types import Keeping, Work, Workers

__all__ = [
    "Here",
    "Keeping",
    "KeptLines",
    "Work",
    "Workers",
    "finished",
    "hired",
    "in_order",
    "on_cluster",
    "on_processes",
    "on_threads",
]
