"""Random games of Duel: how they end, and what they say about the wonders."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

    from argosy.batch.threads import Ranges
    from argosy.rules.duel.ruleset import DuelRuleset
    from argosy.rules.records import Records


def ruleset(
    *, players: int | None, edition: int | None, expansions: tuple[str, ...], teams: bool = False
) -> "DuelRuleset":
    """Return the ruleset; RulesetError for options that Duel does not have."""
    from argosy.errors import RulesetError
    from argosy.game.duel.game import ruleset_for

    if edition is not None:
        raise RulesetError(f"edition {edition}: Duel has one edition; leave it out")
    if teams:
        raise RulesetError("Duel is for two players, who form no teams: leave --teams out")
    return ruleset_for(players=2 if players is None else players, expansions=expansions)


def play(
    ruleset: "DuelRuleset", games: int, seed: int, ranges: "Ranges", chunk_size: int
) -> "Iterator[Records]":
    """Finished games, a chunk at a time. Every choice is as likely as every other."""
    from argosy.rules.duel.state import GAME
    from argosy.rules.records import new_records

    for first in range(0, games, chunk_size):
        chunk = new_records(GAME, min(chunk_size, games - first))
        _play_chunk(ruleset, chunk, seed + first, ranges)
        yield chunk


def _play_chunk(ruleset: "DuelRuleset", chunk: "Records", seed: int, ranges: "Ranges") -> None:
    import numpy as np

    from argosy.game.engine import run
    from argosy.rules.duel.drivers.random_play import play_many
    from argosy.rules.duel.state import CHOICES, GAME
    from argosy.rules.records import new_records

    play_range, blank = run(play_many), new_records(GAME, 1)[0]
    outs = [new_records(CHOICES, 1)[0] for _ in range(ranges.threads)]
    decisions = np.zeros(len(chunk), np.int64)

    def work(thread: int, begin: int, end: int) -> None:
        games, base = chunk[begin:end], np.uint64(seed + begin)
        play_range(games, blank, ruleset.tables, outs[thread], base, decisions[begin:end])

    ranges.run(len(chunk), work)


def play_noted(
    ruleset: "DuelRuleset", games: int, seed: int, ranges: "Ranges", chunk_size: int
) -> "Iterator[tuple[Records, Records]]":
    """The same games with a row for each choice (`recorded_play.py`), a chunk at a time."""
    from argosy.cli.simulation.choice_rows import note
    from argosy.game.engine import run
    from argosy.rules.duel.drivers.compact import lay_out_compact
    from argosy.rules.duel.drivers.recorded_play import NOTED, note_random_games
    from argosy.rules.duel.state import CHOICES
    from argosy.rules.records import new_records

    note_range, (space, _) = run(note_random_games), lay_out_compact(ruleset.expansions)
    outs = [new_records(CHOICES, 1)[0] for _ in range(ranges.threads)]
    for first in range(0, games, chunk_size):
        seeds = range(seed + first, seed + min(games, first + chunk_size))

        def deal(begin: int, end: int) -> "Records":
            return _deal(ruleset, seeds[begin:end])  # noqa: B023  because it ends in this round

        def work(thread: int, dealt: "Records", rows: "Records") -> int:
            return int(note_range(dealt, 0, len(dealt), ruleset.tables, space, outs[thread], rows))

        yield note(len(seeds), ruleset.seats, deal, work, NOTED, ranges)


def _deal(ruleset: "DuelRuleset", seeds: range) -> "Records":
    """Games that have just been dealt."""
    import numpy as np

    from argosy.game.engine import run
    from argosy.rules.duel.drivers.batch_loops import deal_games
    from argosy.rules.duel.state import CHOICES, GAME
    from argosy.rules.records import new_records

    dealt, count, out = new_records(GAME, len(seeds)), len(seeds), new_records(CHOICES, 1)[0]
    run(deal_games)(dealt, np.arange(count), 0, count, ruleset.tables, out, np.array(seeds, np.uint64))
    return dealt


class Tally:
    """Counts of endings, and of games, wins and points by wonder that stood at the end."""

    def __init__(self, ruleset: "DuelRuleset") -> None:
        import numpy as np

        self.ruleset = ruleset
        self.names = [wonder.id for wonder in ruleset.catalog.wonders]
        self.games, self.wins, self.points = np.zeros((3, len(self.names)))
        self.ends: Counter[str] = Counter()
        self.first: defaultdict[str, float] = defaultdict(float)
        """By end the games that the first player won; a shared one is half a win."""

    def add(self, played: "Records") -> None:
        """Count finished games."""
        import numpy as np

        from argosy.game.duel.words import RESULTS

        points = self.scores(played)
        for over, winner in zip(played.over, played.winner, strict=True):
            end = str(RESULTS[int(over)])
            self.ends[end] += 1
            self.first[end] += 0.5 if winner < 0 else float(winner == 0)
        rows, wonders = np.nonzero(played.wonder_built)
        seats, winners = played.wonder_owner[rows, wonders], played.winner[rows]
        np.add.at(self.games, wonders, 1)
        np.add.at(self.wins, wonders, np.where(winners < 0, 0.5, winners == seats))
        np.add.at(self.points, wonders, points[rows, seats])

    def as_json(self) -> dict[str, Any]:
        """All that was counted, as plain numbers."""
        counts = {name: getattr(self, name).tolist() for name in ("games", "wins", "points")}
        return {"wonders": counts, "ends": dict(self.ends), "first": dict(self.first)}

    def take(self, counted: dict[str, Any]) -> None:
        """Add the counts of another tally, from its `as_json`."""
        for name, counts in counted["wonders"].items():
            setattr(self, name, getattr(self, name) + counts)
        self.ends.update(counted["ends"])
        for end, games in counted["first"].items():
            self.first[end] += games

    def scores(self, played: "Records") -> Any:
        """Points of both seats, shape (games, 2)."""
        import numpy as np

        from argosy.game.engine import run
        from argosy.rules.duel.drivers.batch_loops import score_games
        from argosy.rules.duel.terms import LINES

        lines = np.zeros((len(played), 2, LINES), np.int16)
        run(score_games)(played, 0, len(played), self.ruleset.tables, lines)
        return lines.sum(axis=2)

    def tables(self, title: str) -> "Iterable[Table]":
        """Tables of endings, the commonest first, and of wonders, the one with most wins first."""
        return [self._ends(title), self._wonders()]

    def _ends(self, title: str) -> "Table":
        table = _table(title, "result", "games", "share", "95 % interval", "first player wins")
        total = sum(self.ends.values())
        for end, games in self.ends.most_common():
            table.add_row(end, f"{games:,}", *_share(games, total), f"{self.first[end] / games:.1%}")
        first = sum(self.first.values())
        table.add_section()
        table.add_row("all", f"{total:,}", "", "", f"{first / total:.1%}")
        return table

    def _wonders(self) -> "Table":
        table = _table(
            "By wonder, in games in which it stood at the end",
            "wonder",
            "games",
            "wins",
            "95 % interval",
            "mean points",
        )
        played = [number for number, count in enumerate(self.games) if count]
        for number in sorted(played, key=lambda number: -self.wins[number] / self.games[number]):
            games = int(self.games[number])
            row = (f"{games:,}", *_share(self.wins[number], games), f"{self.points[number] / games:.1f}")
            table.add_row(self.names[number], *row)
        return table


def _table(title: str, first: str, *numbers: str) -> "Table":
    from rich.table import Table

    table = Table(first, title=title)
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _share(part: float, total: int) -> tuple[str, str]:
    """A share and its 95 % interval."""
    from argosy.lab.intervals import wilson

    low, high = wilson(part, total)
    return f"{part / total:.1%}", f"{low:.1%} - {high:.1%}"
