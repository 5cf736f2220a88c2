"""Fields of cities compared before and after a step of the game."""

from collections.abc import Iterator
from typing import Any

from argosy.rules.wonders.records import Game, Numbers


def changed(before: Numbers, after: Numbers) -> Iterator[tuple[int, Any, Any]]:
    """Yield (seat, value before, value after) of each city that differs in a field, shape (cities, ...)."""
    was, now = before.tolist(), after.tolist()
    if was != now:
        rows = enumerate(zip(was, now, strict=True))
        yield from ((seat, earlier, later) for seat, (earlier, later) in rows if earlier != later)


def are_cities_changed(before: Game, after: Game) -> bool:
    """Return whether anything of a city differs, as it does after few steps."""
    return before.cities.tobytes() != after.cities.tobytes()
