"""Control flow of kernels in both backends: loops, branches, calls, tuples."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from argosy.kernelc.kernel import kernel
from argosy.rules.backends import compiled
from tests.kernelc.kernels_elsewhere import stepped

PRICES = (3, 1, 4, 1, 5)
few = st.integers(-6, 6)


@kernel
def counted(start, stop):
    total = 0
    for number in range(start, stop):
        total = total * 3 + number
    for number in range(stop, start, -2):
        total = total * 3 + number
    for number in range(start, stop, 3):
        total = total * 3 - number
    for number in range(stop):
        total += number
    return total


@kernel
def searched(array, wanted):
    for place in range(len(array)):
        if array[place] < 0:
            continue
        if array[place] == wanted:
            return place
        if array[place] > 50:
            break
    return -1


@kernel
def halved(number):
    steps = 0
    while True:
        if number <= 1:
            break
        number = number // 2 if number % 2 == 0 else number * 3 + 1
        steps += 1
        if steps % 2:
            continue
        steps += 1
    while steps > 40:
        steps -= 7
    return steps


@kernel
def gone_through(array):
    total = 0
    for price in PRICES:
        for number in array:
            if number == price:
                break
            total += price * number
    for one in (total, 2, total + 1):
        total = total * 2 + one
    return total


@kernel
def two(one, other):
    return other, one * 2


@kernel
def swapped(one, other):
    one, other = other, one
    (one, other), third = two(one, other), one
    pair = one, other
    return pair[0], pair[-1], third, stepped(pair[1])


@kernel
def priced(prices, place):
    return prices[place] + prices[-1] + len(prices)


@kernel
def looked_up(place):
    return PRICES[place] * 10 + priced(PRICES, place) + priced((place, 2, place, 4, 5), place)


@kernel
def nothing(array):
    if array[0] > 3:
        return
    array[0] += 1


@given(few, few)
def test_ranges_count_up_and_down(start, stop):
    assert compiled(counted)(start, stop) == counted(start, stop)


@given(st.lists(st.integers(-3, 60), max_size=8), st.integers(0, 60))
def test_loops_are_left_and_gone_on_with(numbers, wanted):
    array = np.array(numbers, np.int16)
    assert compiled(searched)(array, wanted) == searched(array, wanted)
    assert compiled(gone_through)(array) == gone_through(array.tolist())


@given(st.integers(0, 1_000))
def test_while_goes_on_as_long_as_it_holds(number):
    assert compiled(halved)(number) == halved(number)


@given(few, few)
def test_tuples_are_given_back_unpacked_and_swapped(one, other):
    assert compiled(swapped)(one, other) == swapped(one, other)


def test_tuples_are_indexed_by_a_variable_and_passed_on():
    for place in range(-5, 5):
        assert compiled(looked_up)(place) == looked_up(place)


def test_a_kernel_may_give_back_nothing():
    array = np.array([2], np.int8)
    for wanted in (3, 4, 4):
        assert compiled(nothing)(array) is None
        assert array[0] == wanted
