"""Benchmark of bots: a fixed protocol of opponents, deals and seeds (docs/bots/benchmark.md).

>>> [row] = benchmark("greedy", "duel", opponents=("random",), seeds=1, games=2)
>>> row.games, row.opponent
(2, 'random')
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from argosy.lab.intervals import wilson
from argosy.lab.lineup import MOVE_SECONDS
from argosy.lab.matches import Match, match

OPPONENTS = ("random", "greedy", "captain-1@500")
"""Reference opponents, the weakest first; all of them choose the same on every machine."""
TABLES: dict[str, dict[str, Any]] = {
    "duel": {"players": 2},
    "wonders": {"players": 3, "edition": 2010},
}
"""By game the table: one seat is the bot's, all others are the opponent's."""
SEEDS = 5
"""Matches against each opponent."""
GAMES = 30
"""Games of a match: a multiple of both numbers of players, so that the bot has each seat equally often."""
STEP = 1_000
"""Match i, from 0, begins with the deal of seed (i + 1) * STEP."""


class BenchmarkRow(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a bot against one opponent."""

    bot: str
    game: str
    opponent: str
    games: int
    wins: float
    shares: tuple[float, ...]
    """Share of wins by match."""
    low: float
    """Lower end of the 95 % interval of the share of wins (Wilson, all games together)."""
    high: float
    points: float
    """Mean points of the bot."""
    opponent_points: float
    """Mean points of the opponent's seats."""
    forfeits: int

    @property
    def share(self) -> float:
        """Wins of all games, 0 to 1; among equals 1 / players."""
        return self.wins / self.games


def benchmark(
    bot: str,
    game: str,
    *,
    opponents: Sequence[str] = OPPONENTS,
    seeds: int = SEEDS,
    games: int = GAMES,
    processes: int = 1,
    move_seconds: float = MOVE_SECONDS,
    progress: Callable[[int], object] | None = None,
) -> Iterator[BenchmarkRow]:
    """Play a bot against each opponent but itself; a row comes when its matches are over.

    seeds and games: fewer than the protocol says are for trying out. progress: called with the games that
    are done. The rest is that of `argosy.lab.matches.match`. Raises ArgosyError for a bot that there is not.
    """
    table, done = TABLES[game], 0
    for opponent in opponents:
        if opponent == bot:
            continue
        entrants = [bot, *[opponent] * (table["players"] - 1)]
        matches: list[Match] = []
        for number in range(seeds):
            matches.append(
                match(
                    entrants,
                    games,
                    seed=(number + 1) * STEP,
                    game=game,
                    processes=processes,
                    move_seconds=move_seconds,
                    bot_output=False,
                    **table,
                )
            )
            done += games
            if progress is not None:
                progress(done)
        wins, count = sum(one.rows[0].wins for one in matches), seeds * games
        low, high = wilson(wins, count)
        others = [row.points for one in matches for row in one.rows[1:]]
        yield BenchmarkRow(
            bot=bot,
            game=game,
            opponent=opponent,
            games=count,
            wins=wins,
            shares=tuple(one.rows[0].share for one in matches),
            low=low,
            high=high,
            points=sum(one.rows[0].points for one in matches) / seeds,
            opponent_points=sum(others) / len(others),
            forfeits=sum(one.rows[0].forfeits for one in matches),
        )


def markdown(rows: Sequence[BenchmarkRow]) -> str:
    """Rows as a table of Markdown, as docs/bots/benchmark.md has it."""
    head = "| game | bot | opponent | games | wins | 95 % interval | wins by match | points | opponent's points |"
    lines = [head, "|---|---|---|---:|---:|---:|---:|---:|---:|"]
    for row in rows:
        cells = (
            row.game,
            f"`{row.bot}`",
            f"`{row.opponent}`",
            f"{row.games}",
            f"{row.share:.1%}",
            f"{row.low:.1%} - {row.high:.1%}",
            ", ".join(f"{share:.0%}" for share in row.shares),
            f"{row.points:.1f}",
            f"{row.opponent_points:.1f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)
