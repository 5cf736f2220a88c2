"""Points of a tournament game: one for each player beaten, half for each of the same rank.

At a table that is not full these are scaled, so that the first of every table gets the same.
"""

from collections.abc import Sequence


def points_for(ranks: Sequence[int | None], lost: Sequence[bool], size: int) -> tuple[float, ...]:
    """Points in the order of the ranks.

    lost: those who have lost the game however it ended; they come last together.
    """
    places = [
        (is_lost, 0 if is_lost or rank is None else rank) for rank, is_lost in zip(ranks, lost, strict=True)
    ]
    scale = (size - 1) / (len(places) - 1)
    return tuple(
        round(scale * sum(_against(own, other) for other in _others(places, at)), 6)
        for at, own in enumerate(places)
    )


def _others(places: list[tuple[bool, int]], at: int) -> list[tuple[bool, int]]:
    return places[:at] + places[at + 1 :]


def _against(own: tuple[bool, int], other: tuple[bool, int]) -> float:
    return 0.5 if own == other else float(own < other)


def shared(players: int, size: int) -> tuple[float, ...]:
    """Points of each player of a game that can never end, because its stored data is lost."""
    return points_for([1] * players, [False] * players, size)
