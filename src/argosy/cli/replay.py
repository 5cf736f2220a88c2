"""`argosy replay`: a saved game, moment by moment, and its score sheet."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

    from argosy.game.types import SeatScore


def replay(file: Path, /, *, data: Path | None = None) -> None:
    """Show a saved game: what everybody chose in each moment, then the scores.

    The game is played again from its record, so a record that does not hold together is refused.

    Parameters
    ----------
    file
        The record, as the table's page or `game.record()` gives it.
    data
        The folder with facts of your own that the game was played with (docs/develop/data.md).

    """
    from rich.console import Console

    import argosy
    from argosy.cli.custom_data import use

    use(data)
    game = argosy.replay(read(file))
    console = Console()
    console.print(moments(game.players, game.journal))
    if not game.is_over:
        seats = f"seat{'s' if len(game.owing) > 1 else ''} {', '.join(map(str, game.owing))}"
        console.print(f"The game is not over: {seats} to choose. Points so far:")
    console.print(score_table(game.scores()))


def read(file: Path) -> str:
    """The text of a record; what cannot be read is refused with the reason."""
    from argosy.errors import RecordError

    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"{file} cannot be read: {error}") from None


def moments(players: Iterable[int], journal: Iterable[Any]) -> "Table":
    """A line for each moment, a column for each player."""
    from rich.table import Table

    players = tuple(players)
    table = Table("moment", *(f"seat {seat}" for seat in players), title="What everybody chose")
    for moment, made in groupby(journal, key=lambda one: one.moment):
        texts = texts_by_seat(made)
        table.add_row(str(moment), *(texts.get(seat, "") for seat in players))
    return table


def texts_by_seat(made: Iterable[Any]) -> dict[int, str]:
    """The texts of one moment; a controller of the free city has two, one a line."""
    texts: dict[int, str] = {}
    for one in made:
        texts[one.seat] = f"{texts[one.seat]}\n{one.text}" if one.seat in texts else one.text
    return texts


def score_table(scores: "tuple[SeatScore, ...]") -> "Table":
    """The score pad: a line for each kind of points, a column for each seat."""
    from rich.table import Table

    table = Table("", *(f"seat {score.seat}" for score in scores), title="Scores")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in score_rows(scores):
        table.add_row(*row)
    return table


def score_rows(scores: "tuple[SeatScore, ...]") -> Iterator[tuple[str, ...]]:
    for lines in zip(*(score.lines for score in scores), strict=True):
        yield lines[0].line, *(str(line.points) for line in lines)
    yield "total", *(str(score.total) for score in scores)
    yield "rank", *("-" if score.rank is None else str(score.rank) for score in scores)
