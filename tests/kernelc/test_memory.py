"""Arrays and records in both backends."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from argosy.kernelc.kernel import kernel
from argosy.rules.backends import compiled
from argosy.rules.records import copy_record, new_records

POINT = np.dtype([("x", np.int8), ("y", np.uint64), ("far", np.float64)], align=True)
SHIP = np.dtype(
    [("here", POINT), ("is_full", np.bool_), ("path", POINT, (3,)), ("holds", np.int16, (2, 3))], align=True
)
PACKED = np.dtype([("small", np.int8), ("large", np.int32), ("share", np.float64)])

number = st.integers(-100, 100)


def run_in_both(function, make, *more):
    """Runs a kernel in both backends on equal arrays: the results and the arrays must be the same
    afterwards.
    """
    one, other = make(), make()
    assert np.array_equal(function(one, *more), compiled(function)(other, *more))
    assert one.tobytes() == other.tobytes()


@kernel
def in_three_dimensions(cube, place):
    plane, row = cube[1], cube[place][-1]
    row[-2] = cube[0, 1, place] + cube[-1, -1, -1]
    plane[0, place] -= 4
    plane[-1][0] += place
    total = 0
    for one in cube:
        for line in one:
            for cell in line:
                total = total * 3 + int(cell)
    return total, len(cube), len(cube[0]), cube.shape[2], plane.shape[0], row.shape[0]


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
def test_arrays_of_three_dimensions(dtype):
    for place in (-2, -1, 0, 1):
        run_in_both(in_three_dimensions, lambda: np.arange(2 * 2 * 4).reshape(2, 2, 4).astype(dtype), place)


@kernel
def ends(array, start):
    last = array[start:]
    total = len(last)
    for cell in last:
        total = total * 5 + int(cell)
    if len(last) > 1:
        array[start:][1] = 9
    return total


@given(st.integers(-9, 9), st.integers(0, 6))
def test_the_end_of_an_array_is_no_copy(start, length):
    run_in_both(ends, lambda: np.arange(length).astype(np.int16), start)


@kernel
def sailed(ships, step):
    ship = ships[0]
    ship.here.x += step
    ship.path[1] = ship.here
    ship.here.x = 5
    ship.path[-1].far = ship.path[1].x * 0.25
    ship.holds[1, 2] = ship.path[1].x
    ship.holds[0][1] = ship.holds[1, -1] + 1
    ship.is_full = step > 3
    ship.here.y = np.uint64(7) * ship.path[0].y + np.uint64(1)
    chosen = ship if step > 0 else ships[1]
    chosen.path[0].x = -3
    ships[1] = ship
    ships[0].holds[0, 0] = 11
    return ship.path[-1].far + ships[1].holds[0, 1], ship.is_full or ships[1].is_full


@given(st.integers(-9, 9))
def test_records_are_changed_in_place_and_copied_by_assignment(step):
    run_in_both(sailed, lambda: new_records(SHIP, 2), step)


@kernel
def packed(records, value):
    for record in records:
        record.large = record.large * 2 + value
        record.small = record.large % 50
        record.share += record.small / 4
    return records[1].share


@given(number)
def test_records_without_gaps(value):
    run_in_both(packed, lambda: new_records(PACKED, 3), value)


@kernel
def of_one(ship, place):
    ship.holds[0, place] += 2
    return ship.holds[0, place] * 3 + ship.here.x


def test_a_record_by_itself_is_an_argument():
    ships = new_records(SHIP, 2)
    ships[1].here.x = 4
    kept = copy_record(ships)
    assert [compiled(of_one)(ships[1], place) for place in range(3)] == [
        of_one(kept[1], place) for place in range(3)
    ]
    assert ships.tobytes() == kept.tobytes()
    assert not ships[0].holds.any()


@kernel
def kinds(array, one, other):
    return array[0] + one, other


def test_numbers_of_numpy_and_of_python_are_arguments():
    array = np.array([1], np.int64)
    for one in (2, np.int8(2), np.uint16(2), True, np.bool_(True)):
        for other in (0.5, np.float64(0.5)):
            assert compiled(kinds)(array, one, other) == (1 + int(one), 0.5)
    assert compiled(kinds)(array, np.uint64(3), np.uint64(1 << 60))[1] == 1 << 60


@pytest.mark.parametrize(
    ("array", "reason"),
    [
        (np.zeros((3, 3), np.int64)[:, 1], "not in C order"),
        (np.zeros(3, np.float32), "kernels know no float32"),
        (np.zeros(3, np.dtype(">i4")), "the other way round"),
        ([1], "not a list"),
        ("text", "not a str"),
    ],
)
def test_what_kernels_do_not_know_is_refused_before_it_is_touched(array, reason):
    with pytest.raises(TypeError, match=reason):
        compiled(kinds)(array, 1, 2)
