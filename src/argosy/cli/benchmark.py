"""`argosy benchmark`: bots against reference opponents by a fixed protocol."""

import os
import sys
from typing import TYPE_CHECKING, Literal

from argosy.cli.options.counts import Count

if TYPE_CHECKING:
    from argosy.lab.benchmark import BenchmarkRow


def benchmark(
    *bots: str,
    game: Literal["duel", "wonders", "both"] = "both",
    seeds: Count = 5,
    games: Count = 30,
    processes: Count | None = None,
    move_seconds: float = 10.0,
) -> None:
    """Play bots against the reference opponents of docs/bots/benchmark.md and print a table of Markdown.

    Example: argosy benchmark mybots:Builder --game duel

    Parameters
    ----------
    bots
        Names of bots, as argosy match takes them.
    game
        Which game: duel, wonders or both.
    seeds
        Matches against each opponent; fewer than 5 are for trying out.
    games
        Games of a match; others than 30 are for trying out.
    processes
        How many processes share the work; by default one for each core.
    move_seconds
        Seconds that a bot of your own has for a choice; if it makes none, it forfeits the game.

    """
    from argosy.bots import check_plays
    from argosy.cli.bots import look_at
    from argosy.cli.progress import following, terminal, warm
    from argosy.errors import ArgosyError
    from argosy.game import engine
    from argosy.lab import benchmark as protocol

    if not bots:
        raise ArgosyError("argosy benchmark needs a bot: name one, e.g. argosy benchmark greedy")
    names = look_at(bots, bot_output=False)
    wanted = [*protocol.TABLES] if game == "both" else [game]
    for name in names:
        for one in wanted:
            check_plays(name, one)
    console = terminal()
    rows: list[BenchmarkRow] = []
    for one in wanted:
        warm(console, engine.programs_of(one, searches=True))
        for name in names:
            total = seeds * games * sum(opponent != name for opponent in protocol.OPPONENTS)
            with following(console, f"{name}, {one}") as report:
                rows += protocol.benchmark(
                    name,
                    one,
                    seeds=seeds,
                    games=games,
                    processes=processes or os.cpu_count() or 1,
                    move_seconds=move_seconds,
                    progress=lambda done, name=name, one=one, total=total: report(
                        f"{name}, {one}", done, total
                    ),
                )
    sys.stdout.write(protocol.markdown(rows) + "\n")
