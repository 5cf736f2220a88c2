"""Unrolled loops over kernels: equal results of plain Python and of the flat form for compilers."""

import numpy as np
import pytest

from argosy.errors import CompileError
from argosy.kernelc.kernel import Kernels, kernel, value_of
from argosy.kernelc.unrolling import called_in_loops
from argosy.rules import backends
from argosy.rules.records import new_records


@kernel
def double(number):
    return 2 * number


@kernel
def increase(number):
    return number + 1


STEPS = Kernels(lambda: (double, increase, double))
BY_NUMBER = Kernels(lambda: ((0, 10, double), (10, 20, increase)))
NUMBERS = Kernels(lambda: (3, 5))
NOTHING = Kernels(tuple)


@kernel
def through_all(number):
    for step in STEPS:
        number = step(number)
    return number


@kernel
def the_one_that_fits(number):
    for first, end, step in BY_NUMBER:
        if first <= number < end:
            return step(number)
    return -1


@kernel
def is_one_of_them(number):
    for wanted in NUMBERS:  # noqa: SIM110  because kernels know no generators
        if number == wanted:
            return True
    return False


@kernel
def with_more(record, more):
    return record.small + more


VALUES = Kernels(lambda: ("small", "part.numbers.1", with_more))
ARRAYS = Kernels(lambda: ("part.numbers",))


@kernel
def values_of_record(record, row):
    at = 0
    for value in VALUES:
        row[at] = value_of(record, value, 10)
        at += 1
    for numbers in ARRAYS:
        for step in STEPS:
            row[at] = step(value_of(record, numbers)[1])
            at += 1
    return at


@kernel
def through_nothing(number):
    for step in NOTHING:
        number = step(number)
    return number


@kernel
def twice_over(number):
    for step in STEPS:
        for other in STEPS:
            number += step(other(number)) & 3
    return number


@kernel
def with_a_break(number):
    for step in STEPS:
        number = step(number)
        if number > 3:
            break
    return number


@pytest.mark.parametrize(
    "function", [through_all, the_one_that_fits, is_one_of_them, through_nothing, twice_over]
)
@pytest.mark.parametrize("number", [0, 3, 5, 12, 40])
def test_a_loop_over_kernels_is_the_same_in_both_backends(function, number):
    assert backends.compiled(function)(np.int64(number)) == function(number)


def test_a_value_is_a_field_by_its_path_or_the_result_of_a_kernel():
    part = np.dtype([("numbers", np.int16, 2)], align=True)
    record = new_records(np.dtype([("small", np.int8), ("part", part)], align=True), 1)[0]
    record.small, record.part.numbers = 3, (4, 5)
    rows = np.zeros((2, 6), np.int64)
    ends = [values_of_record(record, rows[0]), backends.compiled(values_of_record)(record, rows[1])]
    assert rows.tolist() == [[3, 5, 13, 10, 6, 10]] * 2
    assert ends == [6, 6]


def test_kernels_are_looked_for_when_the_loop_first_runs():
    asked = []
    late = Kernels(lambda: asked.append(1) or (double,))
    assert asked == []
    assert [list(late), list(late), asked] == [[double], [double], [1]]


def test_a_loop_that_cannot_be_laid_out_is_refused():
    with pytest.raises(CompileError, match="knows no else, break or continue"):
        backends.compiled(with_a_break)(np.int64(1))


def test_what_a_loop_calls_counts_for_the_cache():
    assert called_in_loops(through_all, ["STEPS"]) == [double, increase, double]
    assert called_in_loops(the_one_that_fits, ["BY_NUMBER"]) == [0, 10, double, 10, 20, increase]
