"""`argosy ladder`: ratings from round-robin matches, in a file that can be continued."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from argosy.cli.options.counts import Count, Seed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from argosy.lab.ratings import Rating


def ladder(
    *bots: str,
    file: Path = Path("ladder.jsonl"),
    deals: Count = 20,
    game: str = "wonders",
    players: Count | None = None,
    edition: int = 2020,
    expansion: Annotated[tuple[str, ...], Parameter(name=("--expansion", "--box"), negative=())] = (),
    teams: Annotated[bool, Parameter(negative=())] = False,
    seed: Seed = 0,
    anchor: str | None = None,
    data: Path | None = None,
    processes: Count | None = None,
    move_seconds: float = 10.0,
    cluster: str | None = None,
    verbose: bool = False,
) -> None:
    """Let every bot play every other on the same deals, with the seats exchanged, and rate them.

    Example: argosy ladder helmsman deckhand greedy --game duel --deals 50 --file duel.jsonl

    Without bots the ratings of the file are shown. A run that was stopped goes on where it was, and bots may
    be added.

    Parameters
    ----------
    bots
        Names of bots, each once; `argosy bots` lists them. A bot of your own is MODULE:ATTRIBUTE, for example
        mybots:Builder (docs/bots/writing-a-bot.md), or engine:COMMAND, a program in any language
        (docs/bots/engines.md).
    file
        Where games are kept: JSON lines.
    deals
        How many deals every two bots play; each is two games.
    game
        Which game: wonders or duel.
    players
        Seats at the table: by default 3, with teams 4, in Duel 2.
    edition
        2010 or 2020.
    expansion
        An expansion to add; may be given several times.
    teams
        A bot and its partner against other teams: 7 Wonders with 4, 6 or 8 players and an expansion of teams.
    seed
        Seed of the first deal; the next has the next one.
    anchor
        The bot whose rating is 1500: by default greedy, if it plays, or the first.
    data
        Folder with facts of your own (docs/develop/data.md).
    processes
        How many processes share the work; by default one for each core.
    move_seconds
        Seconds that a bot of your own has for a choice; if it makes none, it forfeits the game.
    cluster
        Play on a Ray cluster: auto for the one of this machine, local, or its address (docs/bots/cluster.md).
    verbose
        Show what bots of your own and engines print, at standard error.

    """
    from rich.console import Console

    from argosy.bots import judges
    from argosy.cli.bots import look_at
    from argosy.cli.custom_data import use
    from argosy.cli.options.worker import open_workers
    from argosy.cli.progress import following, say, terminal, warm
    from argosy.game import engine
    from argosy.lab import ladder as climbing
    from argosy.lab.ratings import check_installed, rate

    check_installed()  # because games that nothing can rate are played for nothing
    use(data)
    if bots:
        bots = look_at(bots, bot_output=verbose)
        seats = climbing.default_players(game, teams=teams) if players is None else players
        table = climbing.table_of(
            game=game, players=seats, edition=edition, expansions=expansion, teams=teams, seed=seed
        )
        climbing.check(table, bots, move_seconds, bot_output=verbose)
        climbing.check_anchor(anchor, bots, file)
        console = terminal()
        warm(console, engine.programs_of(game, searches=any(map(judges, bots))))
        with open_workers(cluster, processes=processes) as workers, following(console, "deals") as report:
            climbing.climb(
                table,
                bots,
                deals,
                file,
                processes=processes or os.cpu_count() or 1,
                move_seconds=move_seconds,
                progress=lambda done, wanted: report("deals", done, wanted),
                workers=workers,
                bot_output=verbose,
            )
    table = climbing.table_in(file)
    lines = climbing.read(file)
    found = climbing.compared(lines)
    Console().print(ratings_table(rate(found, anchor or climbing.anchor_of(found)), climbing.said(table)))
    for name, count in sorted(climbing.forfeits(lines).items()):
        say(
            Console(),
            f"{name} forfeited {count} {'time' if count == 1 else 'times'}: it made no choice that counts",
        )


def ratings_table(rows: "Iterable[Rating]", title: str) -> "Table":
    """A line for each bot, the strongest first."""
    from rich.table import Table

    table = Table("bot", title=title)
    for name in ("rating", "95 % interval", "deals", "won"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        interval = f"{row.low:.0f} - {row.high:.0f}"
        table.add_row(row.name, f"{row.rating:.0f}", interval, str(row.deals), f"{row.share:.0%}")
    return table
