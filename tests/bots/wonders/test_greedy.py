"""What greedy makes of a position, one idea a test: the choice, not the numbers behind it."""

import random

import pytest

from argosy import bots
from argosy.bots.wonders.greedy import values
from argosy.testing import Table, table


def decided(game: Table, letter: str = "A") -> str:
    """The text of what greedy chooses."""
    seat = game.seat(letter)
    choices = game.game.choices(seat)
    return bots.make("greedy").decide(game.game.view(seat), choices, random.Random(0)).text


def worth(game: Table, letter: str = "A") -> dict[str, float]:
    """What each choice is worth to it, by text."""
    seat = game.seat(letter)
    choices = game.game.choices(seat)
    return dict(zip((choice.text for choice in choices), values(game.game.view(seat), choices), strict=True))


RICH = "stone_pit ore_vein loom press glassworks timber_yard clay_pit sawmill"


def test_points_beat_coins_in_the_last_turn():
    game = table("base_2010", age=3, turn=6).city(A=RICH).hands(A="town_hall arena")
    assert decided(game) == "build town_hall"


def test_a_wonder_with_points_beats_a_poor_card():
    game = table("base_2010", age=3, turn=6).wonder(A="gizah:a").city(A=f"{RICH} quarry").stages(A=2)
    assert decided(game.hands(A="chamber_of_commerce lighthouse")).startswith("stage with")


def test_shields_count_when_they_turn_two_conflicts():
    """Two lost conflicts of Age III become two that are won: 12 points."""
    game = table("base_2010", age=3, turn=6).wonder(A="gizah:a").stages(A=3)
    game = game.city(A=f"{RICH} foundry", B="barracks", C="stockade")
    assert decided(game.hands(A="arsenal town_hall")) == "build arsenal"


def test_shields_are_left_when_all_conflicts_are_won_anyway():
    game = table("base_2010", age=3, turn=6).city(A=f"{RICH} foundry circus fortifications barracks").stages(A=3)
    assert decided(game.hands(A="arsenal town_hall")).startswith("build town_hall")


def test_the_third_symbol_of_a_set_is_worth_more_than_a_town_hall():
    game = table("base_2010", age=3, turn=6).city(A=f"{RICH} apothecary workshop").stages(A=3)
    assert decided(game.hands(A="university town_hall")).startswith("build university")


def test_a_resource_that_is_missing_is_worth_more_than_a_third_unit_of_one_that_is_there():
    game = table("base_2010", turn=2).wonder(A="gizah:a", B="ephesos:a", C="babylon:a").city(A="timber_yard")
    worths = worth(game.hands(A="ore_vein stone_pit"))
    assert worths["build ore_vein"] > worths["build stone_pit"]


def test_resources_are_worth_less_late():
    early, late = (table("base_2010", age=age, turn=5).wonder(A="gizah:a").hands(A="sawmill press") for age in (2, 3))
    assert worth(early)["build sawmill"] > worth(late)["build sawmill"] + 0.3


def test_a_trading_post_is_worth_little_when_there_is_nothing_to_buy():
    much = (
        table("base_2010", turn=3)
        .city(B="stone_pit ore_vein lumber_yard")
        .hands(A="east_trading_post west_trading_post")
    )
    worths = worth(much)
    assert worths["build west_trading_post"] > worths["build east_trading_post"]  # B is the left neighbour: west


def test_it_keeps_the_best_card_from_the_next_player():
    """Nothing can be built, so something is sold: what the left neighbour would like most."""
    game = table("base_2010", age=3, turn=5, coins=0).city(B=f"{RICH} foundry").wonder(A="ephesos:a")
    game = game.stages(B=3).hands(A="palace fortifications siege_workshop")
    assert decided(game) == "sell palace"


def test_equal_sellers_are_equally_good():
    game = table("base_2010", turn=2).wonder(A="gizah:a", B="ephesos:a", C="babylon:a")
    worths = worth(game.city(B="ore_vein").city(C="clay_pit").hands(A="barracks"))
    assert worths["build barracks pay left 2"] == pytest.approx(worths["build barracks pay right 2"])


def test_the_discard_pile_gives_its_best_card():
    game = table("base_2010", age=3, turn=3).wonder(A="halikarnassos:a").stages(A=1).city(A=RICH)
    game = game.discarded("altar palace barracks").hands(A="arena")
    game.turn(A="stage with arena")
    assert decided(game) == "revive palace"


def test_the_free_city_gets_no_shields_against_its_controller():
    game = table("base_2010", players=2, age=3, turn=1, coins=0).city(F=f"{RICH} foundry", L="barracks")
    game = game.hands(L="arsenal palace town_hall senate gardens")
    seat = game.seat("L")
    game.game.choose(seat, game.game.choices(seat)[-1])
    worths = worth(game, "L")
    assert worths, "the controller is asked for the free city"
    ours = [value for text, value in worths.items() if text.startswith("city: build arsenal")]
    others = [value for text, value in worths.items() if text.startswith("city: build palace")]
    assert ours
    assert max(ours) < max(others)
