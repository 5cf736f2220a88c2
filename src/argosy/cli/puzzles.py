"""`argosy puzzles`: positions in which one choice is much better than all others."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from argosy.cli.options.counts import Count, Iterations, Seed

if TYPE_CHECKING:
    from argosy.coach.puzzles import Puzzle


def puzzles(
    file: Path,
    /,
    *,
    game: str = "duel",
    expansion: Annotated[tuple[str, ...], Parameter(name=("--expansion", "--box"), negative=())] = (),
    players: Count | None = None,
    count: Count = 12,
    seed: Seed = 0,
    quick: Iterations = 1_500,
    iterations: Iterations = 6_000,
    margin: Annotated[float, Parameter(validator=Number(gte=0, lt=1))] = 0.15,
    record: Annotated[tuple[Path, ...], Parameter(negative=())] = (),
) -> None:
    """Find puzzles in games that a bot plays against itself, or in records, and write them to a file.

    The file has one puzzle a line. The best choice must be better than any other by `margin`, and a second,
    deeper search with other random numbers must say so too. The same arguments give the same puzzles.

    Parameters
    ----------
    file
        Where the set is written; a folder gets a file that is called by game and expansions.
    game
        Which game: wonders or duel.
    expansion
        An expansion to add; may be given several times.
    players
        Players at the table: 3 by default; Duel is for 2.
    count
        How many puzzles; fewer where 100 games in a row have none. Of records, all that are in them.
    seed
        Seed of the first game; the next has the next one.
    quick
        Iterations of the search that picks positions.
    iterations
        Iterations of the search that confirms every answer.
    margin
        By how much the best choice is better than any other, in chances to win from 0 to 1.
    record
        Look for puzzles in this saved game instead; may be given several times.

    """
    from importlib.metadata import version

    import argosy
    from argosy.cli.analyse import check_folder, write
    from argosy.cli.progress import following, terminal, warm
    from argosy.cli.replay import read
    from argosy.coach.puzzle_generation import Search, in_game, make
    from argosy.coach.puzzles import Made, written
    from argosy.game import engine, game_of

    check_folder(file)
    search = Search(margin=margin, quick=quick, deep=iterations)
    deal: dict[str, Any] = {"game": game, "expansions": list(expansion)} | (
        {} if players is None else {"players": players}
    )
    saved = [argosy.replay(read(one)) for one in record]
    first = saved[0] if saved else game_of(deal, seed=seed)
    progress = terminal()
    warm(progress, engine.programs_of(first.ruleset.game, searches=True))
    with following(progress, "puzzles") as report:
        if saved:
            found = [puzzle for one in saved for puzzle in in_game(one, seed, search)]
        else:
            found = make(deal, count, seed, search, lambda done, total: report("puzzles", done, total))
    made = Made(
        version=version("argosy"),
        game=first.ruleset.game,
        players=len(first.players),
        expansions=first.view(None).expansions,
        seed=seed,
        quick=quick,
        iterations=iterations,
        margin=margin,
    )
    target = file / f"{'-'.join((made.game, *expansion))}.jsonl" if file.is_dir() else file
    write(target, written(made, found).encode().rstrip(b"\n"))
    _tell(found)


def _tell(found: "list[Puzzle]") -> None:
    """A line for each puzzle."""
    from rich.console import Console
    from rich.table import Table

    from argosy.cli.analyse import percent

    table = Table(
        "puzzle", "grade", "rating", "solution", "chance", "better by", title=f"{len(found)} puzzles"
    )
    for one in found:
        solution = one.solutions[0]
        table.add_row(one.id, one.grade, str(one.rating), solution, percent(one.best.value), percent(one.gap))
    Console().print(table)
