"""Comparison of fields of a game's record before and after a step."""

from collections.abc import Iterator
from typing import Any

from numpy.typing import NDArray

from argosy.rules.records import Record


def changed(before: NDArray[Any], after: NDArray[Any]) -> Iterator[tuple[int, Any, Any]]:
    """Yield (place, value before, value after) of each entry that differs in a field, e.g. seats of
    `game.cities["coins"]`.
    """
    was, now = before.tolist(), after.tolist()
    if was != now:  # which is rare
        rows = enumerate(zip(was, now, strict=True))
        yield from ((place, earlier, later) for place, (earlier, later) in rows if earlier != later)


def are_cities_changed(before: Record, after: Record) -> bool:
    """Return whether anything of a city differs, as it does after few steps."""
    return before.cities.tobytes() != after.cities.tobytes()
