"""Buying from neighbours (BASE-TRADE)."""

import pytest

from argosy.testing import table


@pytest.mark.parametrize(("seller", "price"), [("B", (2, 0, 0)), ("C", (0, 2, 0))])
def test_missing_resources_are_bought_from_either_neighbour(seller, price):
    """BASE-TRADE-1."""
    game = table().city(**{seller: "loom"}).hands(A="apothecary")
    assert game.prices("A", "build apothecary") == [price]


def test_without_a_seller_there_is_no_trade():
    """BASE-TRADE-1: the bank sells nothing."""
    assert not table(coins=99).hands(A="apothecary").can("A", "build apothecary")


@pytest.mark.parametrize(
    ("board", "cards", "buys"),
    [
        ("gizah:a", "", "baths"),  # the board
        ("alexandria:a", "stone_pit", "baths"),  # a brown card
        ("alexandria:a", "timber_yard", "baths"),  # a brown card with options
        ("alexandria:a", "loom", "apothecary"),  # a grey card
    ],
)
def test_what_a_neighbour_sells(board, cards, buys):
    """BASE-TRADE-2."""
    game = table().wonder(B=board).city(B=cards).hands(A=buys)
    assert game.prices("A", f"build {buys}") == [(2, 0, 0)]


@pytest.mark.parametrize(
    ("board", "stages", "cards", "buys"),
    [
        ("gizah:a", 0, "caravansery", "stockade"),
        ("gizah:a", 0, "forum", "apothecary"),
        ("alexandria:a", 2, "", "stockade"),
        ("alexandria:b", 2, "", "apothecary"),
    ],
)
def test_what_serves_its_owner_alone(board, stages, cards, buys):
    """BASE-TRADE-3: yellow cards and stages; the owner may use it, the neighbour may not."""
    game = table().wonder(B=board).stages(B=stages).city(B=cards)
    assert not game.hands(A=buys).can("A", f"build {buys}")
    owner = table(coins=0).wonder(B=board).stages(B=stages).city(B=cards)
    assert owner.hands(B=buys).price("B", f"build {buys}") == 0


@pytest.mark.parametrize(("seller", "income"), [("B", (2, 0)), ("C", (0, 2))])
def test_a_unit_costs_two_coins_paid_to_its_owner(seller, income):
    """BASE-TRADE-4."""
    game = table(coins=5).city(**{seller: "loom"}).hands(A="apothecary")
    game.turn(A="build apothecary")
    assert [game.coins(letter) for letter in "ABC"] == [3, 5 + 3 + income[0], 5 + 3 + income[1]]


def test_a_sold_unit_still_serves_its_owner():
    """BASE-TRADE-5."""
    game = table(age=2, coins=4).city(A="stone_pit", B="quarry loom").hands(A="walls", B="library")
    game.turn(A="build walls", B="build library")
    assert game.cards("B") == ("library", "loom", "quarry")
    assert game.coins("B") == 4 + 4


def test_both_neighbours_may_buy_the_same_unit():
    """BASE-TRADE-5: and the owner builds with it in the same turn."""
    game = (
        table(age=2, coins=8).city(A="quarry loom", B="stone_pit").hands(A="library", B="walls", C="aqueduct")
    )
    game.turn(A="build library", B="build walls pay right 4", C="build aqueduct pay left 4 right 2")
    assert game.cards("A") == ("library", "loom", "quarry")
    assert [game.coins(letter) for letter in "ABC"] == [8 + 8, 8 - 4 + 2, 8 - 6]


def test_a_buyer_gets_a_unit_once():
    """BASE-TRADE-6: one ore of the neighbour does not give two."""
    game = table(age=2, coins=99).wonder(A="gizah:a", B="alexandria:a", C="ephesos:a")
    game.city(A="lumber_yard", B="ore_vein")
    assert not game.hands(A="training_ground").can("A", "build training_ground")


def test_a_buyer_gets_one_of_two_options():
    """BASE-TRADE-6: wood or clay of the Tree Farm, not both."""
    one = table(age=2, coins=99).city(A="glassworks", B="tree_farm").hands(A="temple")
    two = table(age=2, coins=99).city(A="glassworks", B="tree_farm clay_pool").hands(A="temple")
    assert not one.can("A", "build temple")
    assert two.prices("A", "build temple") == [(4, 0, 0)]


def test_buyers_choose_options_freely():
    """BASE-TRADE-6: the owner uses it as stone, one buyer as wood, the other as stone, in one turn."""
    game = table(seats=7).wonder(A="rhodos:a", B="alexandria:a", G="ephesos:a").city(B="timber_yard")
    game.hands(A="stockade", B="baths", C="baths").turn(A="build stockade", B="build baths", C="build baths")
    assert game.cards("A") == ("stockade",)
    assert game.cards("B") == ("baths", "timber_yard")
    assert game.cards("C") == ("baths",)
    assert game.coins("B") == 3 + 2 + 2


def test_several_units_may_come_from_one_neighbour():
    """BASE-TRADE-7."""
    game = table(age=2, coins=6).city(B="quarry stone_pit").hands(A="walls")
    assert game.prices("A", "build walls") == [(6, 0, 0)]


def test_every_split_between_sellers_is_offered():
    """BASE-TRADE-7."""
    game = table(seats=4, age=2, coins=6).city(B="quarry stone_pit", D="quarry").hands(A="walls")
    assert game.prices("A", "build walls") == [(2, 4, 0), (4, 2, 0), (6, 0, 0)]


def test_the_buyer_chooses_the_seller_of_goods_too():
    """BASE-TRADE-7: cloth of either neighbour."""
    game = table().city(B="loom", C="loom").hands(A="apothecary")
    assert game.prices("A", "build apothecary") == [(0, 2, 0), (2, 0, 0)]


@pytest.mark.parametrize("doing", ["build altar", "sell altar", "stage with altar"])
def test_a_sale_cannot_be_refused(doing):
    """BASE-TRADE-8: whatever the seller does, the units are sold and paid."""
    game = table(coins=2).wonder(B="gizah:a").city(B="stone_pit").hands(A="baths", B="altar")
    assert not [text for text in game.choices("B") if "refuse" in text]
    before = game.coins("B") + (3 if doing.startswith("sell") else 0)
    game.turn(A="build baths", B=doing)
    assert game.cards("A") == ("baths",)
    assert game.coins("B") == before + 2


def test_bought_units_serve_one_turn_only():
    """BASE-TRADE-9: the next turn costs again."""
    game = (
        table(age=2, coins=20)
        .city(B="loom quarry")
        .wonder(A="alexandria:a", B="rhodos:a")
        .hands(A="library", B="walls")
    )
    game.city(A="stone_pit").turn(A="build library pay left 4")
    assert game.coins("A") == 16
    assert game.prices("A", "build walls") == [(4, 0, 0)]


def test_income_of_a_turn_cannot_be_spent_in_it():
    """BASE-TRADE-10: it is there from the next turn on."""
    cities = {"A": "clay_pool", "B": "brickyard"}
    game = table(age=2).treasury(A=0).wonder(A="gizah:a").city(**cities).hands(A="forum", B="baths")
    assert not game.can("A", "build forum")
    game = table(age=2).treasury(A=0).wonder(A="gizah:a").city(**cities).hands(A="loom", B="baths forum")
    game.turn(A="build loom", B="build baths")
    assert game.coins("A") == 2
    assert game.price("A", "build forum") == 2


def test_what_is_on_sale_is_what_stood_at_the_start_of_the_turn():
    """BASE-TRADE-11: the Loom that B builds now is sold from the next turn on."""
    assert not table().hands(A="apothecary", B="loom").can("A", "build apothecary")
    game = table().hands(B="loom", C="apothecary")
    game.turn(B="build loom")
    assert game.price("A", "build apothecary") == 2


def test_discounts_are_those_of_the_start_of_the_turn():
    """BASE-TRADE-11, BASE-CARD-9."""
    game = table().city(B="loom").hands(A="marketplace", C="apothecary")
    game.turn(A="build marketplace")
    assert game.price("A", "build apothecary") == 1


def test_nothing_is_bought_that_the_city_makes():
    """BASE-TRADE-12."""
    game = table(coins=9).wonder(A="gizah:a").city(B="stone_pit").hands(A="baths")
    assert game.prices("A", "build baths") == [(0, 0, 0)]


def test_every_way_without_a_needless_unit_is_offered():
    """BASE-TRADE-12: own wood or own stone, the other one bought; never both."""
    game = table(age=3, coins=9).city(A="sawmill timber_yard loom", B="lumber_yard", C="stone_pit")
    assert game.hands(A="magistrates_guild").prices("A", "build magistrates_guild") == [(0, 2, 0), (2, 0, 0)]
