"""Production of a city (BASE-RES)."""

import pytest

from argosy.testing import table


@pytest.mark.parametrize(
    ("board", "stages", "cards", "buys"),
    [
        ("rhodos:a", 0, "", "barracks"),  # ore of the board
        ("rhodos:a", 0, "lumber_yard", "stockade"),  # a brown card
        ("rhodos:a", 0, "loom", "apothecary"),  # a grey card
        ("rhodos:a", 0, "caravansery", "guard_tower"),  # a yellow card with raw materials
        ("rhodos:a", 0, "forum", "workshop"),  # a yellow card with goods
        ("alexandria:a", 2, "", "stockade"),  # a stage that shows resources
    ],
)
def test_where_production_comes_from(board, stages, cards, buys):
    """BASE-RES-1: and without that source nothing."""
    game = table(coins=0).wonder(A=board).stages(A=stages).city(A=cards).hands(A=buys)
    assert game.price("A", f"build {buys}") == 0
    poor = table(coins=0).wonder(A="gizah:a").hands(A=buys)
    assert not poor.can("A", f"build {buys}")


def test_other_cards_and_stages_produce_nothing():
    """BASE-RES-1."""
    city = table(age=2).city(A="baths stockade apothecary tavern marketplace").wonder(A="gizah:a").stages(A=2)
    seen = city.game.view(None).cities[0]
    assert (seen.sells, seen.keeps) == (((("stone",), 1),), ())


def test_resources_are_not_spent():
    """BASE-RES-2: the same stones build in two turns on end."""
    game = table(age=2, coins=0).city(A="quarry stone_pit loom").hands(A="library", B="walls")
    game.turn(A="build library")
    game.turn(A="build walls")
    assert game.cards("A") == ("library", "loom", "quarry", "stone_pit", "walls")


def test_a_symbol_serves_once_in_a_turn():
    """BASE-RES-2: one ore does not pay for two."""
    one = table(age=2, coins=0).city(A="lumber_yard").hands(A="training_ground")
    two = table(age=2, coins=0).city(A="lumber_yard ore_vein").hands(A="training_ground")
    assert not one.can("A", "build training_ground")
    assert two.can("A", "build training_ground")


def test_production_never_decreases():
    """BASE-RES-2: whatever happens in the Age, what was produced is produced."""
    game = table(age=2).city(A="quarry loom timber_yard")
    before = game.game.view(None).cities[0].sells
    game.end_age()
    assert set(game.game.view(None).cities[0].sells) >= set(before)


def test_a_card_with_two_options_gives_one_of_them():
    """BASE-RES-3: wood or clay, not both."""
    either = table(age=2, coins=0).city(A="tree_farm glassworks").hands(A="temple")
    both = table(age=2, coins=0).city(A="tree_farm clay_pool glassworks").hands(A="temple")
    assert not either.can("A", "build temple")
    assert both.can("A", "build temple")


def test_a_card_with_four_options_gives_one_of_them():
    """BASE-RES-3."""
    either = table(age=2, coins=0).city(A="caravansery glassworks").hands(A="temple")
    both = table(age=2, coins=0).city(A="caravansery lumber_yard glassworks").hands(A="temple")
    assert not either.can("A", "build temple")
    assert both.can("A", "build temple")


def test_a_card_with_three_options_gives_one_of_them():
    """BASE-RES-3."""
    either = table(age=3, coins=0).city(A="forum lumber_yard").hands(A="study")
    both = table(age=3, coins=0).city(A="forum loom lumber_yard").hands(A="study")
    assert not either.can("A", "build study")
    assert both.can("A", "build study")


def test_options_may_cross():
    """BASE-RES-3: the best use of several such cards is found."""
    game = table(age=2, coins=0).city(A="tree_farm clay_pit timber_yard glassworks").hands(A="temple stables")
    assert game.can("A", "build temple")
    assert game.can("A", "build stables")


def test_two_equal_symbols_give_two_units():
    """BASE-RES-4."""
    one = table(age=2, coins=0).city(A="lumber_yard").hands(A="caravansery")
    two = table(age=2, coins=0).city(A="sawmill").hands(A="caravansery")
    assert not one.can("A", "build caravansery")
    assert two.can("A", "build caravansery")


def test_a_card_of_this_turn_does_not_produce_for_a_buyer():
    """BASE-RES-5: B chooses while A's Lumber Yard is still face down."""
    game = table(coins=9).hands(A="lumber_yard", B="stockade")
    assert not game.can("B", "build stockade")


def test_it_produces_from_the_next_turn_on():
    """BASE-RES-5: for its owner and for buyers."""
    game = table(coins=9).hands(A="lumber_yard stockade", C="palace")
    game.turn(A="build lumber_yard")
    assert game.price("B", "build stockade") == 2
    later = table(coins=0).hands(A="lumber_yard", C="stockade")
    later.turn(A="build lumber_yard")
    assert later.price("A", "build stockade") == 0
