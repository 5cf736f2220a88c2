"""Draws of a self-play: chance, aims of players, and shares of choices; both games use them."""

import math

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number

THOUSANDTHS = 10_000
UNVISITED = 0.1
"""Visits of a choice that has none."""
CHANCES = 1 << 20
WIDE = 1 << 31
(NOBODY, SYMBOLS, SHIELDS, POINTS, BUILDERS) = range(5)
"""The aims of a player who chases something."""


@kernel
def drawn_seed(rng: Numbers) -> Number:
    """A seed of a game, drawn at random."""
    return np.uint64(below(rng, WIDE)) * np.uint64(WIDE) + np.uint64(below(rng, WIDE))


@kernel
def by_chance(rng: Numbers) -> float:
    """A number from 0 up to, not including, 1."""
    return below(rng, CHANCES) / CHANCES


@kernel
def pick_chase(rng: Numbers, chasing: int) -> int:
    """Return the aim of a player, drawn at random; one in `chasing` has one, others have NOBODY."""
    return 1 + below(rng, BUILDERS) if below(rng, chasing) == 0 else NOBODY


@kernel
def drawn_noise(rng: Numbers) -> float:
    """A number that is added to a logit, so that the highest sum is drawn by the logits (Gumbel)."""
    return -math.log(-math.log((below(rng, CHANCES) + 0.5) / CHANCES))


@kernel
def write_shares(chances: Numbers, count: int, best: float, sure: float, share: Numbers) -> None:
    """Write how likely each choice should be, in 1/THOUSANDTHS; `best` is the highest of the chances."""
    total = 0.0
    for index in range(count):
        total += math.exp((chances[index] - best) / sure)
    for index in range(count):
        share[index] = int(math.exp((chances[index] - best) / sure) / total * THOUSANDTHS)
