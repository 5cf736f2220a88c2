"""Counts of random games, computed in chunks by workers of any kind and stored if wanted.

A chunk is counted where it is played, because its games are thousands of times as large as what is counted.
"""

from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from argosy.batch.threads import Ranges
from argosy.cli.progress import Report
from argosy.lab.workers import StoredLines, Workers, in_order, on_threads

CHUNK = 5_000
"""Games of a chunk."""
Chunk = tuple[int, int]
Counted = dict[str, Any]
"""What a tally of a game has counted, as plain numbers."""


class Simulated(NamedTuple):
    """The common part of all chunks."""

    module: str
    """The module that plays and counts."""
    ruleset: Any
    seed: int


def count_in_chunks(
    module: Any,
    ruleset: Any,
    games: int,
    seed: int,
    workers: Workers | int,
    file: Path | None,
    report: Report,
) -> Any:
    """Count so many games in chunks and return the tally.

    workers: or how many threads of this machine. file: where finished chunks are stored; a run that was cut
    off goes on there, and may get more games. Raises ArgosyError for a file of other games.
    """
    simulated, tally = Simulated(module.__name__, ruleset, seed), module.Tally(ruleset)
    about = {"simulate": ruleset.game, "seed": seed, "facts": ruleset.fingerprint}
    kept = None if file is None else StoredLines(file, about, Chunk, Counted)
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    context = on_threads(workers) if isinstance(workers, int) else nullcontext(workers)
    with context as hands:
        for (_, last), counted_chunk in in_order(hands, _counted, simulated, chunks, kept):
            tally.take(counted_chunk)
            report("games", last, games)
    return tally


def _counted(simulated: Simulated, chunk: Chunk) -> Counted:
    module, (first, last) = import_module(simulated.module), chunk
    tally = module.Tally(simulated.ruleset)
    for played in module.play(
        simulated.ruleset, last - first, simulated.seed + first, Ranges(1), last - first
    ):
        tally.add(played)
    return tally.as_json()
