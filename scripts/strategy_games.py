"""Games of strong bots for docs/strategy: the families of tables, and their games in Parquet files."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from pyarrow import parquet

from argosy.batch import NO_CHOICE, Batch
from argosy.bots.duel import searched_moves
from argosy.cli.simulate import simulation
from argosy.cli.simulation.bot_games import play_greedy
from argosy.cli.simulation.columns import Column, Lists, Rows, marked
from argosy.cli.simulation.data_files import DataFile
from argosy.cli.simulation.game_files import MODULES, columns_of, facts_of
from argosy.rules.duel.terms import DO_PICK
from argosy.rules.records import join_records

ITERATIONS = 64
"""Of the search that decides in Duel."""
CHUNK = 1_000
"""Games of a file."""
AGES = 3
PICKS = 8
"""Wonders that are taken in the draft of Duel."""


class Family(NamedTuple):
    """A kind of table whose games are counted together."""

    name: str
    game: str
    players: int
    edition: int | None = None
    expansions: tuple[str, ...] = ()
    teams: bool = False

    @property
    def deal(self) -> dict[str, Any]:
        """Arguments of a game."""
        deal: dict[str, Any] = {"game": self.game, "players": self.players, "expansions": self.expansions}
        return deal if self.game == "duel" else {**deal, "edition": self.edition, "teams": self.teams}

    @property
    def ruleset(self) -> Any:
        deal = {"edition": None, **self.deal}
        del deal["game"]
        return simulation(self.game).ruleset(**deal)

    @property
    def bot(self) -> str:
        """The name of the bot in every seat."""
        return f"captain@{ITERATIONS}" if self.game == "duel" else "greedy"


ALL_2020 = ("armada", "leaders", "cities", "edifice")
FAMILIES = (
    Family("duel", "duel", 2),
    Family("duel-pantheon", "duel", 2, None, ("pantheon",)),
    Family("duel-agora", "duel", 2, None, ("agora",)),
    Family("duel-pantheon-agora", "duel", 2, None, ("pantheon", "agora")),
    Family("wonders-3", "wonders", 3, 2020),
    Family("wonders-5", "wonders", 5, 2020),
    Family("wonders-7", "wonders", 7, 2020),
    Family("wonders-2010-4", "wonders", 4, 2010),
    Family("armada-4", "wonders", 4, 2020, ("armada",)),
    Family("leaders-cities-4", "wonders", 4, 2020, ("leaders", "cities")),
    Family("babel-4", "wonders", 4, 2010, ("babel",)),
    Family("edifice-4", "wonders", 4, 2020, ("edifice",)),
    Family("everything-5", "wonders", 5, 2020, ALL_2020),
    Family("teams-4", "wonders", 4, 2020, ("armada",), teams=True),
)

DRAFT = (
    Column("draft", "names", "", "Wonders of both seats in the order in which they were taken."),
    Column("drafted", "names", "", "Wonders that this seat took, in this order."),
)
DECREES = Column("decrees", "names", "", "Decrees of the chambers that this seat controls at the end.")
PROJECTS = Column("projects", "names", "", "Projects whose reward this city has had.")
EDIFICES = Column("edifices", "names", "", "Edifices of which this city has a pawn.")


def own_columns(family: Family) -> tuple[Column, ...]:
    """Columns of a file beside those of `argosy simulate`."""
    if family.game == "duel":
        return (*DRAFT, DECREES) if "agora" in family.expansions else DRAFT
    chosen = {"babel": PROJECTS, "edifice": EDIFICES}
    return tuple(column for name, column in chosen.items() if name in family.expansions)


def kept_games(family: Family, games: int, folder: Path, threads: int) -> Iterator[dict[str, Any]]:
    """Games of a family, some at a time, out of their files; those that are missing are played.

    A file is named by the fingerprint of the rules, so that those of other rules are left alone.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, CHUNK):
        path = folder / f"{family.name}-{family.ruleset.fingerprint[:8]}-{first:06}.parquet"
        if not path.exists():
            _write(family, first, path, threads)
        yield {name: _values(column) for name, column in _read(path, min(CHUNK, games - first), family)}


def _read(path: Path, games: int, family: Family) -> Iterator[tuple[str, Any]]:
    table = parquet.read_table(path).slice(0, games * family.players).combine_chunks()
    yield from zip(table.column_names, table.columns, strict=True)


def _values(column: Any) -> Any:
    """Numbers as an array, ids and lists of ids as objects."""
    if str(column.type).startswith(("list", "dictionary")):
        return column.to_pylist()
    return column.to_numpy()


def _write(family: Family, first: int, path: Path, threads: int) -> None:
    ruleset = family.ruleset
    played, draft = _play(family, first, threads)
    rows: Rows = import_module(MODULES[family.game]).game_rows(ruleset, played, first)
    facts = facts_of(ruleset, "games", CHUNK, first, (family.bot,) * family.players)
    with DataFile(path, (*columns_of(ruleset, "games"), *own_columns(family)), facts) as file:
        file.write({**rows, **_own(family, ruleset, played, draft)})


def _play(family: Family, first: int, threads: int) -> tuple[Any, Any]:
    """Finished games, and of Duel the order of the draft."""
    if family.game == "duel":
        return _play_duel(family, first, threads)
    played = play_greedy(CHUNK, family.deal, first, threads=threads)
    return join_records([some.records for some in played]), None


def _play_duel(family: Family, first: int, threads: int) -> tuple[Any, Any]:
    """Finished games; by game and wonder the seat that took it and when, -1 for none."""
    batch = Batch("duel", games=CHUNK, seed=first, threads=threads, expansions=family.expansions)
    owners = np.full(batch.array.wonder_owner.shape, -1)
    taken = owners.copy()
    while not (over := batch.over()).all():
        moves = searched_moves(batch, ~over, ITERATIONS)
        before = np.array(batch.array.picks)
        batch.step(np.where(batch.owing(), moves[:, None], NO_CHOICE))
        now = np.asarray(batch.array.wonder_owner)
        new = (owners < 0) & (now >= 0) & (before < PICKS)[:, None]
        chosen = moves[:, None] == DO_PICK + np.arange(owners.shape[1])
        taken = np.where(new, 2 * before[:, None] + ~chosen, taken)
        owners = np.where(new, now, owners)
    return batch.array, (owners, taken)


def _own(family: Family, ruleset: Any, played: Any, draft: Any) -> Rows:
    """Values of `own_columns`."""
    found: dict[str, Any] = {}
    if family.game == "duel":
        ids = [wonder.id for wonder in ruleset.catalog.wonders]
        found |= _draft(ids, *draft)
    if "agora" in family.expansions:
        found["decrees"] = _decrees([decree.id for decree in ruleset.catalog.decrees], played.agora)
    for name, part, has in (("projects", "babel", "rewards"), ("edifices", "edifice", "pawns")):
        if part in family.expansions:
            of_age, cities = played[part][name], played.cities[:, : ruleset.seats][part][has]
            ids = ruleset.ids(name)
            marks = np.zeros((*cities.shape[:2], len(ids)), bool)
            for age in range(AGES):
                marks |= (of_age[:, age, None, None] == np.arange(len(ids))) & (cities[:, :, age, None] > 0)
            found[name] = marked(marks.reshape(-1, len(ids)), ids)
    return found


def _draft(ids: list[str], owners: Any, taken: Any) -> Rows:
    """Order of the draft: whole, and of each seat."""
    count = len(ids)
    order = np.argsort(np.where(taken < 0, taken.max() + 1, taken)[:, :count], axis=1, kind="stable")
    order, games = order[:, :PICKS], len(owners)
    who = np.take_along_axis(owners[:, :count], order, axis=1)
    assert (who >= 0).all(), "a draft has eight wonders"
    seats = np.argsort(who, axis=1, kind="stable")
    by_seat = np.take_along_axis(order, seats, axis=1).ravel()
    return {
        "draft": Lists(np.arange(0, 2 * PICKS * games + 1, PICKS), np.repeat(order, 2, axis=0).ravel(), ids),
        "drafted": Lists(np.arange(0, PICKS * games + 1, PICKS // 2), by_seat, ids),
    }


def _decrees(ids: list[str], agora: Any) -> Lists:
    """The decrees that are turned up in the chambers of each seat."""
    control, decrees, up = (np.asarray(agora[name]) for name in ("control", "decrees", "turned_up"))
    marks = np.zeros((len(control), 2, len(ids)), bool)
    for chamber in range(decrees.shape[1]):
        for decree in decrees[:, chamber].T:
            rows = np.flatnonzero((decree >= 0) & (control[:, chamber] >= 0))
            rows = rows[up[rows, decree[rows]] != 0]
            marks[rows, control[rows, chamber], decree[rows]] = True
    return marked(marks.reshape(-1, len(ids)), ids)
