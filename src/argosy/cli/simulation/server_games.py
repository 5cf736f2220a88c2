"""Data files of finished games of a server: one for the games and one for the choices of each ruleset."""

import shutil
from collections.abc import Sequence
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np

import argosy
from argosy.cli.simulation.bot_games import noted_row
from argosy.cli.simulation.columns import Column, Names, Rows
from argosy.cli.simulation.data_files import DataFile
from argosy.cli.simulation.game_files import MODULES, RowsOf
from argosy.rules.records import Records, copy_record, join_records
from argosy.server.engine import new_game
from argosy.server.tables.shared_games import SharedGame, SharedPlayer

GROUP = 200
"""Games that go to a file together."""
ROWS: tuple[RowsOf, ...] = ("games", "choices")

PLAYER_COLUMNS = (
    Column(
        "player",
        "name",
        "",
        "Pseudonym of the person, the same in all files of a server, or name of the bot.",
    ),
    Column("person", "bool", "", "Is the player a person?"),
    Column("stand_in", "bool", "", "Has a bot played for the person, because their time was up?"),
)
"""Further columns of a row for each seat."""
CHOICE_COLUMNS = (
    *PLAYER_COLUMNS,
    Column("text", "text", "", "The choice as `game.choose(seat, text)` takes it."),
)
"""Further columns of a row for each choice."""


class WholeGame(NamedTuple):
    """One finished game, ready for the files."""

    record: Records
    noted: Records
    texts: tuple[str, ...]
    players: dict[int, SharedPlayer]


class RulesetFiles:
    """The two files of one ruleset."""

    def __init__(self, folder: Path, ruleset: Any, stack: ExitStack) -> None:
        self.ruleset, self.games = ruleset, 0
        self.name = f"{ruleset.name}-{ruleset.fingerprint[:8]}"
        self._waiting: list[WholeGame] = []
        self._files = {
            rows: stack.enter_context(
                DataFile(
                    folder / f"{self.name}-{rows}.parquet", columns_of(ruleset, rows), facts(ruleset, rows)
                )
            )
            for rows in ROWS
        }

    def add(self, game: WholeGame) -> None:
        """Take one more game."""
        self._waiting.append(game)
        if len(self._waiting) == GROUP:
            self.write()

    def write(self) -> None:
        """Write the games that wait."""
        games, self._waiting = self._waiting, []
        if not games:
            return
        module, records = (
            import_module(MODULES[self.ruleset.game]),
            join_records([one.record for one in games]),
        )
        for place, game in enumerate(games):
            game.noted.game[:] = place
        noted = join_records([one.noted for one in games])
        rows = module.game_rows(self.ruleset, records, self.games)
        seats = [
            game.players[int(seat)]
            for game, some in zip(games, rows["seat"].reshape(len(games), -1), strict=True)
            for seat in some
        ]
        self._files["games"].write({**rows, **_player_values(seats)})
        choices = module.choice_rows(self.ruleset, noted, records, self.games)
        players = [games[int(row.game)].players[int(row.seat)] for row in noted]
        texts = [text for game in games for text in game.texts]
        self._files["choices"].write({**choices, **_player_values(players), "text": texts})
        self.games += len(games)


class ServerFiles:
    """A new folder of files, which is taken away if writing fails."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._stack = ExitStack()
        self._files: dict[str, RulesetFiles] = {}

    def __enter__(self) -> Self:
        self.folder.mkdir()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._stack.__exit__(kind, error, where)
        if kind is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def add(self, shared: SharedGame) -> None:
        """Take one more game; it is played again choice by choice."""
        ruleset = shared.playing.game.ruleset
        files = self._files.get(ruleset.fingerprint)
        if files is None:
            files = self._files[ruleset.fingerprint] = RulesetFiles(self.folder, ruleset, self._stack)
        files.add(_whole(shared))

    def close(self) -> dict[str, int]:
        """Write what waits; return the number of games by the name of their files."""
        for files in self._files.values():
            files.write()
        return {files.name: files.games for files in self._files.values()}


def columns_of(ruleset: Any, rows: RowsOf) -> tuple[Column, ...]:
    """Columns of a file: those of simulated games, then the players."""
    own = import_module(MODULES[ruleset.game]).columns(ruleset, rows)
    return (*own, *(CHOICE_COLUMNS if rows == "choices" else PLAYER_COLUMNS))


def facts(ruleset: Any, rows: RowsOf) -> dict[str, str]:
    """Return the metadata of a file."""
    return {
        "argosy.version": argosy.__version__,
        "argosy.game": ruleset.game,
        "argosy.ruleset": ruleset.name,
        "argosy.fingerprint": ruleset.fingerprint,
        "argosy.players": str(ruleset.players),
        "argosy.rows": rows,
        "argosy.policy": "server",
    }


def _whole(shared: SharedGame) -> WholeGame:
    """Play a game again and note each choice before it is made."""
    game: Any = new_game(shared.deal)
    noted: list[Records] = []
    journal = shared.playing.game.journal
    for made in journal:
        number = next(one.number for one in game.choices(made.seat) if one.text == made.text)
        noted.append(noted_row(game, made.seat, number))
        game.play(made.seat, made.text)
    texts = tuple(made.text for made in journal)
    return WholeGame(copy_record(game.array), join_records(noted), texts, shared.players)


def _player_values(players: Sequence[SharedPlayer]) -> Rows:
    ids = tuple(dict.fromkeys(player.name for player in players))
    places = {name: place for place, name in enumerate(ids)}
    return {
        "player": Names(np.array([places[player.name] for player in players]), ids),
        "person": np.array([player.is_person for player in players], bool),
        "stand_in": np.array([player.has_stand_in for player in players], bool),
    }
