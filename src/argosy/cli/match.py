"""`argosy match`: bots against each other, often enough to tell strength from chance."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from argosy.cli.options.counts import Count, Seed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.table import Table

    from argosy.lab.matches import Match, MatchRow

GAMES = 100
"""The number of games of a match by default."""


def match(
    *bots: str,
    games: Count | None = None,
    sprt: tuple[float, float] | None = None,
    game: str = "wonders",
    players: Count | None = None,
    edition: int = 2020,
    expansion: Annotated[tuple[str, ...], Parameter(name=("--expansion", "--box"), negative=())] = (),
    teams: Annotated[bool, Parameter(negative=())] = False,
    seed: Seed = 0,
    data: Path | None = None,
    processes: Count | None = None,
    move_seconds: float = 10.0,
    cluster: str | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    verbose: bool = False,
) -> None:
    """Let bots play many games, each bot in each seat equally often, and count.

    Example: argosy match greedy random random --games 300

    Parameters
    ----------
    bots
        Names of bots, one for each seat; `argosy bots` lists them. A bot of your own is MODULE:ATTRIBUTE, for
        example mybots:Builder or ./bots/mybots:Builder (docs/bots/writing-a-bot.md), or engine:COMMAND, a
        program in any language (docs/bots/engines.md).
    games
        How many games: by default 100, with --sprt at most 40,000.
    sprt
        Two Elo differences, for example 0 10: play deals on exchanged seats until it is decided which of them
        the first of two bots has over the second (docs/bots/strength.md).
    game
        Which game: wonders or duel.
    players
        Seats at the table, if that is more than bots: then the bots are repeated in turn.
    edition
        2010 or 2020.
    expansion
        An expansion to add; may be given several times.
    teams
        Partners sit side by side, the first two bots, the next two: 7 Wonders with 4, 6 or 8 players and an
        expansion of teams. A win of a team is a win for both.
    seed
        Seed of the first game; the next has the next one. The same seed gives the same match.
    data
        Folder with facts of your own (docs/develop/data.md).
    processes
        How many processes share the work; by default one for each core.
    move_seconds
        Seconds that a bot of your own has for a choice; if it makes none, it forfeits the game.
    cluster
        Play on a Ray cluster: auto for the one of this machine, local, or its address (docs/bots/cluster.md).
    resume
        Keep finished games in this file, and go on where it ends if a run of the same match was cut off.
    save
        Write the records of forfeited games into this folder, each up to the choice that was not made;
        `argosy replay FILE` opens one.
    verbose
        Show what bots of your own and engines print, at standard error.

    """
    from rich.console import Console

    from argosy.bots import judges
    from argosy.cli import sequential_test
    from argosy.cli.bots import look_at
    from argosy.cli.custom_data import use
    from argosy.cli.options.worker import open_workers
    from argosy.cli.progress import following, say, terminal, warm
    from argosy.game import engine
    from argosy.lab import forfeited_games, matches

    use(data)
    if sprt is not None:
        sequential_test.check(bots, save)
        table = {"game": game, "players": players, "edition": edition, "expansions": expansion}
        with open_workers(cluster, processes=processes) as workers:
            sequential_test.decide(
                look_at(bots, bot_output=verbose),
                sprt,
                {**table, "teams": teams, "seed": seed},
                most=sequential_test.MOST_GAMES if games is None else games,
                file=resume,
                processes=processes or os.cpu_count() or 1,
                move_seconds=move_seconds,
                workers=workers,
                bot_output=verbose,
            )
        return
    games = GAMES if games is None else games
    if save is not None:
        forfeited_games.make_folder(save)
    bots = look_at(bots, bot_output=verbose)
    console = terminal()
    warm(console, engine.programs_of(game, searches=any(map(judges, bots))))
    with open_workers(cluster, processes=processes) as workers, following(console, "games") as report:
        result = matches.match(
            bots,
            games,
            game=game,
            players=players,
            edition=edition,
            expansions=expansion,
            **({"teams": True} if teams else {}),
            seed=seed,
            processes=processes or os.cpu_count() or 1,
            move_seconds=move_seconds,
            progress=lambda done: report("games", done, games),
            workers=workers,
            kept=resume,
            bot_output=verbose,
        )
    Console().print(wins_table(result.rows, games))
    for line in (*engines_said(bots), *forfeits_said(result)):
        say(Console(), line)
    if save is not None:
        for file in forfeited_games.save(result, save):
            say(Console(), f"argosy replay {file}")


def wins_table(rows: "Iterable[MatchRow]", games: int) -> "Table":
    """A line for each bot. A shared win of two players or teams is half a win for each."""
    from rich.table import Table

    table = Table(title="1 game" if games == 1 else f"{games} games")
    table.add_column("bot", overflow="fold")
    for name in ("wins", "share", "95 % interval", "mean points", "mean place"):
        table.add_column(name, justify="right", no_wrap=True)
    rows = tuple(rows)
    has_forfeits = any(row.forfeits for row in rows)
    if has_forfeits:
        table.add_column("forfeits", justify="right", no_wrap=True)
    for row in rows:
        interval = f"{row.low:.1%} - {row.high:.1%}"
        forfeits = [str(row.forfeits)] if has_forfeits else []
        places = (f"{row.points:.1f}", f"{row.rank:.2f}")
        table.add_row(row.name, f"{row.wins:g}", f"{row.share:.1%}", interval, *places, *forfeits)
    return table


def engines_said(names: "Iterable[str]") -> "Iterator[str]":
    """Return the name that each engine gives itself."""
    from argosy.bots import third_party

    for name in dict.fromkeys(names):
        if name.startswith(third_party.ENGINE) and third_party.facts(name).calls_itself:
            yield f"{name} calls itself {third_party.facts(name).calls_itself}"


def forfeits_said(result: "Match") -> "Iterator[str]":
    """Of each bot that has forfeited games, when it did so first and why."""
    reported: set[int] = set()
    for game in result.games:
        for forfeit in game.forfeits:
            if forfeit.entrant not in reported:
                reported.add(forfeit.entrant)
                row = result.rows[forfeit.entrant]
                games = "1 game, the one" if row.forfeits == 1 else f"{row.forfeits} games, the first"
                yield f"{row.name} forfeited {games} with seed {game.seed} at moment {forfeit.moment}: {forfeit.reason}"
