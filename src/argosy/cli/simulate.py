"""`argosy simulate`: a great many random games, and what they say about boards, wonders and ways to win."""

import os
import time
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

GAMES = {"wonders": "argosy.cli.wonders.simulate", "duel": "argosy.cli.duel.simulate"}
"""By game the module that plays and counts: `ruleset`, `play` and `Tally`."""

CHUNK = 5_000
"""Games that are in memory at the same time."""


def simulate(
    *,
    games: int = 10_000,
    game: str = "wonders",
    players: int | None = None,
    edition: int | None = None,
    box: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    seed: int = 0,
    data: Path | None = None,
    threads: int | None = None,
    cluster: str | None = None,
    resume: Path | None = None,
) -> None:
    """Play random games and count points and wins: by wonder board, in Duel by wonder and by way to win.

    Every choice is as likely as every other. Game i is the game that argosy.new_game(seed=seed + i) deals.

    Parameters
    ----------
    games
        How many games.
    game
        Which game: wonders or duel.
    players
        Players at the table: 3 by default; Duel is for 2.
    edition
        2010 or 2020, of 7 Wonders; by default 2020.
    box
        A box to add; may be given several times.
    seed
        Seed of the first game; the next has the next one.
    data
        Folder with facts of your own (docs/data.md).
    threads
        How many threads share the work; by default one for each core.
    cluster
        Play on a Ray cluster: auto for the one of this machine, local, or its address (docs/cluster.md).
    resume
        Keep what was counted in this file, and go on where it ends if a run of the same games was cut off.

    """
    from rich.console import Console

    from argosy.batch.threads import Ranges
    from argosy.cli.counting import count_in_chunks
    from argosy.cli.hiring import hire
    from argosy.cli.own_data import use
    from argosy.cli.progress import following, terminal, warm
    from argosy.game import engine

    module = simulation(game)
    use(data)
    ruleset = module.ruleset(players=players, edition=edition, boxes=box)
    console = terminal()
    warm(console, engine.programs_of(game, searches=False))
    ranges = Ranges(threads or os.cpu_count() or 1)
    tally, done, start = module.Tally(ruleset), 0, time.perf_counter()
    with hire(cluster, threads=threads) as workers, following(console, "games") as report:
        if workers is not None or resume is not None:
            tally = count_in_chunks(module, ruleset, games, seed, workers or ranges.threads, resume, report)
            done = games
        for played in module.play(ruleset, games - done, seed, ranges, CHUNK):
            tally.add(played)
            done += len(played)
            report("games", done, games)
    seconds = time.perf_counter() - start
    title = f"{games:,} random {'game' if games == 1 else 'games'}, {games / seconds:,.0f} a second"
    Console().print(*tally.tables(title))


def simulation(game: str) -> Any:
    """The module that simulates a game; RulesetError if there is none."""
    from argosy.errors import RulesetError

    if game not in GAMES:
        raise RulesetError(f"there is no game {game!r}: choose {' or '.join(GAMES)}")
    return import_module(GAMES[game])
