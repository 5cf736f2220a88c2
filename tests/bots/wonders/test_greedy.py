"""Greedy bot of 7 Wonders: the choices of its heuristic in set-up positions, one idea a test.

In the last turn it counts points.
"""

import random

from argosy import bots
from argosy.testing import Table, table


def decided(game: Table, letter: str = "A") -> str:
    """The text of what greedy chooses."""
    seat = game.seat(letter)
    choices = game.game.choices(seat)
    return bots.make("greedy").decide(game.game.view(seat), choices, random.Random(0)).text


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
    game = (
        table("base_2010", age=3, turn=6).city(A=f"{RICH} foundry circus fortifications barracks").stages(A=3)
    )
    assert decided(game.hands(A="arsenal town_hall")).startswith("build town_hall")


def test_the_third_symbol_of_a_set_is_worth_more_than_a_town_hall():
    game = table("base_2010", age=3, turn=6).city(A=f"{RICH} apothecary workshop").stages(A=3)
    assert decided(game.hands(A="university town_hall")).startswith("build university")


def test_the_discard_pile_gives_its_best_card():
    game = table("base_2010", age=3, turn=3).wonder(A="halikarnassos:a").stages(A=1).city(A=RICH)
    game = game.discarded("altar palace barracks").hands(A="arena")
    game.turn(A="stage with arena")
    assert decided(game) == "revive palace"
