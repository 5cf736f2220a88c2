"""Matches: bots against each other over many games, each bot in each seat equally often.

>>> result = match(["greedy", "random", "random"], games=3, edition=2010, seed=1)
>>> [row.name for row in result.rows]
['greedy', 'random', 'random 2']
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from argosy import bots
from argosy.bots import Bot, decide
from argosy.errors import ArgosyError
from argosy.game import engine, new_game
from argosy.lab.intervals import wilson

CHUNK = 10
"""Games that a process plays before it reports."""

Progress = Callable[[int], object]


class Played(msgspec.Struct, frozen=True):
    """One game that is over, by entrant."""

    seed: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; winners who share get a part each (BASE-END-3)."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What one entrant has reached."""

    name: str
    games: int
    wins: float
    low: float
    """Lower end of the 95 % interval of the share of wins."""
    high: float
    points: float
    """Mean score of a game."""
    rank: float
    """Mean place, 1 is best."""

    @property
    def share(self) -> float:
        """Wins of all games, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


class Match(msgspec.Struct, frozen=True):
    """A match that is over."""

    rows: tuple[Row, ...]
    """By entrant, in the order in which they were named."""
    games: tuple[Played, ...]


def match(
    entrants: Sequence[str | Bot],
    games: int = 100,
    *,
    players: int | None = None,
    edition: int = 2020,
    seed: int = 0,
    game: str = "wonders",
    processes: int = 1,
    progress: Progress | None = None,
    **options: Any,
) -> Match:
    """Play `games` games and count.

    entrants: names of bots, or bots. players: seats at the table; more than entrants: they are repeated in turn; by
    default one seat for each. edition: of 7 Wonders. Game i has the seed `seed + i`, and everybody moves one seat on from game to game.
    processes: above 1, bots must be given by name. progress: called with the number of games that are done.
    More goes to `argosy.new_game` (boxes, wonders, sides, options of the rules). The same arguments give the same
    match, whatever `processes` is. Raises ArgosyError for what cannot be played.
    """
    table = _seated(entrants, players)
    deal: dict[str, Any] = {"game": game, "players": len(table), **options}
    if game == "wonders":
        deal["edition"] = edition
    for entrant in table:
        if isinstance(entrant, str):
            bots.check_plays(entrant, game)
    new_game(seed=seed, **deal)  # because a table that cannot be is refused here, before any process starts
    played: list[Played] = []
    for some in _in_order(table, deal, seed, games, processes):
        played += some
        if progress is not None:
            progress(len(played))
    return Match(tuple(_rows(labels(table), played)), tuple(played))


def play_game(table: Sequence[Bot], seed: int, turned: int, deal: Mapping[str, Any]) -> Played:
    """One game; the entrant e sits on the player seat (e + turned) modulo their number.

    Each entrant has a chance of its own, from the seed and its number, so that it does not depend on the others.
    """
    game = new_game(seed=seed, **deal)
    at = {seat: (place - turned) % len(table) for place, seat in enumerate(game.players)}
    chances = [random.Random(f"{seed} {entrant}") for entrant in range(len(table))]
    while not game.is_over:
        for seat in game.owing:
            entrant = at[seat]
            game.play(seat, decide(table[entrant], game, seat, chances[entrant]))
    return _result(game, seed, at)


def labels(table: Sequence[str | Bot]) -> list[str]:
    """A name for each entrant: the second of a name is `random 2`, and so on."""
    seen: Counter[str] = Counter()
    found: list[str] = []
    for entrant in table:
        name = entrant if isinstance(entrant, str) else type(entrant).__name__
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return found


def _result(game: Any, seed: int, at: Mapping[int, int]) -> Played:
    sheets = {at[sheet.seat]: sheet for sheet in game.scores() if sheet.seat in at}
    winners = {at[seat] for seat in game.winners}
    order = range(len(at))
    return Played(
        seed,
        tuple(sheets[entrant].total for entrant in order),
        tuple(sheets[entrant].rank or len(at) for entrant in order),
        tuple((entrant in winners) / max(1, len(winners)) for entrant in order),
    )


def _seated(entrants: Sequence[str | Bot], players: int | None) -> list[str | Bot]:
    if not entrants:
        raise ArgosyError("a match needs bots: name one for each seat, e.g. greedy random random")
    count = players or len(entrants)
    if count < len(entrants):
        raise ArgosyError(f"{len(entrants)} bots do not fit at a table for {count}")
    return [entrants[place % len(entrants)] for place in range(count)]


def _in_order(
    table: list[str | Bot], deal: Mapping[str, Any], seed: int, games: int, processes: int
) -> Iterator[list[Played]]:
    """Chunks of games in the order of their numbers, from one process or several."""
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if processes <= 1 or len(chunks) <= 1:
        made = [bots.make(entrant) if isinstance(entrant, str) else entrant for entrant in table]
        for first, last in chunks:
            yield _play_some(made, deal, seed, first, last)
        return
    names = [entrant for entrant in table if isinstance(entrant, str)]
    if len(names) < len(table):
        raise ArgosyError("a match on several processes needs bots by name: a bot in memory stays in its process")
    # Because a fork would copy threads of the caller in the middle of what they do.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=start_process) as pool:
        waiting = [pool.submit(_play_named, names, deal, seed, first, last) for first, last in chunks]
        for future in waiting:
            yield future.result()


def start_process() -> None:
    """A fresh process takes the compiled gear if it only has to be loaded."""
    ready = [name for name in engine.ALL if engine.is_cached([name])]
    engine.warm_up(ready)


def _play_named(table: Sequence[str], deal: Mapping[str, Any], seed: int, first: int, last: int) -> list[Played]:
    return _play_some([bots.make(name) for name in table], deal, seed, first, last)


def _play_some(table: Sequence[Bot], deal: Mapping[str, Any], seed: int, first: int, last: int) -> list[Played]:
    return [play_game(table, seed + number, number, deal) for number in range(first, last)]


def _rows(names: Sequence[str], played: Sequence[Played]) -> Iterator[Row]:
    games = len(played)
    for entrant, name in enumerate(names):
        wins = sum(one.wins[entrant] for one in played)
        low, high = wilson(wins, games)
        yield Row(
            name=name,
            games=games,
            wins=wins,
            low=low,
            high=high,
            points=sum(one.points[entrant] for one in played) / max(1, games),
            rank=sum(one.ranks[entrant] for one in played) / max(1, games),
        )
