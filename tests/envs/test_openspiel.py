"""The game of OpenSpiel: its own random test, and what it does not try."""

import random

import numpy as np
import pyspiel
import pytest

import argosy
from argosy.envs import openspiel_game
from argosy.envs.openspiel import BASE, DIGITS, dealt_by
from tests.rulesets import EVERY_EXPANSION, TABLES, name_of

QUICK = [
    *(table for table in TABLES if table.get("players", 2) < 5),
    {
        "players": 3,
        "edition": 2010,
        "expansions": ["armada", "leaders", "cities", "babel"],
        "game": "wonders",
    },
    {
        "players": 3,
        "edition": 2020,
        "expansions": ["armada", "leaders", "cities", "edifice"],
        "game": "wonders",
    },
]
"""The test makes a view of every player at every moment, many times: with more cities it takes minutes."""
every_expansion = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)


def dealt(game, seed):
    """The state after the chance nodes of a seed."""
    state = game.new_initial_state()
    for place in range(DIGITS):
        assert state.is_chance_node()
        state.apply_action(seed // BASE**place % BASE)
    return state


def moved(state, steps, seed):
    chance = random.Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.sample(3)
@pytest.mark.parametrize("table", QUICK, ids=name_of)
def test_the_random_test_of_openspiel(table):
    pyspiel.random_sim_test(openspiel_game(**table), num_sims=1, serialize=True, verbose=False)


@every_expansion
def test_a_seed_deals_the_game_of_that_seed(table):
    state = dealt(openspiel_game(**table), 123_456_789)
    game = argosy.new_game(seed=123_456_789, **table)
    assert state.table.batch.game(0).array.tobytes() == game.array.tobytes()
    assert sum(
        chance for _, chance in openspiel_game(**table).new_initial_state().chance_outcomes()
    ) == pytest.approx(1)


@every_expansion
def test_a_game_is_found_by_its_parameters(table):
    game = openspiel_game(**table)
    again = pyspiel.load_game(str(game))
    assert again.new_initial_state().table.batch.ruleset == game.new_initial_state().table.batch.ruleset
    assert game.num_distinct_actions() <= 4_096


def test_options_travel_in_the_parameters():
    said = {"game": "wonders", "options": "babylon_last_card=extra_turn", "players": 4, "edition": 2010}
    assert dealt_by(said) == {"players": 4, "edition": 2010, "babylon_last_card": "extra_turn"}
    game = openspiel_game(players=4, edition=2010, babylon_last_card="extra_turn")
    assert game.new_initial_state().table.batch.ruleset.options.babylon_last_card == "extra_turn"


@pytest.mark.sample(4)
@every_expansion
@pytest.mark.parametrize("steps", [0, 10, 33])
def test_resampling_keeps_what_the_player_knows(table, steps):
    state = moved(dealt(openspiel_game(**table), 77), steps, 1)
    for player in range(state.num_players()):
        told, numbers = state.information_state_string(player), state.information_state_tensor(player)
        others = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(4)]
        for other in others:
            assert other.information_state_string(player) == told
            assert other.information_state_tensor(player) == numbers
            assert other.current_player() == state.current_player()
            if other.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
        assert len({other.table.batch.game(0).state_hash() for other in others}) > 1
        end = moved(others[0], 10_000, 2)
        assert sum(end.returns()) == pytest.approx(0)


def test_secret_choices_of_others_are_made_again():
    state = dealt(openspiel_game(players=3, edition=2010), 5)
    state.apply_action(state.legal_actions()[0])
    mine = state.table.chosen[0]
    for player in (0, 1):
        seen = {
            tuple(state.resample_from_infostate(player, random.Random(seed).random).table.chosen)
            for seed in range(9)
        }
        assert (len(seen) == 1) == (player == 0)
        assert {chosen[0] for chosen in seen} == {mine} or player == 1


def test_players_remember_what_they_have_seen_and_chosen():
    """Perfect recall: two ways to the same table are told apart by whoever can tell them apart."""
    game = openspiel_game(players=3, edition=2010)
    one, other = dealt(game, 5), dealt(game, 5)
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    for state in (one, other):
        for _ in range(2):
            state.apply_action(state.legal_actions()[0])
    assert one.information_state_string(1) != other.information_state_string(1)


def test_tensors_have_named_parts():
    game = openspiel_game(players=3, edition=2010)
    state = moved(dealt(game, 9), 7, 1)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    table = state.table
    columns = table.batch.groups["hand"]
    assert (observer.dict["hand"] == table.observation(0)[columns]).all()
    assert observer.dict["hands_of_this_age"][0].sum() == 7  # the hand of the first turn, which is over
    assert observer.dict["own_choices"][2] > 0
    assert observer.dict["own_choices"][3] == 0
    assert np.isclose(observer.tensor.sum(), sum(part.sum() for part in observer.dict.values()))


def test_actions_have_the_texts_of_choices():
    state = dealt(openspiel_game("duel"), 3)
    texts = {state.action_to_string(action) for action in state.legal_actions()}
    assert all(text.startswith("pick ") for text in texts)
    assert len(texts) == 4
