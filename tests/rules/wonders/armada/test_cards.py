"""The 24 Armada cards (ARMADA-CARD)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.armada.sea import MAKES_ALL, both_editions, sea

CARDS = [
    ("dock", "red", 1),
    ("quay", "red", 2),
    ("jetty", "red", 3),
    ("coastal_defenses", "red", 1),
    ("fortified_port", "red", 2),
    ("coastal_fortifications", "red", 3),
    ("shipyard", "blue", 1),
    ("construction_yard", "blue", 1),
    ("dry_dock", "blue", 2),
    ("hangar", "blue", 2),
    ("captaincy", "blue", 3),
    ("naval_ministry", "blue", 3),
    ("pirate_cache", "yellow", 1),
    ("pirate_lair", "yellow", 2),
    ("pirate_brotherhood", "yellow", 3),
    ("eastern_emporium", "yellow", 1),
    ("western_emporium", "yellow", 2),
    ("customs_office", "yellow", 3),
    ("steersmens_academy", "green", 1),
    ("map_room", "green", 2),
    ("naval_archives", "green", 3),
    ("explorers_office", "green", 1),
    ("society_of_navigators", "green", 2),
    ("captains_circle", "green", 3),
]


@both_editions
def test_the_24_cards_have_their_colours_and_ages(edition):
    """ARMADA-CARD-1 to ARMADA-CARD-24, ARMADA-TERM-2: two of each colour in each Age."""
    cards = [card for card in sea(edition).ruleset.catalog.cards if card.part == "armada"]
    assert sorted((card.id, card.color, *card.ages) for card in cards) == sorted(CARDS)
    for age in (1, 2, 3):
        colors = sorted(color for _, color, card_age in CARDS if card_age == age)
        assert colors == sorted(["red", "yellow", "blue", "green"] * 2)


@both_editions
@pytest.mark.parametrize(
    ("card", "land", "naval"),
    [
        ("dock", 1, 0),
        ("quay", 2, 0),
        ("jetty", 3, 0),
        ("coastal_defenses", 0, 1),
        ("fortified_port", 0, 2),
        ("coastal_fortifications", 0, 3),
    ],
)
def test_shields_of_red_cards(edition, card, land, naval):
    """ARMADA-CARD-1 to ARMADA-CARD-6."""
    game = sea(edition).city(A=card)
    assert (game.shields("A"), game.strength("A")) == (land, naval)


def built(card: str, edition: int = 2020, **ships: str):
    age = next(age for name, _, age in CARDS if name == card)
    return (
        sea(edition, age=age, coins=9).shipyard(A="shipyard_1").ships(**ships).city(A=MAKES_ALL).hands(A=card)
    )


@both_editions
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("shipyard", 0),
        ("construction_yard", 0),
        ("dry_dock", 2),
        ("hangar", 3),
        ("captaincy", 4),
        ("naval_ministry", 5),
    ],
)
def test_blue_cards_move_one_ship_of_choice_and_have_points(edition, card, points):
    """ARMADA-CARD-7 to ARMADA-CARD-12: one space, once."""
    game = built(card, edition)
    game.turn(A=f"build {card}")
    game.turn(A="move green")
    assert (game.spaces("A"), game.score("A", "civil"), game.asked("A")) == ((0, 0, 0, 1), points, "card")


@pytest.mark.parametrize("lane", ["red", "yellow", "blue", "green"])
def test_the_paid_blue_movement_comes_first_then_any(lane):
    """ARMADA-CARD-25."""
    game = built("dry_dock")
    game.turn(A="build dry_dock + ship")
    assert game.spaces("A") == (0, 0, 1, 0)
    game.turn(A=f"move {lane}")
    assert sum(game.spaces("A")) == 2
    assert game.space("A", lane) == (2 if lane == "blue" else 1)


@pytest.mark.parametrize(
    ("card", "coins", "points"), [("pirate_cache", 3, 0), ("pirate_lair", 6, 0), ("pirate_brotherhood", 0, 4)]
)
def test_pirate_cards(card, coins, points):
    """ARMADA-CARD-13, ARMADA-CARD-14, ARMADA-CARD-15, ARMADA-CARD-30: the coins at once."""
    game = built(card, B="yellow 5")
    game.turn(A=f"build {card}")
    assert (game.coins("A"), game.score("A", "commerce"), game.coins("B")) == (9 + coins, points, 9 + 3 - 3)


def emporium(edition=2020, *, seats=5, made="", coins=9, cards="eastern_emporium", **more):
    """A with an Emporium; the city two seats to the right, or to the left, makes something."""
    game = sea(edition, seats=seats, coins=coins, **more).city(A=cards)
    far = "D" if "eastern" in cards else "C"
    return game.city(**{far: made}) if made else game


def test_the_eastern_emporium_buys_one_unit_two_seats_to_the_right():
    """ARMADA-CARD-16: for 1 coin, which the seller gets as trade income."""
    game = emporium(made="press").hands(A="scriptorium")
    assert game.far_prices("A", "build scriptorium") == [(0, 0, 0, 1, 0)]
    events = game.turn(A="build scriptorium pay far right 1")
    assert [game.coins(letter) for letter in "AD"] == [8, 9 + 3 + 1]
    assert [(event.other, event.coins) for event in events if event.kind == "paid"] == [(3, 1)]


def test_the_western_emporium_buys_two_units_two_seats_to_the_left():
    """ARMADA-CARD-17."""
    game = (
        emporium(cards="western_emporium", made="quarry", age=2)
        .wonder(A="babylon:a", C="gizah:a")
        .hands(A="walls")
    )
    assert not game.can("A", "build walls")
    game = emporium(cards="western_emporium stone_pit", made="quarry", age=2).wonder(
        A="babylon:a", C="gizah:a"
    )
    assert game.hands(A="walls").far_prices("A", "build walls") == [(0, 0, 2, 0, 0)]
    game.turn(A="build walls")
    assert [game.coins(letter) for letter in "AC"] == [9 - 2, 9 + 3 + 2]


def test_the_eastern_emporium_buys_one_unit_a_turn():
    """ARMADA-CARD-16, ARMADA-CARD-26: not two."""
    game = (
        emporium(made="quarry", age=2)
        .wonder(A="babylon:a", B="rhodos:a", E="ephesos:a")
        .city(A="eastern_emporium loom")
    )
    assert not game.hands(A="library").can("A", "build library")
    one = (
        emporium(made="quarry", age=2)
        .wonder(A="gizah:a", B="rhodos:a", E="ephesos:a")
        .city(A="eastern_emporium loom")
    )
    assert one.hands(A="library").far_prices("A", "build library") == [(0, 0, 0, 1, 0)]


def test_an_emporium_serves_again_in_the_next_turn():
    """ARMADA-CARD-26: once per turn."""
    game = emporium(made="press").hands(A="scriptorium", E="dock")
    game.turn(A="build scriptorium pay far right 1")
    assert (0, 0, 0, 1, 0) in game.far_prices("A", "build dock")


@pytest.mark.parametrize(
    ("cards", "price"), [("eastern_emporium", (0, 0, 0, 1, 0)), ("western_emporium", (0, 0, 1, 0, 0))]
)
def test_olympias_right_also_saves_the_coins_of_far_sellers(cards, price):
    """BASE-WONDERS-A-6, ARMADA-CARD-26: a building that only an Emporium can supply is not free of coins."""
    game = emporium(2018, cards=cards, made="press").wonder(A="olympia:a").stages(A=2).hands(A="scriptorium")
    assert game.far_prices("A", "build scriptorium") == [price]
    assert game.why_not("A", "free scriptorium") == ""
    game.turn(A="free scriptorium")
    assert (game.coins("A"), set(game.cards("A"))) == (9, {cards, "scriptorium"})


def test_the_seller_sells_what_neighbours_may_buy():
    """ARMADA-CARD-26: no yellow cards, stages or islands (BASE-TRADE-3)."""
    game = emporium(age=2).wonder(D="alexandria:a", A="gizah:a", B="rhodos:a", E="ephesos:a").stages(D=2)
    game.city(D="caravansery").islands(D="wild_island").hands(A="stockade")
    assert not game.can("A", "build stockade")


def test_an_emporium_works_from_the_turn_after_building():
    """ARMADA-CARD-26."""
    game = sea(seats=5, coins=9).city(A="loom", D="press").hands(A="eastern_emporium", E="dock")
    game.turn(A="build eastern_emporium")
    assert (0, 0, 0, 1, 0) in game.far_prices("A", "build dock")


def test_a_unit_serves_a_naval_construction_or_a_stage():
    """ARMADA-CARD-26."""
    game = emporium(made="clay_pool").wonder(A="gizah:a").shipyard(A="shipyard_1").hands(A="altar")
    assert (0, 0, 0, 1, 0) in game.far_prices("A", "build altar + ship")
    stage = (
        emporium(made="lumber_yard")
        .wonder(A="rhodos:a", B="gizah:a", E="ephesos:a")
        .city(A="eastern_emporium timber_yard")
    )
    assert (0, 0, 0, 1, 0) in stage.hands(A="altar").far_prices("A", "stage with altar")


def test_with_four_players_both_emporiums_name_the_same_city():
    """ARMADA-CARD-26, AMB-54: three units, and every symbol of the seller serves once."""
    game = sea(coins=9, age=3).wonder(A="gizah:a", C="rhodos:a", B="ephesos:a", D="alexandria:a")
    game.city(A="eastern_emporium western_emporium", C="quarry stone_pit").hands(A="circus")
    assert (0, 0, 2, 1, 0) in game.far_prices("A", "build circus")
    fewer = sea(coins=9, age=3).wonder(A="babylon:a", C="rhodos:a", B="ephesos:a", D="alexandria:a")
    fewer.city(A="eastern_emporium western_emporium ore_vein", C="quarry").hands(A="circus")
    assert not fewer.can("A", "build circus")


@both_editions
def test_the_five_cards_are_not_used_with_three_players(edition):
    """ARMADA-CARD-27."""
    tables, ids = sea(edition, seats=3).ruleset.tables, sea(edition, seats=3).ruleset.card_ids
    used = {ids[kind] for age in range(3) for kind in tables.armada.decks[age] if kind >= 0}
    assert {name for name, _, _ in CARDS} - used == {
        "western_emporium",
        "eastern_emporium",
        "dock",
        "quay",
        "jetty",
    }


@pytest.mark.parametrize("space", range(7))
def test_the_customs_office_counts_the_level_at_the_end(space):
    """ARMADA-CARD-18, ARMADA-CARD-31: 2 points a level, wherever the ship was when it was built."""
    game = sea().city(A="customs_office").ships(A=f"yellow {space}")
    assert game.score("A", "commerce") == 2 * game.level("A")
    game.turn(A=game.choices("A")[-1] if space < 6 else "pass")
    assert game.score("A", "commerce") == 2 * game.level("A")


@both_editions
@pytest.mark.parametrize(
    ("card", "level"), [("steersmens_academy", 1), ("map_room", 2), ("naval_archives", 3)]
)
def test_green_cards_take_the_top_island(edition, card, level):
    """ARMADA-CARD-19, ARMADA-CARD-20, ARMADA-CARD-21, ARMADA-CARD-28: no choice."""
    game = built(card, edition)
    top = game.island_deck(level)[0]
    game.turn(A=f"build {card}")
    assert game.settled("A") == (top,)
    assert top not in game.island_deck(level)


def test_top_islands_come_before_explorations_of_the_same_turn():
    """ARMADA-CARD-28: the Topaz Island is gone when the level is explored."""
    game = built("steersmens_academy", A="green 1").island_decks(one="bronze_island")
    game.turn(A="build steersmens_academy + ship")
    assert (game.settled("A"), game.asked("A")) == (("bronze_island",), "keep")
    assert "bronze_island" not in game.drawn("A")


@pytest.mark.parametrize("card", ["explorers_office", "society_of_navigators", "captains_circle"])
def test_green_cards_with_a_symbol_of_the_kind_one_has_most_of(card):
    """ARMADA-CARD-22, ARMADA-CARD-23, ARMADA-CARD-24, ARMADA-CARD-29: exactly one symbol each."""
    game = sea(coins=0).city(A=f"{card} scriptorium school")
    assert game.score("A", "science") == 9
    alone = sea(coins=0).city(A=card)
    assert alone.score("A", "science") == 1


def test_they_are_green_cards():
    """ARMADA-CARD-29: they count for the Philosophers Guild."""
    game = sea().city(A="philosophers_guild", B="explorers_office society_of_navigators")
    assert game.score("A", "guilds") == 2


def test_armada_cards_are_buildings_like_all_others():
    """ARMADA-TERM-2: no second card of the same name; they can be sold and put under a stage.

    Without the box they are not there.
    """
    game = sea().city(A="shipyard").hands(A="construction_yard")
    assert game.can("A", "build construction_yard")
    assert game.can("A", "sell construction_yard")
    assert "shipyard" not in table("base_2020").ruleset.card_ids
