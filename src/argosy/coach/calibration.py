"""Calibration of search values: a power and a factor on the odds by Age, fitted to finished games.

The numbers stand in calibration.toml and are written by `scripts/make_calibration.py`. A family that was not
measured has the fit of the same game with as many players and without expansions; with eight, of seven.
Chances of teams stay as the search says.
"""

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from argosy.bots.types import View
from argosy.coach.types import CoachModule


class Fit(NamedTuple):
    """Calibration of the odds of one family of games in an Age; certain values stay as they are."""

    scale: float
    shift: float

    def __call__(self, chance: float) -> float:
        """A chance that comes true, for what the search says."""
        wins = chance**self.scale * math.exp(self.shift)
        return wins / (wins + (1 - chance) ** self.scale)


def chance_of(view: View, module: CoachModule, value: float, *, is_certain: bool = False) -> float:
    """Return the calibrated win probability of a search value.

    A solved value is certain and stays as it is.
    """
    chance = module.chance(value)
    return chance if is_certain else fit_of(view)(chance)


AS_IT_IS = Fit(1.0, 0.0)
MOST_PLAYERS = 7
"""Without expansions; with Cities or Armada of the edition of 2010 there may be eight."""
Family = tuple[str, int, frozenset[str]]
"""Kind of view, players, expansions."""


def fit_of(view: View) -> Fit:
    """Return the calibration for the game, the number of players, the expansions and the Age of a view."""
    if getattr(view, "partner", None) is not None:
        return AS_IT_IS
    players = getattr(view, "players", len(view.cities))  # with two of them there is a third, free city
    kind, fits = type(view).__name__, _fits()
    base = fits.get((kind, min(players, MOST_PLAYERS), frozenset()))
    by_age = fits.get((kind, players, frozenset(view.expansions)), base)
    return AS_IT_IS if by_age is None else by_age[age_index(view)]


def age_index(view: View) -> int:
    """The Age of a view, from 0, as the fits of a family are listed."""
    return view.age - 1


@cache
def _fits() -> dict[Family, tuple[Fit, ...]]:
    rows = tomllib.loads(files("argosy.coach").joinpath("calibration.toml").read_text("utf-8")).get(
        "family", ()
    )
    return {
        (row["view"], row["players"], frozenset(row["boxes"])): tuple(Fit(*fit) for fit in row["ages"])
        for row in rows
    }
