"""Leaders that change payments: discounts, Bilkis, Hatshepsut (LEADERS-EFFECT-2 to -5)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.paying import bought, pays, told

# The first board of a table makes ore, the next two glass and papyrus; its first stage costs two wood.


@pytest.mark.parametrize(
    ("cheaper", "card"), [("blue", "baths"), ("red", "stockade"), ("green", "apothecary")]
)
def test_a_discount_leaves_out_one_unit_of_cards_of_its_colour(cheaper, card):
    """LEADERS-EFFECT-2: Hammurabi, Leonidas, Archimedes."""
    game = table(coins=0).hands(A="baths stockade apothecary")
    pays(game, "A", one_less=cheaper)
    assert [name for name in ("baths", "stockade", "apothecary") if game.can("A", f"build {name}")] == [card]
    assert not game.can("A", "stage with baths")


def test_a_stage_costs_one_unit_less():
    """LEADERS-EFFECT-2: Imhotep; two wood with one."""
    game = table(coins=0).city(A="lumber_yard").hands(A="tavern")
    assert not game.can("A", "stage with tavern")
    assert pays(game, "A", one_less="stages").prices("A", "stage with tavern") == [(0, 0, 0)]
    assert told(game, "A", "stage with tavern") == ({"own": ({"wood": 1}, 0)}, "wood")


def test_the_owner_chooses_which_resource_is_left_out():
    """LEADERS-EFFECT-2: raw or manufactured; offered is what costs nobody more."""
    sellers = {"B": "clay_pool lumber_yard", "C": "loom"}
    game = table(age=2, coins=9).wonder(B="gizah:a", C="halikarnassos:a").city(**sellers).hands(A="temple")
    assert not game.can("A", "build temple")
    game = table(age=2, coins=9).city(**sellers, A="west_trading_post").wonder(B="gizah:a", C="alexandria:a")
    game.hands(A="temple")
    assert game.prices("A", "build temple") == [(2, 2, 0)]
    assert pays(game, "A", one_less="blue").prices("A", "build temple") == [(2, 0, 0), (1, 2, 0)]
    assert told(game, "A", "build temple pay left 2") == ({"left": ({"clay": 1, "wood": 1}, 2)}, "glass")


def test_a_discount_leaves_coins_as_they_are():
    """LEADERS-EFFECT-2: a card that costs only a coin costs it."""
    game = table(coins=3).hands(A="timber_yard")
    assert pays(game, "A", one_less="brown").prices("A", "build timber_yard") == [(0, 0, 1)]


def test_nothing_need_be_left_out_of_what_the_city_makes_itself():
    """LEADERS-EFFECT-2: the explanation speaks of a discount only where it helps."""
    game = table(coins=0).city(A="stone_pit").hands(A="baths")
    assert told(pays(game, "A", one_less="blue"), "A", "build baths") == ({"own": ({"stone": 1}, 0)}, None)


def test_with_armada_the_discount_is_for_the_card_and_not_for_the_ship():
    """LEADERS-EFFECT-3: baths cost a stone, the step of the blue ship a clay."""
    for cards, possible in (("", False), ("stone_pit", False), ("clay_pool", True)):
        game = table("base_2020", seats=4, expansions=["armada_2020"], coins=0).shipyard(A="shipyard_1")
        game.wonder(A="alexandria:a").city(A=cards).hands(A="baths")
        assert pays(game, "A", one_less="blue").can("A", "build baths + ship") == possible


def test_bilkis_takes_one_unit_of_any_kind_for_a_coin_to_the_bank():
    """LEADERS-EFFECT-4: beside what neighbours sell."""
    game = table(coins=5).city(B="loom").hands(A="apothecary")
    assert pays(game, "A", wild_for_coin=1).prices("A", "build apothecary") == [(0, 0, 1), (2, 0, 0)]
    assert told(game, "A", "build apothecary pay bank 1") == ({"bank": ({"cloth": 1}, 1)}, None)
    game.turn(A="build apothecary pay bank 1")
    assert [game.coins(letter) for letter in "AB"] == [4, 8]


def test_bilkis_serves_once_in_a_turn():
    """LEADERS-EFFECT-4: a second missing unit comes from a neighbour or not at all."""
    game = table(age=2, coins=9).city(A="stone_pit").hands(A="library")
    assert not pays(game, "A", wild_for_coin=1).can("A", "build library")
    assert game.why_not("A", "build library").endswith("the bank 1")
    with_loom = table(age=2, coins=9).city(A="stone_pit", B="loom").hands(A="library")
    assert pays(with_loom, "A", wild_for_coin=1).prices("A", "build library") == [(2, 0, 1)]


def test_bilkis_pays_for_ships_too():
    """LEADERS-EFFECT-4: card, stage, naval construction."""
    game = table("base_2020", seats=4, expansions=["armada_2020"], coins=1).shipyard(A="shipyard_1")
    game.wonder(A="gizah:a").hands(A="baths")
    assert not game.can("A", "build baths + ship")
    assert pays(game, "A", wild_for_coin=1).prices("A", "build baths + ship") == [(0, 0, 1)]


def test_bilkis_is_no_production():
    """LEADERS-EFFECT-4: neighbours cannot buy it, and Secret Warehouse doubles only what the city
    produces.
    """
    game = table(coins=9).hands(A="apothecary", B="stockade")
    pays(game, "A", wild_for_coin=1, more_of_own=1)
    assert game.prices("A", "build apothecary") == [(0, 0, 1)]
    assert not game.can("B", "build stockade")


def test_the_choice_says_from_whom_something_is_bought():
    """LEADERS-EFFECT-5: however many units, once for each neighbour."""
    game = table(age=2, coins=9).city(A="stone_pit", B="quarry", C="timber_yard").hands(A="walls")
    pays(game, "A", pays_buyer=1)
    assert bought(game, "A", "build walls") == {(2, 2): "both", (4, 0): "left"}


def test_a_unit_that_became_free_is_bought_all_the_same():
    """LEADERS-EFFECT-5, CITIES-EFFECT-4: a trading post and a wharf."""
    game = table(coins=0).city(A="west_trading_post", B="lumber_yard").hands(A="stockade")
    pays(game, "A", rebate_first=(1, 0), pays_buyer=1)
    assert bought(game, "A", "build stockade") == {(0, 0): "left"}
    assert told(game, "A", "build stockade") == ({"left": ({"wood": 1}, 0)}, None)


def test_where_nothing_is_missing_nothing_is_bought():
    """LEADERS-EFFECT-5, BASE-TRADE-12: a free unit is not bought for the sake of the coin."""
    game = table(coins=0).city(A="west_trading_post tree_farm", B="lumber_yard").hands(A="stockade")
    pays(game, "A", rebate_first=(1, 0), pays_buyer=1)
    assert bought(game, "A", "build stockade") == {(0, 0): ""}


@pytest.mark.parametrize(("coin", "payments"), [(0, {(0, 0): "left"}), (1, {(0, 0): "left", (0, 2): "both"})])
def test_who_has_hatshepsut_may_pay_more_to_buy_from_both_neighbours(coin, payments):
    """LEADERS-EFFECT-5: both units are free from the left; one of them from the right brings a coin more."""
    game = (
        table(age=2, coins=9)
        .wonder(B="gizah:a")
        .city(A="west_trading_post loom", B="stone_pit", C="timber_yard")
    )
    pays(game.hands(A="library"), "A", rebate_first=(1, 0), rebate_board=1, pays_buyer=coin)
    assert bought(game, "A", "build library") == payments
