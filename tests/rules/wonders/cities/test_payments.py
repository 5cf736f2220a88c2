"""Black cards that change payments (CITIES-EFFECT-4 to -8, CITIES-WONDER-2)."""

import pytest

from argosy.rules.records import new_records
from argosy.rules.wonders.payments.costs import COST, pack_cost
from argosy.rules.wonders.payments.modifiers import STAGES
from argosy.rules.wonders.payments.trade import list_payments
from argosy.rules.wonders.state import CHOICE
from argosy.rules.wonders.terms import STAGE
from argosy.testing import table
from tests.rules.wonders.paying import pays, told

# The first board of a table makes ore, the next two glass and papyrus.


@pytest.mark.parametrize(("side", "rebate", "price"), [("B", (1, 0), (1, 0, 0)), ("C", (0, 1), (0, 1, 0))])
def test_a_wharf_makes_the_first_unit_of_a_neighbour_a_coin_cheaper(side, rebate, price):
    """CITIES-EFFECT-4: West is the left, East the right neighbour."""
    game = table(coins=2).city(**{side: "loom"}).hands(A="apothecary")
    assert pays(game, "A", rebate_first=rebate).prices("A", "build apothecary") == [price]
    other = table(coins=2).city(**{side: "loom"}).hands(A="apothecary")
    assert sum(*pays(other, "A", rebate_first=rebate[::-1]).prices("A", "build apothecary")) == 2


def test_only_the_first_unit_of_a_turn_is_cheaper():
    """CITIES-EFFECT-4."""
    game = table(age=2, coins=9).city(A="stone_pit", B="quarry").hands(A="aqueduct")
    assert pays(game, "A", rebate_first=(1, 0)).prices("A", "build aqueduct") == [(3, 0, 0)]


def test_a_wharf_and_a_trading_post_make_a_unit_free():
    """CITIES-EFFECT-4: rebates add up."""
    game = table(coins=0).city(A="west_trading_post", B="stone_pit").hands(A="baths")
    assert pays(game, "A", rebate_first=(1, 0)).prices("A", "build baths") == [(0, 0, 0)]
    assert told(game, "A", "build baths") == ({"left": ({"stone": 1}, 0)}, None)


def test_the_seller_gets_the_lowered_price():
    """CITIES-EFFECT-4."""
    game = table(coins=3).city(B="loom").hands(A="apothecary")
    pays(game, "A", rebate_first=(1, 0)).turn(A="build apothecary")
    assert [game.coins(letter) for letter in "AB"] == [2, 3 + 3 + 1]


def test_the_cache_makes_the_unit_of_a_neighbours_board_cheaper():
    """CITIES-EFFECT-5: the left board makes glass, the right one papyrus."""
    game = table(coins=2).hands(A="workshop scriptorium apothecary").city(B="loom")
    pays(game, "A", rebate_board=1)
    assert game.prices("A", "build workshop") == [(1, 0, 0)]
    assert game.prices("A", "build scriptorium") == [(0, 1, 0)]
    assert game.prices("A", "build apothecary") == [(2, 0, 0)]


def test_a_card_of_the_same_kind_is_not_cheaper_by_the_cache():
    """CITIES-EFFECT-5: only the board's own unit, one a turn."""
    game = table(age=2, coins=9).wonder(B="gizah:a").city(B="quarry").hands(A="walls")
    pays(game, "A", rebate_board=1, more_of_own=0)
    assert game.prices("A", "build walls") == [(5, 0, 0)]
    assert told(game, "A", "build walls pay left 5") == ({"left": ({"stone": 3}, 5)}, None)


def test_cache_trading_post_and_wharf_never_go_below_nothing():
    """CITIES-EFFECT-5, -4: the wharf's coin is taken off a unit that still costs something."""
    game = (
        table(coins=9).wonder(B="gizah:a").city(A="west_trading_post", B="stone_pit").hands(A="baths library")
    )
    assert pays(game, "A", rebate_board=1, rebate_first=(1, 0)).prices("A", "build baths") == [(0, 0, 0)]
    two = (
        table(age=2, coins=9)
        .wonder(B="gizah:a")
        .city(A="west_trading_post loom", B="stone_pit")
        .hands(A="library")
    )
    assert pays(two, "A", rebate_board=1, rebate_first=(1, 0)).prices("A", "build library") == [(0, 0, 0)]


def test_the_secret_warehouse_gives_one_more_of_what_the_city_produces():
    """CITIES-EFFECT-6: board, brown and grey cards; all options of a choice."""
    game = table(age=2, coins=0).city(A="timber_yard lumber_yard").hands(A="caravansery baths apothecary")
    pays(game, "A", more_of_own=1)
    assert game.can("A", "stage with baths")  # two wood
    assert game.can("A", "build baths")
    assert not game.can("A", "build apothecary")
    assert told(game, "A", "build caravansery")[0]["own"] == ({"wood": 2}, 0)


def test_yellow_cards_and_stages_do_not_count_for_the_warehouse():
    """CITIES-EFFECT-6: the Caravansery gives a wood, and no second one."""
    game = table(age=2, coins=0).city(A="caravansery").hands(A="tavern")
    assert not pays(game, "A", more_of_own=1).can("A", "stage with tavern")
    brown = table(age=2, coins=0).city(A="lumber_yard").hands(A="tavern")
    assert pays(brown, "A", more_of_own=1).can("A", "stage with tavern")
    assert told(brown, "A", "stage with tavern")[0] == {
        "own": ({"wood": 1}, 0),
        "more_of_own": ({"wood": 1}, 0),
    }


def test_the_black_market_gives_what_the_city_does_not_produce():
    """CITIES-EFFECT-6: the board makes ore, a choice card stone or wood."""
    game = table(coins=0).city(A="timber_yard").hands(A="apothecary guard_tower barracks tavern")
    pays(game, "A", more_of_missing=1)
    assert game.can("A", "build apothecary")
    assert game.can("A", "build guard_tower")
    assert not game.can("A", "stage with tavern")  # a second wood
    assert told(game, "A", "build apothecary")[0] == {"more_of_missing": ({"cloth": 1}, 0)}


def test_one_unit_a_turn_of_each():
    """CITIES-EFFECT-6: cloth and papyrus are missing; the market gives one of them."""
    game = table(age=3, coins=0).city(A="lumber_yard").hands(A="study")
    assert not pays(game, "A", more_of_missing=1, more_of_own=1).can("A", "build study")


def test_a_later_brown_card_takes_a_resource_off_the_list_of_the_black_market():
    """CITIES-EFFECT-7: with the second turn the city produces wood itself, so only one is there."""
    game = table(age=2, coins=0).hands(A="lumber_yard caravansery").city(A="")
    pays(game, "A", more_of_missing=1)
    assert not game.can("A", "build caravansery")
    game.turn(A="build lumber_yard")
    city = game.game.state.cities[0]
    assert int(city.produced) == 0b1010  # ore and wood


def test_neighbours_cannot_buy_the_extra_units():
    """CITIES-EFFECT-6: owner only."""
    game = table(coins=9).city(B="clay_pool").hands(A="apothecary guard_tower")
    pays(game, "B", more_of_own=1, more_of_missing=1)
    assert not game.can("A", "build apothecary")
    assert game.prices("A", "build guard_tower") == [(2, 0, 0)]


def test_the_architect_firm_builds_stages_without_resources():
    """CITIES-EFFECT-8."""
    game = table(coins=0).hands(A="tavern")
    pays(game, "A", free_resources_of_stages=1)
    assert game.prices("A", "stage with tavern") == [(0, 0, 0)]
    choice = next(choice for choice in game.game.choices(0) if choice.verb == "stage")
    answer = game.game.explain(0, choice)
    assert (answer.cost, answer.units, answer.without_resources) == ({}, (), True)


def test_the_architect_firm_does_not_pay_for_cards():
    """CITIES-EFFECT-8."""
    game = table(coins=0).hands(A="baths")
    assert not pays(game, "A", free_resources_of_stages=1).can("A", "build baths")


@pytest.mark.parametrize(("cards", "possible"), [("", False), ("lumber_yard", True)])
def test_a_ship_that_sails_with_the_stage_is_paid_in_full(cards, possible):
    """CITIES-EFFECT-8: the step of the red ship costs a wood."""
    game = table("base_2020", seats=4, expansions=["armada_2020"], coins=0).shipyard(A="shipyard_1")
    game.wonder(A="gizah:a").city(A=cards).hands(A="tavern")
    pays(game, "A", free_resources_of_stages=1)
    assert game.can("A", "stage with tavern")
    assert game.can("A", "stage with tavern + ship") == possible


@pytest.mark.parametrize(
    "fields", [{"one_less": "stages"}, {"free_resources_of_stages": 1}, {"wild_for_coin": 1}]
)
def test_a_stage_that_costs_only_coins_is_paid_to_the_bank(fields):
    """CITIES-WONDER-2: Petra's stage; Imhotep and Architect Firm do not help."""
    game, out = pays(table(coins=7).hands(A="tavern"), "A", **fields), new_records(CHOICE, 9)
    cost = new_records(COST, 1)[0]
    pack_cost(cost, {}, 7)
    city = game.game.state.cities[0]
    for coins, rows in ((7, 1), (6, 0)):
        city.coins = coins
        found = list_payments(game.game.state, game.ruleset.tables, 0, cost, STAGES, STAGE, 0, 0, out, 0)
        assert (found, [int(row.bank) for row in out[:found]]) == (rows, [7] * rows)
