"""Writes the tables of docs/bots/strength.md from the games in docs/bots/ladders."""

import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from argosy.bots.levels import LEVELS  # noqa: E402  because of the path above
from argosy.lab.ladder import Table, anchor_of, compared, read, table_in  # noqa: E402  because of the path above
from argosy.lab.ratings import Rating, rate  # noqa: E402
from scripts.writing import write_anew  # noqa: E402

LADDERS = ROOT / "docs" / "bots" / "ladders"
PAGE = ROOT / "docs" / "bots" / "strength.md"
BEGIN, END = "<!-- ladders: scripts/make_strength.py writes them -->", "<!-- end of ladders -->"


def tables() -> str:
    """The steps between levels, then a heading and a table for each ladder."""
    rated = {heading(table_in(file)): ratings_in(file) for file in sorted(LADDERS.glob("*.jsonl"))}
    return "\n".join([steps(rated), *(one_table(head, ratings) for head, ratings in rated.items())])


def steps(ladders: Mapping[str, list[Rating]]) -> str:
    """A row for each ladder: by how many points each level is above the one before it."""
    pairs = list(pairwise(level.name for level in LEVELS[:-1]))  # admiral takes too long for a ladder
    rows = ["| table | " + " | ".join(f"`{low}` to `{high}`" for low, high in pairs) + " |", "|---" * 4 + "|"]
    for head, ratings in ladders.items():
        rated = {one.name: one.rating for one in ratings}
        apart = [
            f"{rated[high] - rated[low]:.0f}" if {low, high} <= rated.keys() else "" for low, high in pairs
        ]
        rows.append(f"| {head} | {' | '.join(apart)} |")
    return "\n".join([*rows, ""])


def ratings_in(file: Path) -> list[Rating]:
    """The ratings that the games of a ladder give, the strongest first."""
    found = compared(read(file))
    return rate(found, anchor_of(found))


def one_table(title: str, ratings: list[Rating]) -> str:
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


def everything() -> Iterator[tuple[Path, str]]:
    yield PAGE, page()


if __name__ == "__main__":
    write_anew({"strength": everything}, sys.argv[1:])
