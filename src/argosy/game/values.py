"""Games as Python values: compared, copied, pickled, so that threads, processes and other machines can carry them."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Self

from argosy.game.types import Fields
from argosy.rules.records import Records, records_of


class GameValue(ABC):
    """A game that can be copied, compared and pickled. Games change, so they are no keys of dictionaries: use `state_hash()`.

    Equal games have equal rulesets, equal records, byte for byte, and the same choices behind them.
    """

    ruleset: Any
    array: Records
    """The record, shape (1,); for the rules, tests and `argosy.Batch` only."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy: what happens to one does not touch the other."""

    @abstractmethod
    def kept(self) -> Fields:
        """What the game knows beside its record, as values that nobody changes."""

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
