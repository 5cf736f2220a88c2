"""Writes the tables of docs/bots/strength.md from the games in docs/bots/ladders."""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from argosy.lab.ladder import Table, anchor_of, compared, read, table_in  # noqa: E402  because of the path above
from argosy.lab.ratings import Rating, rate  # noqa: E402
from scripts.writing import write_anew  # noqa: E402

LADDERS = ROOT / "docs" / "bots" / "ladders"
PAGE = ROOT / "docs" / "bots" / "strength.md"
BEGIN, END = "<!-- ladders: scripts/make_strength.py writes them -->", "<!-- end of ladders -->"


def tables() -> str:
    """A heading and a table for each ladder."""
    return "\n".join(one_table(file) for file in sorted(LADDERS.glob("*.jsonl")))


def one_table(file: Path) -> str:
    found = compared(read(file))
    ratings = rate(found, anchor_of(found))
    head = ["| bot | rating | 95 % interval | deals | won |", "|---|---|---|---|---|"]
    return "\n".join([f"### {heading(table_in(file))}", "", *head, *map(row, ratings), ""])


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
