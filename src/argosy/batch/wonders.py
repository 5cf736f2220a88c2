"""Many games of 7 Wonders in step: arrays in, arrays out."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.batch.threads import Ranges
from argosy.batch.wonders_features import feature_names
from argosy.errors import ChoiceError, RulesetError
from argosy.game import engine
from argosy.game.wonders import WondersGame, ruleset_for
from argosy.game.wonders_deal import board_numbers, deal_boards
from argosy.rules import gears
from argosy.rules.records import Records, copy_record, new_records
from argosy.rules.wonders import many, terms
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.features import observe_games
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import CHOICE, GAME

NO_CHOICE = many.NO_NUMBER
"""The number to pass for a city that owes nothing."""
SEEDS = 1 << 63


class Legal(NamedTuple):
    """All legal numbers, without the empty places of a mask.

    The choices of city `c` of game `g` are `numbers[starts[g, c] : starts[g, c] + counts[g, c]]`, in listed order.
    """

    numbers: NDArray[np.int32]
    starts: NDArray[np.int64]
    counts: NDArray[np.int32]


class WondersBatch:
    """`games` games of one ruleset, played in step (docs/batch.md).

    Arrays have the shape (games, cities, ...). With two players there are three cities, and the free city (0) owes only
    after its controller has chosen the own card, so such a moment takes two steps. A finished game owes nothing until
    `reset` deals it again.
    """

    def __init__(
        self,
        ruleset: Ruleset | str = "wonders",
        *,
        games: int,
        seed: int = 0,
        threads: int = 1,
        wonders: Any = "random",
        sides: str = "random",
        data: Path | str | None = None,
        **options: Any,
    ) -> None:
        """Deal all games; game i is the single game with seed `seed + i`.

        ruleset: a Ruleset, or "wonders" with the arguments of `argosy.new_game` (players, edition, boxes, options).
        threads: how many share the work; every number of threads gives the same games. Raises RulesetError.
        """
        if games < 1 or threads < 1:
            raise RulesetError(f"games = {games}, threads = {threads}: both must be at least 1")
        self.ruleset = _find_ruleset(ruleset, data, options)
        self.games = games
        self.cities = self.ruleset.seats
        self.actions = int(self.ruleset.tables.actions)
        """Size of the action space: numbers are 0 .. actions - 1 (docs/choices.md)."""
        self.features = feature_names(self.ruleset)
        """Names of the features that `observe` gives."""
        self.seeds = np.zeros(games, np.uint64)
        """The seed of each game."""
        self.array: Records = new_records(GAME, games)
        self._wishes = (wonders, sides)
        self._next_seed = seed
        self._ranges = Ranges(threads)
        self._outs = [new_records(CHOICE, MAX_CHOICES) for _ in range(threads)]
        self._room = [0] * threads
        self._picked = new_records(CHOICE, games * self.cities).reshape(games, self.cities)
        self.reset(np.ones(games, np.bool_))

    # --- asking -----------------------------------------------------------------------------------------------------

    def owing(self) -> NDArray[np.bool_]:
        """Which cities need a number in the next step, shape (games, cities)."""
        owing = np.zeros((self.games, self.cities), np.bool_)
        kernel = _compiled(many.mark_owing)
        self._ranges.run(self.games, lambda _, first, last: kernel(self.array, first, last, owing))
        return owing

    def over(self) -> NDArray[np.bool_]:
        """Which games have ended, shape (games,)."""
        return self.array.over != 0

    def controllers(self) -> NDArray[np.int8]:
        """Two players: the seat that decides for the free city in each game; otherwise 0. Shape (games,)."""
        return self.array.controller.copy()

    def legal_mask(self) -> NDArray[np.bool_]:
        """Exactly the legal numbers, shape (games, cities, actions); a city that owes nothing has an empty row.

        Large: `legal` says the same in little memory.
        """
        legal = self.legal()
        mask = np.zeros((self.games * self.cities, self.actions), np.bool_)
        mask[np.repeat(np.arange(len(mask)), legal.counts.ravel()), legal.numbers] = True
        return mask.reshape(self.games, self.cities, self.actions)

    def legal(self) -> Legal:
        """All legal numbers in the order in which single games list them."""
        counts = np.zeros((self.games, self.cities), np.int32)
        found: list[NDArray[np.int32]] = [np.zeros(0, np.int32)] * len(self._outs)

        def work(thread: int, first: int, last: int) -> None:
            found[thread] = self._list(thread, first, last, counts)

        self._ranges.run(self.games, work)
        starts = np.cumsum(counts.ravel(), dtype=np.int64).reshape(counts.shape) - counts
        return Legal(np.concatenate(found), starts, counts)

    def first_legal(self) -> NDArray[np.int32]:
        """The first listed number of every city that owes, NO_CHOICE elsewhere: the plainest player."""
        legal = self.legal()
        return _take(legal, np.zeros(legal.counts.shape, np.int64))

    def random_legal(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A uniformly random legal number for every city that owes, NO_CHOICE elsewhere. Shape (games, cities)."""
        legal = self.legal()
        return _take(legal, rng.integers(0, np.maximum(legal.counts, 1)))

    def observe(self) -> NDArray[np.int16]:
        """What the decider of each city may know, shape (games, cities, features); `features` has the names.

        With two players the row of the free city (0) is its controller's.
        """
        rows = np.zeros((self.games, self.cities, len(self.features)), np.int16)
        self._for_all(observe_games, rows)
        return rows

    def scores(self) -> NDArray[np.int16]:
        """Points of every city, as if the games ended now, shape (games, cities) (BASE-SCORE-1 to -7)."""
        return self.score_lines().sum(axis=2, dtype=np.int16)

    def score_lines(self) -> NDArray[np.int16]:
        """Points by line of the score pad (`argosy.rules.wonders.terms.LINES`), shape (games, cities, lines)."""
        lines = np.zeros((self.games, self.cities, len(terms.LINES)), np.int16)
        self._for_all(many.score_games, lines)
        return lines

    def game(self, number: int) -> WondersGame:
        """One game with names on, as a copy: to look at, or to play on by itself."""
        return WondersGame(self.ruleset, copy_record(self.array[number : number + 1]))

    # --- playing ----------------------------------------------------------------------------------------------------

    def step(self, numbers: NDArray[np.integer[Any]]) -> None:
        """Commit a number for every city that owes, and reveal where nobody owes any more.

        numbers: shape (games, cities), whole numbers, NO_CHOICE (-1) for every city that owes nothing. All are checked
        before any is applied: ChoiceError names the first one that is wrong, and nothing has changed.
        """
        given = self._checked(numbers)
        faults = np.zeros((self.games, self.cities), np.int8)
        kernel, tables = _compiled(many.find_numbers), self.ruleset.tables

        def work(thread: int, first: int, last: int) -> None:
            kernel(self.array, first, last, tables, self._outs[thread], given, self._picked, faults)

        self._ranges.run(self.games, work)
        if faults.any():
            raise ChoiceError(self._complaint(given, faults))
        self._for_all(many.commit_picked, self._picked)

    def reset(self, where: NDArray[np.bool_] | None = None) -> None:
        """Deal new games in place of those in `where`, shape (games,); by default of all that are over.

        They get the seeds that follow the last one dealt, in the order of the places.
        """
        places = np.flatnonzero(self.over() if where is None else where)
        if not len(places):
            return
        seeds = self._fresh_seeds(len(places))
        with engine.geared(_gear()):
            dealt = [deal_boards(self.ruleset, int(seed), *self._wishes) for seed in seeds]
        boards = np.array([board_numbers(self.ruleset, one) for one in dealt], np.int16)
        self.array.view(np.ndarray)[places] = np.zeros(1, self.array.dtype)
        self.seeds[places] = seeds
        kernel, tables = _compiled(many.deal_games), self.ruleset.tables
        self._ranges.run(
            len(places), lambda _, first, last: kernel(self.array, places, first, last, tables, seeds, boards)
        )

    def copy(self) -> "WondersBatch":
        """An independent copy in the same state; it shares nothing but the ruleset and the threads."""
        other = object.__new__(WondersBatch)
        other.__dict__.update(self.__dict__)
        other.array, other.seeds = copy_record(self.array), self.seeds.copy()
        other._outs = [new_records(CHOICE, MAX_CHOICES) for _ in self._outs]
        other._room = list(self._room)
        other._picked = self._picked.copy().view(np.recarray)
        return other

    # --- inside -----------------------------------------------------------------------------------------------------

    def _list(self, thread: int, first: int, last: int, counts: NDArray[np.int32]) -> NDArray[np.int32]:
        """The legal numbers of a range. The room is that of the last time; if it was too small, once more."""
        kernel, tables, out = _compiled(many.list_legal), self.ruleset.tables, self._outs[thread]
        numbers = np.empty(self._room[thread], np.int32)
        count = kernel(self.array, first, last, tables, out, counts, numbers)
        if count > len(numbers):
            numbers = np.empty(count, np.int32)
            kernel(self.array, first, last, tables, out, counts, numbers)
        self._room[thread] = count + count // 8
        return numbers[:count]

    def _for_all(self, kernel: Any, array: Any) -> None:
        run, tables = _compiled(kernel), self.ruleset.tables
        self._ranges.run(self.games, lambda _, first, last: run(self.array, first, last, tables, array))

    def _fresh_seeds(self, count: int) -> NDArray[np.uint64]:
        first = self._next_seed
        if not isinstance(first, int) or not 0 <= first <= SEEDS - count:
            raise RulesetError(f"seed = {first!r}: a whole number from 0 to 2^63 - {count}")
        self._next_seed = first + count
        return np.arange(first, first + count, dtype=np.uint64)

    def _checked(self, numbers: NDArray[np.integer[Any]]) -> NDArray[np.int64]:
        given = np.asarray(numbers)
        if given.shape != (self.games, self.cities):
            raise ChoiceError(
                f"numbers of shape {given.shape}: a row for each of {self.games} games with {self.cities} cities"
            )
        if not np.issubdtype(given.dtype, np.integer):
            raise ChoiceError(f"numbers are {given.dtype}: whole numbers, -1 where nothing is owed")
        return given.astype(np.int64)

    def _complaint(self, given: NDArray[np.int64], faults: NDArray[np.int8]) -> str:
        row, city = (int(place) for place in np.argwhere(faults)[0])
        number, more = int(given[row, city]), int((faults != 0).sum()) - 1
        rest = f" ({more} more like it)" if more else ""
        if faults[row, city] == many.NOT_ASKED:
            return f"game {row}, city {city}: owes nothing now, so its number must be -1, not {number}{rest}"
        return f"game {row}, city {city}: number {number} is not legal now: take one of batch.game({row}).choices(seat){rest}"


def _gear() -> str:
    """Batches run compiled; ARGOSY_GEAR=plain is for tests and debuggers."""
    return "plain" if engine.wanted() == "plain" else "compiled"


def _compiled(kernel: Any) -> Any:
    return gears.compiled(kernel) if _gear() == "compiled" else kernel


def _take(legal: Legal, places: NDArray[np.int64]) -> NDArray[np.int32]:
    """The number at a place in the list of each city that owes."""
    at = np.minimum(legal.starts + places, max(0, len(legal.numbers) - 1))
    taken = legal.numbers[at] if len(legal.numbers) else np.zeros(at.shape, np.int32)
    return np.where(legal.counts > 0, taken, NO_CHOICE).astype(np.int32)


def _find_ruleset(ruleset: Ruleset | str, data: Path | str | None, options: dict[str, Any]) -> Ruleset:
    if isinstance(ruleset, Ruleset):
        if options or data is not None:
            raise RulesetError(f"{', '.join(options) or 'data'}: a ruleset says that already")
        return ruleset
    if ruleset != "wonders":
        raise RulesetError(f"there is no batch of {ruleset!r}: choose wonders, or give a ruleset")
    return ruleset_for(data=data, **options)
