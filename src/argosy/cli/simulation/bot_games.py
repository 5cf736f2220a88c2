"""Games of bots for `argosy simulate --bots`: finished records, and a row for each choice."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib import import_module
from typing import Any, NamedTuple, cast

import numpy as np

from argosy.batch import NO_CHOICE, Batch
from argosy.bots.search_backends import searcher_of
from argosy.cli.simulation.columns import Column, Names, Rows
from argosy.cli.simulation.game_files import MODULES
from argosy.lab.lineup import Lineup, check_lineup
from argosy.lab.matches import FinishedGame, Move, chunks_of, play_game, seats_on
from argosy.lab.workers import in_order, local_workers
from argosy.rules.records import Records, join_records, new_records
from argosy.search.types import Found

NOTING = {"wonders": "argosy.cli.wonders.noted_choice", "duel": "argosy.cli.duel.noted_choice"}
"""By game the module that notes one choice: `NOTED` and `note_choice`."""

GROUP = 500
"""Games that go to a file together."""

BOT = Column("bot", "name", "", "Bot that has this seat, as `--bots` names it.")
ENTRANT = Column(
    "entrant", "int8", "", "Number of the bot in `--bots`, from 0; bots change seats, entrants stay."
)
GAME_COLUMNS = (
    BOT,
    ENTRANT,
    Column(
        "forfeited", "bool", "", "Has the bot forfeited? Then it is last, and `random` has played on for it."
    ),
)
"""Further columns of a row for each seat."""

SEARCH_COLUMNS = (
    Column(
        "search_value", "double", "wins", "Value of the choice, 0 to 1 for the seat; none without a search."
    ),
    Column("search_best", "double", "wins", "Value of the most visited choice: that of the position."),
    Column("search_share", "double", "", "Share of the search's visits that the choice has."),
    Column("search_tried", "int32", "choices", "Choices that the search has visited."),
    Column("search_iterations", "int64", "", "Iterations of the search."),
)
"""Columns that are empty where a bot has not searched."""
CHOICE_COLUMNS = (
    BOT,
    ENTRANT,
    Column("forfeited", "bool", "", "Had the bot forfeited before? Then `random` has chosen for it."),
    Column("winner", "double", "wins", "What the seat won in the end, as in a row for each seat."),
    Column("text", "text", "", "The choice as `game.choose(seat, text)` takes it."),
    Column("seconds", "double", "seconds", "Time that the bot took; the only column that differs each time."),
    *SEARCH_COLUMNS,
)
"""Further columns of a row for each choice."""


class Seats(NamedTuple):
    """The common part of all games."""

    table: tuple[str, ...]
    """The bot of each entrant."""
    lineup: Lineup
    deal: dict[str, Any]
    seed: int
    noting: bool


class BotMove(NamedTuple):
    """Bot columns of one choice."""

    entrant: int
    forfeited: bool
    text: str
    seconds: float
    search: tuple[float, float, float, int, int] | None
    """Values by name of the column, in the order of `SEARCH_COLUMNS`."""


class BotGames(NamedTuple):
    """Some finished games of bots."""

    results: tuple[FinishedGame, ...]
    records: Records
    turned: tuple[int, ...]
    """By game how many seats the entrants have moved on."""
    noted: Records | None
    """A row for each choice; None if choices were not wanted."""
    moves: tuple[BotMove, ...]
    """The bots' part of each of these rows."""

    @property
    def places(self) -> Any:
        """By game and player seat, from the first player on: the number of the entrant."""
        count = len(self.results[0].ranks)
        return (np.arange(count) - np.array(self.turned)[:, None]) % count

    @property
    def forfeits(self) -> Any:
        """By game and entrant: has it forfeited?"""
        out = np.zeros((len(self.results), len(self.results[0].ranks)), bool)
        for number, game in enumerate(self.results):
            out[number, [forfeit.entrant for forfeit in game.forfeits]] = True
        return out


def play_bots(
    table: Sequence[str],
    games: int,
    deal: dict[str, Any],
    seed: int,
    *,
    processes: int,
    move_seconds: float,
    bot_output: bool,
    noting: bool,
) -> Generator[BotGames, None, None]:
    """Play games of bots on several processes; they come in order, some at a time.

    Game i has the seed `seed + i`. Raises ArgosyError for a bot that there is not.
    """
    check_lineup(table, deal["game"], move_seconds, bot_output=bot_output)
    if {*table} == {"greedy"} and not noting:
        yield from play_greedy(games, deal, seed, threads=processes)
        return
    chunks = chunks_of(games)
    with (
        closing(Lineup(move_seconds, bot_output=bot_output)) as lineup,
        local_workers(min(processes, len(chunks))) as workers,
    ):
        seats = Seats(tuple(table), lineup, deal, seed, noting)
        waiting: list[BotGames] = []
        for (_, last), some in in_order(workers, _play_some, seats, chunks):
            waiting.append(some)
            if last % GROUP == 0 or last == games:
                yield joined(waiting)
                waiting = []


def play_greedy(
    games: int, deal: Mapping[str, Any], seed: int, *, threads: int
) -> Generator[BotGames, None, None]:
    """Play games in which every seat is `greedy` in batches: those of `play_bots`, game for game."""
    for first in range(0, games, GROUP):
        count = min(GROUP, games - first)
        batch: Any = cast("Any", Batch)(
            deal["game"],
            games=count,
            seed=seed + first,
            threads=threads,
            **{name: value for name, value in deal.items() if name != "game"},
        )
        backend: Any = searcher_of(deal["game"])
        while not (over := batch.over()).all():
            moves = backend.best_prior_moves(batch, ~over).reshape(count, -1)
            batch.step(np.where(batch.owing(), moves, NO_CHOICE))
        players = deal["players"]
        turned = [number * seats_on(deal) % players for number in range(first, first + count)]
        results = _results(batch, turned)
        yield BotGames(results, batch.array, tuple(turned), None, ())


def _results(batch: Any, turned: Sequence[int]) -> tuple[FinishedGame, ...]:
    """Results by entrant, as `argosy.lab.matches.play_game` counts them."""
    rows = import_module(MODULES[batch.ruleset.game]).game_rows(batch.ruleset, batch.array, 0)
    players, moved = len(rows["rank"]) // len(turned), np.array(turned, np.int64)
    places = (np.arange(players) + moved[:, None]) % players
    by_entrant = {
        name: np.take_along_axis(np.asarray(rows[name]).reshape(places.shape), places, axis=1)
        for name in ("total", "rank", "winner")
    }
    return tuple(
        FinishedGame(int(seed), tuple(points), tuple(ranks), tuple(wins))
        for seed, points, ranks, wins in zip(
            batch.seeds, *(by_entrant[name].tolist() for name in ("total", "rank", "winner")), strict=True
        )
    )


def _play_some(seats: Seats, chunk: tuple[int, int]) -> BotGames:
    bots, step = [seats.lineup.bot(name) for name in seats.table], seats_on(seats.deal)
    played = [_play_one(seats, bots, number, number * step % len(bots)) for number in range(*chunk)]
    return joined(played)


def _play_one(seats: Seats, bots: list[Any], number: int, turned: int) -> BotGames:
    moves: list[Move] = []
    noted: list[Records] = []
    said: list[BotMove] = []

    def watch(move: Move) -> None:
        moves[:] = [move]
        if seats.noting:
            noted.append(noted_row(move.game, move.seat, move.decision.number))
            said.append(_move_of(move))

    result = play_game(bots, seats.seed + number, turned, seats.deal, watch)
    rows = join_records(noted) if seats.noting else None
    return BotGames((result,), moves[0].game.array, (turned,), rows, tuple(said))


def noted_row(game: Any, seat: int, number: int) -> Records:
    """Return one row of `NOTED`, game 0, for the choice that a seat is about to make."""
    module = import_module(NOTING[game.ruleset.game])
    row = new_records(module.NOTED, 1)
    module.note_choice(game, seat, number, row[0])
    return row


def _move_of(move: Move) -> BotMove:
    choice = next(one for one in move.game.choices(move.seat) if one.number == move.decision.number)
    search = None if move.decision.search is None else _search_of(move.decision.search, choice.number)
    return BotMove(move.entrant, move.has_forfeited, choice.text, move.seconds, search)


def _search_of(found: Found, number: int) -> tuple[float, float, float, int, int]:
    chosen = next(one for one in found.tried if one.number == number)
    visits = sum(one.visits for one in found.tried)
    tried = sum(one.visits > 0 for one in found.tried)
    return chosen.value, found.best.value, chosen.visits / max(1, visits), tried, found.iterations


def joined(parts: Iterable[BotGames]) -> BotGames:
    """Several parts as one; the games of noted choices are counted on."""
    parts = tuple(parts)
    noted = [part.noted for part in parts if part.noted is not None]
    firsts = np.cumsum([0, *(len(part.results) for part in parts)])
    rows = None
    if noted:
        rows = join_records(noted)
        rows.game += np.repeat(firsts[:-1], [len(some) for some in noted])
    return BotGames(
        tuple(result for part in parts for result in part.results),
        join_records([part.records for part in parts]),
        tuple(turned for part in parts for turned in part.turned),
        rows,
        tuple(move for part in parts for move in part.moves),
    )


def game_columns(played: BotGames, table: Sequence[str]) -> Rows:
    """Bots of a row for each seat, with winners and ranks as the match counts them."""
    entrants, games = played.places, np.arange(len(played.results))[:, None]
    ids = tuple(dict.fromkeys(table))
    ranks = np.array([game.ranks for game in played.results])
    wins = np.array([game.wins for game in played.results])
    return {
        "winner": wins[games, entrants].ravel(),
        "rank": ranks[games, entrants].astype(np.int8).ravel(),
        "bot": Names(np.array([ids.index(name) for name in table])[entrants].ravel(), ids),
        "entrant": entrants.astype(np.int8).ravel(),
        "forfeited": played.forfeits[games, entrants].ravel(),
    }


def choice_columns(played: BotGames, table: Sequence[str]) -> Rows:
    """Bots, texts, times and searches of a row for each choice."""
    moves, ids = played.moves, tuple(dict.fromkeys(table))
    assert played.noted is not None, "a row for each choice needs the choices noted"
    wins, games = np.array([game.wins for game in played.results]), played.noted.game
    entrants = np.array([move.entrant for move in moves], np.int8)
    return {
        "bot": Names(np.array([ids.index(table[move.entrant]) for move in moves]), ids),
        "entrant": entrants,
        "forfeited": np.array([move.forfeited for move in moves], bool),
        "winner": wins[games, entrants],
        "text": [move.text for move in moves],
        "seconds": np.array([move.seconds for move in moves]),
        **dict(_search_values(moves)),
    }


def _search_values(moves: Sequence[BotMove]) -> Iterator[tuple[str, Any]]:
    for place, column in enumerate(SEARCH_COLUMNS):
        yield column.name, [None if move.search is None else move.search[place] for move in moves]
