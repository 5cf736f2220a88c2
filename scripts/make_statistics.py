"""Writes docs/bots/statistics.md and its pictures.

    scripts/make_statistics.py --games 1000000 --greedy 8000

Equal arguments give equal pages. A million random games take some minutes of one core, as do 8,000 of greedy.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import argosy  # noqa: E402  because of the path above
from argosy.game import engine  # noqa: E402
from scripts import statistics_pictures as pictures  # noqa: E402
from scripts import studied  # noqa: E402
from scripts.studied import DUELS, FOUR, TABLES, THINKING, Share, Studied, Table  # noqa: E402

PAGE = ROOT / "docs" / "bots" / "statistics.md"
FOLDER = Path("pictures") / "statistics"
"""Where pictures lie, seen from the page."""
COMMAND = "python scripts/make_statistics.py --games {games} --greedy {greedy}"
SEATED = (Table("wonders", 2, 2010), *FOUR, Table("wonders", 7, 2020))
"""The tables whose seats are compared."""
DIGITS = 16
"""So much of a fingerprint is shown."""


def everything(games: int, greedy: int) -> dict[Path, str]:
    """The page and its pictures, by path beside the page."""
    by_chance = [_told(studied.random_games(table, count)) for table, count in studied.spread(games, TABLES)]
    thinking = [
        _told(studied.thinking_games(table, count, "greedy"))
        for table, count in studied.spread(greedy, THINKING)
    ]
    drawn = drawings(by_chance, thinking)
    return {
        Path(PAGE.name): page(by_chance, thinking, games, greedy),
        **{FOLDER / name: svg for name, svg in drawn.items()},
    }


def _told(some: Studied) -> Studied:
    print(f"{some.games:,} games of {some.table.title}", file=sys.stderr)
    return some


# --- the page -----------------------------------------------------------------------------------------------


def page(by_chance: Sequence[Studied], thinking: Sequence[Studied], games: int, greedy: int) -> str:
    """All sections."""
    sections = (
        introduction(games, greedy),
        played(by_chance, thinking),
        totals(by_chance),
        origins(by_chance),
        board_sides(by_chance),
        seats(by_chance),
        duel(by_chance),
        by_greedy(by_chance, thinking),
    )
    return "\n\n".join(sections) + "\n"


def introduction(games: int, greedy: int) -> str:
    return f"""# What many games say

{games:,} games in which every choice of a seat is as likely as every other, and {greedy:,} games of the bot `greedy`, which makes the
choice that looks best at the moment ([bots](writing-a-bot.md)).

**Random play says what the rules do by themselves, not how people win.** It sells and discards far more than a person would, hardly
collects symbols, and takes each stage only when chance hits on it. A board that is strong here is strong when nobody uses
it well. `greedy` plays like somebody who knows the cards and does not think ahead; there are few games of it, so its
intervals are wide.

Intervals are those in which the true value lies with 95 % confidence: of shares after Wilson, of means 1.96 standard errors to
both sides. A shared win counts as a part for each. One command makes this page, the same one in every run (Argosy {argosy.__version__}):

```
{COMMAND.format(games=games, greedy=greedy)}
```

Whoever wants other numbers gets the games themselves: [games as data](data-files.md)."""


def played(by_chance: Sequence[Studied], thinking: Sequence[Studied]) -> str:
    """The section on the tables that were played, their numbers, and their rules."""
    counts = {one.table: one.games for one in thinking}
    rows = [
        (
            one.table.title,
            _number(one.games),
            _number(counts.get(one.table, 0)),
            f"`{one.table.ruleset.fingerprint[:DIGITS]}`",
        )
        for one in by_chance
    ]
    return "\n\n".join(
        (
            "## What was played",
            (
                "The fingerprint is that of the ruleset, its first digits: it changes when a fact or a number of the rules does. "
                "Seeds run from 0 at each table, and boards and sides are dealt at random."
            ),
            _table(("table", "random games", "games of `greedy`", "fingerprint"), rows),
        )
    )


def totals(by_chance: Sequence[Studied]) -> str:
    rows = [
        (one.table.title, _mean(one.mean("total")), f"{one.winners_points:.1f}", _mean(one.mean("coins")))
        for one in by_chance
    ]
    return "\n\n".join(
        (
            "## Points by table, random play",
            "Mean of all seats, of the winners alone, and coins left at the end. In Duel also games that did not end by points.",
            _table(("table", "points", "points of winners", "coins"), rows),
        )
    )


def origins(by_chance: Sequence[Studied]) -> str:
    head = ("## Where points come from, random play", "Mean points of a seat by line of the score pad.")
    groups = [[one for one in by_chance if one.table.game == game] for game in ("wonders", "duel")]
    shown = [
        part
        for name, group in zip(("7-wonders", "duel"), groups, strict=True)
        for part in (
            _lines(group),
            _picture(
                f"points-{name}.svg", "Bars of mean points by line of the score pad, one bar for each table"
            ),
        )
    ]
    return "\n\n".join((*head, *shown))


def _lines(some: Sequence[Studied]) -> str:
    """Tables down, lines of the score pad across."""
    known = list(dict.fromkeys(line for one in some for line in one.lines))
    rows = [
        (one.table.title, *(_points(one.lines[line]) if line in one.lines else "" for line in known))
        for one in some
    ]
    return _table(("table", *known), rows)


def board_sides(by_chance: Sequence[Studied]) -> str:
    parts = [
        "## Boards, random play",
        (
            "Games with 4 players without expansions. If the board did not matter, each would win 25 %. "
            "Side a is the day side of 2020, b the night side."
        ),
    ]
    for one in _those(by_chance, FOUR):
        words = f"Share of wins of each board side of {one.table.edition} with its interval"
        parts += [
            f"### Edition {one.table.edition}",
            _boards(one),
            _picture(f"boards-{one.table.edition}.svg", words),
        ]
    return "\n\n".join(parts)


def _boards(one: Studied) -> str:
    rows = [(*board, *_share(share), _mean(points)) for board, (share, points) in studied.boards(one).items()]
    return _table(("wonder", "side", "wins", "95 % interval", "mean points"), rows)


def seats(by_chance: Sequence[Studied]) -> str:
    rows = [
        (one.table.title, str(seat), *_share(share), _mean(points))
        for one in by_chance
        if one.table in SEATED
        for seat, (share, points) in studied.seats(one).items()
    ]
    return "\n\n".join(
        (
            "## Seats of 7 Wonders, random play",
            (
                "All choose at the same time, so no seat should be better than another, but for chance. With two players, seat 0 is the "
                "free city, which cannot win."
            ),
            _table(("table", "seat", "wins", "95 % interval", "mean points"), rows),
        )
    )


def duel(by_chance: Sequence[Studied]) -> str:
    some = _those(by_chance, DUELS)
    parts = [
        "## Duel, random play",
        *_ends(some),
        _picture("duel-ends.svg", "Bars of how games of Duel end, by expansions and player"),
    ]
    base = some[0]
    rows = [(name, *_share(share), _mean(points)) for name, (share, points) in studied.wonders(base).items()]
    parts += [
        "### Wonders",
        "Duel without expansions: how often that city won in which the wonder stood at the end.",
        _table(("wonder", "wins", "95 % interval", "mean points"), rows),
    ]
    return "\n\n".join(parts)


def _ends(some: Sequence[Studied]) -> Iterable[str]:
    """The sections on the advantage of beginning, and on the kinds of ends."""
    starts = [(one.table.title, *_share(studied.first_player(one))) for one in some]
    yield "How often the player won who began the game; 50 % if that did not matter:"
    yield _table(("table", "first player wins", "95 % interval"), starts)
    rows = [
        (one.table.title, name, *_share(share), *_share(first))
        for one in some
        for name, (share, first) in studied.ends(one).items()
    ]
    yield (
        "How games ended, and how often the first player won those: `military`, `science` and, with Agora, `political` end a game at "
        "once. `civilian` is the end by points, `blue` the same decided by blue cards, `shared` an end that both share."
    )
    head = ("table", "result", "share", "95 % interval", "first player wins", "95 % interval")
    yield _table(head, rows)


def by_greedy(by_chance: Sequence[Studied], thinking: Sequence[Studied]) -> str:
    duels, wonders = ([one for one in thinking if one.table.game == game] for game in ("duel", "wonders"))
    before = {one.table: one for one in by_chance}
    rows = [
        (
            one.table.title,
            _mean(before[one.table].mean("total")),
            _mean(one.mean("total")),
            f"{one.winners_points:.1f}",
        )
        for one in thinking
    ]
    head = ("table", "random", "`greedy`", "winners of `greedy`")
    return "\n\n".join(
        (
            "## Games of greedy",
            f"{_number(sum(one.games for one in thinking))} games in which `greedy` has every seat, on the first deals of the random games.",
            _table(head, rows),
            "Where its points come from:",
            _lines(wonders),
            _lines(duels),
            _picture("points-greedy.svg", "Bars of mean points by line of the score pad in games of greedy"),
            *(
                part
                for one in wonders
                for part in (f"### Boards of {one.table.edition} with greedy", _boards(one))
            ),
            "### Duel with greedy",
            *_ends(duels),
        )
    )


# --- pictures and words -------------------------------------------------------------------------------------


def drawings(by_chance: Sequence[Studied], thinking: Sequence[Studied]) -> dict[str, str]:
    """Pictures by file name."""
    made = {
        f"points-{name}.svg": pictures.bars(
            pictures.points([one for one in by_chance if one.table.game == game]), "mean points of a seat"
        )
        for name, game in (("7-wonders", "wonders"), ("duel", "duel"))
    }
    made["points-greedy.svg"] = pictures.bars(
        pictures.points([one for one in thinking if one.table.game == "wonders"]), "mean points of a seat"
    )
    for one in _those(by_chance, FOUR):
        shares = {f"{name} {side}": share for (name, side), (share, _) in studied.boards(one).items()}
        made[f"boards-{one.table.edition}.svg"] = pictures.intervals(
            shares, 1 / 4, "share of wins in %, with 95 % interval"
        )
    rows = {f"{one.table.title}, random": _percent(one) for one in _those(by_chance, DUELS)}
    rows |= {f"{one.table.title}, greedy": _percent(one) for one in _those(thinking, DUELS)}
    made["duel-ends.svg"] = pictures.bars(rows, "share of games in %")
    return made


def _percent(one: Studied) -> dict[str, float]:
    return {name: 100 * share.part / share.of for name, (share, _) in studied.ends(one).items()}


def _those(some: Sequence[Studied], tables: Sequence[Table]) -> list[Studied]:
    return [one for one in some if one.table in tables]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """In Markdown; the columns of numbers stand to the right."""
    lines = [head, ["---", *("---:" for _ in head[1:])], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _picture(name: str, words: str) -> str:
    return f"![{words}]({(FOLDER / name).as_posix()})"


def _points(value: float) -> str:
    """Without the sign of what is rounded to 0."""
    return f"{round(value, 1) + 0.0:.1f}"


def _number(count: int) -> str:
    return f"{count:,}" if count else ""


def _mean(value: tuple[float, float]) -> str:
    middle, off = value
    return f"{middle:.1f} ± {off:.2f}"


def _share(share: Share) -> tuple[str, str]:
    low, high = share.ends
    return f"{share.part / share.of:.1%}".replace("%", " %"), f"{low:.1%} to {high:.1%}".replace("%", " %")


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the arguments, play, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1_000_000, help="random games in all")
    parser.add_argument("--greedy", type=int, default=8_000, help="games of greedy in all")
    parser.add_argument(
        "--out", type=Path, default=PAGE, help="the page; pictures go to pictures/statistics beside it"
    )
    said = parser.parse_args(arguments)
    if said.games < len(TABLES) or said.greedy < len(THINKING):
        parser.error(f"at least {len(TABLES)} random games and {len(THINKING)} of greedy: one for each table")
    engine.warm_up()
    write(everything(said.games, said.greedy), said.out)


def write(made: Mapping[Path, str], out: Path) -> None:
    """The page under its name, pictures beside it."""
    for path, text in made.items():
        target = out if path.name == PAGE.name else out.parent / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        print(target)


if __name__ == "__main__":
    main()
