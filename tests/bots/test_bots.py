"""Bots by name: decisions from a view, only offered choices, refusals of unknown names."""

import random
from importlib import import_module

import pytest

from argosy import bots, new_game
from argosy.errors import ArgosyError
from argosy.testing.contract import TABLES, check_bot


@pytest.mark.parametrize("name", bots.names_without_search())
def test_a_bot_keeps_the_contract(name):
    check_bot(bots.make(name), TABLES[:3], seed=3)


@pytest.mark.whole
@pytest.mark.parametrize("name", bots.names_without_search())
def test_a_bot_keeps_the_contract_at_every_table(name):
    check_bot(bots.make(name))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", bots.names_without_search())
def test_a_bot_keeps_the_contract_with_ships(name):
    check_bot(bots.make(name), [{"players": 4, "edition": 2010, "expansions": ["armada"]}], seed=2)


def test_a_name_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(ArgosyError, match=r"no bot 'grady': choose one of admiral, .*greedy, random"):
        bots.make("grady")


def test_one_bot_serves_all_tables():
    assert bots.bot("greedy") is bots.bot("greedy")
    assert bots.make("greedy") is not bots.make("greedy")


def test_greedy_refuses_a_game_that_it_does_not_know():
    with pytest.raises(ArgosyError, match="no search can play a game with a str"):
        bots.make("greedy").decide("chess", ["e4", "d4"], random.Random(1))


@pytest.mark.parametrize("name", ["wonders", "duel"])
def test_a_choice_without_a_search_needs_room_for_its_root_alone(name, monkeypatch):
    search_runner = import_module(f"argosy.search.{name}.search_runner")
    monkeypatch.setattr(search_runner, "BUFFERS", type(search_runner.BUFFERS)())
    game = new_game(name, seed=1)
    seat = game.owing[0]
    bots.decide(bots.make("greedy"), game, seat, random.Random(1))
    assert 0 < len(search_runner.BUFFERS.nodes) <= 128


def test_who_asks_the_search_is_known_before_anything_is_compiled():
    assert [name for name in bots.names() if not bots.judges(name)] == ["random"]
    assert bots.judges("captain@50ms")
    assert not bots.judges("nobody")


def test_random_takes_every_choice_equally_often():
    rng, bot = random.Random(1), bots.make("random")
    game = new_game("wonders", players=3, edition=2010, seed=1)
    view, choices = game.view(0), game.choices(0)
    taken = [bot.decide(view, choices, rng).text for _ in range(200 * len(choices))]
    counts = [taken.count(choice.text) for choice in choices]
    assert min(counts) > 140
    assert max(counts) < 260
