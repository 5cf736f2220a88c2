"""`argosy analyse`: post-game analysis of a saved game by the coach."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from argosy.cli.options.counts import IterationsOrNone, Seed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.table import Table

    from argosy.coach.analysis import Analysis, Decision


def analyse(
    file: Path,
    /,
    *,
    iterations: IterationsOrNone = 0,
    seed: Seed = 0,
    json: Annotated[Path | None, Parameter(name="--json")] = None,
    data: Path | None = None,
) -> None:
    """Weigh every decision of a saved game: everybody's chance to win, turn by turn, and the three turning
    points.

    Each decision is looked at from what its seat knew then. The same record, iterations and seed give the
    same analysis.

    Parameters
    ----------
    file
        The record, as the table's page or `game.record()` gives it; the game may be unfinished.
    iterations
        Iterations of the search for each decision; 0: as many as about half a minute allows.
    seed
        For the chance of the search.
    json
        Also write the whole analysis to this file.
    data
        The folder with facts of your own that the game was played with (docs/develop/data.md).

    """
    import msgspec
    from rich.console import Console

    import argosy
    from argosy.cli.custom_data import use
    from argosy.cli.progress import following, terminal, warm
    from argosy.cli.replay import read
    from argosy.coach import analysis
    from argosy.game import engine

    use(data)
    check_folder(json)
    game = argosy.replay(read(file))
    progress = terminal()
    warm(progress, engine.programs_of(game.ruleset.game, searches=True))
    with following(progress, "decisions") as report:
        found = analysis.analyse(game, iterations, seed, lambda done, total: report("decisions", done, total))
    console = Console()
    for table in (curve_table(found), ratings_table(found), turning_table(found.turning_points)):
        console.print(table)
    if json is not None:
        write(json, msgspec.json.format(msgspec.json.encode(found), indent=1))


def check_folder(file: Path | None) -> None:
    """Raise ArgosyError if the folder of a file to be written is not there, before anything is worked out."""
    from argosy.errors import ArgosyError

    if file is not None and not file.parent.is_dir():
        raise ArgosyError(f"{file} cannot be written: there is no folder {file.parent}")


def write(file: Path, content: bytes) -> None:
    """Keep an analysis as a file; what cannot be written is refused with the reason."""
    from argosy.errors import ArgosyError

    try:
        file.write_bytes(content + b"\n")
    except OSError as error:
        raise ArgosyError(f"{file} cannot be written: {error}") from None


def curve_table(found: "Analysis") -> "Table":
    """A line for each turn, a column for each seat or team."""
    from rich.table import Table

    table = Table("turn", *map(side_name, found.sides), title="Chances to win before each turn")
    for column in table.columns[1:]:
        column.justify = "right"
    reported: set[tuple[int, int]] = set()
    for point in found.curve[:-1]:
        if (point.age, point.turn) not in reported:
            reported.add((point.age, point.turn))
            table.add_row(f"{point.age}.{point.turn}", *map(percent, point.chances))
    for point in found.curve[-1:]:
        table.add_row("end", *map(percent, point.chances), end_section=True)
    return table


def side_name(side: tuple[int, ...]) -> str:
    """Return the name of a side: a player or a team."""
    return " and ".join(f"seat {seat}" for seat in side)


def percent(chance: float) -> str:
    """A chance in hundredths."""
    return f"{chance:.0%}"


def ratings_table(found: "Analysis") -> "Table":
    """Table of the number of decisions of each rating by player, and their total cost."""
    from typing import get_args

    from rich.table import Table

    from argosy.coach.analysis import Rating

    ratings = get_args(Rating)
    table = Table("", *ratings, "cost", title="Decisions")
    for column in table.columns[1:]:
        column.justify = "right"
    for seat in (seat for side in found.sides for seat in side):
        made = [one for one in found.decisions if one.seat == seat]
        counts = [sum(one.rating == rating for one in made) for rating in ratings]
        table.add_row(f"seat {seat}", *map(str, counts), percent(sum(one.cost for one in made)))
    return table


def turning_table(points: "Iterable[Decision]") -> "Table":
    """Table of turning points: the choice, the better one, and the reason."""
    from rich.table import Table

    table = Table("turn", "seat", "chosen", "chance", "better", "chance", "because", title="Turning points")
    for one in points:
        because = ", ".join(reason.kind for reason in one.best.reasons)
        chosen, better = (one.made.text, percent(one.made.value)), (one.best.text, percent(one.best.value))
        table.add_row(f"{one.age}.{one.turn}", str(one.seat), *chosen, *better, because)
    return table
