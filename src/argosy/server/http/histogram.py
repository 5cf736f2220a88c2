"""Histograms of durations and batch sizes, at a fraction of a microsecond an observation.

The library that writes them for Prometheus is loaded when somebody asks for the first time (metrics.py), so
that a start does not wait for it.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""From a fast disk to one that is given up."""
POWERS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)
"""For works in one commit, of which there are 64 at most."""


class Histogram:
    """Values, counted by the first bound that they do not exceed. One thread may note, any may read."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.total = 0.0
        """The sum of all values."""
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)

    def note(self, value: float) -> None:
        """Count a value."""
        self.total += value
        self._counts[bisect_left(self._bounds, value)] += 1

    def up_to(self) -> Iterator[tuple[str, float]]:
        """(bound, how many values are not above it), as Prometheus writes a histogram: the last bound is
        infinite.
        """
        return zip([*map(str, self._bounds), "+Inf"], accumulate(self._counts), strict=True)
