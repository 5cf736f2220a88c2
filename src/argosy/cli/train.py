"""`argosy train`: training of a value network by self-play, in a folder that can be continued."""

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from argosy.cli.options.counts import Count, IterationsOrNone, Seed, Share


def train(
    folder: Path,
    *,
    game: Literal["duel", "wonders"] = "duel",
    expansion: Annotated[tuple[str, ...], Parameter(name=("--expansion", "--box"), negative=())] = (),
    players: Annotated[tuple[int, ...], Parameter(negative=())] = (),
    subsets: Annotated[bool, Parameter(negative=())] = False,
    generations: Count = 6,
    games: Count = 100_000,
    epochs: Count = 2,
    value_weight: Annotated[Share, Parameter(name=("--value-weight", "--trust"))] = 0.3,
    seed: Seed = 0,
    visits: IterationsOrNone = 0,
    units: int = 64,
    start: Path | None = None,
    method: Literal["look-ahead", "policy-gradient"] = "look-ahead",
    threads: Count | None = None,
    cluster: str | None = None,
) -> None:
    """Train a net. Each generation plays games with the net so far and learns from them.

    Example: argosy train nets --generations 4 --games 20000

    Needs the extra `train`. A run that was stopped goes on where it was. The net is a file of the folder;
    bots use it where ARGOSY_NETS names that folder (docs/bots/training.md).

    Parameters
    ----------
    folder
        Where the net is kept, and all that is needed to go on.
    game
        Duel, or 7 Wonders in both editions.
    expansion
        An expansion to add; may be given several times.
    players
        Of 7 Wonders: how many play; may be given several times. By default every number of players.
    subsets
        Of 7 Wonders: play with any of the expansions, not always with all of them.
    generations
        How often games are played and learned from. The first plays by the heuristic, without `start`.
    games
        Games of a generation; a fifth of them in one that plays by the heuristic.
    epochs
        How often each example is seen.
    value_weight
        How much of what the value learns is what looking ahead says, 0 to 1; the rest is the result of the
        game.
    seed
        Where all chance comes from.
    visits
        Iterations of a search for each decision; with 0 players look one choice ahead.
    units
        Of Duel: units of the hidden layer, 1 to 256.
    start
        File of a net, or folder of another training, whose last weights this one begins with.
    method
        Learn what looking ahead or a search finds; or, of 7 Wonders, by a policy gradient, which makes
        choices likelier that led to more than the net expected: many generations of a few thousand games.
    threads
        How many threads play; by default one for each core.
    cluster
        Play on a Ray cluster: auto for the one of this machine, local, or its address (docs/bots/cluster.md).
        Learning stays here.

    """
    from rich.console import Console

    from argosy.cli.options.worker import open_workers
    from argosy.errors import ArgosyError
    from argosy.lab.training.generations import train
    from argosy.lab.training.types import Plan
    from argosy.lab.workers import on_threads
    from argosy.search.duel.net.listing import MOST_UNITS

    if not 1 <= units <= MOST_UNITS:
        raise ArgosyError(f"--units {units}: 1 to {MOST_UNITS}")
    for name, is_said in (("players", players), ("subsets", subsets)):
        if game == "duel" and is_said:
            raise ArgosyError(
                f"--{name}: for --game wonders; a net of Duel is for two players and the expansions named"
            )
    if units != Plan().units and game != "duel":
        raise ArgosyError("--units: nets of 7 Wonders have 64")
    if method == "policy-gradient" and (visits, value_weight) != (Plan().visits, Plan().value_weight):
        raise ArgosyError("--method policy-gradient: --visits and --value-weight belong to looking ahead")
    console = Console(file=sys.stdout, soft_wrap=True, highlight=False)
    plan = Plan(
        game=game,
        players=tuple(sorted(players)),
        subsets=subsets,
        expansions=tuple(sorted(expansion)),
        generations=generations,
        games=games,
        epochs=epochs,
        value_weight=value_weight,
        seed=seed,
        visits=visits,
        units=units,
        start=str(start or ""),
        method=method,
    )
    with open_workers(cluster, threads=threads) as others, on_threads(threads or os.cpu_count() or 1) as own:
        for done in train(plan, folder, others or own):
            console.print(
                f"generation {done.generation}: {done.examples:,} examples, loss of the value {done.loss:.4f}"
            )
    console.print(f"The net is in {folder}.")
