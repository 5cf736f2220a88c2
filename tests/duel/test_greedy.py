"""Greedy plays Duel from its view: it wins against chance, and it sees a victory one move ahead."""

import random

import msgspec
import pytest

from argosy.bots.duel_greedy import values
from argosy.bots.greedy_bot import GreedyBot
from argosy.game.duel import new_duel_game
from argosy.game.duel_view import DuelView
from tests.duel.table import ALL, city, play, prepared, table

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)


def best(game) -> str:
    seat = game.owing[0]
    choices = game.choices(seat)
    worth = values(game.view(seat), choices)
    return choices[worth.index(max(worth))].text


def duel(boxes, seed: int, greedy: int):
    """One game of greedy against chance."""
    game, chance = new_duel_game(boxes=boxes, seed=seed), random.Random(seed)
    while not game.is_over:
        seat = game.owing[0]
        choices = game.choices(seat)
        worth = values(game.view(seat), choices) if seat == greedy else [chance.random() for _ in choices]
        game.choose(seat, choices[worth.index(max(worth))])
    return game


@pytest.mark.parametrize("boxes", COMBINATIONS)
def test_greedy_beats_chance(boxes):
    won = sum(number % 2 in duel(boxes, number, number % 2).winners for number in range(6))
    assert won >= 5


@pytest.mark.parametrize("boxes", COMBINATIONS)
def test_every_choice_of_a_game_is_judged_with_a_finite_number(boxes):
    """Also from a view that has travelled as MessagePack, with the same result."""
    chance = random.Random(4)
    game = new_duel_game(boxes=boxes, seed=4)
    while not game.is_over:
        seat = game.owing[0]
        choices, view = game.choices(seat), game.view(seat)
        worth = values(view, choices)
        assert len(worth) == len(choices)
        assert all(abs(number) < 10_000 for number in worth)
        travelled = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=DuelView)
        assert values(travelled, choices) == worth
        game.choose(seat, chance.choice(choices))


def test_it_wins_by_military():
    assert best(table("walls statue school", city(coins=20), age=2, pawn=7)) == "build walls"


def test_it_wins_by_science():
    a = city("library dispensary apothecary laboratory academy", coins=20)
    assert best(table("university palace", a, age=3)) == "build university"


def test_it_takes_law_as_the_sixth_symbol():
    a = city("library dispensary apothecary laboratory academy", coins=20)
    game = play(table("study palace", a, age=3, board=["philosophy", "law"]), "build study")
    assert best(game) == "token law"


def test_it_denies_a_victory():
    """B would win with Circus or with University."""
    b = city("library dispensary apothecary laboratory academy", coins=30)
    assert "university" in best(table("university palace", city(coins=30), b, age=3))
    assert "circus" in best(table("circus palace", city(coins=30), city(coins=30), age=3, pawn=-7, alone=True))


def test_it_does_not_uncover_a_victory():
    """Taking the card at place 18 would free the other player's sixth symbol."""
    structure: list = [None] * 20
    structure[13], structure[17], structure[18] = "university", None, "palace"
    structure[5], structure[16] = "obelisk", None
    b = city("library dispensary apothecary laboratory academy", coins=30)
    structure[13] = None
    structure[11], structure[15], structure[12] = "university", "town_hall", None
    structure[18] = None
    game = table("", city(coins=30), b, age=3, structure=structure, revealed=list(range(20)))
    assert "town_hall" not in best(game)


def test_it_wins_by_politics():
    rows = [{"markers": [1, 0]}] * 5 + [{"markers": [0, 0]}]
    game = table("right_politician_1", city(coins=5), boxes=("agora",), chambers=rows)
    assert best(play(game, "recruit right_politician_1")) == "place 6"


def test_it_triggers_a_coup_that_wins():
    a = city(coins=5, conspiracies=prepared("coup", by="altar"))
    assert best(table("palace", a, boxes=("agora",), age=3, pawn=7, track=[])) == "trigger coup"


def test_greedy_is_the_bot_of_that_name():
    """The bot of the lobby uses this judge as soon as the view is one of Duel."""
    game = table("baths theater", city(coins=9))
    assert GreedyBot().decide(game.view(0), game.choices(0), random.Random(1)) in game.choices(0)
