"""Games of docs/bots/statistics.md: the tables that play, and the counts of their rows."""

import random
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from argosy.batch.threads import Ranges
from argosy.bots import decide, make
from argosy.cli.simulate import CHUNK, simulation
from argosy.cli.simulation.columns import Lists, Names, Rows
from argosy.cli.simulation.game_files import MODULES
from argosy.game import new_game
from argosy.lab.intervals import Z95, wilson
from argosy.rules.records import RecordArray


class Table(NamedTuple):
    """A kind of table: game, players, edition, expansions."""

    game: str
    players: int
    edition: int | None = None
    expansions: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """In words, e.g. `7 Wonders 2010, Leaders, 4 players`."""
        expansions = "".join(f", {expansion.capitalize()}" for expansion in self.expansions)
        return (
            f"Duel{expansions}"
            if self.game == "duel"
            else f"7 Wonders {self.edition}{expansions}, {self.players} players"
        )

    @property
    def ruleset(self) -> Any:
        edition = None if self.game == "duel" else self.edition
        return simulation(self.game).ruleset(
            players=self.players, edition=edition, expansions=self.expansions
        )


FOUR = (Table("wonders", 4, 2010), Table("wonders", 4, 2020))
"""The tables whose boards are compared."""
DUELS = tuple(
    Table("duel", 2, None, expansions)
    for expansions in ((), ("pantheon",), ("agora",), ("pantheon", "agora"))
)
TABLES = (
    *(Table("wonders", players, 2010) for players in range(2, 8)),
    *(Table("wonders", players, 2020) for players in range(3, 8)),
    *(Table("wonders", 4, 2010, (expansion,)) for expansion in ("armada", "leaders", "cities", "babel")),
    *(Table("wonders", 4, 2020, (expansion,)) for expansion in ("armada", "leaders", "cities", "edifice")),
    Table("wonders", 7, 2010, ("armada", "leaders", "cities", "babel")),
    Table("wonders", 7, 2020, ("armada", "leaders", "cities", "edifice")),
    *DUELS,
)
"""Tables for random games."""
THINKING = (*FOUR, DUELS[0], DUELS[-1])
"""Tables for games of a bot that judges, which are a thousand times slower."""


class Studied(NamedTuple):
    """Games of one table as columns."""

    table: Table
    games: int
    rows: Rows

    def mean(self, column: str) -> tuple[float, float]:
        """Mean of a column over all seats, and half of its 95 % interval; games, not seats, are independent
        of each other.
        """
        return mean(np.asarray(self.rows[column], float).reshape(self.games, -1).mean(axis=1))

    @property
    def lines(self) -> dict[str, float]:
        """Mean points of each line of the score pad."""
        points = {name: values for name, values in self.rows.items() if name.startswith("points_")}
        return {name.removeprefix("points_"): float(np.mean(values)) for name, values in points.items()}

    @property
    def winners_points(self) -> float:
        """Mean points of the seats that won, whole or in part."""
        won = self.rows["winner"] > 0
        return float(self.rows["total"][won].mean())


class Share(NamedTuple):
    """A share of cases, with its 95 % interval."""

    part: float
    of: int

    @property
    def ends(self) -> tuple[float, float]:
        """The 95 % interval, after Wilson."""
        return wilson(self.part, self.of)


def mean(values: Any) -> tuple[float, float]:
    """Mean of independent values, and half of its 95 % interval."""
    spread = values.std(ddof=1) if len(values) > 1 else 0.0
    return float(values.mean()), float(Z95 * spread / np.sqrt(len(values)))


def random_games(table: Table, games: int) -> Studied:
    """Games of random choices, the first with seed 0."""
    ruleset = table.ruleset
    chunks = simulation(table.game).play(ruleset, games, 0, Ranges(1), CHUNK)
    rows = import_module(MODULES[table.game])
    parts = [rows.game_rows(ruleset, played, 0) for played in chunks]
    return Studied(table, games, joined(parts))


def thinking_games(table: Table, games: int, bot: str) -> Studied:
    """The same deals, each seat played by a bot."""
    player = make(bot)
    played = np.concatenate([_finished(table, seed, player) for seed in range(games)]).view(RecordArray)
    return Studied(table, games, import_module(MODULES[table.game]).game_rows(table.ruleset, played, 0))


def _finished(table: Table, seed: int, bot: Any) -> Any:
    """The record of one game at its end."""
    edition = {} if table.edition is None else {"edition": table.edition}
    game: Any = new_game(table.game, players=table.players, expansions=table.expansions, seed=seed, **edition)
    chance = random.Random(seed)
    while not game.is_over:
        for seat in game.owing:
            game.play(seat, decide(bot, game, seat, chance))
    return game.array


def joined(parts: Sequence[Rows]) -> dict[str, Any]:
    """Columns of several chunks as one."""
    return {name: _join([part[name] for part in parts]) for name in parts[0]}


def _join(values: Sequence[Any]) -> Any:
    first = values[0]
    if isinstance(first, Names):
        return Names(np.concatenate([one.places for one in values]), first.ids)
    if isinstance(first, Lists):
        before = np.cumsum([0, *(len(one.places) for one in values[:-1])])
        starts = [one.starts[:-1] + shift for one, shift in zip(values, before, strict=True)]
        places = np.concatenate([one.places for one in values])
        return Lists(np.concatenate([*starts, [len(places)]]), places, first.ids)
    return np.concatenate(values)


def boards(studied: Studied) -> dict[tuple[str, str], tuple[Share, tuple[float, float]]]:
    """By wonder and side: share of wins, mean points; the most successful one first."""
    wonder, side = studied.rows["wonder"], studied.rows["side"]
    found = {}
    for number, name in enumerate(wonder.ids):
        for other, letter in enumerate(side.ids):
            where = (wonder.places == number) & (side.places == other)
            if where.any():
                found[name, letter] = _won(studied, where), mean(studied.rows["total"][where])
    return _best_first(found)


def wonders(studied: Studied) -> dict[str, tuple[Share, tuple[float, float]]]:
    """Duel: by wonder that stood in a city at the end; the most successful one first."""
    built = studied.rows["wonders"]
    seats = np.repeat(np.arange(len(built.starts) - 1), np.diff(built.starts))
    found = {}
    for number, name in enumerate(built.ids):
        where = seats[built.places == number]
        if len(where):
            found[name] = _won(studied, where), mean(studied.rows["total"][where])
    return _best_first(found)


def seats(studied: Studied) -> dict[int, tuple[Share, tuple[float, float]]]:
    """By seat: share of wins, mean points."""
    numbers = studied.rows["seat"]
    return {
        int(seat): (_won(studied, numbers == seat), mean(studied.rows["total"][numbers == seat]))
        for seat in np.unique(numbers)
    }


def ends(studied: Studied) -> dict[str, tuple[Share, Share]]:
    """Duel: by result how often it came, and how often the first player won then; the commonest first."""
    first = studied.rows["first"]
    result = studied.rows["result"]
    won, how = studied.rows["winner"][first], result.places[first]
    found = {
        name: (
            Share(int((how == number).sum()), len(how)),
            Share(float(won[how == number].sum()), int((how == number).sum())),
        )
        for number, name in enumerate(result.ids)
        if (how == number).any()
    }
    return dict(sorted(found.items(), key=lambda row: -row[1][0].part))


def first_player(studied: Studied) -> Share:
    """Duel: how often whoever began has won."""
    return seats(studied)[0][0]


def _won(studied: Studied, where: Any) -> Share:
    won = studied.rows["winner"][where]
    return Share(float(won.sum()), len(won))


def _best_first(
    found: Mapping[Any, tuple[Share, tuple[float, float]]],
) -> dict[Any, tuple[Share, tuple[float, float]]]:
    return dict(sorted(found.items(), key=lambda row: -row[1][0].part / row[1][0].of))


def spread(games: int, tables: Sequence[Table]) -> Iterable[tuple[Table, int]]:
    """So many games in all, as evenly as it goes."""
    each, more = divmod(games, len(tables))
    return ((table, each + (number < more)) for number, table in enumerate(tables))
