"""Data files of simulated games: the module of their columns, and their metadata."""

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import argosy
from argosy.cli.simulation.columns import Column
from argosy.cli.simulation.data_files import DataFile

if TYPE_CHECKING:
    from argosy.cli.simulation.bot_games import BotGames

RowsOf = Literal["games", "choices"]
"""What a row is: a seat of a game, or a choice."""

MODULES = {"wonders": "argosy.cli.wonders.rows", "duel": "argosy.cli.duel.rows"}
"""By game the module that makes columns: `columns`, `game_rows` and `choice_rows`."""

Keep = Callable[[Any, Any, int], object]
"""Called with finished games, what was noted of their choices, and the number of the first of them."""


@contextmanager
def kept(
    path: Path, ruleset: Any, rows: RowsOf, games: int, seed: int, bots: Sequence[str] = ()
) -> Generator[Keep, None, None]:
    """A file that takes games chunk by chunk and gets its name when all are in it. Raises ArgosyError.

    bots: who plays, by entrant; none: chance. Then finished games are `BotGames`, and nothing is noted.
    """
    module = import_module(MODULES[ruleset.game])
    facts = facts_of(ruleset, rows, games, seed, bots)
    with DataFile(path, columns_of(ruleset, rows, by_bots=bool(bots)), facts) as file:

        def keep(played: Any, noted: Any, first: int) -> None:
            if rows == "choices":
                file.write(module.choice_rows(ruleset, noted, played, first))
            else:
                file.write(module.game_rows(ruleset, played, first))

        def keep_bots(played: "BotGames", _noted: Any, first: int) -> None:
            from argosy.cli.simulation.bot_games import choice_columns, game_columns

            if rows == "choices":
                values = module.choice_rows(ruleset, played.noted, played.records, first)
                file.write({**values, **choice_columns(played, bots)})
            else:
                values = module.game_rows(ruleset, played.records, first)
                file.write({**values, **game_columns(played, bots)})

        yield keep_bots if bots else keep


def columns_of(ruleset: Any, rows: RowsOf, *, by_bots: bool = False) -> tuple[Column, ...]:
    """Columns of a file. by_bots: with those on the bots that played."""
    columns = import_module(MODULES[ruleset.game]).columns(ruleset, rows)
    if not by_bots:
        return columns
    from argosy.cli.simulation.bot_games import CHOICE_COLUMNS, GAME_COLUMNS

    return (*columns, *(CHOICE_COLUMNS if rows == "choices" else GAME_COLUMNS))


def facts_of(ruleset: Any, rows: RowsOf, games: int, seed: int, bots: Sequence[str] = ()) -> dict[str, str]:
    """Return the metadata of a file (docs/bots/data-files.md)."""
    return {
        "argosy.version": argosy.__version__,
        "argosy.game": ruleset.game,
        "argosy.ruleset": ruleset.name,
        "argosy.fingerprint": ruleset.fingerprint,
        "argosy.players": str(ruleset.players),
        "argosy.rows": rows,
        "argosy.policy": "bots" if bots else "random",
        **({"argosy.bots": json.dumps(list(bots))} if bots else {}),
        "argosy.games": str(games),
        "argosy.first_seed": str(seed),
        "argosy.last_seed": str(seed + games - 1),
    }
