"""Games as Python values: compared, copied and pickled.

So threads, processes and other machines can carry them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from argosy.game.engine import run
from argosy.game.types import Fields
from argosy.rules.records import Records, records_of


class GameValue(ABC):
    """A game that can be copied, compared and pickled.

    Games change, so they are no keys of dictionaries: use `state_hash()`.

    Equal games have equal rulesets, equal records, byte for byte, and the same choices behind them.
    """

    ruleset: Any
    array: Records
    """The record, shape (1,); for the rules, tests and `argosy.Batch` only."""

    feature_kernels: Any
    """The module whose kernels observe."""

    @property
    @abstractmethod
    def feature_names(self) -> tuple[str, ...]:
        """Names of what `observe` gives (docs/bots/batch.md)."""

    @property
    @abstractmethod
    def actions(self) -> int:
        """Size of the exact action space: `choice.number` is below it (docs/bots/choices.md)."""

    @property
    @abstractmethod
    def compact_actions(self) -> int:
        """Size of the compact action space (docs/bots/choices.md)."""

    @abstractmethod
    def numbers(self, seat: int) -> tuple[int, ...]:
        """The numbers of `choices(seat)`."""

    @abstractmethod
    def compact_choices(self, seat: int) -> dict[int, Any]:
        """Return the legal choices of a seat by number in the compact action space."""

    @abstractmethod
    def _row_of(self, seat: int) -> int:
        """The row of features that a seat decides by."""

    def observe(self, seat: int) -> NDArray[np.int16]:
        """Return the features of a seat's view, int16, shape (features,).

        Their names are in `feature_names` (docs/bots/batch.md).
        """
        row, seats = np.zeros((1, len(self.feature_names)), np.int16), np.array([self._row_of(seat)])
        run(self.feature_kernels.observe_seats)(self.array, 0, 1, self.ruleset.tables, seats, row)
        return row[0]

    def legal_mask(self, seat: int, *, compact: bool = False) -> NDArray[np.bool_]:
        """Exactly the numbers that a seat may choose now, shape (actions,) or (compact_actions,); none if it
        owes nothing.
        """
        mask = np.zeros(self.compact_actions if compact else self.actions, np.bool_)
        mask[list(self.compact_choices(seat) if compact else self.numbers(seat))] = True
        return mask

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy: what happens to one does not touch the other."""

    @abstractmethod
    def kept(self) -> Fields:
        """Return the state of the game beside its record, as immutable values."""

    @classmethod
    @abstractmethod
    def restored(cls, ruleset: Any, array: Records, kept: Fields) -> Self:
        """A game of a record and of what `kept` gave."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, type(self)) or self.ruleset != other.ruleset:
            return False
        return self.array.tobytes() == other.array.tobytes() and self.kept() == other.kept()

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _restore, (type(self), self.ruleset, self.array.tobytes(), self.kept())


def _restore(kind: type[Any], ruleset: Any, raw: bytes, kept: Fields) -> Any:
    return kind.restored(ruleset, records_of(kind.record_type, raw), kept)
