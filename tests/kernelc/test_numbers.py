"""Numbers in both backends: every operator on every kind of number, as they lie in arrays."""

import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from argosy.kernelc.kernel import kernel
from argosy.rules.backends import compiled


@kernel
def add(a):
    return a[0] + a[1]


@kernel
def subtract(a):
    return a[0] - a[1]


@kernel
def multiply(a):
    return a[0] * a[1]


@kernel
def divide(a):
    return a[0] / a[1]


@kernel
def floor_divide(a):
    return a[0] // a[1]


@kernel
def rest(a):
    return a[0] % a[1]


@kernel
def bits_and(a):
    return a[0] & a[1]


@kernel
def bits_or(a):
    return a[0] | a[1]


@kernel
def bits_xor(a):
    return a[0] ^ a[1]


@kernel
def least_and_greatest(a):
    return min(a[0], a[1]) * 1, max(a[0], a[1], a[0]) * 1


@kernel
def comparisons(a):
    return a[0] == a[1], a[0] != a[1], a[0] < a[1], a[0] <= a[1], a[0] > a[1], a[0] >= a[1]


@kernel
def size(a):
    return abs(a[0])


@kernel
def negative(a):
    return -a[0]


INTEGERS = [np.dtype(f"{prefix}int{bits}") for prefix in ("", "u") for bits in (8, 16, 32, 64)]
SIGNED = INTEGERS[:4]
FLOAT = np.dtype(np.float64)
BOOL = np.dtype(np.bool_)
ON_INTEGERS = (add, subtract, multiply, divide, floor_divide, rest, bits_and, bits_or, bits_xor)
CASES = [
    *(
        (operator, dtype)
        for operator in (*ON_INTEGERS, least_and_greatest, comparisons)
        for dtype in INTEGERS
    ),
    *((operator, dtype) for operator in (size, negative) for dtype in (*SIGNED, FLOAT)),
    *((operator, FLOAT) for operator in (add, subtract, multiply, divide, least_and_greatest, comparisons)),
    *((operator, BOOL) for operator in (bits_and, bits_or, bits_xor, comparisons)),
]
"""(kernel, what it computes with); NumPy itself computes otherwise with bool than with whole numbers, and so
does Python.
"""


def numbers_of(dtype):
    """Numbers that an array can hold, small ones and the ends often."""
    if dtype == BOOL:
        return st.booleans()
    if dtype == FLOAT:
        return st.floats(allow_nan=False, width=64) | st.integers(-9, 9).map(float)
    low, high = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
    return st.integers(low, high) | st.integers(max(low, -9), 9) | st.sampled_from([low, high])


def plainly(function, *arguments):
    """The result of the plain backend.

    Cases in which NumPy reports a fault there (a number that has grown too large) are left out: no kernel may
    meet them.
    """
    try:
        with np.errstate(all="raise"):
            return function(*arguments)
    except (FloatingPointError, ZeroDivisionError):
        assume(condition=False)


def same(one, other):
    assert np.array_equal(one, other), (one, other)


@pytest.mark.sample(40)
@pytest.mark.parametrize(
    ("operator", "dtype"), CASES, ids=lambda thing: getattr(thing, "__name__", str(thing))
)
@given(data=st.data())
def test_operators_give_the_same_in_both_backends(operator, dtype, data):
    array = np.array([data.draw(numbers_of(dtype)), data.draw(numbers_of(dtype))], dtype)
    same(plainly(operator, array), compiled(operator)(array))


@kernel
def quotient_and_rest(a):
    return a[0] // a[1], a[0] % a[1]


def test_the_least_number_by_minus_one_stays_what_it_is():
    """As in NumPy, which says that it is too large; the processor ends a process that asks it."""
    least = np.iinfo(np.int64).min
    assert compiled(quotient_and_rest)(np.array([least, -1])) == (least, 0)
    assert compiled(quotient_and_rest)(np.array([7, -1])) == (-7, 0)
    assert compiled(quotient_and_rest)(np.array([-7, -2])) == (3, -1)
    assert compiled(quotient_and_rest)(np.array([7, 0])) == (0, 0)


@kernel
def divided_and_rest(one, other):
    return one // other, one % other


@kernel
def by_constants(one):
    return one // 7, one % 7, one // -7, one % -7, one // -1, one % -1, one // 1, one % 1


@pytest.mark.parametrize("other", [*range(-7, 0), *range(1, 8)])
def test_division_rounds_down_whatever_the_signs(other):
    for one in range(-22, 23):
        assert compiled(divided_and_rest)(one, other) == divmod(one, other)
        assert compiled(by_constants)(one) == by_constants(one)


def test_dividing_by_zero_gives_zero():
    for zero in (0, np.uint64(0)):
        assert compiled(divided_and_rest)(zero + zero.__class__(5), zero) == (0, 0)


@kernel
def shifts(one, by):
    return one << by, one >> by


@given(st.integers(-(1 << 40), 1 << 40), st.integers(0, 20))
def test_shifts_of_signed_numbers(one, by):
    assert compiled(shifts)(one, by) == shifts(one, by)


@given(st.integers(0, (1 << 64) - 1), st.integers(0, 63))
def test_shifts_of_unsigned_numbers(one, by):
    same(shifts(np.uint64(one), np.uint64(by)), compiled(shifts)(np.uint64(one), np.uint64(by)))


@kernel
def logic(one, other):
    both = one and other
    either = one or other
    answer = 0
    if one > 0 and not (other > 0 or one == 5):
        answer = 1
    if not one:
        answer += 2
    return (
        both,
        either,
        answer,
        one < other < 9,
        0 <= one <= 5 != other,
        one in (1, other, 4),
        one not in (2, 3),
    )


@given(st.integers(-9, 9), st.integers(-9, 9))
def test_conditions_and_their_values(one, other):
    assert compiled(logic)(one, other) == logic(one, other)


@kernel
def chosen(one, other):
    return one if one > other else other * 0.5


@kernel
def drifting(count):
    total = 0
    for number in range(count):
        total = total + number * 0.5 if number % 2 else total + 1
    return total


@given(st.integers(-9, 9), st.integers(-9, 9))
def test_a_number_that_becomes_a_fraction_on_the_way(one, other):
    assert compiled(chosen)(one, other) == chosen(one, other)
    assert compiled(drifting)(one) == drifting(one)


@kernel
def cut(number):
    return (
        int(np.int8(number)),
        int(np.uint8(number)),
        int(np.int16(number)),
        int(np.uint16(number)),
        int(np.int32(number)),
        int(np.uint32(number)),
    )


@given(st.integers(-(1 << 63), (1 << 63) - 1))
def test_casts_cut(number):
    assert compiled(cut)(number) == cut(np.int64(number))


@kernel
def of_fraction(number):
    return int(number), float(int(number)), int(np.int8(int(number))), int(np.int16(number))


@given(st.floats(-30_000, 30_000))
def test_a_cast_of_a_fraction_forgets_what_follows_the_point(number):
    with np.errstate(all="raise"):
        wanted = (
            int(number),
            float(int(number)),
            int(np.int64(number).astype(np.int8)),
            int(np.int16(number)),
        )
    assert compiled(of_fraction)(number) == wanted


@kernel
def curves(number):
    return math.exp(number), math.log(number), math.sqrt(number)


@given(st.floats(1e-6, 500))
def test_curves(number):
    assert compiled(curves)(number) == curves(number)


MANY = np.uint64((1 << 64) - 1)


@kernel
def about_many(number):
    return number // MANY, (number ^ MANY) >> np.uint64(60), number > MANY - np.uint64(1)


@given(st.integers((1 << 64) - 9, (1 << 64) - 1))
def test_constants_that_need_all_64_bits(number):
    same(about_many(np.uint64(number)), compiled(about_many)(np.uint64(number)))
