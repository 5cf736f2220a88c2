"""What batches of both games have in common: arrays in, arrays out, ranges of games on threads."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from argosy.batch.threads import Ranges
from argosy.errors import ChoiceError, RulesetError
from argosy.game import engine
from argosy.game.arguments import whole_number
from argosy.rules import gears
from argosy.rules.records import Records, copy_record, new_records

NO_CHOICE = -1
"""The number to pass for a seat that owes nothing."""
SEEDS = 1 << 63

RulesetT = TypeVar("RulesetT")
GameT = TypeVar("GameT")


class Legal(NamedTuple):
    """All legal numbers, without the empty places of a mask.

    The choices of seat `s` of game `g` are `numbers[starts[g, s] : starts[g, s] + counts[g, s]]`, in listed order.
    """

    numbers: NDArray[np.int32]
    starts: NDArray[np.int64]
    counts: NDArray[np.int32]


class BaseBatch(ABC, Generic[RulesetT, GameT]):
    """`games` games of one ruleset, played in step (docs/batch.md).

    Arrays have the shape (games, seats, ...). A finished game owes nothing until `reset` deals it again.
    """

    kernels: ClassVar[Any]
    """The module whose kernels loop over a range of games."""
    feature_kernels: ClassVar[Any]
    """The module whose kernel `observe_games` writes rows of features."""
    record: ClassVar[np.dtype[Any]]
    """One game."""
    lines: ClassVar[tuple[str, ...]]
    """Names of the lines of the score pad, the last axis of `score_lines`."""
    row: ClassVar[tuple[str, str]]
    """What the second axis of the arrays counts: one and many."""

    def __init__(
        self, ruleset: RulesetT | None = None, *, games: int, seed: int = 0, threads: int = 1, **options: Any
    ) -> None:
        """Deal all games; game i is the single game with seed `seed + i`.

        ruleset: left out: the one of `argosy.new_game` with the same options (boxes, data ...).
        threads: how many share the work; every number of threads gives the same games. Raises RulesetError.
        """
        games, threads = whole_number("games", games), whole_number("threads", threads)
        if games < 1 or threads < 1:
            raise RulesetError(f"games = {games}, threads = {threads}: both must be at least 1")
        self.ruleset = self._find_ruleset(ruleset, options)
        self.games = games
        self.seats = int(self._facts.seats)
        """Rows of each game in every array."""
        self.actions = self._count_actions()
        """Size of the action space: numbers are 0 .. actions - 1."""
        self.features = self._feature_names()
        """Names of the features that `observe` gives."""
        self.seeds = np.zeros(games, np.uint64)
        """The seed of each game."""
        self.array: Records = new_records(self.record, games)
        self._next_seed = whole_number("seed", seed, "a whole number from 0 to 2^63 - 1")
        self._ranges = Ranges(threads)
        self._outs = [self._new_out() for _ in range(threads)]
        self._room = [0] * threads
        self._picked = self._new_picked()
        self.reset(np.ones(games, np.bool_))

    # --- what differs between the games -----------------------------------------------------------------------------

    @abstractmethod
    def _ruleset_for(self, **options: Any) -> RulesetT:
        """The ruleset that `argosy.new_game` plays with these options."""

    @abstractmethod
    def _count_actions(self) -> int:
        """Size of the action space of the ruleset."""

    @abstractmethod
    def _feature_names(self) -> tuple[str, ...]:
        """Names of the features of the ruleset."""

    @abstractmethod
    def _new_out(self) -> Any:
        """Scratch space of one thread for the choices of one game."""

    @abstractmethod
    def _new_picked(self) -> Records:
        """Room for the choices that a step has found."""

    @abstractmethod
    def _deal(self, places: NDArray[np.int64], seeds: NDArray[np.uint64]) -> None:
        """Deal into zeroed records."""

    @abstractmethod
    def _commit(self) -> None:
        """Carry out what a step has found."""

    @abstractmethod
    def game(self, number: int) -> GameT:
        """One game with names on, as a copy: to look at, or to play on by itself."""

    # --- asking -----------------------------------------------------------------------------------------------------

    def owing(self) -> NDArray[np.bool_]:
        """Which seats need a number in the next step, shape (games, seats)."""
        owing = np.zeros((self.games, self.seats), np.bool_)
        kernel = compiled(self.kernels.mark_owing)
        self._ranges.run(self.games, lambda _, first, last: kernel(self.array, first, last, owing))
        return owing

    def over(self) -> NDArray[np.bool_]:
        """Which games have ended, shape (games,)."""
        return self.array.over != 0

    def legal_mask(self) -> NDArray[np.bool_]:
        """Exactly the legal numbers, shape (games, seats, actions); a seat that owes nothing has an empty row.

        Large: `legal` says the same in little memory.
        """
        legal = self.legal()
        mask = np.zeros((self.games * self.seats, self.actions), np.bool_)
        mask[np.repeat(np.arange(len(mask)), legal.counts.ravel()), legal.numbers] = True
        return mask.reshape(self.games, self.seats, self.actions)

    def legal(self) -> Legal:
        """All legal numbers in the order in which single games list them."""
        counts = np.zeros((self.games, self.seats), np.int32)
        found: list[NDArray[np.int32]] = [np.zeros(0, np.int32)] * len(self._outs)

        def work(thread: int, first: int, last: int) -> None:
            found[thread] = self._list(thread, first, last, counts)

        self._ranges.run(self.games, work)
        starts = np.cumsum(counts.ravel(), dtype=np.int64).reshape(counts.shape) - counts
        return Legal(np.concatenate(found), starts, counts)

    def first_legal(self) -> NDArray[np.int32]:
        """The first listed number of every seat that owes, NO_CHOICE elsewhere: the plainest player."""
        legal = self.legal()
        return _take(legal, np.zeros(legal.counts.shape, np.int64))

    def random_legal(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A uniformly random legal number for every seat that owes, NO_CHOICE elsewhere. Shape (games, seats)."""
        legal = self.legal()
        return _take(legal, rng.integers(0, np.maximum(legal.counts, 1)))

    def observe(self) -> NDArray[np.int16]:
        """What whoever decides for each seat may know, shape (games, seats, features); names in `features`."""
        rows = np.zeros((self.games, self.seats, len(self.features)), np.int16)
        self._for_all(self.feature_kernels.observe_games, rows)
        return rows

    def scores(self) -> NDArray[np.int16]:
        """Points of every seat, as if the games ended now, shape (games, seats)."""
        return self.score_lines().sum(axis=2, dtype=np.int16)

    def score_lines(self) -> NDArray[np.int16]:
        """Points by line of the score pad, shape (games, seats, lines); names in `lines`."""
        lines = np.zeros((self.games, self.seats, len(self.lines)), np.int16)
        self._for_all(self.kernels.score_games, lines)
        return lines

    # --- playing ----------------------------------------------------------------------------------------------------

    def step(self, numbers: NDArray[np.integer[Any]]) -> None:
        """Commit a number for every seat that owes.

        numbers: shape (games, seats), whole numbers, NO_CHOICE (-1) for every seat that owes nothing. All are checked
        before any is applied: ChoiceError names the first one that is wrong, and nothing has changed.
        """
        given = self._checked(numbers)
        faults = np.zeros((self.games, self.seats), np.int8)
        kernel, tables = compiled(self.kernels.find_numbers), self._tables

        def work(thread: int, first: int, last: int) -> None:
            kernel(self.array, first, last, tables, self._outs[thread], given, self._picked, faults)

        self._ranges.run(self.games, work)
        if faults.any():
            raise ChoiceError(self._complaint(given, faults))
        self._commit()

    def reset(self, where: NDArray[np.bool_] | None = None) -> None:
        """Deal new games in place of those in `where`, shape (games,); by default of all that are over.

        They get the seeds that follow the last one dealt, in the order of the places.
        """
        places = np.flatnonzero(self.over() if where is None else where)
        if not len(places):
            return
        seeds = self._fresh_seeds(len(places))
        self.array.view(np.ndarray)[places] = np.zeros(1, self.array.dtype)
        self.seeds[places] = seeds
        self._deal(places, seeds)

    def copy(self) -> Self:
        """An independent copy in the same state; it shares nothing but the ruleset and the threads."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.array, other.seeds = copy_record(self.array), self.seeds.copy()
        other._outs = [self._new_out() for _ in self._outs]
        other._room = list(self._room)
        other._picked = self._new_picked()
        return other

    # --- inside -----------------------------------------------------------------------------------------------------

    @property
    def _facts(self) -> Any:
        """The ruleset, of whichever game it is."""
        return self.ruleset

    @property
    def _tables(self) -> Any:
        """The packed facts of the ruleset."""
        return self._facts.tables

    def _find_ruleset(self, ruleset: RulesetT | None, options: dict[str, Any]) -> RulesetT:
        """The ruleset that was given, or the one of these options; not both."""
        if ruleset is None:
            return self._ruleset_for(**options)
        if said := [name for name, value in options.items() if value is not None]:
            raise RulesetError(f"{', '.join(said)}: a ruleset says that already")
        return ruleset

    def _list(self, thread: int, first: int, last: int, counts: NDArray[np.int32]) -> NDArray[np.int32]:
        """The legal numbers of a range. The room is that of the last time; if it was too small, once more."""
        kernel, tables, out = compiled(self.kernels.list_legal), self._tables, self._outs[thread]
        numbers = np.empty(self._room[thread], np.int32)
        count = kernel(self.array, first, last, tables, out, counts, numbers)
        if count > len(numbers):
            numbers = np.empty(count, np.int32)
            kernel(self.array, first, last, tables, out, counts, numbers)
        self._room[thread] = count + count // 8
        return numbers[:count]

    def _for_all(self, kernel: Any, array: Any) -> None:
        run, tables = compiled(kernel), self._tables
        self._ranges.run(self.games, lambda _, first, last: run(self.array, first, last, tables, array))

    def _fresh_seeds(self, count: int) -> NDArray[np.uint64]:
        first = self._next_seed
        if not 0 <= first <= SEEDS - count:
            raise RulesetError(f"seed = {first!r}: a whole number from 0 to 2^63 - {count}")
        self._next_seed = first + count
        return np.arange(first, first + count, dtype=np.uint64)

    def _checked(self, numbers: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        given = np.asarray(numbers)
        if given.shape != (self.games, self.seats):
            many = f"{self.games} games with {self.seats} {self.row[1]}"
            raise ChoiceError(f"numbers of shape {given.shape}: a row for each of {many}")
        if not np.issubdtype(given.dtype, np.integer):
            raise ChoiceError(f"numbers are {given.dtype}: whole numbers, -1 where nothing is owed")
        return given.astype(np.int64)

    def _complaint(self, given: NDArray[np.int64], faults: NDArray[np.int8]) -> str:
        game, seat = (int(place) for place in np.argwhere(faults)[0])
        number, more = int(given[game, seat]), int((faults != 0).sum()) - 1
        rest = f" ({more} more like it)" if more else ""
        where = f"game {game}, {self.row[0]} {seat}"
        if faults[game, seat] == self.kernels.NOT_ASKED:
            return f"{where}: owes nothing now, so its number must be -1, not {number}{rest}"
        return f"{where}: number {number} is not legal now: take one of batch.game({game}).choices(seat){rest}"


def gear() -> str:
    """Batches run compiled; ARGOSY_GEAR=plain is for tests and debuggers."""
    return "plain" if engine.chosen() == "plain" else "compiled"


def compiled(kernel: Any) -> Any:
    """A kernel in the gear of batches."""
    return gears.compiled(kernel) if gear() == "compiled" else kernel


def _take(legal: Legal, places: NDArray[np.int64]) -> NDArray[np.int32]:
    """The number at a place in the list of each seat that owes."""
    at = np.minimum(legal.starts + places, max(0, len(legal.numbers) - 1))
    taken = legal.numbers[at] if len(legal.numbers) else np.zeros(at.shape, np.int32)
    return np.where(legal.counts > 0, taken, NO_CHOICE).astype(np.int32)
