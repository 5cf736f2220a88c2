"""What is to be expected: of conflicts, of science, of coins. Plain formulas with the numbers on top."""

import math
from collections.abc import Sequence
from itertools import product

RED_SPREAD = 1.25
"""Standard deviation of the difference of two cities' red cards of one Age."""
SURE = 0.2
"""Spread that is left when nobody can build any more."""

SCIENCE_RATE = 0.11
"""Science symbols that a city gets with a play, when it has none yet ..."""
SCIENCE_HABIT = 0.06
"""... and more with each one that it has, because chains make the next ones free."""
MOST_HABIT = 4

FREEDOM = 2.2
"""Points that a full purse is worth beyond its coins, at the start of the game."""
FREE_COINS = 4.0
"""Coins that give most of that freedom."""
FREE_PLAYS = 8.0
"""With fewer plays than these to come, freedom counts for less."""


def above(distance: float, spread: float) -> float:
    """The chance that something with this spread stays below the distance (logistic curve)."""
    return 1 / (1 + math.exp(max(-50.0, min(50.0, -1.7 * distance / spread))))


def expected_tokens(mine: int, theirs: int, plays: Sequence[int], victory: Sequence[int]) -> float:
    """Points of conflicts that are still to come, against one neighbour (BASE-CONFLICT-3).

    plays: the other city's plays left in each Age, this turn included; no plays left: that conflict is over.
    """
    points, variance = 0.0, SURE**2
    for age, left in enumerate(plays):
        if left:
            variance += (RED_SPREAD * (age + 1)) ** 2 * left / 6
            spread = math.sqrt(variance)
            won, lost = above(mine - theirs - 0.5, spread), above(theirs - mine - 0.5, spread)
            points += victory[age] * won - lost
    return points


def expected_science(symbols: Sequence[int], free: int, more: float, for_set: int) -> float:
    """Points of science at the end with `more` symbols to come, spread evenly (BASE-SCI-1, -2, -4)."""
    best = 0.0
    for places in product(range(3), repeat=min(free, 3)):
        counts = [symbols[place] + places.count(place) + more / 3 for place in range(3)]
        best = max(best, sum(count * count for count in counts) + for_set * min(counts))
    return best


def science_to_come(symbols: int, plays: int) -> float:
    """Symbols that a city with so many will still get."""
    return plays * (SCIENCE_RATE + SCIENCE_HABIT * min(symbols, MOST_HABIT))


def purse(coins: int, plays: int, coins_per_point: int) -> float:
    """What a treasury is worth: points at the end, and until then the freedom to buy."""
    freedom = FREEDOM * min(1.0, plays / FREE_PLAYS)
    return coins / coins_per_point + freedom * (1 - math.exp(-max(coins, 0) / FREE_COINS))
