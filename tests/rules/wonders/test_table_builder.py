"""`argosy.testing.table`: what it fills in, what it refuses, and that it says so."""

from collections import Counter

import pytest

from argosy.errors import ChoiceError, PositionError
from argosy.testing import table


def test_a_discarded_card_pays_three_coins():
    game = table("base_2010", seats=3, coins=0).hands(A="baths loom")
    game.turn(A="sell baths", B="pass", C="pass")
    assert game.coins("A") == 3


def test_a_chained_card_costs_nothing_even_without_resources():
    game = table("base_2010", seats=3, age=2).city(A="baths").hands(A="aqueduct")
    assert game.price("A", "build aqueduct") == 0


def test_a_chain_needs_the_parent_in_your_own_city():
    game = table("base_2010", seats=3, age=2).city(B="baths").hands(A="aqueduct")
    assert "build aqueduct" not in game.choices("A")


@pytest.mark.parametrize("base", ["base_2010", "base_2020"])
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize(("age", "turn"), [(1, 1), (2, 3), (3, 6)])
def test_hands_are_filled_to_their_size(base, seats, age, turn):
    game = table(base, seats=seats, age=age, turn=turn).hands(A="altar theater")
    assert {len(game.hand(letter)) for letter in game.letters} == {8 - turn}
    assert {"altar", "theater"} <= set(game.hand("A"))


def test_nothing_that_is_named_is_filled_in():
    game = table(seats=7).city(B="baths").discarded("tavern").hands(A="altar")
    cards = Counter(card for letter in game.letters for card in game.hand(letter))
    assert (cards["altar"], cards["baths"], cards["tavern"]) == (1, 0, 0)


@pytest.mark.parametrize(("turn", "sizes"), [(1, [6, 8, 7]), (2, [5, 6, 7]), (6, [1, 2, 3])])
def test_two_players_and_the_free_city(turn, sizes):
    game = table(players=2, turn=turn)
    assert [len(game.hand(letter)) for letter in "FLR"] == sizes


def test_an_armada_hand_has_eight_cards():
    assert len(table(expansions=["armada"]).hand("A")) == 8


def test_passing_sells_a_card_that_nobody_has_named():
    game = table(turn=6, coins=0).hands(A="palace", B="lodge")
    kept = [card for card in game.hand("A") if card != "palace"]
    game.turn()
    assert [game.coins(letter) for letter in "ABC"] == [3, 3, 3]
    assert set(kept) <= set(game.pile())
    assert all(game.cards(letter) == () for letter in "ABC")


def test_a_payment_may_be_left_out_when_there_is_one():
    game = table(coins=9).city(B="loom").hands(A="apothecary")
    game.turn(A="build apothecary")
    assert game.coins("A") == 7


def test_a_payment_must_be_named_when_there_are_several():
    game = table(coins=9).city(B="loom", C="loom").hands(A="apothecary")
    with pytest.raises(
        ChoiceError, match="several ways: build apothecary pay right 2, build apothecary pay left 2"
    ):
        game.turn(A="build apothecary")


def test_a_choice_that_is_not_asked_for_is_an_error():
    game = table().hands(A="altar")
    with pytest.raises(ChoiceError, match="nobody asked"):
        game.turn(A=["build altar", "build theater"])


def test_an_illegal_choice_is_refused_with_the_reason():
    with pytest.raises(ChoiceError, match="needs 3 stone"):
        table(age=2).wonder(A="rhodos:a").hands(A="walls").turn(A="build walls")


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(PositionError, match="A, B, C"):
        table().city(D="baths")


def test_too_many_cards_are_refused():
    with pytest.raises(PositionError, match="holds 2"):
        table(turn=6).hands(A="altar theater loom").choices("A")


def test_a_card_that_does_not_exist_is_refused():
    with pytest.raises(PositionError, match="bath"):
        table().hands(A="bath").choices("A")


def test_setting_up_ends_with_the_first_question():
    game = table()
    game.coins("A")
    with pytest.raises(PositionError, match="set it up before"):
        game.hands(A="altar")


def test_a_price_of_what_cannot_be_chosen_is_none():
    game = table(age=2, coins=0).hands(A="walls")
    assert game.price("A", "build walls") is None
    assert game.prices("A", "build walls") == []
    assert not game.can("A", "build walls")
