"""The environments of PettingZoo: its own conformance tests, and what they do not try."""

import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import argosy
from argosy.envs import aec_env, parallel_env
from argosy.errors import ArgosyError
from tests.rulesets import EVERY_EXPANSION, every_table, name_of

every_expansion = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)

EXPECTED = "Observation space for each agent probably should be|Observation is not a NumPy array"
"""What PettingZoo says of every environment with masks that is not its own."""


@pytest.fixture(autouse=True)
def no_other_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", EXPECTED)
        yield


@every_table
def test_aec_is_what_pettingzoo_asks_for(table):
    api_test(aec_env(**table), num_cycles=200)
    seed_test(lambda: aec_env(**table), num_cycles=60)


@every_table
def test_parallel_is_what_pettingzoo_asks_for(table):
    parallel_api_test(parallel_env(**table), num_cycles=200)
    parallel_seed_test(lambda: parallel_env(**table), num_cycles=60)


def played(env, chance):
    """Play a game of an AEC environment by chance; gives everybody's reward and all that was observed."""
    rewards, seen = {}, []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation
        if termination:
            rewards[agent] = reward
            env.step(None)
            continue
        seen.append((agent, observation))
        env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards, seen


@every_expansion
def test_rewards_are_those_of_the_winners(table):
    env = aec_env(**table)
    for seed in range(3):
        env.reset(seed=seed)
        rewards, _ = played(env, np.random.default_rng(seed))
        game = env.table.batch.game(0)
        assert sum(rewards.values()) == pytest.approx(0)
        best = {env.possible_agents[seat - game.players[0]] for seat in game.winners}
        assert {agent for agent, reward in rewards.items() if reward == max(rewards.values())} == best
        assert game.is_over


@every_expansion
def test_rewards_may_be_points(table):
    env = aec_env(**table, reward="points")
    env.reset(seed=1)
    rewards, _ = played(env, np.random.default_rng(1))
    game = env.table.batch.game(0)
    points = [game.scores()[seat].total for seat in game.players]
    others = [(sum(points) - one) / (len(points) - 1) for one in points]
    assert list(rewards.values()) == pytest.approx(
        [one - mean for one, mean in zip(points, others, strict=True)]
    )


@every_expansion
def test_a_seed_deals_the_game_of_that_seed(table):
    env = aec_env(**table)
    env.reset(seed=12)
    assert env.table.batch.game(0).array.tobytes() == argosy.new_game(seed=12, **table).array.tobytes()


@every_expansion
def test_observations_are_those_of_single_games(table):
    env = aec_env(**table)
    env.reset(seed=3)
    chance = np.random.default_rng(3)
    for _ in range(40):
        game, agent = env.table.batch.game(0), env.agent_selection
        seat = env.possible_agents.index(agent) + game.players[0]
        seen = env.observe(agent)
        assert (seen["observation"] == game.observe(seat)).all()
        assert (seen["action_mask"] == game.legal_mask(seat, compact=True)).all()
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))


def test_nobody_sees_what_others_have_chosen_in_the_same_moment():
    env = aec_env(players=3, edition=2010)
    env.reset(seed=5)
    before = {agent: env.observe(agent)["observation"].copy() for agent in env.agents}
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert env.agent_selection == "player_1"
    for agent in env.agents:
        assert (env.observe(agent)["observation"] == before[agent]).all()
    assert not env.observe("player_0")["action_mask"].any()


def test_the_controller_chooses_for_the_free_city_too():
    """BASE-TWO-5: twice in one moment, first for its own city."""
    env = aec_env(players=2, edition=2010)
    env.reset(seed=1)
    asked = []
    for _ in range(3):
        asked.append(env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    controller = env.possible_agents[
        int(argosy.new_game(players=2, edition=2010, seed=1).state.controller) - 1
    ]
    assert asked == ["player_0", "player_1", controller]


@every_expansion
@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_an_illegal_action_ends_the_game_for_whoever_takes_it(make, table):
    env = make(**table)
    env.reset(seed=2)
    agent = "player_0" if make is parallel_env else env.agent_selection
    if make is aec_env:
        wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
        env.step(wrong)
        rewards, over, infos = env.rewards, env.terminations, env.infos
    else:
        seen, _ = env.reset(seed=2)
        right = {one: int(np.flatnonzero(seen[one]["action_mask"])[0]) for one in env.agents}
        wrong = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
        _, rewards, over, _, infos = env.step({**right, agent: wrong})
    assert rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
    assert all(over.values())
    assert infos[agent] == {"illegal": wrong}


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_an_illegal_action_may_be_an_error(make):
    env = make("duel", illegal="raise")
    env.reset(seed=2)
    action = 0 if make is aec_env else dict.fromkeys(env.agents, 0)
    with pytest.raises(ValueError, match=r"is not legal now|which waits"):
        env.step(action)


def test_in_parallel_whoever_owes_nothing_waits():
    env = parallel_env("duel")
    seen, _ = env.reset(seed=4)
    waiting = [
        agent
        for agent in env.agents
        if np.flatnonzero(seen[agent]["action_mask"]).tolist() == [env.table.actions]
    ]
    assert len(waiting) == 1


@every_expansion
def test_parallel_games_end_as_aec_games_do(table):
    parallel, aec = parallel_env(**table), aec_env(**table)
    seen, _ = parallel.reset(seed=6)
    aec.reset(seed=6)
    chance, rewards = np.random.default_rng(6), {}
    while parallel.agents:
        actions = {
            agent: int(chance.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()
        }
        for agent, action in actions.items():
            if action < parallel.table.actions:
                assert aec.agent_selection == agent
                aec.step(action)
        seen, rewards, _, _, _ = parallel.step(actions)
    assert rewards == aec.rewards


@every_expansion
@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_an_environment_is_pickled_in_the_middle_of_a_game(make, table):
    env = make(**table)
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    agent = env.agents[0]
    if make is aec_env:
        for one in (env, other):
            one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
        assert (env.observe(agent)["observation"] == other.observe(agent)["observation"]).all()
    assert other.table.batch == env.table.batch


def test_a_table_can_be_shown_as_text():
    env = aec_env(players=3, edition=2010, render_mode="ansi")
    env.reset(seed=1)
    assert "seat 2: " in env.render()
    assert aec_env("duel").render() is None


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"reward": "money"}, "reward = 'money': choose win or points"),
        ({"illegal": "ignore"}, "illegal = 'ignore': choose lose or raise"),
        ({"render_mode": "human"}, "render_mode = 'human': choose ansi"),
        ({"players": 9}, "9 players"),
        ({"game": "chess"}, "there is no batch of 'chess'"),
    ],
)
def test_what_does_not_fit_is_said(more, said):
    with pytest.raises((ArgosyError, ValueError), match=said):
        aec_env(**more)
