"""Writes docs/strategy, its pictures, and src/argosy/coach/strategy.json.

    scripts/make_strategy.py --games 20000

Games are kept in build/strategy, so a second run only plays those that are missing. Equal arguments give
equal files. 20,000 games of every family take about 30 minutes of one core.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import msgspec  # noqa: E402  because of the path above

import argosy  # noqa: E402
from argosy.coach.strategy import FILE, Strategy, StrategyFamily, StrategyLine, StrategyTable  # noqa: E402
from argosy.texts import words  # noqa: E402
from argosy.web.strategy import built_rows, family_title, line_name, table_title  # noqa: E402
from scripts import statistics_pictures as pictures  # noqa: E402
from scripts.strategy_counts import Counts  # noqa: E402
from scripts.strategy_games import CHUNK, FAMILIES, Family, kept_games  # noqa: E402
from scripts.studied import Share  # noqa: E402

DATA = ROOT / "src" / "argosy" / "coach" / FILE
PAGES = ROOT / "docs" / "strategy"
GAMES = ROOT / "build" / "strategy"
COMMAND = "python scripts/make_strategy.py --games {games}"
W = words("en")
GAME_PAGES = {"duel": "Duel", "wonders": "7 Wonders"}
"""Titles of pages by game."""
DRAWN = ("boards", "drafted_first", "drafted_last", "wonders", "leader")
"""Tables with a picture."""


def counted(family: Family, games: int, folder: Path, threads: int) -> StrategyFamily:
    """Play what is missing of a family, and count all of it."""
    counts = Counts(family)
    for rows in kept_games(family, games, folder, threads):
        counts.add(rows)
    print(f"{counts.games:,} games of {family.name}", file=sys.stderr)
    return counts.family_of(family.ruleset.fingerprint)


def files_of(found: Strategy) -> dict[str, str]:
    """Pages and pictures, by path in docs/strategy."""
    made = {"index.md": index(found)}
    for game, title in GAME_PAGES.items():
        parts = [section_of(family) for family in found.families if family.game == game]
        made[f"{game}.md"] = "\n\n".join((f"# {title}: what strong play says", *parts)) + "\n"
    for family in found.families:
        for table in family.tables:
            if table.name in DRAWN:
                made[f"pictures/{family.name}-{table.name}.svg"] = picture(family, table)
    return made


def index(found: Strategy) -> str:
    rows = [
        f"| [{family_title(W, family)}]({family.game}.md#{slug(family_title(W, family))}) | `{family.bot}` | {family.games:,} | `{family.fingerprint[:16]}` |"
        for family in found.families
    ]
    games = max(family.games for family in found.families)
    lines = "\n".join(rows)
    listed = "\n".join(GAME_PAGES)
    return f"""# What strong play says

Which wonders, seats and cards won in games of strong bots. The same figures stand in the app, at `/strategy`.

In 7 Wonders `greedy` plays: the choice that its network rates highest, without a search. In Duel every choice is that of a search of 64
iterations, the one of `captain@64`; endgames are not solved, so that games can be played in step. Boards, sides and seats are dealt by
chance. **Bots are not people**: what they miss, as plans over many turns, does not show here. A player in the lead can afford more, so
what the winners had is not always why they won.

Intervals are those in which the true value lies with 95 % confidence: of shares after Wilson, of means 1.96 standard errors to both sides.
A shared win counts as a part for each; partners of a team share theirs. Things that fewer than 30 cities had are left out.
[Random play](../bots/statistics.md) says what the rules do by themselves.

| table | bot | games | rules |
|---|---|---:|---|
{lines}

One command makes these pages and the data file `src/argosy/coach/{FILE}` (Argosy {found.version}):

```
{COMMAND.format(games=games)}
```

```{{toctree}}
:hidden:

{listed}
```
"""


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return heading.lower().replace(",", "").replace(" ", "-")


def section_of(family: StrategyFamily) -> str:
    """One family."""
    parts = [f"## {family_title(W, family)}", f"{family.games:,} games, every seat played by `{family.bot}`."]
    for table in family.tables:
        if table.lines:
            parts += list(section(family, table))
    parts += list(built(family))
    return "\n\n".join(parts)


def section(family: StrategyFamily, table: StrategyTable) -> Iterator[str]:
    title = table_title(W, table.name)
    yield f"### {title}"
    if table.name in DRAWN:
        yield f"![{title}: share of wins with its interval](pictures/{family.name}-{table.name}.svg)"
    ends = table.name == "ends"
    of, last = ("share of games", "first player wins") if ends else ("wins", "mean points")
    head = f"| | {'games' if ends else 'cities'} | {of} | 95 % interval | {last} |\n|---|---:|---:|---:|---:|"
    rows = [
        f"| {line_name(W, family, table, line.thing)} | {line.count:,} | {percent(line.share)} "
        f"| {percent(line.low)} to {percent(line.high)} | {percent(line.points) if ends else f'{line.points:.1f}'} |"
        for line in table.lines
    ]
    yield "\n".join((head, *rows))


def built(family: StrategyFamily) -> Iterator[str]:
    yield "### What winners built"
    yield "Mean number of buildings in a city at the end, by the Age of their deck."
    rows = [
        f"| {age} | {color} | {line.winners:.2f} ± {line.winners_off:.2f} | {line.others:.2f} ± {line.others_off:.2f} |"
        for age, color, line in built_rows(W, family)
    ]
    yield "\n".join(("| Age | colour | winners | others |\n|---|---|---:|---:|", *rows))


def picture(family: StrategyFamily, table: StrategyTable) -> str:
    """Shares of wins with intervals."""
    rows = {line_name(W, family, table, line.thing): share(line) for line in table.lines}
    return pictures.intervals(rows, family.par, "share of wins in %, with 95 % interval")


def share(line: StrategyLine) -> Share:
    return Share(line.share * line.count, line.count)


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def write(made: Mapping[str, str], folder: Path) -> None:
    """Write files; pictures of former runs go."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    for path in (folder / "pictures").glob("*.svg"):
        path.unlink()
    for name, text in made.items():
        (folder / name).write_text(text)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, play, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000, help="games of each family")
    parser.add_argument("--threads", type=int, default=1, help="threads that play")
    parser.add_argument("--kept", type=Path, default=GAMES, help="folder of the games")
    parser.add_argument("--data", type=Path, default=DATA, help="the data file")
    parser.add_argument("--out", type=Path, default=PAGES, help="folder of the pages")
    said = parser.parse_args(arguments)
    if said.games < 1:
        parser.error(f"at least one game of each family; {CHUNK:,} stand in a file")
    families = tuple(counted(family, said.games, said.kept, said.threads) for family in FAMILIES)
    found = Strategy(argosy.__version__, families)
    said.data.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")
    write(files_of(found), said.out)


if __name__ == "__main__":
    main()
