"""Data files of simulated games: the module of their columns, and their metadata."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

import argosy
from argosy.cli.simulation.data_files import DataFile

RowsOf = Literal["games", "choices"]
"""What a row is: a seat of a game, or a choice."""

MODULES = {"wonders": "argosy.cli.wonders.rows", "duel": "argosy.cli.duel.rows"}
"""By game the module that makes columns: `columns`, `game_rows` and `choice_rows`."""

Keep = Callable[[Any, Any, int], object]
"""Called with finished games, what was noted of their choices, and the number of the first of them."""


@contextmanager
def kept(path: Path, ruleset: Any, rows: RowsOf, games: int, seed: int) -> Generator[Keep, None, None]:
    """A file that takes games chunk by chunk and gets its name when all are in it. Raises ArgosyError."""
    module = import_module(MODULES[ruleset.game])
    with DataFile(path, module.columns(ruleset, rows), facts_of(ruleset, rows, games, seed)) as file:

        def keep(played: Any, noted: Any, first: int) -> None:
            if rows == "choices":
                file.write(module.choice_rows(ruleset, noted, played, first))
            else:
                file.write(module.game_rows(ruleset, played, first))

        yield keep


def facts_of(ruleset: Any, rows: RowsOf, games: int, seed: int) -> dict[str, str]:
    """Return the metadata of a file (docs/bots/data-files.md)."""
    return {
        "argosy.version": argosy.__version__,
        "argosy.game": ruleset.game,
        "argosy.ruleset": ruleset.name,
        "argosy.fingerprint": ruleset.fingerprint,
        "argosy.players": str(ruleset.players),
        "argosy.rows": rows,
        "argosy.policy": "random",
        "argosy.games": str(games),
        "argosy.first_seed": str(seed),
        "argosy.last_seed": str(seed + games - 1),
    }
