"""The environments of Gymnasium: its own check, and what it does not try."""

import pickle
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import argosy
from argosy.bots import bot
from argosy.envs import SoloEnv, SoloVectorEnv
from argosy.errors import ArgosyError
from tests.rulesets import EVERY_EXPANSION, every_table, name_of

every_expansion = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)


def first(seen, legal):
    """A policy: the first legal number."""
    assert len(seen) == len(legal)
    return legal.argmax(axis=1)


@every_table
@pytest.mark.parametrize("with_mask", [False, True])
def test_solo_is_what_gymnasium_asks_for(table, with_mask):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SoloEnv(**table, with_mask=with_mask), skip_render_check=True)


@every_expansion
@pytest.mark.parametrize(
    "opponents", ["random", "greedy", first, bot("random")], ids=["random", "greedy", "policy", "bot"]
)
def test_a_game_goes_to_its_end(table, opponents):
    env, chance = SoloEnv(**table, opponents=opponents), np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        assert (seen == env.games.batch.game(0).observe(info["player"] + env.games.players[0])).all()
        seen, reward, over, truncated, info = env.step(int(chance.choice(np.flatnonzero(env.action_masks()))))
        assert not truncated
        assert over or reward == 0
    game = env.games.batch.game(0)
    assert game.is_over
    best = {seat - game.players[0] for seat in game.winners}
    assert (reward > 0) == (info["player"] in best and len(best) < len(game.players))
    assert not env.action_masks().any()


def test_a_seed_deals_the_game_of_that_seed():
    for table in EVERY_EXPANSION:
        env = SoloEnv(**table, player=0)
        env.reset(seed=9)
        game = argosy.new_game(seed=9, **table)
        if game.owing[0] == game.players[0]:  # else others have chosen before
            assert env.games.batch.game(0).array.tobytes() == game.array.tobytes()


def test_the_learner_sits_elsewhere_in_other_games():
    env = SoloEnv(players=5, edition=2010)
    assert {env.reset()[1]["player"] for _ in range(40)} == set(range(5))
    assert {SoloEnv(players=5, edition=2010, player=3).reset()[1]["player"] for _ in range(3)} == {3}


def test_an_illegal_action_ends_the_game():
    env = SoloEnv("duel")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, wrong)


@every_expansion
def test_many_games_are_those_of_single_environments(table):
    """Against an opponent without chance: the same seeds and the same actions give the same everywhere."""
    many = SoloVectorEnv(**table, num_envs=3, opponents=first, player=1)
    single = [SoloEnv(**table, opponents=first, player=1) for _ in range(3)]
    seen, _ = many.reset(seed=20)
    rows = [env.reset(seed=20 + number)[0] for number, env in enumerate(single)]
    running = np.ones(3, np.bool_)
    while running.any():
        masks = many.action_masks()
        actions = masks.argmax(axis=1)
        assert (seen["action_mask"] == masks).all()
        results = {}
        for number in np.flatnonzero(running):
            assert (seen["observation"][number] == rows[number]).all()
            assert (single[number].action_masks() == masks[number]).all()
            results[number] = single[number].step(actions[number])
            rows[number] = results[number][0]
        seen, rewards, over, truncated, infos = many.step(actions)
        assert not truncated.any()
        for number, (row, reward, ended, _, _) in results.items():
            assert (rewards[number], over[number]) == (reward, ended)
            if ended:
                assert (infos["final_obs"][number]["observation"] == row).all()
        running &= ~over


def test_games_of_a_vector_are_dealt_again_at_once():
    env = SoloVectorEnv("duel", num_envs=8)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(120):
        seen, rewards, over, _, infos = env.step(env.action_masks().argmax(axis=1))
        assert env.action_masks().any(axis=1).all()
        assert env.observation_space.contains(seen)
        assert (rewards[~over] == 0).all()
        ended += int(over.sum())
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert not infos["illegal"].any()
    assert ended > 8


@every_expansion
def test_games_of_a_vector_are_dealt_again_in_the_next_step(table):
    """A step without a choice lies between two games."""
    env = SoloVectorEnv(
        **table, num_envs=4, player=0, opponents=first, autoreset_mode=AutoresetMode.NEXT_STEP
    )
    seen, _ = env.reset(seed=1)
    over, ended = np.zeros(4, np.bool_), 0
    for _ in range(160):
        before, waiting = seen["observation"].copy(), over
        seen, rewards, over, _, infos = env.step(np.where(waiting, -1, env.action_masks().argmax(axis=1)))
        assert env.observation_space.contains(seen)
        assert not (over & waiting).any()
        assert not infos["illegal"].any()
        assert (rewards[~over] == 0).all()
        assert (env.action_masks().any(axis=1) == ~over).all()
        for place in np.flatnonzero(waiting):
            assert (seen["observation"][place] != before[place]).any()
        assert (env.games.batch.over() == over).all()
        ended += int(over.sum())
    assert ended > 4


def test_the_first_games_are_the_same_whenever_the_next_are_dealt():
    found = []
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        env = SoloVectorEnv("duel", num_envs=4, opponents=first, player=1, autoreset_mode=mode)
        env.reset(seed=5)
        running, results = np.ones(4, np.bool_), np.zeros(4)
        while running.any():
            _, rewards, over, _, _ = env.step(env.action_masks().argmax(axis=1))
            results = np.where(running & over, rewards, results)
            running &= ~over
        found.append(results.tolist())
    assert found[0] == found[1]
    assert all(found[0])


def test_a_game_that_an_illegal_action_has_ended_is_dealt_again_in_the_next_step():
    env = SoloVectorEnv("duel", num_envs=2, player=0, opponents=first, autoreset_mode=AutoresetMode.NEXT_STEP)
    env.reset(seed=1)
    actions = env.action_masks().argmax(axis=1)
    actions[1] = int(np.flatnonzero(~env.action_masks()[1])[0])
    _, rewards, over, _, infos = env.step(actions)
    assert (rewards.tolist(), over.tolist(), infos["illegal"].tolist()) == (
        [0.0, -1.0],
        [False, True],
        [False, True],
    )
    dealt = env.games.batch.game(1).array.tobytes()
    _, rewards, over, _, _ = env.step(env.action_masks().argmax(axis=1))
    assert (rewards.tolist(), over.tolist()) == ([0.0, 0.0], [False, False])
    assert env.games.batch.game(1).array.tobytes() != dealt


def test_a_vector_that_deals_no_games_again_is_refused():
    with pytest.raises(
        ArgosyError, match=r"autoreset_mode = .*DISABLED.*: choose AutoresetMode.SAME_STEP or NEXT_STEP"
    ):
        SoloVectorEnv("duel", num_envs=2, autoreset_mode=AutoresetMode.DISABLED)


def test_an_illegal_action_ends_only_its_own_game():
    env = SoloVectorEnv("duel", num_envs=3, player=0)
    env.reset(seed=1)
    actions = env.action_masks().argmax(axis=1)
    actions[1] = int(np.flatnonzero(~env.action_masks()[1])[0])
    _, rewards, over, _, infos = env.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert infos["illegal"].tolist() == [False, True, False]


def test_seeds_may_be_given_one_by_one():
    env = SoloVectorEnv(players=3, edition=2010, num_envs=3, player=0)
    env.reset(seed=[5, None, 7])
    for place, seed in ((0, 5), (2, 7)):
        game = argosy.new_game(players=3, edition=2010, seed=seed)
        assert env.games.batch.game(place).array.tobytes() == game.array.tobytes()


@every_expansion
def test_vectors_are_repeated_by_their_seed(table):
    rewards = []
    for _ in range(2):
        env, found = SoloVectorEnv(**table, num_envs=4), []
        env.reset(seed=3)
        for _ in range(60):
            _, reward, _, _, _ = env.step(env.action_masks().argmax(axis=1))
            found.append(reward)
        rewards.append(np.array(found))
    assert (rewards[0] == rewards[1]).all()
    assert rewards[0].any()


def test_an_environment_is_pickled_in_the_middle_of_a_game():
    env = SoloEnv("duel")
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        action = int(env.action_masks().argmax())
        one, two = env.step(action), other.step(action)
        assert (one[0] == two[0]).all()


def test_a_player_that_there_is_not_is_refused():
    with pytest.raises(ArgosyError, match="player = 2: there are players 0 to 1"):
        SoloEnv("duel", player=2)
    with pytest.raises(ArgosyError, match="there is no bot 'nobody'"):
        SoloEnv("duel", opponents="nobody").reset()
