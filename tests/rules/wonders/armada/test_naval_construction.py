"""Moving ships together with cards and stages (ARMADA-NAVAL)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.armada.sea import MAKES_ALL, both_editions, sea


@both_editions
def test_a_naval_construction_goes_with_a_card_and_is_optional(edition):
    """ARMADA-NAVAL-1: with the card alone no ship moves."""
    game = sea(edition).shipyard(A="shipyard_1").city(A="clay_pool").hands(A="altar")
    assert game.can("A", "build altar")
    game.turn(A="build altar")
    assert game.spaces("A") == (0, 0, 0, 0)


def test_one_paid_construction_goes_with_a_card():
    """ARMADA-NAVAL-1: one space, not two, and the text offers no second one."""
    game = sea().shipyard(A="shipyard_1").city(A=MAKES_ALL).hands(A="altar")
    assert [text for text in game.choices("A") if text.startswith("build altar")] == [
        "build altar",
        "build altar + ship",
    ]
    game.turn(A="build altar + ship")
    assert game.spaces("A") == (0, 0, 1, 0)


def test_without_armada_no_ship_moves():
    """ARMADA-NAVAL-1."""
    game = table("base_2020").city(A=MAKES_ALL).hands(A="altar")
    assert not any("ship" in text.split() for text in game.choices("A"))


@pytest.mark.parametrize(
    ("card", "moved"),
    [("stockade", "red"), ("tavern", "yellow"), ("altar", "blue"), ("apothecary", "green")],
)
def test_the_ship_of_the_cards_colour_moves(card, moved):
    """ARMADA-NAVAL-2."""
    game = sea().shipyard(A="shipyard_1").city(A=MAKES_ALL).hands(A=card)
    game.turn(A=f"build {card} + ship")
    spaces = dict(zip(("red", "yellow", "blue", "green"), game.spaces("A"), strict=True))
    assert spaces == dict.fromkeys(spaces, 0) | {moved: 1}


@pytest.mark.parametrize(("age", "card"), [(1, "clay_pit"), (2, "loom"), (3, "spies_guild")])
def test_brown_grey_and_purple_cards_move_no_ship(age, card):
    """ARMADA-NAVAL-2."""
    game = sea(age=age, coins=20).city(A=MAKES_ALL.replace("loom", "")).hands(A=card)
    assert game.can("A", f"build {card}")
    assert not game.can("A", f"build {card} + ship")
    assert game.why_not("A", f"build {card} + ship") == f"{card}: no ship moves with cards of its colour"


@pytest.mark.parametrize(
    ("shipyard", "moved"),
    [("shipyard_1", "red"), ("shipyard_2", "yellow"), ("shipyard_3", "blue"), ("shipyard_4", "green")],
)
def test_with_a_stage_the_ship_of_the_lane_with_the_wonder_symbol_moves(shipyard, moved):
    """ARMADA-NAVAL-3: whatever the colour of the card under the stage."""
    game = sea().shipyard(A=shipyard).wonder(A="rhodos:a").city(A=MAKES_ALL).hands(A="altar stockade")
    game.turn(A="stage with altar + ship")
    spaces = dict(zip(("red", "yellow", "blue", "green"), game.spaces("A"), strict=True))
    assert spaces == dict.fromkeys(spaces, 0) | {moved: 1}
    assert game.built_stages("A") == 1


def test_a_stage_offers_no_other_lane():
    """ARMADA-NAVAL-3."""
    game = sea().shipyard(A="shipyard_1").city(A=MAKES_ALL).hands(A="altar")
    assert [text for text in game.choices("A") if text.startswith("stage with altar")] == [
        "stage with altar",
        "stage with altar + ship",
    ]


@pytest.mark.parametrize(
    ("space", "made", "can"),
    [
        (0, "clay_pool", True),
        (0, "ore_vein", False),
        (1, "clay_pool", True),
        (2, "clay_pool", False),
        (2, "loom", True),
        (3, "clay_pool", False),
        (3, "clay_pool ore_vein", True),
        (5, "ore_vein loom", True),
    ],
)
def test_the_cost_is_that_of_the_next_space_on_the_own_shipyard(space, made, can):
    """ARMADA-NAVAL-4: shipyard 1, blue: clay, clay, cloth, clay and ore, clay and cloth, ore and cloth."""
    game = (
        sea(coins=0)
        .wonder(A="gizah:a")
        .shipyard(A="shipyard_1")
        .ships(A=f"blue {space}")
        .city(A=made)
        .hands(A="altar")
    )
    assert game.can("A", "build altar + ship") == can


def test_another_shipyard_has_other_costs():
    """ARMADA-TERM-4, ARMADA-NAVAL-4."""
    game = (
        sea(coins=0).wonder(A="gizah:a").shipyard(A="shipyard_3").city(A="clay_pool").hands(A="altar theater")
    )
    assert not game.can("A", "build altar + ship")
    other = (
        sea(coins=0)
        .wonder(A="gizah:a")
        .shipyard(A="shipyard_3")
        .city(A="lumber_yard")
        .hands(A="altar theater")
    )
    assert other.can("A", "build altar + ship")


def test_coins_in_the_naval_cost_go_to_the_bank():
    """ARMADA-NAVAL-4: shipyard 2, blue, third space: 2 coins."""
    game = sea(coins=2).shipyard(A="shipyard_2").ships(A="blue 2").hands(A="altar")
    assert game.prices("A", "build altar + ship") == [(0, 0, 2)]
    game.turn(A="build altar + ship")
    assert (game.coins("A"), game.space("A", "blue")) == (0, 3)


def test_without_the_coins_the_card_alone_can_be_built():
    """ARMADA-NAVAL-4, ARMADA-NAVAL-5."""
    game = sea(coins=1).shipyard(A="shipyard_2").ships(A="blue 2").hands(A="altar")
    assert game.can("A", "build altar")
    assert not game.can("A", "build altar + ship")
    assert game.why_not("A", "build altar + ship") == "altar + ship: needs 2 coins, the treasury has 1"


def test_a_symbol_serves_once_for_the_whole_sum():
    """ARMADA-NAVAL-5: one clay does not pay both the card and its ship."""
    game = (
        sea(coins=0)
        .wonder(A="gizah:a", B="rhodos:a", D="ephesos:a")
        .shipyard(A="shipyard_3")
        .city(A="clay_pool")
    )
    game.hands(A="guard_tower")
    assert game.can("A", "build guard_tower")
    assert not game.can("A", "build guard_tower + ship")
    richer = (
        sea(coins=0)
        .wonder(A="gizah:a")
        .shipyard(A="shipyard_3")
        .city(A="clay_pool brickyard")
        .hands(A="guard_tower")
    )
    assert richer.can("A", "build guard_tower + ship")


def test_missing_resources_of_the_sum_are_bought():
    """ARMADA-NAVAL-5: the second clay comes from the neighbour."""
    game = (
        sea(coins=2)
        .wonder(A="gizah:a", B="rhodos:a")
        .shipyard(A="shipyard_3")
        .city(A="clay_pool", B="brickyard")
    )
    game.hands(A="guard_tower")
    assert game.prices("A", "build guard_tower + ship") == [(2, 0, 0)]
    game.turn(A="build guard_tower + ship")
    assert (game.coins("A"), game.coins("B"), game.space("A", "red")) == (0, 2 + 3 + 2, 1)


def test_what_the_card_itself_gives_cannot_help_to_pay():
    """ARMADA-NAVAL-5: the five coins of the tavern come after the payment."""
    game = sea(coins=1).shipyard(A="shipyard_1").ships(A="yellow 2").hands(A="tavern")
    assert game.can("A", "build tavern")
    assert not game.can("A", "build tavern + ship")


def test_a_ship_on_its_last_space_cannot_move():
    """ARMADA-NAVAL-6."""
    game = sea(coins=20).shipyard(A="shipyard_1").ships(A="blue 6").city(A=MAKES_ALL).hands(A="altar")
    assert game.can("A", "build altar")
    assert not game.can("A", "build altar + ship")
    assert game.why_not("A", "build altar + ship") == "the blue ship is on its last space"


def test_the_last_space_can_be_reached():
    """ARMADA-NAVAL-6."""
    game = sea().shipyard(A="shipyard_1").ships(A="blue 5").city(A=MAKES_ALL).hands(A="altar")
    game.turn(A="build altar + ship")
    assert game.space("A", "blue") == 6


def test_with_a_card_that_is_free_by_chain_the_naval_cost_is_paid_in_full():
    """ARMADA-NAVAL-7."""
    game = (
        sea(age=2, coins=9)
        .wonder(A="gizah:a", B="babylon:a")
        .shipyard(A="shipyard_1")
        .city(A="baths", B="clay_pool")
    )
    game.hands(A="aqueduct")
    assert game.prices("A", "build aqueduct") == [(0, 0, 0)]
    assert game.prices("A", "build aqueduct + ship") == [(2, 0, 0)]
    game.turn(A="build aqueduct + ship")
    assert (game.coins("A"), game.space("A", "blue")) == (7, 1)


def test_with_a_card_that_is_free_by_olympia_the_naval_cost_is_paid_in_full():
    """ARMADA-NAVAL-8: edition 2010, once an Age."""
    game = sea(2018, age=2, coins=9).wonder(A="olympia:a", B="babylon:a").stages(A=2).shipyard(A="shipyard_1")
    game.city(B="clay_pool").hands(A="aqueduct")
    assert game.prices("A", "free aqueduct + ship") == [(2, 0, 0)]
    game.turn(A="free aqueduct + ship")
    assert (game.coins("A"), game.space("A", "blue"), game.cards("A")) == (7, 1, ("aqueduct",))
    assert not any(text.startswith("free") for text in game.choices("A"))


def test_the_lasting_rights_of_olympia_leave_the_naval_cost():
    """ARMADA-NAVAL-8: edition 2020, the first card of a colour is free, its ship is not."""
    game = (
        sea(age=2, coins=9)
        .wonder(A="olympia:a", B="gizah:a")
        .stages(A=2)
        .shipyard(A="shipyard_1", B="shipyard_2")
    )
    game.city(B="loom").ships(A="blue 2").hands(A="aqueduct")
    assert game.prices("A", "build aqueduct + ship") == [(2, 0, 0)]


def test_the_lasting_rights_of_olympia_need_no_word_free_with_a_ship_either():
    """ARMADA-NAVAL-8, AMB-82."""
    game = (
        sea(age=2, coins=9).wonder(A="olympia:a", B="gizah:a").stages(A=2).city(A=MAKES_ALL).hands(A="walls")
    )
    assert game.why_not("A", "free walls + ship") == "walls is free by right: build walls + ship"
    assert game.can("A", "build walls + ship")


@both_editions
def test_a_card_from_the_discard_pile_moves_no_ship(edition):
    """ARMADA-NAVAL-10: but the stage that gives the power has its own naval construction."""
    game = (
        sea(edition)
        .wonder(A="halikarnassos:b")
        .shipyard(A="shipyard_1")
        .city(A=MAKES_ALL)
        .discarded("stockade altar")
    )
    game.hands(A="baths")
    game.turn(A="stage with baths + ship")
    assert game.space("A", "red") == 1
    assert {"revive stockade", "revive altar", "pass"} <= set(game.choices("A"))
    assert not any("ship" in text.split() for text in game.choices("A"))
    game.turn(A="revive stockade")
    assert game.spaces("A") == (1, 0, 0, 0)


def test_a_blue_armada_card_moves_a_ship_twice():
    """ARMADA-NAVAL-11, ARMADA-CARD-25: the paid blue movement, then any ship, the blue one again included."""
    game = sea().shipyard(A="shipyard_1").city(A="clay_pool").hands(A="shipyard")
    game.turn(A="build shipyard + ship")
    assert game.space("A", "blue") == 1
    assert set(game.choices("A")) == {"move red", "move yellow", "move blue", "move green", "pass"}
    game.turn(A="move blue")
    assert game.spaces("A") == (0, 0, 2, 0)
    assert game.asked("A") == "card"


def test_free_movements_cost_nothing_and_need_no_paid_one():
    """ARMADA-NAVAL-11, ARMADA-TERM-5."""
    game = sea(coins=0).hands(A="shipyard")
    game.turn(A="build shipyard")
    game.turn(A="move red")
    assert (game.spaces("A"), game.coins("A")) == ((1, 0, 0, 0), 0)


def test_every_movement_counts_as_a_naval_construction():
    """ARMADA-NAVAL-12: the Wondrous Harbor pays for the paid and for the free one."""
    game = (
        sea(coins=0)
        .shipyard(A="shipyard_1")
        .city(A="clay_pool")
        .islands(A="wondrous_harbor")
        .hands(A="shipyard")
    )
    game.turn(A="build shipyard + ship")
    game.turn(A="move red")
    assert game.coins("A") == 2


def test_a_free_movement_need_not_be_used():
    """ARMADA-NAVAL-13."""
    game = sea().hands(A="shipyard")
    game.turn(A="build shipyard")
    game.turn(A="pass")
    assert game.spaces("A") == (0, 0, 0, 0)
    assert game.asked("A") == "card"


def test_a_named_ship_on_its_last_space_does_nothing():
    """ARMADA-NAVAL-13: with all ships at the end nothing is asked."""
    game = sea().ships(A="red 6 yellow 6 blue 6 green 6").hands(A="shipyard")
    game.turn(A="build shipyard")
    assert game.asked("A") == "card"
    assert game.spaces("A") == (6, 6, 6, 6)


def test_only_ships_with_a_space_before_them_are_offered():
    """ARMADA-NAVAL-13."""
    game = sea().ships(A="red 6 green 6").hands(A="shipyard")
    game.turn(A="build shipyard")
    assert set(game.choices("A")) == {"move yellow", "move blue", "pass"}


def test_each_space_reached_gives_its_effect():
    """ARMADA-NAVAL-14: two movements of the yellow ship: 2 coins of space 2, though it does not stay
    there.
    """
    game = sea(coins=0).shipyard(A="shipyard_3").ships(A="yellow 1").city(A=MAKES_ALL).hands(A="shipyard")
    game.turn(A="build shipyard")
    game.turn(A="move yellow")
    assert (game.space("A", "yellow"), game.coins("A")) == (2, 2)


def test_a_space_that_is_passed_in_the_same_turn_gives_its_effect():
    """ARMADA-NAVAL-14: paid to space 2 (exploration), free to space 3; the exploration still happens."""
    game = (
        sea()
        .shipyard(A="shipyard_4")
        .wonder(A="siracusa:a")
        .ships(A="green 1")
        .city(A=MAKES_ALL)
        .hands(A="altar")
    )
    game.turn(A="stage 2 with altar + ship")
    assert game.space("A", "green") == 2
    game.turn(A="move green")
    assert game.space("A", "green") == 3
    assert game.asked("A") == "keep"
    assert len(game.drawn("A")) == 4


def test_construction_with_other_powers():
    """ARMADA-NAVAL-9: every free building of a card from the hand has its naval construction.

    For Babel see the tests of its package.
    """
    game = (
        sea(2018, age=2)
        .wonder(A="olympia:a")
        .stages(A=2)
        .city(A=f"{MAKES_ALL} baths")
        .hands(A="aqueduct walls")
    )
    assert {"build aqueduct + ship", "free walls + ship"} <= {
        text.split(" pay ")[0] for text in game.choices("A")
    }
