"""Choices of many games as rows, computed on threads in an order that does not depend on them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    from argosy.batch.threads import Ranges
    from argosy.rules.records import Records

ROWS_OF_A_SEAT = 75
"""Rows of a game for which there is room at first, for each of its seats: more than random games have.

Where they have more choices nevertheless, they are played once more with room for all.
"""

Deal = Callable[[int, int], "Records"]
"""Called with the first of the games of a chunk and the one after the last."""
Work = Callable[[int, "Records", "Records"], int]
"""Called with a thread, dealt games and rows; plays them, fills the rows, gives the number of choices."""


def note(
    games: int, seats: int, deal: Deal, work: Work, row: "np.dtype[Any]", ranges: "Ranges"
) -> "tuple[Records, Records]":
    """Play the games of a chunk: the finished games and a row for each choice."""
    import numpy as np

    from argosy.rules.records import RecordArray, new_records

    found: dict[int, tuple[Records, Records]] = {}

    def part(thread: int, begin: int, end: int) -> None:
        played, rows = deal(begin, end), new_records(row, (end - begin) * seats * ROWS_OF_A_SEAT)
        count = work(thread, played, rows)
        if count > len(rows):
            played, rows = deal(begin, end), new_records(row, count)
            work(thread, played, rows)
        noted = rows[:count]
        noted.game += begin
        found[begin] = played, noted

    ranges.run(games, part)
    parts = [found[begin] for begin in sorted(found)]
    played, noted = (np.concatenate([one[half] for one in parts]).view(RecordArray) for half in (0, 1))
    return played, noted
