"""Features of both games: lists of them with names, kernels that append them to a row behind `at`."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from argosy.kernelc.kernel import Kernels, kernel
from argosy.rules.record_class import Numbers

Value = str | Callable[..., Any]
"""A field of a record by its path, or a kernel that computes something from it (`value_of`)."""


class Features(Kernels):
    """Features of one number each: names, and their values for a loop in a kernel, in one order."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        super().__init__(values.values)
        self.names = tuple(values)


class FeatureArrays(Kernels):
    """Features that are all numbers of a field: names, and the fields for a loop, in one order.

    fields: the path of each, the first word of its names, the last words of its numbers.
    """

    def __init__(self, *fields: tuple[str, str, Iterable[object]]) -> None:
        super().__init__(lambda: (path for path, _, _ in fields))
        self.names = tuple(f"{first}.{last}" for _, first, words in fields for last in words)


def names_by(first: str, words: Iterable[object]) -> Iterator[str]:
    """Names of features with one first word: `hand.baths`, `hand.altar` ..."""
    return (f"{first}.{word}" for word in words)


def sets_of(names: tuple[str, ...]) -> Iterator[str]:
    """Every set of resources, by number: `none`, `clay`, `ore`, `clay+ore` ..."""
    for chosen in range(1 << len(names)):
        yield "+".join(name for place, name in enumerate(names) if chosen >> place & 1) or "none"


@kernel
def clear_row(row: Numbers) -> None:
    """Forget everything in a row: most features are zero at most moments."""
    for place in range(row.shape[0]):
        row[place] = 0


@kernel
def copy_numbers(numbers: Numbers, row: Numbers, at: int) -> int:
    """Append the numbers of a field."""
    for place in range(numbers.shape[0]):
        row[at + place] = numbers[place]
    return at + numbers.shape[0]


@kernel
def mark_equal(numbers: Numbers, number: int, row: Numbers, at: int) -> int:
    """Append a 1 for every place of a field where this number stands, else 0."""
    for place in range(numbers.shape[0]):
        row[at + place] = numbers[place] == number
    return at + numbers.shape[0]
