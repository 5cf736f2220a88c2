"""Sequential test of two bots: deals are played until one of two Elo hypotheses is accepted (GSPRT).

The unit is a deal of `argosy.lab.ladder`: both bots play it on exchanged seats, and its score is the share
of comparisons that the first bot has won, 0 to 1. The log-likelihood ratio of two hypotheses about the mean
score is that of the most likely distributions with these means, as testers of chess engines compute it
(M. Van den Bergh, "A practical introduction to the GSPRT").

>>> verdict(Hypotheses(0, 10), [1.0, 0.5, 1.0, 0.0])
Verdict(deals=4, elo=88.7, low=-293.5, high=inf, ratio=0.04, result='undecided')
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import msgspec

from argosy.errors import ArgosyError
from argosy.lab import ladder
from argosy.lab.intervals import Z95, wilson
from argosy.lab.ladder import Line, Table

STEP = 20
"""Deals between two looks at the result, so that it does not depend on the number of processes."""
ERROR = 0.05
"""Probability of each of the two errors: to accept a hypothesis when the other one is true."""
BOUND = math.log((1 - ERROR) / ERROR)
"""The log-likelihood ratio at which a hypothesis is accepted."""
PRIOR = 1e-3
"""Pseudo-count of a lost, an even and a won deal, so that the first deals have a finite ratio."""
BISECTIONS = 60


class Hypotheses(msgspec.Struct, frozen=True):
    """Two Elo differences of the first bot to the second; 100 Elo are 64 % of the comparisons."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not -1000 <= self.low < self.high <= 1000:
            raise ArgosyError(
                f"a sequential test needs two Elo differences, the smaller first, e.g. 0 10, not {self.low:g} {self.high:g}"
            )


class Verdict(msgspec.Struct, frozen=True):
    """Result of the deals so far."""

    deals: int
    elo: float
    """Of the first bot over the second, as measured."""
    low: float
    high: float
    """95 % interval for this number of deals. That the test stops early is not counted in it."""
    ratio: float
    """Log-likelihood ratio of the higher to the lower hypothesis; accepted beyond `BOUND` and -`BOUND`."""
    result: Literal["higher", "lower", "undecided"]
    """The hypothesis that is accepted."""


Progress = Callable[[Verdict], object]


def compare(
    table: Table,
    first: str,
    second: str,
    hypotheses: Hypotheses,
    *,
    most: int = 20_000,
    file: Path | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Verdict:
    """Play deals until a hypothesis is accepted, at most `most`.

    first, second: names of bots. file: of a ladder, in which deals are kept; a run that was cut off goes on
    where it was. progress: called after every `STEP` deals. options: those of `argosy.lab.ladder.climb`
    (processes, move_seconds, workers, bot_output). The same deals give the same verdict, whoever plays them.
    Raises ArgosyError as `climb` does.
    """
    found = verdict(hypotheses, ())
    with TemporaryDirectory() as folder:
        kept = file or Path(folder, "deals.jsonl")
        while found.result == "undecided" and found.deals < most:
            wanted = min(found.deals + STEP, most)
            lines = ladder.climb(table, (first, second), wanted, kept, **options)
            found = verdict(hypotheses, scores(lines, first, second, wanted))
            if progress is not None:
                progress(found)
    return found


def scores(lines: Sequence[Line], first: str, second: str, deals: int) -> list[float]:
    """Share of comparisons that the first bot has won, by deal; of those below the number `deals`."""
    found = dict[int, float]()
    for line in lines:
        if line.deal.number < deals and {line.deal.first, line.deal.second} == {first, second}:
            mine, theirs = line.points if line.deal.first == first else reversed(line.points)
            found[line.deal.number] = mine / (mine + theirs)
    return [found[number] for number in sorted(found)]


def verdict(hypotheses: Hypotheses, found: Sequence[float]) -> Verdict:
    """Judge scores of deals."""
    ratio = log_likelihood_ratio(hypotheses, found)
    elo, low, high = elo_interval(found)
    result = "higher" if ratio >= BOUND else "lower" if ratio <= -BOUND else "undecided"
    return Verdict(len(found), round(elo, 1), round(low, 1), round(high, 1), round(ratio, 2), result)


def log_likelihood_ratio(hypotheses: Hypotheses, found: Sequence[float]) -> float:
    """Log-likelihood ratio of the two hypotheses about the mean of the scores."""
    counts = Counter({0.0: PRIOR, 0.5: PRIOR, 1.0: PRIOR})
    counts.update(Counter(found))  # type: ignore[arg-type]  because counts may be fractions
    low, high = share_of(hypotheses.low), share_of(hypotheses.high)
    tilt_low, tilt_high = _tilt(counts, low), _tilt(counts, high)
    return sum(
        count * (math.log1p(tilt_low * (score - low)) - math.log1p(tilt_high * (score - high)))
        for score, count in counts.items()
    )


def _tilt(counts: Counter[float], mean: float) -> float:
    """Return the tilt t of the most likely distribution with this mean.

    Its shares are as count / (1 + t (score - mean)).
    """
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if sum(count * (score - mean) / (1 + middle * (score - mean)) for score, count in counts.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def share_of(elo: float) -> float:
    """Share of comparisons won by a bot that is this much stronger.

    >>> round(share_of(100), 2)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    """Elo difference that goes with a share of comparisons; infinite where all or none were won."""
    if not 0 < share < 1:
        return math.inf if share > 0 else -math.inf
    return -400 * math.log10(1 / share - 1)


def elo_interval(found: Sequence[float]) -> tuple[float, float, float]:
    """Elo of the mean score, and its 95 % interval by the spread of the deals.

    Where all scores are alike, the interval is Wilson's.
    """
    if not found:
        return 0.0, -math.inf, math.inf
    mean = sum(found) / len(found)
    spread = sum((score - mean) ** 2 for score in found) / max(1, len(found) - 1)
    half = Z95 * math.sqrt(spread / len(found))
    low, high = (mean - half, mean + half) if spread else wilson(sum(found), len(found))
    return elo_of(mean), elo_of(low), elo_of(high)
