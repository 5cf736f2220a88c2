"""Types of training: its plan, the parts of a generation, statistics, the course of a game."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.lab.training.example_arrays import Shape
from argosy.lab.workers import ResultStore, Workers

Method = Literal["look-ahead", "policy-gradient"]
"""The way a net gets better: it learns what looking ahead or a search finds, or which choices led to more
than it expected (`policy_gradient.py`).
"""
POLICY_GRADIENT: Method = "policy-gradient"


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a training."""

    game: str = "duel"
    expansions: tuple[str, ...] = msgspec.field(default=(), name="boxes")
    players: tuple[int, ...] = ()
    """Of 7 Wonders: how many play, in turn; none named: every number of players."""
    subsets: bool = False
    """Of 7 Wonders: the expansions are not all there in every game, but any of them."""
    generations: int = 6
    games: int = 100_000
    """Games of a generation; of the first, which plays by hand, a fifth."""
    epochs: int = 2
    value_weight: float = msgspec.field(default=0.3, name="trust")
    """Share of what looking ahead says in what the value learns; the rest is the result of the game."""
    seed: int = 0
    visits: int = 0
    """Iterations of a search for each decision; 0: players look one choice ahead."""
    units: int = 64
    """Of Duel: units of the hidden layer."""
    start: str = ""
    """A file with a net, or a folder of another training, whose last weights this one begins with; none: from
    nothing, and looking ahead then begins with games by the heuristic.
    """
    method: Method = "look-ahead"


class Part(NamedTuple):
    """Games that one call of a kernel plays."""

    number: int
    ruleset: Any
    games: int


Parts = ResultStore[Part, NDArray[Any]]
"""Keeps the examples of parts."""


class TrainingStatistics(NamedTuple):
    """The training statistics in a network file."""

    seed: int
    generations: int
    examples: int
    loss: float


class Course(Protocol):
    """Interface of a game's training; it is an `example_arrays.Reader`, too."""

    @property
    def shape(self) -> Shape:
        """Of the net."""
        ...

    @property
    def vocabulary(self) -> tuple[Sequence[Hashable], Sequence[Hashable]]:
        """A name for each column, and for each row of the policy: what two trainings have in common."""
        ...

    @property
    def name(self) -> str:
        """The name of the file."""
        ...

    def play(
        self, weights: Any, games: int, seed: int, workers: Workers, kept: Parts | None = None
    ) -> NDArray[Any]:
        """Examples of so many games; without weights they are played by hand.

        The same seed: the same examples, whoever plays.
        """
        ...

    def read(self, path: Path) -> tuple[Any, tuple[Sequence[Hashable], Sequence[Hashable]]]:
        """The weights of a file as numbers with fractions, and their vocabulary. Raises ArgosyError for a
        file that holds no net.
        """
        ...

    def rows(self, examples: NDArray[Any]) -> NDArray[np.int32]:
        """As `example_arrays.Reader`."""
        ...

    def targets(self, examples: NDArray[Any], value_weight: float) -> NDArray[np.float32]:
        """As `example_arrays.Reader`."""
        ...

    def shares(self, examples: NDArray[Any]) -> NDArray[np.float32]:
        """As `example_arrays.Reader`."""
        ...

    def file(self, weights: Any, statistics: TrainingStatistics) -> bytes:
        """The net as the bytes of its file."""
        ...
