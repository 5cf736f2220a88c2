"""Random games of 7 Wonders, and what they say about the boards."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

    from argosy.batch.threads import Ranges
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset


def ruleset(
    *, players: int | None, edition: int | None, expansions: tuple[str, ...], teams: bool = False
) -> "Ruleset":
    """Return the ruleset: 3 players and edition 2020, unless others are named."""
    from argosy.game.wonders.game import ruleset_for

    return ruleset_for(
        players=3 if players is None else players,
        edition=edition or 2020,
        expansions=expansions,
        teams=teams,
    )


def play(ruleset: "Ruleset", games: int, seed: int, ranges: "Ranges", chunk_size: int) -> "Iterator[Records]":
    """Finished games, a chunk at a time."""
    import numpy as np

    from argosy.game.engine import run
    from argosy.rules.records import new_records
    from argosy.rules.wonders.choices import MAX_CHOICES
    from argosy.rules.wonders.drivers.random_play import play_random_games
    from argosy.rules.wonders.state import CHOICE, GAME

    play_range = run(play_random_games)
    outs = [new_records(CHOICE, MAX_CHOICES) for _ in range(ranges.threads)]
    for first in range(0, games, chunk_size):
        chunk = new_records(GAME, min(chunk_size, games - first))
        seeds = range(seed + first, seed + first + len(chunk))
        boards, base = _boards(ruleset, seeds), np.uint64(seeds.start)

        def work(thread: int, begin: int, end: int) -> None:
            play_range(chunk, begin, end, ruleset.tables, base, boards, outs[thread])  # noqa: B023  because it ends in this round

        ranges.run(len(chunk), work)
        yield chunk


def play_noted(
    ruleset: "Ruleset", games: int, seed: int, ranges: "Ranges", chunk_size: int
) -> "Iterator[tuple[Records, Records]]":
    """The same games with a row for each choice (`recorded_play.py`), a chunk at a time."""
    from argosy.cli.simulation.choice_rows import note
    from argosy.game.engine import run
    from argosy.rules.records import new_records
    from argosy.rules.wonders.choices import MAX_CHOICES
    from argosy.rules.wonders.drivers.recorded_play import NOTED, note_random_games
    from argosy.rules.wonders.state import CHOICE

    note_range = run(note_random_games)
    outs = [new_records(CHOICE, MAX_CHOICES) for _ in range(ranges.threads)]
    for first in range(0, games, chunk_size):
        seeds = range(seed + first, seed + min(games, first + chunk_size))

        def deal(begin: int, end: int) -> "Records":
            return _deal(ruleset, seeds[begin:end])  # noqa: B023  because it ends in this round

        def work(thread: int, dealt: "Records", rows: "Records") -> int:
            return int(note_range(dealt, 0, len(dealt), ruleset.tables, ruleset.compact, outs[thread], rows))

        yield note(len(seeds), ruleset.seats, deal, work, NOTED, ranges)


def _boards(ruleset: "Ruleset", seeds: range) -> Any:
    """The boards of games, shape (games, cities)."""
    import numpy as np

    from argosy.batch.wonders import random_boards

    return random_boards(ruleset, np.array(seeds, np.uint64))


def _deal(ruleset: "Ruleset", seeds: range) -> "Records":
    """Games that have just been dealt."""
    import numpy as np

    from argosy.game.engine import run
    from argosy.rules.records import new_records
    from argosy.rules.wonders.drivers.batch_loops import deal_games
    from argosy.rules.wonders.state import GAME

    dealt, count = new_records(GAME, len(seeds)), len(seeds)
    boards = _boards(ruleset, seeds)
    run(deal_games)(dealt, np.arange(count), 0, count, ruleset.tables, np.array(seeds, np.uint64), boards)
    return dealt


class Tally:
    """Games, wins and points by (wonder, side)."""

    def __init__(self, ruleset: "Ruleset") -> None:
        import numpy as np

        self.ruleset = ruleset
        self.games, self.wins, self.points = np.zeros((3, len(ruleset.boards)))

    def add(self, played: "Records") -> None:
        """Count finished games. A shared win of two is half a win for each (BASE-END-3)."""
        import numpy as np

        from argosy.cli.wonders.rows import results_of

        cities = played.cities[:, 1 if self.ruleset.has_free_city else 0 : self.ruleset.seats]
        points = self.scores(played)[:, -cities.shape[1] :]
        wins, _ = results_of(self.ruleset, points, cities.coins)
        board = cities.wonder.ravel()
        np.add.at(self.games, board, 1)
        np.add.at(self.wins, board, wins.ravel())
        np.add.at(self.points, board, points.ravel())

    def as_json(self) -> dict[str, Any]:
        """All that was counted, as plain numbers."""
        return {name: getattr(self, name).tolist() for name in ("games", "wins", "points")}

    def take(self, counted: dict[str, Any]) -> None:
        """Add the counts of another tally, from its `as_json`."""
        for name, counts in counted.items():
            setattr(self, name, getattr(self, name) + counts)

    def scores(self, played: "Records") -> Any:
        """Points of every city, shape (games, cities)."""
        import numpy as np

        from argosy.game.engine import run
        from argosy.rules.wonders.drivers.batch_loops import score_games
        from argosy.rules.wonders.terms import LINES

        lines = np.zeros((len(played), self.ruleset.seats, len(LINES)), np.int16)
        run(score_games)(played, 0, len(played), self.ruleset.tables, lines)
        return lines.sum(axis=2)

    def tables(self, title: str) -> "Iterable[Table]":
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
        return [table]
