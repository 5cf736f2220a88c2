"""Illegal actions in each environment: refused as docs/bots/environments.md says, state unchanged."""

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode

from argosy.envs import SoloEnv, SoloVectorEnv, aec_env, openspiel_game, parallel_env
from argosy.envs.openspiel import BASE, DIGITS
from argosy.envs.table import Table
from argosy.errors import ChoiceError
from tests.rulesets import EVERY_EXPANSION, name_of

every_expansion = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)
NO_NUMBERS = [1.5, "3", None, True, np.float32(2)]


def dealt(table):
    state = openspiel_game(**table).new_initial_state()
    for _ in range(DIGITS):
        state.apply_action(5)
    return state


def illegal_of(state):
    return min(set(range(state.get_game().num_distinct_actions())) - set(state.legal_actions()))


@every_expansion
@pytest.mark.parametrize("steps", [0, 1, 30])
def test_openspiel_refuses_an_illegal_action_and_nothing_has_changed(table, steps):
    state = dealt(table)
    for _ in range(steps):
        state.apply_action(state.legal_actions()[-1])
    before = (state.history(), state.current_player(), state.legal_actions(), state.returns())
    told = [state.information_state_string(player) for player in range(state.num_players())]
    for wrong in (illegal_of(state), -2, state.get_game().num_distinct_actions()):
        with pytest.raises(ChoiceError, match=rf"player_\d+: number {wrong} is not legal now"):
            state.apply_action(wrong)
        assert (state.history(), state.current_player(), state.legal_actions(), state.returns()) == before
        assert [state.information_state_string(player) for player in range(state.num_players())] == told
        assert not state.is_terminal()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert any(state.returns())


@pytest.mark.parametrize("digit", [-2, BASE, 5_000])
def test_openspiel_refuses_a_digit_of_the_seed_that_there_is_not(digit):
    state = openspiel_game("duel").new_initial_state()
    with pytest.raises(ChoiceError, match=f"digit {digit} of the seed: take 0 to {BASE - 1}"):
        state.apply_action(digit)
    assert state.history() == []
    assert state.is_chance_node()


def test_openspiel_refuses_an_action_after_the_end():
    state = dealt({"game": "duel"})
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    before = (state.history(), state.returns())
    with pytest.raises(ChoiceError, match="the game is over"):
        state.apply_action(0)
    assert (state.history(), state.returns()) == before


@every_expansion
def test_a_table_checks_a_choice_before_anything_is_done(table):
    more = {name: value for name, value in table.items() if name != "game"}
    one = Table(table["game"], "win", more)
    player, owing = one.next_player, list(one.owing)
    wrong = int(np.flatnonzero(~one.mask(player))[0])
    with pytest.raises(ChoiceError, match=f"player_{player}: number {wrong} is not legal now"):
        one.choose(player, wrong)
    assert one.owing == owing
    assert set(one.chosen) == {-1}
    other = next((other for other in range(len(one.players)) if other not in owing), None)
    if other is not None:
        with pytest.raises(ChoiceError, match=f"player_{other} owes no choice now"):
            one.choose(other, 0)


@pytest.mark.parametrize("action", NO_NUMBERS, ids=repr)
@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_what_is_no_whole_number_is_refused_and_nothing_has_changed(action, illegal):
    aec, parallel, solo = (
        aec_env("duel", illegal=illegal),
        parallel_env("duel", illegal=illegal),
        SoloEnv("duel", player=0),
    )
    for env in (aec, parallel, solo):
        env.reset(seed=1)
    waiting = parallel.table.actions
    owing = parallel.table.owing[0]
    tries = [
        lambda: aec.step(action),
        lambda: parallel.step(
            {agent: action if number == owing else waiting for agent, number in numbers(parallel)}
        ),
        lambda: solo.step(action),
    ]
    for attempt in tries:
        with pytest.raises(ValueError, match="a whole number"):
            attempt()
    assert aec.agents
    assert not any(aec.terminations.values())
    assert parallel.agents
    assert solo.action_masks().any()


def numbers(env):
    return [(agent, number) for number, agent in enumerate(env.possible_agents)]


def test_an_agent_that_gives_no_action_is_named():
    for illegal in ("lose", "raise"):
        env = parallel_env(players=3, edition=2010, illegal=illegal)
        seen, _ = env.reset(seed=1)
        actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        del actions["player_1"]
        with pytest.raises(ValueError, match="player_1: there is no action"):
            env.step(actions)
        assert env.agents == env.possible_agents


def test_an_agent_that_there_is_not_is_named():
    env = parallel_env(players=3, edition=2010)
    seen, _ = env.reset(seed=1)
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    with pytest.raises(ValueError, match="'player_7': there are player_0, player_1, player_2"):
        env.step({**actions, "player_7": 0})
    assert set(env.table.chosen) == {-1}


def test_everybody_who_breaks_the_rules_at_once_loses():
    env = parallel_env(players=3, edition=2010)
    seen, _ = env.reset(seed=1)
    wrong = {agent: int(one["action_mask"].argmin()) for agent, one in seen.items()}
    right = int(seen["player_0"]["action_mask"].argmax())
    _, rewards, over, _, infos = env.step({**wrong, "player_0": right})
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": -1.0}
    assert all(over.values())
    assert infos == {agent: {} if agent == "player_0" else {"illegal": wrong[agent]} for agent in seen}


def test_an_illegal_action_that_is_an_error_changes_nothing():
    aec, parallel = aec_env("duel", illegal="raise"), parallel_env("duel", illegal="raise")
    aec.reset(seed=2)
    seen, _ = parallel.reset(seed=2)
    wrong = int(aec.observe(aec.agent_selection)["action_mask"].argmin())
    before = parallel.table.batch.copy()
    with pytest.raises(ValueError, match="is not legal now"):
        aec.step(wrong)
    with pytest.raises(ValueError, match=r"is not legal now|waits"):
        parallel.step({agent: int(one["action_mask"].argmin()) for agent, one in seen.items()})
    for env in (aec, parallel):
        assert env.table.batch == before
        assert env.table.owing == [0]
        assert env.agents == env.possible_agents


def test_a_parallel_step_after_the_end_gives_nothing():
    env = parallel_env("duel")
    assert env.step({}) == ({}, {}, {}, {}, {})
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, *_ = env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert env.step({}) == ({}, {}, {}, {}, {})
    with pytest.raises(ValueError, match=r"no game is running: reset\(\) deals one"):
        env.step({"player_0": 0})


def test_an_aec_step_without_a_game_is_refused():
    env = aec_env("duel")
    with pytest.raises(ValueError, match=r"no game is running: reset\(\) deals one"):
        env.step(0)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(observation["action_mask"].argmax()))
    with pytest.raises(ValueError, match=r"no game is running: reset\(\) deals one"):
        env.step(None)


@pytest.mark.parametrize("ended_by", ["an illegal action", "its last choice"])
def test_a_single_game_that_has_ended_goes_on_only_after_a_reset(ended_by):
    env = SoloEnv("duel", with_mask=True)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"no game is running: reset\(\) deals one"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        masks = env.action_masks()
        action = masks.argmin() if ended_by == "an illegal action" else masks.argmax()
        seen, _, over, _, _ = env.step(int(action))
    assert not env.action_masks().any()
    assert not seen["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"no game is running: reset\(\) deals one"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


def test_a_game_of_a_vector_that_an_illegal_action_has_ended_allows_nothing_until_it_is_dealt_again():
    env = SoloVectorEnv("duel", num_envs=2, player=0, autoreset_mode=AutoresetMode.NEXT_STEP)
    env.reset(seed=1)
    masks = env.action_masks()
    seen, _, over, _, _ = env.step(np.array([masks[0].argmax(), masks[1].argmin()]))
    assert over.tolist() == [False, True]
    assert env.action_masks().any(axis=1).tolist() == [True, False]
    assert seen["action_mask"].any(axis=1).tolist() == [True, False]


@pytest.mark.parametrize("actions", [[0.5, 1.0], [0], [[0, 1]], "01", [True, False], None], ids=repr)
def test_actions_of_a_vector_that_are_no_row_of_whole_numbers_are_refused(actions):
    env = SoloVectorEnv("duel", num_envs=2, player=0)
    env.reset(seed=1)
    before = env.games.batch.copy()
    with pytest.raises(ChoiceError, match="a whole number for each of 2 games"):
        env.step(actions)
    assert env.games.batch == before


def test_openspiel_refuses_what_the_states_of_pyspiel_refuse():
    state = dealt({"game": "duel"})
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(illegal_of(state))
