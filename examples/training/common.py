"""Parts of the training examples: game, observations, test games, learning curve.

An example trains on Duel by playing against itself for some minutes. Every `EVERY` seconds it stops the
clock, plays against `random` and `greedy` and writes a line to its curve.
"""

import argparse
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.envs import SoloVectorEnv
from argosy.lab.intervals import wilson

GAME: dict[str, Any] = {"game": "duel"}
"""Arguments of `argosy.new_game`; any others do as well."""
OPPONENTS = ("random", "greedy")
EVERY = 120.0
TESTS = 200
"""Games of a test against each opponent."""

Chooser = Callable[[NDArray[np.int16], NDArray[np.bool_]], NDArray[np.integer[Any]]]
"""(features, legal numbers) -> a legal number for each row."""


def scaled(features: NDArray[np.int16]) -> NDArray[np.float32]:
    """Features for a net: small numbers, large ones by their logarithm, so that points and coins stay near
    1.
    """
    numbers = features.astype(np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


def share_of_wins(
    choose: Chooser, opponent: str, games: int = TESTS, seed: int = 1
) -> tuple[float, float, float]:
    """Wins of all games against a bot, with the ends of the 95 % interval; a shared win is half a one.

    Each game counts once.
    """
    env = SoloVectorEnv(**GAME, num_envs=games, opponents=opponent)
    seen, _ = env.reset(seed=seed)
    won, running = np.zeros(games), np.ones(games, np.bool_)
    while running.any():
        legal = seen["action_mask"].astype(np.bool_)
        seen, rewards, over, _, _ = env.step(choose(seen["observation"], legal))
        won = np.where(running & over, (1 + rewards) / 2, won)
        running &= ~over
    wins = float(won.sum())
    return wins / games, *wilson(wins, games)


class Curve:
    """The strength of a run by seconds of training; the time of tests does not count."""

    def __init__(self, out: Path | None, minutes: float) -> None:
        self._out, self._limit = out, minutes * 60
        self._spent, self._since = 0.0, time.monotonic()
        self._next = 0.0
        self.lines: list[dict[str, float]] = []

    @property
    def seconds(self) -> float:
        """Seconds of training."""
        return self._spent + time.monotonic() - self._since

    def is_due(self) -> bool:
        """Is it time for a test?"""
        return self.seconds >= min(self._next, self._limit)

    def is_over(self) -> bool:
        """Has the run had its time?"""
        return self.seconds >= self._limit

    def test(self, choose: Chooser, decisions: int) -> None:
        """Play against the opponents and write a line; the clock stands still meanwhile."""
        line: dict[str, float] = {"seconds": round(self.seconds), "decisions": decisions}
        self._spent, self._next = self.seconds, self._next + EVERY
        for opponent in OPPONENTS:
            share, low, high = share_of_wins(choose, opponent)
            line |= {
                opponent: round(share, 3),
                f"{opponent}_low": round(low, 3),
                f"{opponent}_high": round(high, 3),
            }
        self.lines.append(line)
        print(json.dumps(line), flush=True)
        if self._out is not None:
            self._out.parent.mkdir(parents=True, exist_ok=True)
            self._out.write_text("".join(json.dumps(one) + "\n" for one in self.lines))
        self._since = time.monotonic()


def asked(about: str | None) -> argparse.Namespace:
    """Parse the arguments of every training example."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--minutes", type=float, default=20.0, help="minutes of training")
    parser.add_argument("--out", type=Path, help="file for the curve, a line of JSON a test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="threads of the net")
    return parser.parse_args()
