"""Seeds of environments and batches: the accepted range, and one-line refusals that name it."""

import numpy as np
import pytest

import argosy
from argosy.batch import Batch
from argosy.envs import SoloEnv, SoloVectorEnv, aec_env, parallel_env
from argosy.errors import RulesetError

MAKES = {
    "aec": lambda: aec_env("duel"),
    "parallel": lambda: parallel_env("duel"),
    "solo": lambda: SoloEnv("duel"),
    "vector": lambda: SoloVectorEnv("duel", num_envs=4),
}
every_environment = pytest.mark.parametrize("make", MAKES.values(), ids=MAKES)
OUTSIDE = [-1, 2**63, 2**64 - 1, 2**64, 10**40]
NO_NUMBERS = [1.0, "7", True, np.float64(7)]


def batch_of(env):
    return env.table.batch if hasattr(env, "table") else env.games.batch


@every_environment
@pytest.mark.parametrize("seed", [0, 1, 2**32, np.int64(5), np.uint64(2**62)], ids=repr)
def test_a_seed_in_the_range_deals_its_game(make, seed):
    env = make()
    env.reset(seed=seed)
    assert batch_of(env).seeds[0] == seed


@pytest.mark.parametrize("name", ["aec", "parallel", "solo"])
def test_the_largest_seed_deals_its_game(name):
    env = MAKES[name]()
    env.reset(seed=2**63 - 1)
    assert batch_of(env).seeds.tolist() == [2**63 - 1]
    if name != "solo":
        assert batch_of(env).game(0).record() == argosy.new_game("duel", seed=2**63 - 1).record()


@every_environment
@pytest.mark.parametrize("seed", [*OUTSIDE, *NO_NUMBERS], ids=repr)
def test_any_other_seed_is_refused_and_nothing_has_changed(make, seed):
    env, other = make(), make()
    for one in (env, other):
        one.reset(seed=3)
    before = batch_of(env).copy()
    with pytest.raises(RulesetError, match=r"^seed = .*: a whole number from 0 to 2\^63 - [14]"):
        env.reset(seed=seed)
    assert batch_of(env) == before
    for one in (env, other):
        one.reset()
    assert batch_of(env) == batch_of(other)


def test_seeds_of_a_vector_end_before_two_to_the_63():
    env = SoloVectorEnv("duel", num_envs=4)
    env.reset(seed=2**63 - 4)
    assert env.games.batch.seeds.tolist() == [2**63 - 4 + place for place in range(4)]
    for seed in (2**63 - 3, 2**63 - 1):
        with pytest.raises(RulesetError, match=rf"^seed = {seed}: a whole number from 0 to 2\^63 - 4"):
            env.reset(seed=seed)


@pytest.mark.parametrize("seed", [*OUTSIDE, *NO_NUMBERS], ids=repr)
def test_a_wrong_seed_in_a_list_is_named(seed):
    env = SoloVectorEnv("duel", num_envs=3)
    env.reset(seed=3)
    before = env.games.batch.copy()
    with pytest.raises(RulesetError, match=r"^seed = .*: a whole number from 0 to 2\^63 - 1"):
        env.reset(seed=[5, None, seed])
    assert env.games.batch == before


@pytest.mark.parametrize("seeds", [[1, 2], [], [1, 2, 3, 4], ()], ids=repr)
def test_a_list_of_seeds_has_one_for_each_game(seeds):
    env = SoloVectorEnv("duel", num_envs=3)
    with pytest.raises(RulesetError, match=rf"{len(seeds)} seeds: one for each of 3 games"):
        env.reset(seed=seeds)


@pytest.mark.parametrize("seeds", [(5, None, 7), np.array([5, 6, 7])], ids=repr)
def test_seeds_may_stand_in_any_row(seeds):
    env = SoloVectorEnv("duel", num_envs=3)
    env.reset(seed=seeds)
    assert env.games.batch.seeds[[0, 2]].tolist() == [5, 7]


@pytest.mark.parametrize("seed", [*OUTSIDE, *NO_NUMBERS], ids=repr)
def test_a_wrong_seed_of_a_batch_is_named(seed):
    said = r"a whole number from 0 to 2\^63 - [12]"
    with pytest.raises(RulesetError, match=said):
        Batch("duel", games=2, seed=seed)
    batch = Batch("duel", games=2, seed=1)
    before = batch.copy()
    with pytest.raises(RulesetError, match=rf"^seed = .*: {said}"):
        batch.reset(np.ones(2, np.bool_), seeds=[5, seed])
    assert batch == before


def test_the_largest_seeds_of_a_batch_are_dealt():
    batch = Batch("duel", games=2, seed=1)
    batch.reset(np.ones(2, np.bool_), seeds=[2**63 - 1, 0])
    assert batch.seeds.tolist() == [2**63 - 1, 0]
    assert batch.game(0).record() == argosy.new_game("duel", seed=2**63 - 1).record()
