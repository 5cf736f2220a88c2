"""Bradley-Terry ratings (library choix), with intervals from resampled deals.

The rating says how often one bot beats another: 100 points more are 64 %, 400 points more 91 % (the scale of
Elo).
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError

SCALE = 400 / math.log(10)
ANCHOR = 1500.0
"""The rating of the bot that the others are measured by."""
DOUBT = 0.05
"""What the fit adds to every pair, so that a bot that never lost has a rating too."""
DRAWS = 300
"""Samples of deals for the intervals."""
ENDS = (2.5, 97.5)


class Compared(msgspec.Struct, frozen=True):
    """The results of one deal for two bots: shares of wins of each, an even result half for both."""

    first: str
    second: str
    points: tuple[float, float]


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """The strength of one bot."""

    name: str
    rating: float
    low: float
    high: float
    """The ends of the 95 % interval of the difference to the anchor; its own interval has no width."""
    deals: int
    share: float
    """Comparisons won, 0 to 1, against everybody it met."""


class Fit(NamedTuple):
    """Ratings of bots by number, and those of resampled deals; the mean of each row is 0."""

    places: Mapping[str, int]
    """The number of each bot by its name."""
    found: NDArray[np.float64]
    """Shape (bots,)."""
    draws: NDArray[np.float64]
    """Shape (DRAWS, bots)."""

    def above(self, name: str, other: str) -> tuple[float, float, float]:
        """Return by how many points a bot is above another, and the ends of the 95 % interval."""
        mine, theirs = self.places[name], self.places[other]
        low, high = np.percentile(self.draws[:, mine] - self.draws[:, theirs], ENDS)
        return float(self.found[mine] - self.found[theirs]), float(low), float(high)


def fit(compared: Sequence[Compared], seed: int = 0) -> Fit:
    """Fit the ratings of all bots that were compared.

    The same comparisons and seed: the same ratings. Raises ArgosyError where a bot was never compared with
    the others, directly or through third ones, or the library is not installed.
    """
    names = sorted({name for one in compared for name in (one.first, one.second)})
    _check_joined(names, compared)
    places = {name: number for number, name in enumerate(names)}
    rows = np.array([[places[one.first], places[one.second]] for one in compared])
    points = np.array([one.points for one in compared], float)
    chance = np.random.default_rng(seed)
    draws = np.array([_fit(len(names), rows[some], points[some]) for some in _samples(chance, len(rows))])
    return Fit(places, _fit(len(names), rows, points), draws)


def rate(compared: Sequence[Compared], anchor: str, seed: int = 0) -> tuple[Rating, ...]:
    """Ratings of all bots that were compared, the strongest first.

    anchor: whose rating is 1500. Raises ArgosyError for an anchor that was not compared, and as `fit`.
    """
    names = sorted({name for one in compared for name in (one.first, one.second)})
    if anchor not in names:
        raise ArgosyError(
            f"{anchor} has played no game on this ladder: measure by one of {', '.join(names) or 'nobody'}"
        )
    return rated(compared, fit(compared, seed), anchor)


def rated(compared: Sequence[Compared], fitted: Fit, anchor: str) -> tuple[Rating, ...]:
    """Return the ratings of a fit, the strongest first. anchor: whose rating is 1500."""
    made: list[Rating] = []
    for name in fitted.places:
        points, low, high = fitted.above(name, anchor)
        made.append(
            Rating(
                name=name,
                rating=ANCHOR + points,
                low=ANCHOR + low,
                high=ANCHOR + high,
                deals=sum(name in (one.first, one.second) for one in compared),
                share=_share(name, compared),
            )
        )
    return tuple(sorted(made, key=lambda one: (-one.rating, one.name)))


def _fit(count: int, rows: Any, points: Any) -> Any:
    """Ratings by number, shape (count,), whose mean is 0."""
    won = np.zeros((count, count))
    np.add.at(won, (rows[:, 0], rows[:, 1]), points[:, 0])
    np.add.at(won, (rows[:, 1], rows[:, 0]), points[:, 1])
    return _choix().ilsr_pairwise_dense(won, alpha=DOUBT) * SCALE


def _samples(chance: np.random.Generator, deals: int) -> Iterable[Any]:
    for _ in range(DRAWS):
        yield chance.integers(deals, size=deals)


def check_installed() -> None:
    """Raises ArgosyError if the library that fits ratings is not there."""
    _choix()


def _choix() -> Any:
    try:
        import choix  # noqa: PLC0415  because only ladders need it
    except ImportError:
        raise ArgosyError(
            "ratings need the extra `lab`: scripts/prepare dev brings it, or pip install 'argosy[lab]'"
        ) from None
    return choix


def _share(name: str, compared: Iterable[Compared]) -> float:
    mine = [one for one in compared if name in (one.first, one.second)]
    won = sum(one.points[0] if one.first == name else one.points[1] for one in mine)
    return won / (sum(sum(one.points) for one in mine) or 1.0)


def _check_joined(names: Sequence[str], compared: Iterable[Compared]) -> None:
    """Everybody must have met everybody else, at least through others: two groups apart have no common
    scale.
    """
    group: dict[str, str] = {name: name for name in names}
    for one in compared:
        old, new = group[one.second], group[one.first]
        group = {name: new if of == old else of for name, of in group.items()}
    isolated = _groups(group)
    if len(isolated) > 1:
        groups = " and ".join(", ".join(names) for names in isolated)
        raise ArgosyError(f"nobody has played between {groups}: these ratings have no common scale")


def _groups(group: Mapping[str, str]) -> list[list[str]]:
    found: dict[str, list[str]] = {}
    for name, of in group.items():
        found.setdefault(of, []).append(name)
    return list(found.values())
