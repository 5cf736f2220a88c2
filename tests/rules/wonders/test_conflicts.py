"""Military conflicts at the end of an Age (BASE-CONFLICT)."""

from itertools import product

import pytest

from argosy.testing import table


def test_each_city_meets_each_neighbour_separately():
    """BASE-CONFLICT-1: A beats B and loses to D in one Age."""
    game = table(seats=4, age=2, turn=6).city(A="walls", B="stockade", C="", D="circus").end_age()
    assert [game.won(letter) for letter in "ABCD"] == [(-1, 3), (-1, 3), (-1, -1), (3, 3)]


def test_each_pair_meets_once():
    """BASE-CONFLICT-1: with n cities there are n pairs, and a token for both sides of each decided one."""
    for seats in range(3, 8):
        game = table(seats=seats, turn=6).city(A="stockade").end_age()
        assert [len(game.won(letter)) for letter in game.letters] == [2, 1, *[0] * (seats - 3), 1]


def test_conflicts_come_after_the_sixth_turn_only():
    """BASE-CONFLICT-1."""
    game = table(turn=5).city(A="circus")
    game.turn()
    assert game.won("A") == ()
    game.turn()
    assert game.won("A") == (1, 1)


def test_shields_are_summed_over_red_cards():
    """BASE-CONFLICT-2: one and two against two."""
    game = table(age=2, turn=6).city(A="stockade walls", B="stables").end_age()
    assert game.shields("A") == 3
    assert game.won("A") == (3, 3)
    assert game.won("B") == (-1, 3)


def test_shields_of_stages_count_too():
    """BASE-CONFLICT-2."""
    game = table(age=2, turn=6).wonder(A="rhodos:a").stages(A=2).city(B="stockade").end_age()
    assert game.shields("A") == 2
    assert game.won("A") == (3, 3)


def test_shields_of_the_last_turn_count():
    """BASE-CONFLICT-2: what is built in the sixth turn fights."""
    game = table(turn=6).hands(A="barracks")
    game.turn(A="build barracks")
    assert game.won("A") == (1, 1)


def test_other_colours_do_not_fight():
    """BASE-CONFLICT-2."""
    game = table(age=3, turn=6).city(A="palace spies_guild university arena loom").end_age()
    assert game.won("A") == ()


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("ours", "left", "right"), list(product(range(3), repeat=3)))
def test_more_fewer_equal(ours, left, right, age):
    """BASE-CONFLICT-3."""
    one, two = iter(["stockade", "barracks", "guard_tower"]), iter(["walls", "stables", "archery_range"])
    cards = [next(one) if count == 1 else next(two) if count == 2 else "" for count in (ours, left, right)]
    game = table(age=age, turn=6).city(**dict(zip("ABC", cards, strict=True))).end_age()
    victory = {1: 1, 2: 3, 3: 5}[age]
    assert game.won("A") == tuple(
        sorted(victory if ours > other else -1 for other in (left, right) if other != ours)
    )


def test_a_city_takes_two_tokens_at_most_in_an_age():
    """BASE-CONFLICT-4."""
    game = table(seats=7, turn=6).city(A="circus", C="stockade", E="barracks").end_age()
    assert max(len(game.won(letter)) for letter in game.letters) == 2
    assert len(game.won("D")) == 2


def test_tokens_are_kept():
    """BASE-CONFLICT-4: and shields fight again in each Age."""
    game = table(turn=6).city(A="stockade").end_age()
    game.end_age()
    assert game.won("A") == (1, 1, 3, 3)
    assert game.won("B") == (-1, -1)
    game.end_age()
    assert game.won("A") == (1, 1, 3, 3, 5, 5)
    assert game.shields("A") == 1
    assert game.score("A", "conflicts") == 18
    assert game.score("B", "conflicts") == -3
