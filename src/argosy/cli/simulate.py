"""`argosy simulate`: a great many random games, and what they say about the boards."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

if TYPE_CHECKING:
    from rich.table import Table

    from argosy.batch.threads import Ranges
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

CHUNK = 5_000
"""Games that are in memory at the same time."""


def simulate(
    *,
    games: int = 10_000,
    players: int = 3,
    edition: int = 2020,
    box: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    seed: int = 0,
    data: Path | None = None,
    threads: int | None = None,
) -> None:
    """Play random games and count points and wins by wonder board.

    Every choice is as likely as every other. Game i is the game that argosy.new_game(seed=seed + i) deals.

    Parameters
    ----------
    games
        How many games.
    players
        Players at the table.
    edition
        2010 or 2020.
    box
        A box to add; may be given several times.
    seed
        Seed of the first game; the next has the next one.
    data
        Folder with facts of your own (docs/data.md).
    threads
        How many threads share the work; by default one for each core.

    """
    from rich.console import Console

    from argosy.batch.threads import Ranges
    from argosy.cli.own_data import use
    from argosy.cli.progress import bar, terminal, warm
    from argosy.game.wonders.game import ruleset_for

    use(data)
    ruleset = ruleset_for(players=players, edition=edition, boxes=box)
    console = terminal()
    warm(console)
    tally, start = Tally(ruleset), time.perf_counter()
    with bar(console) as progress:
        task = progress.add_task("games", total=games)
        for played in play(ruleset, games, seed, Ranges(threads or os.cpu_count() or 1)):
            tally.add(played)
            progress.update(task, advance=len(played))
    seconds = time.perf_counter() - start
    Console().print(tally.table(f"{games:,} random games, {games / seconds:,.0f} a second"))


def play(ruleset: "Ruleset", games: int, seed: int, ranges: "Ranges") -> "Iterator[Records]":
    """Finished games, a chunk at a time."""
    import numpy as np

    from argosy.game.engine import run
    from argosy.game.wonders.deal import board_numbers, deal_boards
    from argosy.rules.records import new_records
    from argosy.rules.wonders.choices import MAX_CHOICES
    from argosy.rules.wonders.random_play import play_random_games
    from argosy.rules.wonders.state import CHOICE, GAME

    play_range = run(play_random_games)
    outs = [new_records(CHOICE, MAX_CHOICES) for _ in range(ranges.threads)]
    for first in range(0, games, CHUNK):
        chunk = new_records(GAME, min(CHUNK, games - first))
        seeds = range(seed + first, seed + first + len(chunk))
        boards = np.array([board_numbers(ruleset, deal_boards(ruleset, one, "random", "random")) for one in seeds])
        base = np.uint64(seeds.start)

        def work(thread: int, begin: int, end: int) -> None:
            play_range(chunk, begin, end, ruleset.tables, base, boards, outs[thread])  # noqa: B023  because it ends in this round

        ranges.run(len(chunk), work)
        yield chunk


class Tally:
    """Games, wins and points by (wonder, side)."""

    def __init__(self, ruleset: "Ruleset") -> None:
        import numpy as np

        self.ruleset = ruleset
        self.games, self.wins, self.points = np.zeros((3, len(ruleset.boards)))

    def add(self, played: "Records") -> None:
        """Count finished games. A shared win of two is half a win for each (BASE-END-3)."""
        import numpy as np

        cities = played.cities[:, 1 if self.ruleset.has_free_city else 0 : self.ruleset.seats]
        points = self.scores(played)[:, -cities.shape[1] :]
        # Because more coins break a tie, one number orders the seats: points first, coins behind the comma.
        order = points + cities.coins / 10_000
        won = order == order.max(axis=1, keepdims=True)
        board = cities.wonder.ravel()
        np.add.at(self.games, board, 1)
        np.add.at(self.wins, board, (won / won.sum(axis=1, keepdims=True)).ravel())
        np.add.at(self.points, board, points.ravel())

    def scores(self, played: "Records") -> Any:
        """Points of every city, shape (games, cities)."""
        import numpy as np

        from argosy.game.engine import run
        from argosy.rules.wonders.many import score_games
        from argosy.rules.wonders.terms import LINES

        lines = np.zeros((len(played), self.ruleset.seats, len(LINES)), np.int16)
        run(score_games)(played, 0, len(played), self.ruleset.tables, lines)
        return lines.sum(axis=2)

    def table(self, title: str) -> "Table":
        """A line for each board that was played, the one with most wins first."""
        from rich.table import Table

        from argosy.lab.intervals import wilson

        table = Table("wonder", "side", title=title)
        for name in ("games", "wins", "95 % interval", "mean points"):
            table.add_column(name, justify="right", no_wrap=True)
        played = [number for number, count in enumerate(self.games) if count]
        for number in sorted(played, key=lambda number: -self.wins[number] / self.games[number]):
            games, wins = self.games[number], self.wins[number]
            low, high = wilson(wins, int(games))
            numbers = (
                f"{games:,.0f}",
                f"{wins / games:.1%}",
                f"{low:.1%} - {high:.1%}",
                f"{self.points[number] / games:.1f}",
            )
            table.add_row(*self.ruleset.boards[number], *numbers)
        return table
