"""Writes tables of docs/bots/strength.md, and ratings of bots for puzzles, from games of ladders."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from argosy.bots.levels import LEVELS  # noqa: E402  because of the path above
from argosy.coach import puzzles  # noqa: E402
from argosy.coach.puzzle_generation import rating_of  # noqa: E402
from argosy.lab.ladder import Table, anchor_of, compared, read, table_in  # noqa: E402
from argosy.lab.ratings import Compared, Fit, Rating, fit, rated  # noqa: E402
from scripts.writing import write_anew  # noqa: E402

LADDERS = ROOT / "docs" / "bots" / "ladders"
PAGE = ROOT / "docs" / "bots" / "strength.md"
BOT_RATINGS = ROOT / "src" / "argosy" / "coach" / "puzzle_sets" / "bots.toml"
PUZZLE_BOTS = ("greedy", *(level.name for level in LEVELS[:-1]))
"""In this order: a puzzle is told with the share of each."""
FEW = 20
"""Deals between two levels below which a step is told without an interval."""
BEGIN, END = "<!-- ladders: scripts/make_strength.py writes them -->", "<!-- end of ladders -->"


class Ladder(NamedTuple):
    """The games of one file, and the ratings that they give."""

    compared: Sequence[Compared]
    fit: Fit

    @property
    def ratings(self) -> tuple[Rating, ...]:
        """The strongest first."""
        return rated(self.compared, self.fit, anchor_of(self.compared))


@cache
def ladder_in(file: Path) -> Ladder:
    found = compared(read(file))
    return Ladder(found, fit(found))


def tables() -> str:
    """The settings of levels and the steps between them, then a heading and a table for each ladder."""
    ladders = {heading(table_in(file)): ladder_in(file) for file in sorted(LADDERS.glob("*.jsonl"))}
    ratings = (one_table(head, ladder.ratings) for head, ladder in ladders.items())
    return "\n".join([settings(), steps(ladders), *ratings])


def settings() -> str:
    """A row for each level: its iterations and temperature in both games, and its seconds."""
    rows = [
        "| level | Duel: iterations | temperature | 7 Wonders: iterations | temperature | at most |",
        "|---|---|---|---|---|---|",
    ]
    for level in LEVELS:
        efforts = (f"{one.iterations:,} | {one.temperature:g}" for one in (level.duel, level.wonders))
        rows.append(f"| `{level.name}` | {' | '.join(efforts)} | {level.seconds:g} s |")
    return "\n".join([*rows, ""])


def steps(ladders: Mapping[str, Ladder]) -> str:
    """A row for each ladder: by how many points each level is above the one before it."""
    met = {frozenset((one.first, one.second)) for ladder in ladders.values() for one in ladder.compared}
    pairs = [pair for pair in pairwise(level.name for level in LEVELS) if frozenset(pair) in met]
    rows = ["| table | " + " | ".join(f"`{low}` to `{high}`" for low, high in pairs) + " |"]
    rows.append("|---" * (len(pairs) + 1) + "|")
    for head, ladder in ladders.items():
        rows.append(f"| {head} | {' | '.join(step(ladder, low, high) for low, high in pairs)} |")
    return "\n".join([*rows, ""])


def step(ladder: Ladder, low: str, high: str) -> str:
    """By how many points one bot is above another, with the 95 % interval; empty where they never met.

    Resampling gives too narrow an interval for few deals, so their number stands there instead.
    """
    deals = sum({one.first, one.second} == {low, high} for one in ladder.compared)
    if not deals:
        return ""
    points, least, most = ladder.fit.above(high, low)
    few = f"{deals} {'deal' if deals == 1 else 'deals'}"
    return f"{points:.0f} ({few if deals < FEW else f'{least:.0f} to {most:.0f}'})"


def one_table(title: str, ratings: Sequence[Rating]) -> str:
    head = ["| bot | rating | 95 % interval | deals | won |", "|---|---|---|---|---|"]
    return "\n".join([f"### {title}", "", *head, *map(row, ratings), ""])


def heading(table: Table) -> str:
    name = f"7 Wonders {table.edition}" if table.game == "wonders" else "Duel"
    with_expansions = f" with {', '.join(table.expansions)}" if table.expansions else ""
    in_teams = " in teams" if table.teams else ""
    return f"{name}{with_expansions}, {table.players} players{in_teams}"


def row(one: Rating) -> str:
    return f"| `{one.name}` | {one.rating:.0f} | {one.low:.0f} to {one.high:.0f} | {one.deals} | {one.share:.0%} |"


def page() -> str:
    """The page with its tables as the games say."""
    text = PAGE.read_text()
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{rest.split(END)[1]}"


def bot_ratings() -> str:
    """The ratings that puzzles are rated by: greedy and the levels of both games without expansions."""
    lines = [
        "# The bots by whose success new puzzles are rated; scripts/make_strength.py writes this file.",
        'source = "docs/bots/ladders/duel.jsonl and wonders-3.jsonl: Bradley-Terry ratings in which greedy has 1500"',
    ]
    for game, file in (("duel", "duel.jsonl"), ("wonders", "wonders-3.jsonl")):
        ratings = {one.name: one.rating for one in ladder_in(LADDERS / file).ratings}
        lines += ["", f"[{game}]", *(f"{name} = {ratings[name]:.0f}" for name in PUZZLE_BOTS)]
    return "\n".join([*lines, ""])


def rated_puzzles(file: Path) -> str:
    """A set of puzzles with the ratings that follow from those of the bots, now in BOT_RATINGS."""
    found = puzzles.read(file.stem, file.read_text())
    return puzzles.written(
        found.made,
        [
            msgspec.structs.replace(one, rating=rating_of(found.made.game, one.found_by))
            for one in found.puzzles
        ],
    )


def everything() -> Iterator[tuple[Path, str]]:
    yield PAGE, page()
    yield BOT_RATINGS, bot_ratings()
    for file in sorted(BOT_RATINGS.parent.glob("*.jsonl")):
        yield file, rated_puzzles(file)


if __name__ == "__main__":
    write_anew({"strength": everything}, sys.argv[1:])
