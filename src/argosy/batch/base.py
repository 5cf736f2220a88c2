"""The base of the batches of both games: arrays in, arrays out, ranges of games on threads."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from argosy.batch.threads import Ranges, Work
from argosy.errors import ChoiceError, RulesetError
from argosy.game import engine
from argosy.game.arguments import seed_number, whole_number
from argosy.game.feature_names import Groups
from argosy.rules import backends
from argosy.rules.records import Records, copy_record, new_records, records_of

NO_CHOICE = -1
"""The number to pass for a seat that owes nothing."""
SEEDS = 1 << 63

RulesetT = TypeVar("RulesetT")
GameT = TypeVar("GameT")


class Legal(NamedTuple):
    """All legal numbers, without the empty places of a mask.

    The choices of seat `s` of game `g` are `numbers[starts[g, s] : starts[g, s] + counts[g, s]]`, in listed
    order.
    """

    numbers: NDArray[np.int32]
    starts: NDArray[np.int64]
    counts: NDArray[np.int32]


class BaseBatch(ABC, Generic[RulesetT, GameT]):
    """`games` games of one ruleset, played in step (docs/bots/batch.md).

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
        self,
        ruleset: RulesetT | None = None,
        *,
        games: int,
        seed: int = 0,
        threads: int = 1,
        space: Literal["exact", "compact"] = "exact",
        **options: Any,
    ) -> None:
        """Deal all games; game i is the single game with seed `seed + i`.

        ruleset: left out: the one of `argosy.new_game` with the same options (expansions, data ...).
        threads: how many share the work; every number of threads gives the same games. space: what numbers
        mean: `exact` ones name every payment, `compact` ones only card and way, at most 4,096
        (docs/bots/choices.md). Raises RulesetError.
        """
        games, threads = whole_number("games", games), whole_number("threads", threads)
        if games < 1 or threads < 1:
            raise RulesetError(f"games = {games}, threads = {threads}: both must be at least 1")
        self._lay_out(self._find_ruleset(ruleset, options), games, threads, space)
        self.array: Records = new_records(self.record, games)
        self.seeds: NDArray[np.uint64] = np.zeros(games, np.uint64)
        """The seed of each game."""
        self._next_seed = whole_number("seed", seed, "a whole number from 0 to 2^63 - 1")
        self.reset(np.ones(games, np.bool_))

    def _lay_out(self, ruleset: RulesetT, games: int, threads: int, space: str) -> None:
        """Everything but the games themselves."""
        self.ruleset = ruleset
        self.games = games
        self.seats = int(self._facts.seats)
        """Rows of each game in every array."""
        self._set_space(space)
        self.features = self._feature_names()
        """Names of the features that `observe` gives."""
        self.groups = self._feature_groups()
        """Columns of these features by subject: own city, hand, structure ... (docs/bots/batch.md)."""
        self._ranges = Ranges(threads)
        self._outs = [self._new_out() for _ in range(threads)]
        self._capacity = [0] * threads
        self._picked = self._new_picked()
        self._all = np.ones(games, np.bool_)

    def _set_space(self, space: str) -> None:
        """Set the action space that numbers belong to: `exact` or `compact`."""
        if space not in ("exact", "compact"):
            raise RulesetError(f"space = {space!r}: choose exact or compact")
        self.space = space
        """`exact` or `compact`."""
        self._space, self.actions = self._find_space(compact=space == "compact")
        """Size of the action space: numbers are 0 .. actions - 1."""

    # --- what differs between the games ---------------------------------------------------------------------

    @abstractmethod
    def _ruleset_for(self, **options: Any) -> RulesetT:
        """The ruleset that `argosy.new_game` plays with these options."""

    @abstractmethod
    def _find_space(self, *, compact: bool) -> tuple[NDArray[Any], int]:
        """An action space of the ruleset for the kernels, and how many numbers it has."""

    @abstractmethod
    def _feature_names(self) -> tuple[str, ...]:
        """Names of the features of the ruleset."""

    @abstractmethod
    def _feature_groups(self) -> Groups:
        """Groups of the features of the ruleset."""

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
    def _commit(self, where: NDArray[np.bool_]) -> None:
        """Carry out what a step has found in these games."""

    @abstractmethod
    def winners(self) -> NDArray[np.bool_]:
        """Return the winners, bool, shape (games, seats), ties broken; none while a game runs."""

    @abstractmethod
    def game(self, number: int) -> GameT:
        """One game with names on, as a copy: to look at, or to play on by itself."""

    @property
    def players(self) -> tuple[int, ...]:
        """The rows of those who play."""
        return tuple(range(self.seats))

    def deciders(self) -> NDArray[np.int64]:
        """The row of the player who decides for each row, shape (games, seats)."""
        return np.broadcast_to(np.arange(self.seats), (self.games, self.seats)).copy()

    # --- asking ---------------------------------------------------------------------------------------------

    def owing(self) -> NDArray[np.bool_]:
        """Return which seats need a number in the next step, bool, shape (games, seats)."""
        owing = np.zeros((self.games, self.seats), np.bool_)
        kernel = compiled(self.kernels.mark_owing)
        self._ranges.run(self.games, lambda _, first, last: kernel(self.array, first, last, owing))
        return owing

    def over(self) -> NDArray[np.bool_]:
        """Return which games have ended, bool, shape (games,)."""
        return as_plain_array(self.array.over != 0)

    def legal_mask(self, where: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Exactly the legal numbers, shape (games, seats, actions); a seat that owes nothing has an empty
        row, and so has every seat of a game that is not in `where`, shape (games,).

        Large: `legal` says the same in little memory.
        """
        mask = np.zeros((self.games, self.seats, self.actions), np.bool_)
        kernel, tables, everywhere = compiled(self.kernels.mark_legal), self._tables, self._where(where)

        def work(thread: int, first: int, last: int) -> None:
            kernel(self.array, first, last, tables, self._space, everywhere, self._outs[thread], mask)

        self._ranges.run(self.games, work)
        return mask

    def legal(self, where: NDArray[np.bool_] | None = None) -> Legal:
        """All legal numbers in the order in which single games list them; where: only in these games, shape
        (games,).
        """
        these = self._where(where)
        counts = np.zeros((self.games, self.seats), np.int32)
        found: list[NDArray[np.int32]] = [np.zeros(0, np.int32)] * len(self._outs)

        def work(thread: int, first: int, last: int) -> None:
            found[thread] = self._list(thread, first, last, these, counts)

        self._ranges.run(self.games, work)
        starts = np.cumsum(counts.ravel(), dtype=np.int64).reshape(counts.shape) - counts
        return Legal(np.concatenate(found), starts, counts)

    def first_legal(self, where: NDArray[np.bool_] | None = None) -> NDArray[np.int32]:
        """The first listed number of every seat that owes (in these games), NO_CHOICE elsewhere: the
        plainest player.
        """
        legal = self.legal(where)
        return _take(legal, np.zeros(legal.counts.shape, np.int64))

    def random_legal(
        self, rng: np.random.Generator, where: NDArray[np.bool_] | None = None
    ) -> NDArray[np.int32]:
        """A uniformly random legal number for every seat that owes (in these games), NO_CHOICE elsewhere.

        Shape (games, seats).
        """
        legal = self.legal(where)
        return _take(legal, rng.integers(0, np.maximum(legal.counts, 1)))

    def observe(self) -> NDArray[np.int16]:
        """Return the features of every seat's view, int16, shape (games, seats, features).

        The view is that of the player who decides for the seat; `features` has the names.
        """
        rows = np.zeros((self.games, self.seats, len(self.features)), np.int16)
        self._for_all(self.feature_kernels.observe_games, rows)
        return rows

    def observe_seats(self, seats: NDArray[np.integer[Any]]) -> NDArray[np.int16]:
        """Return the features of one seat's view in each game, int16, shape (games, features).

        The view is that of the player who decides for the seat. seats: shape (games,).
        """
        rows = np.zeros((self.games, len(self.features)), np.int16)
        kernel, tables, these = (
            compiled(self.feature_kernels.observe_seats),
            self._tables,
            self._seat_numbers(seats),
        )
        self._ranges.run(
            self.games, lambda _, first, last: kernel(self.array, first, last, tables, these, rows)
        )
        return rows

    def legal_mask_of(self, seats: NDArray[np.integer[Any]]) -> NDArray[np.bool_]:
        """The legal numbers of one seat of each game, shape (games, actions), none where it owes nothing.
        seats: shape (games,).
        """
        mask = np.zeros((self.games, self.actions), np.bool_)
        kernel, tables, these = compiled(self.kernels.mark_legal_of), self._tables, self._seat_numbers(seats)

        def work(thread: int, first: int, last: int) -> None:
            kernel(self.array, first, last, tables, self._space, these, self._outs[thread], mask)

        self._ranges.run(self.games, work)
        return mask

    def exact_of(
        self, seats: NDArray[np.integer[Any]], numbers: NDArray[np.integer[Any]]
    ) -> NDArray[np.int64]:
        """The exact numbers that numbers of this batch's space stand for, one seat of each game; NO_CHOICE
        where they are not legal. seats, numbers: shape (games,).
        """
        given, exact = self._one_each("numbers", numbers), np.empty(self.games, np.int64)
        kernel, tables, these = compiled(self.kernels.find_exact), self._tables, self._seat_numbers(seats)

        def work(thread: int, first: int, last: int) -> None:
            kernel(self.array, first, last, tables, self._space, these, self._outs[thread], given, exact)

        self._ranges.run(self.games, work)
        return exact

    def scores(self) -> NDArray[np.int16]:
        """Points of every seat, as if the games ended now, shape (games, seats)."""
        return self.score_lines().sum(axis=2, dtype=np.int16)

    def score_lines(self) -> NDArray[np.int16]:
        """Points by line of the score pad, shape (games, seats, lines); names in `lines`."""
        lines = np.zeros((self.games, self.seats, len(self.lines)), np.int16)
        self._for_all(self.kernels.score_games, lines)
        return lines

    def share_out(self, work: Work) -> None:
        """Do some work on all games, a range of them on each thread of the batch."""
        self._ranges.run(self.games, work)

    # --- playing --------------------------------------------------------------------------------------------

    def step(self, numbers: NDArray[np.integer[Any]], where: NDArray[np.bool_] | None = None) -> None:
        """Commit a number for every seat that owes.

        numbers: shape (games, seats), whole numbers, NO_CHOICE (-1) for every seat that owes nothing. where:
        only these games go on, shape (games,); numbers of others are not looked at. All are checked before
        any is applied: ChoiceError names the first one that is wrong, and nothing has changed.
        """
        these = self._where(where)
        given = self._checked(numbers)
        faults = np.zeros((self.games, self.seats), np.int8)
        kernel, tables = compiled(self.kernels.find_numbers), self._tables

        def work(thread: int, first: int, last: int) -> None:
            kernel(
                self.array,
                first,
                last,
                tables,
                self._space,
                these,
                self._outs[thread],
                given,
                self._picked,
                faults,
            )

        self._ranges.run(self.games, work)
        if faults.any():
            raise ChoiceError(self._complaint(given, faults))
        self._commit(these)

    def reset(
        self,
        where: NDArray[np.bool_] | None = None,
        *,
        seeds: NDArray[np.integer[Any]] | Sequence[int] | None = None,
    ) -> None:
        """Deal new games in place of those in `where`, shape (games,); by default of all that are over.

        seeds: one for each of them, in the order of the places, from 0 to 2^63 - 1; left out: those that
        follow the last one dealt. Raises RulesetError, and nothing has changed.
        """
        places = np.flatnonzero(self.over() if where is None else self._where(where))
        dealt = self._fresh_seeds(len(places)) if seeds is None else _given_seeds(seeds, len(places))
        if not len(places):
            return
        self.array.view(np.ndarray)[places] = np.zeros(1, self.array.dtype)
        self.seeds[places] = dealt
        self._deal(places, dealt)

    def copy_from(self, other: Self, places: Any = None, sources: Any = None) -> None:
        """Put games of a batch of the same ruleset into this one, e.g. one game into all places.

        places, sources: numbers of games here and there, as many of both, or one source for all places; left
        out: all games. Raises RulesetError, and nothing has changed.
        """
        if other.ruleset != self.ruleset:
            raise RulesetError(f"a batch of {self._facts.name} takes no games of {other._facts.name}")
        here = self._numbers("places", places, self.games)
        there = self._numbers("sources", sources, other.games)
        if len(there) not in (1, len(here)):
            raise RulesetError(f"{len(there)} sources for {len(here)} places: as many as places, or one")
        there = np.broadcast_to(there, here.shape)
        _as_bytes(self.array)[here] = _as_bytes(other.array)[there]
        self.seeds[here] = other.seeds[there]

    def in_space(self, space: Literal["exact", "compact"]) -> Self:
        """The same games with the numbers of another action space: what happens to one batch happens to the
        other. Only one of them should deal without seeds.
        """
        other = self.copy()
        other.array, other.seeds = self.array, self.seeds
        other._set_space(space)  # noqa: SLF001  because it is of this class
        return other

    # --- as a value -----------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<batch of {self.games} games of {self._facts.name}, {int(self.over().sum())} over>"

    def __eq__(self, other: object) -> bool:
        """Equal games in equal places, the same seeds to come, the same action space; threads do not
        matter.
        """
        if not isinstance(other, type(self)) or self.ruleset != other.ruleset:
            return False
        return self.space == other.space and self._kept() == other._kept()

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _restore, (type(self), self.ruleset, self._ranges.threads, self.space, self._kept())

    def _kept(self) -> dict[str, Any]:
        """Return the state of the batch beside the ruleset."""
        return {
            "games": self.games,
            "array": self.array.tobytes(),
            "seeds": self.seeds.tobytes(),
            "next_seed": self._next_seed,
        }

    def _take(self, kept: Mapping[str, Any]) -> None:
        """Put in what `_kept` gave."""
        self.array = records_of(self.record, kept["array"])
        self.seeds = np.frombuffer(bytearray(kept["seeds"]), np.uint64)
        self._next_seed = kept["next_seed"]

    def copy(self) -> Self:
        """An independent copy in the same state; it shares nothing but the ruleset and the threads."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.array, other.seeds = copy_record(self.array), self.seeds.copy()
        other._outs = [self._new_out() for _ in self._outs]
        other._capacity = list(self._capacity)
        other._picked = self._new_picked()
        return other

    # --- inside ---------------------------------------------------------------------------------------------

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

    def _list(
        self, thread: int, first: int, last: int, where: NDArray[np.bool_], counts: NDArray[np.int32]
    ) -> NDArray[np.int32]:
        """The legal numbers of a range. The room is that of the last time; if it was too small, once more."""
        kernel, tables, out = compiled(self.kernels.list_legal), self._tables, self._outs[thread]
        numbers = np.empty(self._capacity[thread], np.int32)
        count = kernel(self.array, first, last, tables, self._space, where, out, counts, numbers)
        if count > len(numbers):
            numbers = np.empty(count, np.int32)
            kernel(self.array, first, last, tables, self._space, where, out, counts, numbers)
        self._capacity[thread] = count + count // 8
        return numbers[:count]

    def _where(self, where: NDArray[np.bool_] | None) -> NDArray[np.bool_]:
        """These games, by default all."""
        if where is None:
            return self._all
        given = np.asarray(where)
        if given.shape != (self.games,) or given.dtype != np.bool_:
            raise RulesetError(
                f"where is {given.dtype} of shape {given.shape}: a truth value for each of {self.games} games"
            )
        return np.ascontiguousarray(given)

    def _numbers(self, name: str, given: Any, games: int) -> NDArray[np.int64]:
        """Numbers of games, by default all of them."""
        numbers = np.arange(games) if given is None else np.atleast_1d(np.asarray(given))
        if numbers.ndim != 1 or not np.issubdtype(numbers.dtype, np.integer):
            raise RulesetError(
                f"{name} are {numbers.dtype} of shape {numbers.shape}: whole numbers in one row"
            )
        if len(wrong := numbers[(numbers < 0) | (numbers >= games)]):
            raise RulesetError(f"{name} name game {wrong[0]}: there are games 0 to {games - 1}")
        return numbers.astype(np.int64)

    def _seat_numbers(self, seats: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        """A seat of each game."""
        given = self._one_each("seats", seats)
        if len(wrong := given[(given < 0) | (given >= self.seats)]):
            raise ChoiceError(f"seats name {self.row[0]} {wrong[0]}: there are 0 to {self.seats - 1}")
        return given

    def _one_each(self, name: str, given: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        """A whole number for each game."""
        numbers = np.asarray(given)
        if numbers.shape != (self.games,) or not np.issubdtype(numbers.dtype, np.integer):
            raise ChoiceError(
                f"{name} are {numbers.dtype} of shape {numbers.shape}: a whole number for each of {self.games} games"
            )
        return np.ascontiguousarray(numbers, np.int64)

    def _for_all(self, kernel: Any, array: Any) -> None:
        run, tables = compiled(kernel), self._tables
        self._ranges.run(self.games, lambda _, first, last: run(self.array, first, last, tables, array))

    def _fresh_seeds(self, count: int) -> NDArray[np.uint64]:
        first = seed_number(self._next_seed, count)
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
        return (
            f"{where}: number {number} is not legal now: take one of batch.game({game}).choices(seat){rest}"
        )


def _given_seeds(seeds: Any, count: int) -> NDArray[np.uint64]:
    """Seeds that the caller gives, as many as there are games to deal."""
    if isinstance(seeds, Sequence) and not isinstance(
        seeds, str
    ):  # NumPy makes floats and objects of what does not fit
        seeds = np.array([seed_number(seed) for seed in cast("Sequence[Any]", seeds)], np.int64)
    given = np.asarray(seeds)
    if given.shape != (count,) or not (np.issubdtype(given.dtype, np.integer) or not count):
        raise RulesetError(
            f"seeds are {given.dtype} of shape {given.shape}: a whole number for each of {count} games"
        )
    if count and not (int(given.min()) >= 0 and int(given.max()) < SEEDS):
        raise RulesetError(f"seeds from {given.min()} to {given.max()}: whole numbers from 0 to 2^63 - 1")
    return given.astype(np.uint64)


def as_plain_array(array: NDArray[Any]) -> NDArray[Any]:
    """View an array without the class of records, so that its pickle can be read without Argosy."""
    return array.view(np.ndarray)


def _as_bytes(records: Records) -> NDArray[np.void]:
    """Records as raw bytes, because NumPy copies them field by field and leaves the gaps between the
    fields.
    """
    return records.view(np.ndarray).view(f"V{records.dtype.itemsize}")


def _restore(kind: type[Any], ruleset: Any, threads: int, space: str, kept: Mapping[str, Any]) -> Any:
    """A batch that was pickled."""
    batch = object.__new__(kind)
    batch._lay_out(ruleset, kept["games"], threads, space)
    batch._take(kept)
    return batch


def backend() -> str:
    """Batches run compiled; ARGOSY_BACKEND=plain is for tests and debuggers."""
    return "plain" if engine.chosen() == "plain" else "compiled"


def compiled(kernel: Any) -> Any:
    """Return a kernel in the backend of batches."""
    return backends.compiled(kernel) if backend() == "compiled" else kernel


def _take(legal: Legal, places: NDArray[np.int64]) -> NDArray[np.int32]:
    """The number at a place in the list of each seat that owes."""
    at = np.minimum(legal.starts + places, max(0, len(legal.numbers) - 1))
    taken = legal.numbers[at] if len(legal.numbers) else np.zeros(at.shape, np.int32)
    return np.where(legal.counts > 0, taken, NO_CHOICE).astype(np.int32)
