"""The boards of 2010: side A (BASE-WONDERS-A) and side B (BASE-WONDERS-B)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.printed import BOARDS_2010
from tests.rules.wonders.test_costs import RICH

SIDE_A = [(wonder, stages) for wonder, side, _, stages in BOARDS_2010 if side == "a"]


def built(board, stages, **more):
    """A city with so many stages of a board."""
    return table("base_2010", **more).wonder(A=board).stages(A=stages)


# --- side A ---


@pytest.mark.parametrize(("wonder", "stages"), SIDE_A)
def test_every_side_a_gives_three_points_a_power_and_seven_points(wonder, stages):
    """BASE-WONDERS-A-1; the second stage of Gizah gives points instead (BASE-WONDERS-A-8)."""
    assert len(stages) == 3
    points = [built(f"{wonder}:a", count).score("A", "wonder") for count in range(4)]
    second = 5 if wonder == "gizah" else 0
    assert points == [0, 3, 3 + second, 10 + second]


def test_rhodos_has_two_shields_for_every_comparison():
    """BASE-WONDERS-A-2: not before the stage is built, then in every Age."""
    assert built("rhodos:a", 1).shields("A") == 0
    game = built("rhodos:a", 1, age=2, turn=6).city(A="brickyard clay_pool", B="stockade").hands(A="walls")
    game.turn(A="stage with walls")
    assert game.shields("A") == 2
    assert game.won("A") == (3, 3)
    assert game.end_age().won("A") == (3, 3, 5, 5)
    assert built("rhodos:a", 3).shields("A") == 2


@pytest.mark.parametrize("card", ["guard_tower", "barracks", "baths", "stockade"])
def test_alexandria_makes_a_raw_material_of_choice_each_turn(card):
    """BASE-WONDERS-A-3: clay, ore, stone or wood; one of them."""
    assert built("alexandria:a", 2, coins=0).hands(A=card).can("A", f"build {card}")
    assert not built("alexandria:a", 1, coins=0).hands(A=card).can("A", f"build {card}")
    assert not built("alexandria:a", 2, coins=0, age=2).hands(A="caravansery").can("A", "build caravansery")


def test_alexandrias_material_is_not_for_sale():
    """BASE-WONDERS-A-3; nor is it a good."""
    assert not built("alexandria:a", 2, coins=9).hands(B="stockade").can("B", "build stockade")
    assert not built("alexandria:a", 2, coins=0).hands(A="apothecary").can("A", "build apothecary")


def test_ephesos_takes_nine_coins_once():
    """BASE-WONDERS-A-4."""
    game = built("ephesos:a", 1, coins=1).city(A="sawmill").hands(A="altar")
    game.turn(A="stage with altar")
    assert game.coins("A") == 10
    game.turn()
    assert game.coins("A") == 13


def test_babylon_has_one_symbol_of_choice():
    """BASE-WONDERS-A-5: chosen at scoring; before the stage there is none."""
    assert built("babylon:a", 1).city(A="apothecary").score("A", "science") == 1
    assert built("babylon:a", 2).city(A="apothecary").score("A", "science") == 4
    assert built("babylon:a", 2).city(A="apothecary workshop").score("A", "science") == 10


OLYMPIA = "olympia:a"


def test_olympia_builds_one_building_free_of_any_cost():
    """BASE-WONDERS-A-6: resources and coins."""
    game = built(OLYMPIA, 2, age=3, coins=0).hands(A="palace")
    game.turn(A="free palace")
    assert (game.cards("A"), game.coins("A")) == (("palace",), 0)
    coins = built(OLYMPIA, 2, age=2, coins=0).hands(A="quarry")
    assert coins.can("A", "free quarry")


def test_olympias_right_is_used_once_in_an_age():
    """BASE-WONDERS-A-6."""
    game = built(OLYMPIA, 2, age=3, coins=0).hands(A="palace", C="pantheon")
    game.turn(A="free palace")
    assert not game.can("A", "free pantheon")
    assert game.why_not("A", "free pantheon") == "the free construction of this Age is used"


def test_olympias_right_comes_back_in_each_age_and_does_not_pile_up():
    """BASE-WONDERS-A-6: unused in Age I, it is still one building in Age II."""
    game = built(OLYMPIA, 2, turn=6).free_build_used("A").end_age()
    assert "free_build_once_per_age" in game.game.view(None).cities[0].rights
    unused = built(OLYMPIA, 2, turn=6, coins=0).end_age()
    unused.turn(A=next(text for text in unused.choices("A") if text.startswith("free ")))
    assert not [text for text in unused.choices("A") if text.startswith("free ")]


def test_olympias_right_starts_in_the_turn_after_the_stage():
    """BASE-WONDERS-A-6: in the same Age."""
    game = built(OLYMPIA, 1, age=3, coins=0).city(A="quarry").hands(A="palace lodge", C="pantheon")
    assert not game.can("A", "free palace")
    game.turn(A="stage with lodge")
    assert game.can("A", "free pantheon")


def test_olympias_right_is_for_buildings_only():
    """BASE-WONDERS-A-6: no doubles, no stages."""
    game = built(OLYMPIA, 2, age=3, coins=0, seats=7).city(A="palace").hands(A="palace lodge")
    assert not game.can("A", "free palace")
    assert not game.can("A", "stage with lodge")


def test_olympias_right_is_not_wasted_on_what_costs_nothing():
    """BASE-WONDERS-A-6: free cards, chains and own production need no right."""
    game = built(OLYMPIA, 2, age=2, coins=0).city(A="baths").hands(A="aqueduct loom stockade walls")
    frees = [text for text in game.choices("A") if text.startswith("free ")]
    assert "free walls" in frees
    assert not {"free aqueduct", "free loom", "free stockade"} & set(frees)


def test_a_sale_or_a_normal_building_leaves_olympias_right():
    """BASE-WONDERS-A-6: it is used up by using it."""
    game = built(OLYMPIA, 2, age=3, coins=0).hands(A="lodge", C="palace")
    game.turn(A="sell lodge")
    assert game.can("A", "free palace")


def test_halikarnassos_builds_from_the_pile():
    """BASE-WONDERS-A-7: at the end of the turn in which stage 2 is built, once."""
    game = (
        built("halikarnassos:a", 1, age=2)
        .city(A="foundry ore_vein")
        .discarded("palace altar")
        .hands(A="walls")
    )
    game.turn(A="stage with walls")
    game.turn(A="revive palace")
    assert "palace" in game.cards("A")
    game.turn()
    assert game.asked("A") == "card"


@pytest.mark.parametrize("stages", [0, 2])
def test_the_other_stages_of_halikarnassos_do_not(stages):
    """BASE-WONDERS-A-7."""
    game = (
        built("halikarnassos:a", stages, age=2).city(A="brickyard loom").discarded("palace").hands(A="walls")
    )
    game.turn(A="stage with walls")
    assert game.built_stages("A") == stages + 1
    assert game.asked("A") == "card"


def test_gizah_gives_points_only():
    """BASE-WONDERS-A-8."""
    game = built("gizah:a", 1, age=2, coins=2).city(A="sawmill lumber_yard").hands(A="walls")
    game.turn(A="stage with walls")
    city = game.game.view(None).cities[0]
    assert (game.score("A", "wonder"), city.coins, city.shields, city.rights, city.keeps) == (8, 2, 0, (), ())


# --- side B ---


@pytest.mark.parametrize(("stages", "shields", "coins", "points"), [(0, 1, 3, 3), (1, 2, 4, 7)])
def test_rhodos_b(stages, shields, coins, points):
    """BASE-WONDERS-B-1: one shield each, 3 coins and 3 points, then 4 and 4."""
    game = built("rhodos:b", stages, age=2, coins=0).city(A=RICH).hands(A="walls")
    game.turn(A="stage with walls")
    assert (game.shields("A"), game.coins("A"), game.score("A", "wonder")) == (shields, coins, points)


@pytest.mark.parametrize(
    ("stages", "can", "cannot"),
    [(1, "stockade", "apothecary"), (2, "apothecary", "palace"), (2, "scriptorium", "lodge")],
)
def test_alexandria_b(stages, can, cannot):
    """BASE-WONDERS-B-2: a raw material, then a good; each for its owner alone."""
    assert built("alexandria:b", stages, coins=0).hands(A=can).can("A", f"build {can}")
    assert not built("alexandria:b", stages - 1, coins=0).hands(A=can).can("A", f"build {can}")
    assert not built("alexandria:b", stages, coins=0).hands(A=cannot).can("A", f"build {cannot}")
    assert (
        not built("alexandria:b", stages, coins=9)
        .wonder(B="gizah:a", C="rhodos:a")
        .hands(B=can)
        .can("B", f"build {can}")
    )
    assert built("alexandria:b", 3).score("A", "wonder") == 7


@pytest.mark.parametrize(("stages", "points"), [(0, 2), (1, 5), (2, 10)])
def test_ephesos_b(stages, points):
    """BASE-WONDERS-B-3: 4 coins with every stage; 2, 3 and 5 points."""
    game = built("ephesos:b", stages, age=2, coins=0).city(A=RICH).hands(A="walls")
    game.turn(A="stage with walls")
    assert (game.coins("A"), game.score("A", "wonder")) == (4, points)


def test_babylon_b():
    """BASE-WONDERS-B-4: 3 points; the last card; a symbol."""
    assert [built("babylon:b", count).score("A", "wonder") for count in range(4)] == [0, 3, 3, 3]
    rights = [built("babylon:b", count).game.view(None).cities[0].rights for count in range(4)]
    assert rights == [(), (), ("play_last_card",), ("play_last_card",)]
    assert [built("babylon:b", count).city(A="apothecary").score("A", "science") for count in (2, 3)] == [
        1,
        4,
    ]


BABYLON = "babylon:b"


def last_turn(stages=2, **more):
    """Babylon in the sixth turn; it will sell the Altar and keep a card."""
    return built(BABYLON, stages, **{"turn": 6, **more})


def test_babylon_plays_the_last_card_too():
    """BASE-WONDERS-B-5: builds it at its cost."""
    game = last_turn(coins=0).hands(A="altar tavern")
    game.turn(A="sell altar")
    assert game.asked("A") == "last_card"
    assert game.game.owing == (0,)
    game.turn(A="build tavern")
    assert (game.cards("A"), game.coins("A")) == (("tavern",), 3 + 5)
    assert game.game.state.age == 2


def test_babylon_may_sell_the_last_card():
    """BASE-WONDERS-B-5: for 3 coins."""
    game = last_turn(coins=0).hands(A="altar tavern")
    game.turn(A="build altar")
    game.turn(A="sell tavern")
    assert game.coins("A") == 3
    assert "tavern" in game.pile()


def test_babylon_may_build_the_next_stage_with_the_last_card():
    """BASE-WONDERS-B-5."""
    game = last_turn().city(A="brickyard press").hands(A="altar tavern")
    game.turn(A="build altar")
    game.turn(A="stage with tavern")
    assert game.built_stages("A") == 3
    assert game.cards("A") == ("altar", "brickyard", "press")


def test_the_last_card_costs_what_it_costs():
    """BASE-WONDERS-B-5: and it is a choice like any other."""
    game = last_turn(coins=0, age=3).hands(A="altar palace")
    game.turn(A="build altar")
    assert game.choices("A") == ("sell palace",)


def test_the_right_holds_in_every_age():
    """BASE-WONDERS-B-5."""
    for age in (1, 2, 3):
        game = last_turn(age=age)
        game.turn()
        assert game.asked("A") == "last_card"


def test_in_other_turns_there_is_no_extra_card():
    """BASE-WONDERS-B-5."""
    game = built(BABYLON, 2, turn=5)
    game.turn()
    assert game.asked("A") == "card"


def test_without_stage_two_the_last_card_is_discarded():
    """BASE-WONDERS-B-5, BASE-LAST-2."""
    game = last_turn(1).hands(A="altar tavern")
    game.turn(A="build altar")
    assert "tavern" in game.pile()
    assert game.game.state.age == 2


def test_stage_two_built_in_the_sixth_turn_gives_the_right_at_once():
    """BASE-WONDERS-B-5: then even stage 3 with the seventh card."""
    game = last_turn(1).city(A="sawmill glassworks brickyard press").hands(A="altar tavern")
    game.turn(A="stage with altar")
    assert game.asked("A") == "last_card"
    game.turn(A="stage with tavern")
    assert game.built_stages("A") == 3


def test_the_last_card_is_paid_from_the_city_as_it_is_then():
    """BASE-WONDERS-B-5, AMB-06: coins of the sixth turn, its trade income and its buildings count."""
    game = last_turn(coins=0).city(B="stone_pit").hands(A="altar baths")
    game.turn(A="sell altar")
    assert game.prices("A", "build baths") == [(2, 0, 0)]
    income = (
        last_turn()
        .treasury(A=0)
        .city(A="stone_pit", C="quarry")
        .wonder(B="ephesos:a")
        .hands(A="altar mine", B="baths")
    )
    income.turn(A="build altar", B="build baths pay right 2")
    assert income.coins("A") == 2
    assert income.can("A", "build mine")
    made = last_turn(coins=0).hands(A="stone_pit baths")
    made.turn(A="build stone_pit")
    assert made.price("A", "build baths") == 0


def test_the_last_card_is_played_before_constructions_from_the_pile():
    """BASE-WONDERS-B-5, AMB-05: a card that Babylon sells can be had by Halikarnassos in the same turn."""
    game = last_turn(age=2).wonder(B="halikarnassos:a").stages(B=1).city(B="foundry ore_vein")
    game.hands(A="altar palace", B="walls school")
    game.turn(A="build altar", B="stage with walls")
    assert game.game.owing == (0,)
    game.turn(A="sell palace")
    assert game.game.owing == (1,)
    assert game.can("B", "revive palace")


def test_or_after_them_where_the_table_reads_it_so():
    """AMB-05, option `babylon_last_card = extra_turn`."""
    game = last_turn(age=2, babylon_last_card="extra_turn").wonder(B="halikarnassos:a").stages(B=1)
    game.city(B="foundry ore_vein").hands(A="altar palace", B="walls school")
    game.turn(A="build altar", B="stage with walls")
    assert game.game.owing == (1,)
    assert not game.can("B", "revive palace")
    game.turn(B="revive school")
    assert game.asked("A") == "last_card"
    game.turn(A="sell palace")
    assert game.game.state.age == 3


def test_the_last_card_counts_before_the_conflicts():
    """BASE-WONDERS-B-5: it is played in the sixth turn."""
    game = last_turn().hands(A="altar guard_tower")
    game.turn(A="build altar")
    game.turn(A="build guard_tower")
    assert game.won("A") == (1, 1)


OLYMPIA_B = "olympia:b"


def test_olympia_b_buys_raw_materials_for_one_coin():
    """BASE-WONDERS-B-6: from both neighbours, and not goods; only after the stage."""
    for stages, price in ((0, 2), (1, 1)):
        game = built(OLYMPIA_B, stages, coins=9, seats=5).city(B="stone_pit", E="stone_pit loom")
        game.hands(A="baths apothecary")
        assert game.prices("A", "build baths") == [(0, price, 0), (price, 0, 0)]
        assert game.price("A", "build apothecary") == 2


def test_that_price_holds_from_the_next_turn_on():
    """BASE-WONDERS-B-6."""
    game = built(OLYMPIA_B, 0).city(A="lumber_yard", B="stone_pit").hands(A="altar", C="baths")
    game.turn(A="stage with altar")
    assert game.price("A", "build baths") == 1


@pytest.mark.parametrize(
    "post", ["east_trading_post", "west_trading_post", "east_trading_post west_trading_post"]
)
def test_it_does_not_add_up_with_trading_posts(post):
    """BASE-WONDERS-B-6: which may still be built."""
    game = built(OLYMPIA_B, 1, seats=5).city(A=post, B="stone_pit", E="stone_pit").hands(A="baths")
    assert game.prices("A", "build baths") == [(0, 1, 0), (1, 0, 0)]
    assert built(OLYMPIA_B, 1, coins=0).hands(A="east_trading_post").can("A", "build east_trading_post")


def test_olympia_b_stage_two_gives_five_points():
    """BASE-WONDERS-B-6: stages 1 and 3 give none."""
    assert [built(OLYMPIA_B, count).score("A", "wonder") for count in range(4)] == [0, 0, 5, 5]


def copying(**more):
    return built(OLYMPIA_B, 3, age=3, **more)


def test_olympia_b_scores_a_guild_of_a_neighbour_as_if_it_stood_at_home():
    """BASE-WONDERS-B-7: seen from Olympia: B's own three blue cards count, A's do not."""
    game = copying().city(A="pantheon", B="magistrates_guild baths altar theater", C="palace")
    assert game.score("A", "guilds") == 4
    assert game.score("B", "guilds") == 2
    assert game.game.scores()[0].lines[6].note == {"copied": "magistrates_guild"}


def test_it_copies_the_best_one_of_both_neighbours():
    """BASE-WONDERS-B-7: one guild only."""
    game = copying().city(B="spies_guild stockade", C="workers_guild lumber_yard quarry")
    assert game.score("A", "guilds") == 2
    assert game.game.scores()[0].lines[6].note == {"copied": "workers_guild"}


def test_the_neighbour_loses_nothing():
    """BASE-WONDERS-B-7."""
    with_copy = copying().city(B="spies_guild", C="stockade")
    without = built(OLYMPIA_B, 2, age=3).city(B="spies_guild", C="stockade")
    assert with_copy.score("B", "guilds") == without.score("B", "guilds") == 1
    assert with_copy.score("A", "guilds") == 1
    assert without.score("A", "guilds") == 0


def test_without_a_guild_beside_it_olympia_copies_nothing():
    """BASE-WONDERS-B-7: own guilds and those two seats away do not count."""
    game = copying(seats=5).city(A="spies_guild", C="workers_guild", B="stockade")
    assert game.score("A", "guilds") == 1
    assert game.game.scores()[0].lines[6].note == {}


def test_a_copied_shipowners_guild_does_not_count_itself():
    """BASE-WONDERS-B-7, AMB-14: own brown, grey and purple cards; the copy is not in the city."""
    game = copying().city(A="lumber_yard loom spies_guild baths", B="shipowners_guild")
    assert game.score("A", "guilds") == 3


def test_a_copied_scientists_guild_gives_a_symbol():
    """BASE-WONDERS-B-7, AMB-14: in the science line, when that is the best copy."""
    game = copying().city(A="apothecary workshop", B="scientists_guild", C="spies_guild")
    assert game.score("A", "science") == 10
    assert game.score("A", "guilds") == 0


def test_a_copy_looks_at_olympias_neighbours():
    """BASE-WONDERS-B-7, AMB-14: defeats and stages around Olympia, not around the neighbour."""
    defeats = copying(seats=5).city(B="strategists_guild").tokens(B="-1", E="-1 -1", C="-1 -1 -1")
    assert defeats.score("A", "guilds") == 3
    stages = copying(seats=5).city(B="builders_guild").stages(B=1, E=2, C=3, A=3)
    assert stages.score("A", "guilds") == 6


@pytest.mark.parametrize(("stages", "points"), [(0, 2), (1, 3), (2, 3)])
def test_halikarnassos_b(stages, points):
    """BASE-WONDERS-B-8: every stage builds from the pile; 2, 1 and 0 points."""
    game = built("halikarnassos:b", stages, age=2).city(A=RICH).discarded("palace").hands(A="walls")
    game.turn(A="stage with walls")
    assert game.score("A", "wonder") == points
    game.turn(A="revive palace")
    assert "palace" in game.cards("A")
    game.turn()
    assert game.asked("A") == "card"


def test_gizah_b():
    """BASE-WONDERS-B-9: 3, 5, 5 and 7 points."""
    assert [built("gizah:b", count).score("A", "wonder") for count in range(5)] == [0, 3, 8, 13, 20]
