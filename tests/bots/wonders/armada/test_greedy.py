"""Greedy bot with Armada: ships, islands, sales for the yellow ship; it beats random play.

ARGOSY_GAMES sets the number of games of each match; without it few are played.
"""

import os
from collections import Counter
from random import Random

import pytest

from argosy import bots
from argosy.lab.matches import match
from tests.fuzz.wonders.armada.rulesets import Sea
from tests.golden.wonders.armada.golden import fresh
from tests.rules.wonders.armada.sea import MAKES_ALL, sea

GAMES = min(200, int(os.environ.get("ARGOSY_GAMES", "4")))


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


@pytest.mark.whole
@pytest.mark.parametrize(("edition", "players"), [(2010, 3), (2020, 3), (2010, 5), (2020, 5)])
def test_greedy_beats_random_players(edition, players):
    result = match(
        ["greedy", *["random"] * (players - 1)], GAMES, edition=edition, expansions=["armada"], seed=7
    )
    assert result.rows[0].share >= 0.75


def test_greedy_answers_every_question_and_moves_ships():
    """One game of four at sea: every seat sails, somebody explores, every kind of question is answered."""
    greedy, chance = bots.make("greedy"), Random(1)
    asked, game = Counter(), fresh(Sea(2020, 2020, 4), 21, ["siracusa:a", None, None, None])
    while not game.is_over:
        for seat in game.owing:
            view = game.view(seat)
            choice = greedy.decide(view, game.choices(seat), chance)
            asked[view.asked] += 1
            asked["with ship"] += bool(choice.ships)
            game.choose(seat, choice)
    cities = [city.armada for city in game.view(None).cities]
    assert all(sum(city.ships.values()) >= 3 for city in cities)
    assert any(city.islands for city in cities)
    assert asked["move"]
    assert asked["with ship"] > 20


def decided(game) -> str:
    """Greedy's choice for seat A."""
    choices = game.game.choices(0)
    return bots.make("greedy").decide(game.game.view(0), choices, Random(0)).text


def test_a_sale_for_the_yellow_ship_when_its_space_has_coins_and_a_tax():
    """Space 4: 4 coins and a tax of 2 are more than 3 coins; nothing can be built."""
    game = (
        sea(age=3, coins=0).ships(A="yellow 3").wonder(A="gizah:a").hands(A="palace pantheon").skip_to(3, 1)
    )
    assert decided(game).endswith("for ship")


def test_coins_where_the_next_yellow_space_gives_less():
    """The last turn: 3 coins are a point, a commercial level is none any more."""
    game = sea(age=3, turn=7, coins=0).ships(A="yellow 4").hands(A="palace pantheon")
    assert decided(game) in ("sell palace", "sell pantheon")


def test_the_better_island_is_kept():
    """Age III, last turn: 7 points are more than a symbol or two levels that nobody has."""
    game = (
        sea(age=3, turn=7)
        .shipyard(A="shipyard_1")
        .ships(A="green 5")
        .city(A=MAKES_ALL)
        .hands(A="study lodge")
    )
    game.island_decks(
        three="golden_archipelago sovereign_archipelago emerald_archipelago luxurious_archipelago"
    )
    game.treasury(A=9).turn(A="build study + ship")
    assert decided(game) == "keep sovereign_archipelago"


def test_who_is_strongest_fights_and_who_is_weakest_stays_out():
    for ships, answer in (({"A": "red 6"}, "fight"), ({"B": "red 2", "C": "red 2", "D": "red 1"}, "abstain")):
        game = sea(age=3, turn=7).islands(A="forgotten_harbor").ships(**ships)
        game.turn()
        assert decided(game) == answer
