"""Games of Duel in the eyes of one seat: arrays over games, and what of them the seat may know (`rules.duel.knowledge`)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.rules.duel import terms as t
from argosy.rules.duel.boxes.play import lies_during_draft
from argosy.rules.records import Record, Records

Numbers = NDArray[Any]
"""Whole numbers or booleans; the first axis counts games."""


@dataclass(frozen=True)
class Eyes:
    """A range of games and the seat that looks."""

    games: Records
    lines: Numbers
    """Points by line of the score pad, shape (games, 2, lines)."""
    tables: Record
    seat: int

    @property
    def foe(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def decides(self) -> Numbers:
        """Does the seat owe a choice?"""
        return (self.games.over == 0) & (self.games.actor == self.seat)

    def is_asked(self, decision: int) -> Numbers:
        """Does the seat decide just this?"""
        return self.decides & (self.games.decision == decision)

    def lead(self, spaces: Numbers) -> Numbers:
        """Spaces of the military track as the lead of the seat."""
        return spaces * (1 - 2 * self.seat)

    def side(self, seats: Numbers) -> Numbers:
        """1 the seat itself, -1 the opponent, 0 nobody."""
        return np.where(seats < 0, 0, np.where(seats == self.seat, 1, -1))

    # --- the table --------------------------------------------------------------------------------------------------

    @property
    def task(self) -> Records:
        """The task that is asked for; zeros in a turn of a player."""
        games, top = self.games, np.maximum(self.games.depth - 1, 0)
        tasks = games.tasks[np.arange(len(games)), top].copy()
        tasks[(games.depth == 0) | (tasks.kind != games.decision)] = 0
        return tasks

    @property
    def is_laid(self) -> Numbers:
        """DUEL-008: does the structure of the Age lie there? In the base game it does not yet during the draft."""
        return (self.games.picks >= self.tables.draft_picks) | lies_during_draft(self.tables)

    @property
    def lies(self) -> Numbers:
        """Where a card lies in the structure, shape (games, places)."""
        return self.is_laid[:, None] & bits(self.games.present, t.PLACES)

    @property
    def face_up(self) -> Numbers:
        """Where one lies face up (DUEL-009)."""
        return self.lies & bits(self.games.revealed, t.PLACES)

    @property
    def open(self) -> Numbers:
        """Where one may be taken (DUEL-011)."""
        return self.lies & bits(self.games.open, t.PLACES)

    @property
    def structure(self) -> Numbers:
        """The card dealt to each place in this Age, face down or not."""
        return self.games.deck[np.arange(len(self.games)), self.games.age - 1]


def bits(sets: Numbers, count: int) -> Numbers:
    """The members of bit sets as booleans, shape (games, count)."""
    return (sets[:, None] >> np.arange(count) & 1).astype(bool)


def marks(size: int, where: Numbers, places: Numbers, values: Any = 1) -> Numbers:
    """Zeros of shape (games, size) with the values at these places; only where told, elsewhere a place may be -1."""
    marked = np.zeros((len(places), size + 1), np.int16)
    at = np.where(where, places, size).astype(np.intp)
    np.put_along_axis(marked, at, np.broadcast_to(values, at.shape), axis=1)
    return marked[:, :size]


class Block(NamedTuple):
    """Features that come from one place of the record."""

    names: tuple[str, ...]
    values: Callable[[Eyes], Numbers]
    """Shape (games, names)."""


def columns(named: Mapping[str, Callable[[Eyes], Numbers]]) -> Block:
    """A block of features that each have a rule of their own, shape (games,)."""
    rules = tuple(named.values())
    return Block(tuple(named), lambda eyes: np.stack([rule(eyes) for rule in rules], axis=1))


def block(prefix: str, names: Iterable[str], values: Callable[[Eyes], Numbers]) -> Block:
    """A block of features that are called alike."""
    return Block(tuple(f"{prefix}.{name}" for name in names), values)


def of_city(whose: str, values: Callable[[Records], Numbers]) -> Callable[[Eyes], Numbers]:
    """Numbers of the `own` city or of that of the `foe`."""
    return lambda eyes: values(eyes.games.cities[:, eyes.seat if whose == "own" else eyes.foe])
