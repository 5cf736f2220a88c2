"""`argosy simulate`: statistics of many random games by board, wonder and way to win."""

import os
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from argosy.cli.options.counts import Count, Seed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from argosy.cli.simulation.game_files import Keep

GAMES = {"wonders": "argosy.cli.wonders.simulate", "duel": "argosy.cli.duel.simulate"}
"""By game the module that plays and counts: `ruleset`, `play`, `play_noted` and `Tally`."""

CHUNK = 5_000
"""Games that are in memory at the same time."""
CHUNK_OF_CHOICES = 1_000
"""The same where every choice of theirs is there, too."""
LEAST = 3
"""Players of 7 Wonders if fewer bots are named and nothing is said."""


def simulate(
    *,
    games: Count = 10_000,
    game: str = "wonders",
    players: Count | None = None,
    edition: int | None = None,
    expansion: Annotated[tuple[str, ...], Parameter(name=("--expansion", "--box"), negative=())] = (),
    teams: Annotated[bool, Parameter(negative=())] = False,
    bots: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    seed: Seed = 0,
    data: Path | None = None,
    threads: Count | None = None,
    processes: Count | None = None,
    move_seconds: float = 10.0,
    out: Path | None = None,
    rows: Literal["games", "choices"] = "games",
    cluster: str | None = None,
    resume: Path | None = None,
) -> None:
    """Play games and count points and wins: by wonder board, in Duel by wonder and by way to win.

    Every choice is as likely as every other, unless --bots names who plays. Game i is the game that
    argosy.new_game(seed=seed + i) deals.

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
    expansion
        An expansion to add; may be given several times.
    teams
        Partners sit side by side, two a team: 7 Wonders with 4, 6 or 8 players and an expansion of teams.
    bots
        Bots that play, with commas between them, as argosy match names them: greedy,captain@50ms. An engine
        has a --bots of its own. Fewer than seats are repeated in turn; bots change seats from game to game.
    seed
        Seed of the first game; the next has the next one.
    data
        Folder with facts of your own (docs/develop/data.md).
    threads
        How many threads share random games; by default one for each core.
    processes
        How many processes share games of bots; by default one for each core.
    move_seconds
        Seconds that a bot of your own has for a choice; if it makes none, it forfeits the game.
    out
        A new Parquet file that gets the games as columns (docs/bots/data-files.md).
    rows
        What a row of the file is: a seat of a game (games) or a choice (choices).
    cluster
        Play on a Ray cluster: auto for the one of this machine, local, or its address (docs/bots/cluster.md).
    resume
        Keep what was counted in this file, and go on where it ends if a run of the same games was cut off.

    """
    from rich.console import Console

    from argosy.batch.threads import Ranges
    from argosy.cli.custom_data import use
    from argosy.cli.options.worker import open_workers
    from argosy.cli.progress import following, terminal, warm
    from argosy.cli.simulation.random_counts import count_in_chunks
    from argosy.errors import ArgosyError
    from argosy.game import engine

    module = simulation(game)
    use(data)
    names = _bots_of(bots)
    _check_workers(names, threads, processes, cluster, resume)
    seats = players if players is not None or game == "duel" or not names else max(len(names), LEAST)
    ruleset = module.ruleset(players=seats, edition=edition, expansions=expansion, teams=teams)
    if out is None and rows == "choices":
        raise ArgosyError(
            "--rows choices says what a row of a file is, and there is no file: name it with --out"
        )
    if out is not None and (cluster is not None or resume is not None):
        raise ArgosyError(
            "--out writes games that this machine plays in one go: leave --cluster and --resume out"
        )
    table = _table(names, ruleset)
    storing = _nowhere() if out is None else _file(out, ruleset, rows, games, seed, table)
    console = terminal()
    if table:
        deal: dict[str, Any] = {"game": game, "players": ruleset.players, "expansions": expansion}
        if game == "wonders":
            deal |= {"edition": ruleset.edition, "teams": teams}
        with storing as keep:
            _simulate_bots(
                module,
                ruleset,
                table,
                keep,
                games=games,
                deal=deal,
                seed=seed,
                processes=processes or os.cpu_count() or 1,
                move_seconds=move_seconds,
                noting=rows == "choices",
            )
        return
    warm(console, engine.programs_of(game, searches=False))
    ranges = Ranges(threads or os.cpu_count() or 1)
    tally, done, start = module.Tally(ruleset), 0, time.perf_counter()
    with (
        open_workers(cluster, threads=threads) as workers,
        following(console, "games") as report,
        storing as keep,
    ):
        if workers is not None or resume is not None:
            tally = count_in_chunks(module, ruleset, games, seed, workers or ranges.threads, resume, report)
            done = games
        for played, noted in _played(module, ruleset, games - done, seed, ranges, noting=rows == "choices"):
            tally.add(played)
            keep(played, noted, done)
            done += len(played)
            report("games", done, games)
    seconds = time.perf_counter() - start
    title = f"{games:,} random {'game' if games == 1 else 'games'}, {games / seconds:,.0f} a second"
    Console().print(*tally.tables(title))


def _bots_of(said: tuple[str, ...]) -> tuple[str, ...]:
    """Names of bots; an engine is a command, in which commas are its own."""
    from argosy.bots.third_party import ENGINE
    from argosy.cli.bots import look_at
    from argosy.errors import ArgosyError

    named = [[one] if one.startswith(ENGINE) else one.split(",") for one in said]
    found = [name.strip() for names in named for name in names if name.strip()]
    if said and not found:
        raise ArgosyError("--bots names no bot: argosy bots lists them")
    return look_at(found, bot_output=False)


def _check_workers(
    bots: tuple[str, ...],
    threads: int | None,
    processes: int | None,
    cluster: str | None,
    resume: "Path | None",
) -> None:
    """Refuse options of games of bots for random ones, and the other way round."""
    from argosy.errors import ArgosyError

    if bots and (cluster is not None or resume is not None):
        raise ArgosyError(
            "--bots plays on this machine in one go: leave --cluster and --resume out, or take argosy match"
        )
    if bots and threads is not None:
        raise ArgosyError("--threads shares random games: with --bots say --processes")
    if not bots and processes is not None:
        raise ArgosyError("--processes shares games of bots: name them with --bots, or say --threads")


def _table(bots: tuple[str, ...], ruleset: Any) -> tuple[str, ...]:
    """A bot for each player; none for random games."""
    from argosy.lab.matches import seated

    return tuple(str(name) for name in seated(bots, ruleset.players)) if bots else ()


def _simulate_bots(
    module: Any,
    ruleset: Any,
    table: tuple[str, ...],
    keep: "Keep",
    *,
    games: int,
    **played_so: Any,
) -> None:
    """Let bots play, keep their games, and print who won and what boards were worth.

    played_so: arguments of `play_bots`.
    """
    from rich.console import Console

    from argosy.bots import judges
    from argosy.cli.match import forfeits_said, wins_table
    from argosy.cli.progress import following, say, terminal, warm
    from argosy.cli.simulation.bot_games import play_bots
    from argosy.game import engine
    from argosy.lab.matches import FinishedGame, Match, labels, rows_of, seats_on

    console = terminal()
    warm(console, engine.programs_of(ruleset.game, searches=any(map(judges, table))))
    tally, results, start = module.Tally(ruleset), list[FinishedGame](), time.perf_counter()
    with following(console, "games") as report:
        for played in play_bots(table, games, bot_output=False, **played_so):
            tally.add(played.records)
            keep(played, None, len(results))
            results += played.results
            report("games", len(results), games)
    seconds = time.perf_counter() - start
    match = Match(tuple(rows_of(labels(table), results, seats_on(played_so["deal"]))), tuple(results))
    title = f"{games:,} {'game' if games == 1 else 'games'} of bots, {games / seconds:,.1f} a second"
    Console().print(wins_table(match.rows, games), *tally.tables(title))
    for line in forfeits_said(match):
        say(Console(), line)


def _played(module: Any, *arguments: Any, noting: bool) -> "Iterator[tuple[Any, Any]]":
    """Finished games, a chunk at a time, and what was noted of their choices, if anything was."""
    if noting:
        return module.play_noted(*arguments, CHUNK_OF_CHOICES)
    return ((played, None) for played in module.play(*arguments, CHUNK))


def _nowhere() -> "AbstractContextManager[Keep]":
    """Games are counted only."""
    from contextlib import nullcontext

    return nullcontext(lambda _played, _noted, _first: None)


def _file(out: Path, *arguments: Any) -> "AbstractContextManager[Keep]":
    """Games go to a file; one that cannot be written is refused before anything is played."""
    from argosy.cli.simulation.data_files import check_free
    from argosy.cli.simulation.game_files import kept

    check_free(out)
    return kept(out, *arguments)


def simulation(game: str) -> Any:
    """The module that simulates a game; RulesetError if there is none."""
    from argosy.errors import RulesetError

    if game not in GAMES:
        raise RulesetError(f"there is no game {game!r}: choose {' or '.join(GAMES)}")
    return import_module(GAMES[game])
