"""Matches: bots against each other over many games, each bot in each seat equally often.

>>> result = match(["greedy", "random", "random"], games=3, edition=2010, seed=1)
>>> [row.name for row in result.rows]
['greedy', 'random', 'random 2']
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from argosy.bots import Bot, Decision, decide_by_search, make
from argosy.bots.engine_bot import EngineBot
from argosy.bots.engine_protocol import GameOver
from argosy.bots.subprocess_bot import Forfeited, SubprocessBot
from argosy.errors import ArgosyError
from argosy.game import game_of
from argosy.lab.intervals import wilson
from argosy.lab.lineup import MOVE_SECONDS, Lineup, check_lineup
from argosy.lab.workers import ResultStore, StoredLines, Workers, in_order, local_workers
from argosy.rules.wonders.teams import PARTNERS

CHUNK = 10
"""Games that a process plays before it reports."""
Chunk = tuple[int, int]

STAND_IN = "random"
"""Plays on for a bot that has forfeited, so that the game comes to its end for the others."""

Progress = Callable[[int], object]


class Forfeit(msgspec.Struct, frozen=True):
    """A bot that somebody else has written made no choice, so this game is lost for it."""

    entrant: int
    moment: int
    reason: str
    """`raised ValueError: ...`, `needed more than 10 s for a choice`."""
    record: str = ""
    """The game as it was then: `argosy.replay` opens it at the choice that was not made."""


class Seats(NamedTuple):
    """The common part of all games of a match."""

    table: list[str | Bot]
    lineup: Lineup
    deal: dict[str, Any]
    seed: int


class Move(NamedTuple):
    """A choice that a bot is about to make."""

    game: Any
    """As it is before the choice."""
    seat: int
    entrant: int
    decision: Decision
    seconds: float
    has_forfeited: bool
    """Another bot chooses for the entrant, which has forfeited this game."""


class FinishedGame(msgspec.Struct, frozen=True):
    """One game that is over, by entrant."""

    seed: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; winners who share get a part each (BASE-END-3)."""
    forfeits: tuple[Forfeit, ...] = ()
    """Whoever forfeits has no points and the last place; the others are ranked among themselves."""


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one entrant."""

    name: str
    games: int
    wins: float
    """Sum of the wins of its games; with teams a win of the team is a whole one for both partners."""
    low: float
    """Lower end of the 95 % interval of the share of wins."""
    high: float
    points: float
    """Mean score of a game."""
    rank: float
    """Mean place, 1 is best."""
    forfeits: int = 0
    """Games that it forfeited."""

    @property
    def share(self) -> float:
        """Wins of all games, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


class Match(msgspec.Struct, frozen=True):
    """A match that is over."""

    rows: tuple[MatchRow, ...]
    """By entrant, in the order in which they were named."""
    games: tuple[FinishedGame, ...]


def match(  # noqa: PLR0913  because each argument is an option of a match
    entrants: Sequence[str | Bot],
    games: int = 100,
    *,
    players: int | None = None,
    edition: int = 2020,
    seed: int = 0,
    game: str = "wonders",
    processes: int = 1,
    move_seconds: float = MOVE_SECONDS,
    progress: Progress | None = None,
    workers: Workers | None = None,
    kept: Path | None = None,
    bot_output: bool = True,
    **options: Any,
) -> Match:
    """Play `games` games and count.

    entrants: names of bots, or bots. players: seats at the table; more than entrants: they are repeated in
    turn; by default one seat for each. edition: of 7 Wonders. Game i has the seed `seed + i`, and everybody
    moves one seat on from game to game; with teams two, so that partners stay partners (the first two bots,
    the next two ...). processes: above 1, bots must be given by name. move_seconds: for a
    choice of a bot that somebody else has written and that is given by name: it runs in a process of its own,
    and forfeits a game in which it makes no choice in time. progress: called with the number of games that
    are done. workers: who plays, in place of `processes` (`argosy.lab.workers`). kept: a file for games that
    are done; a match that was cut off goes on where it was. bot_output: does
    what bots of somebody else print come out at standard error? Otherwise it is dropped. More goes to
    `argosy.new_game` (expansions, wonders, sides, options of the rules). The same arguments give the same
    match, whoever plays it. Raises ArgosyError for what cannot be played.
    """
    table = seated(entrants, players)
    deal: dict[str, Any] = {"game": game, "players": len(table), **options}
    if game == "wonders":
        deal["edition"] = edition
    game_of(deal, seed=seed)  # because a table that cannot be is refused here, before any process starts
    check_lineup(table, game, move_seconds, bot_output=bot_output)
    played: list[FinishedGame] = []
    context = (
        local_workers(min(processes, len(chunks_of(games)))) if workers is None else nullcontext(workers)
    )
    with closing(Lineup(move_seconds, bot_output=bot_output)) as lineup, context as hands:
        seats = Seats(table, lineup, deal, seed)
        for some in _in_order(seats, games, hands, None if kept is None else _kept(kept, seats)):
            played += some
            if progress is not None:
                progress(len(played))
    return Match(tuple(rows_of(labels(table), played, seats_on(deal))), tuple(played))


def play_game(
    table: Sequence[Bot],
    seed: int,
    turned: int,
    deal: Mapping[str, Any],
    watch: Callable[[Move], object] | None = None,
) -> FinishedGame:
    """One game; the entrant e sits on the player seat (e + turned) modulo their number.

    Each entrant has a chance of its own, from the seed and its number, so that it does not depend on the
    others. A random bot with another chance plays on for who forfeits. watch: called before each choice.
    """
    game = game_of(deal, seed=seed)
    at = {seat: (place - turned) % len(table) for place, seat in enumerate(game.players)}
    chances = [random.Random(f"{seed} {entrant}") for entrant in range(len(table))]
    playing, forfeits = list(table), list[Forfeit]()
    while not game.is_over:
        for seat in game.owing:
            entrant, start = at[seat], time.perf_counter()
            try:
                decision = decide_by_search(playing[entrant], game, seat, chances[entrant])
            except Forfeited as forfeited:
                forfeits.append(Forfeit(entrant, game.moment, str(forfeited), game.record()))
                playing[entrant], chances[entrant] = (
                    make(STAND_IN),
                    random.Random(f"{seed} {entrant} {STAND_IN}"),
                )
                decision = decide_by_search(playing[entrant], game, seat, chances[entrant])
            if watch is not None:
                seconds = time.perf_counter() - start
                out = any(forfeit.entrant == entrant for forfeit in forfeits)
                watch(Move(game, seat, entrant, decision, seconds, out))
            game.play(seat, decision.number)
    played = _without(_result(game, seed, at), tuple(forfeits))
    _tell_engines(table, game.ruleset.game, at, played)
    return played


def labels(table: Sequence[str | Bot]) -> list[str]:
    """A name for each entrant: the second of a name is `random 2`, and so on."""
    seen: Counter[str] = Counter()
    found: list[str] = []
    for entrant in table:
        name = entrant if isinstance(entrant, str) else type(entrant).__name__
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return found


def _result(game: Any, seed: int, at: Mapping[int, int]) -> FinishedGame:
    sheets = {at[sheet.seat]: sheet for sheet in game.scores() if sheet.seat in at}
    winners = {at[seat] for seat in game.winners}
    order = range(len(at))
    return FinishedGame(
        seed,
        tuple(sheets[entrant].total for entrant in order),
        tuple(sheets[entrant].rank or len(at) for entrant in order),
        tuple((entrant in winners) / max(1, len(winners)) for entrant in order),
    )


def _without(played: FinishedGame, forfeits: tuple[Forfeit, ...]) -> FinishedGame:
    """The same game without those who have forfeited it: who is best among the others has won."""
    if not forfeits:
        return played
    out = {forfeit.entrant for forfeit in forfeits}
    order = range(len(played.ranks))
    standing = {
        entrant: (-played.wins[entrant], played.ranks[entrant]) for entrant in order if entrant not in out
    }
    best = [entrant for entrant, place in standing.items() if place == min(standing.values())]
    return FinishedGame(
        played.seed,
        tuple(0 if entrant in out else played.points[entrant] for entrant in order),
        tuple(
            len(order)
            if entrant in out
            else 1 + sum(other < standing[entrant] for other in standing.values())
            for entrant in order
        ),
        tuple((entrant in best) / max(1, len(best)) for entrant in order),
        forfeits,
    )


def _tell_engines(table: Sequence[Bot], game: str, at: Mapping[int, int], played: FinishedGame) -> None:
    """Say to each engine how the game has ended, once for all of its seats."""
    ranks = {seat: played.ranks[entrant] for seat, entrant in at.items()}
    points = {seat: played.points[entrant] for seat, entrant in at.items()}
    for bot in {id(bot): bot for bot in table}.values():
        if isinstance(bot, SubprocessBot | EngineBot):
            seats = tuple(seat for seat, entrant in at.items() if table[entrant] is bot)
            bot.game_over(GameOver(game, seats, ranks, points))


def seated(entrants: Sequence[str | Bot], players: int | None) -> list[str | Bot]:
    """An entrant for each seat: fewer than seats are repeated in turn. Raises ArgosyError."""
    if not entrants:
        raise ArgosyError("a match needs bots: name one for each seat, e.g. greedy random random")
    count = players or len(entrants)
    if count < len(entrants):
        raise ArgosyError(f"{len(entrants)} bots do not fit at a table for {count}")
    return [entrants[place % len(entrants)] for place in range(count)]


def _in_order(
    seats: Seats, games: int, workers: Workers, kept: ResultStore[Chunk, tuple[FinishedGame, ...]] | None
) -> Iterator[tuple[FinishedGame, ...]]:
    """Chunks of games in the order of their numbers."""
    if not workers.is_here and not all(isinstance(entrant, str) for entrant in seats.table):
        raise ArgosyError(
            "a match on several processes needs bots by name: a bot in memory stays in its process"
        )
    return (some for _, some in in_order(workers, _play_some, seats, chunks_of(games), kept))


def chunks_of(games: int) -> list[Chunk]:
    """Games 0 .. games - 1 in parts: (first, the one behind the last)."""
    return [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def seats_on(deal: Mapping[str, Any]) -> int:
    """Return by how many seats everybody moves on from game to game: with teams, a whole team."""
    return PARTNERS if deal.get("teams") else 1


def _play_some(seats: Seats, chunk: Chunk) -> tuple[FinishedGame, ...]:
    bots = [seats.lineup.bot(entrant) for entrant in seats.table]
    step = seats_on(seats.deal)
    return tuple(play_game(bots, seats.seed + number, number * step, seats.deal) for number in range(*chunk))


def _kept(file: Path, seats: Seats) -> StoredLines[Chunk, tuple[FinishedGame, ...]]:
    """The file of a match. Games more or less are the same match."""
    if not all(isinstance(entrant, str) for entrant in seats.table):
        raise ArgosyError(
            f"{file}: a match that is kept needs bots by name; nobody knows a bot in memory again"
        )
    fingerprint = game_of(seats.deal, seed=seats.seed).ruleset.fingerprint
    about = {
        "match": seats.table,
        **seats.deal,
        "seed": seats.seed,
        "move_seconds": seats.lineup.seconds,
        "facts": fingerprint,
    }
    if seats_on(seats.deal) > 1:  # results of earlier versions, which moved one seat on, do not fit
        about["seats_on"] = seats_on(seats.deal)
    return StoredLines(file, about, Chunk, tuple[FinishedGame, ...])


def rows_of(names: Sequence[str], played: Sequence[FinishedGame], partners: int = 1) -> Iterator[MatchRow]:
    """The result of each entrant. partners: how many share the win of a team; each of them has won."""
    games = len(played)
    for entrant, name in enumerate(names):
        wins = partners * sum(one.wins[entrant] for one in played)
        low, high = wilson(wins, games)
        yield MatchRow(
            name=name,
            games=games,
            wins=wins,
            low=low,
            high=high,
            points=sum(one.points[entrant] for one in played) / max(1, games),
            rank=sum(one.ranks[entrant] for one in played) / max(1, games),
            forfeits=sum(forfeit.entrant == entrant for one in played for forfeit in one.forfeits),
        )
