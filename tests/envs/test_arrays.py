"""Arrays that environments and batches hand out: plain, and the caller's own."""

import pickle

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from argosy.batch import Batch
from argosy.envs import SoloEnv, SoloVectorEnv, aec_env, openspiel_game, parallel_env
from tests.rulesets import EVERY_EXPANSION, name_of, named

every_expansion = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)


def arrays(value):
    """Every array in a tree of tuples, lists and dicts."""
    if isinstance(value, np.ndarray):
        yield value
        if value.dtype == object:
            yield from arrays(value.tolist())
    elif isinstance(value, dict):
        for part in value.values():
            yield from arrays(part)
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from arrays(part)


def spoil(value):
    """Write into every array that can be written into."""
    for array in arrays(value):
        if array.flags.writeable and array.dtype != object:
            array[...] = 1


def all_that_an_environment_hands_out(table):
    """Pairs (name, what it has handed out)."""
    aec, parallel = aec_env(**table), parallel_env(**table)
    aec.reset(seed=1)
    yield "aec observe", [aec.observe(agent) for agent in aec.agents]
    yield "aec last", aec.last()
    seen, infos = parallel.reset(seed=1)
    yield "parallel reset", (seen, infos)
    yield (
        "parallel step",
        parallel.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}),
    )
    for with_mask in (False, True):
        solo = SoloEnv(**table, with_mask=with_mask)
        yield "solo reset", solo.reset(seed=1)
        yield "solo masks", solo.action_masks()
        yield "solo step", solo.step(int(solo.action_masks().argmax()))
        for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
            many = SoloVectorEnv(**table, num_envs=2, with_mask=with_mask, autoreset_mode=mode)
            yield "vector reset", many.reset(seed=1)
            yield "vector masks", many.action_masks()
            yield "vector step", many.step(many.action_masks().argmax(axis=1))
            yield "vector end", many.step(many.action_masks().argmin(axis=1))
    batch = Batch(**named(table), games=2, seed=1, space="compact")
    for name in (
        "owing",
        "over",
        "legal_mask",
        "legal",
        "observe",
        "scores",
        "score_lines",
        "winners",
        "deciders",
    ):
        yield f"batch {name}", getattr(batch, name)()
    for name in ("result", "controllers"):
        if hasattr(batch, name):
            yield f"batch {name}", getattr(batch, name)()
    yield "batch first_legal", batch.first_legal()
    yield "batch seeds", batch.seeds
    yield "batch groups", batch.groups


@every_expansion
def test_arrays_are_plain(table):
    """A pickled buffer of them is read where there is no Argosy."""
    for name, handed in all_that_an_environment_hands_out(table):
        for array in arrays(handed):
            assert type(array) is np.ndarray, name
            assert b"argosy" not in pickle.dumps(array), name


@every_expansion
def test_an_aec_game_takes_no_harm_from_what_is_written_into_its_arrays(table):
    """Writing into a mask made a loop that never ended."""
    spoilt, whole = aec_env(**table), aec_env(**table)
    for env in (spoilt, whole):
        env.reset(seed=3)
    while whole.agents:
        seen = whole.last()
        for agent in spoilt.agents:
            spoil(spoilt.observe(agent))
        spoil(spoilt.last())
        again = spoilt.last()
        assert all((a == b).all() for a, b in zip(arrays(seen), arrays(again), strict=True))
        action = None if seen[2] else int(seen[0]["action_mask"].argmax())
        for env in (spoilt, whole):
            env.step(action)
    assert not spoilt.agents
    assert spoilt.table.batch == whole.table.batch


def test_a_number_that_was_written_into_a_mask_is_still_illegal():
    env = aec_env(players=3, edition=2010)
    env.reset(seed=1)
    mask = env.observe("player_0")["action_mask"]
    wrong = int(mask.argmin())
    spoil(mask)
    env.step(wrong)
    assert env.rewards["player_0"] == -1.0
    assert all(env.terminations.values())


@every_expansion
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_vectors_take_no_harm_from_what_is_written_into_their_arrays(table, mode):
    def first(_, legal):
        return legal.argmax(axis=1)

    spoilt, whole = (
        SoloVectorEnv(**table, num_envs=3, opponents=first, player=0, autoreset_mode=mode) for _ in range(2)
    )
    for env in (spoilt, whole):
        env.reset(seed=3)
    spoil(spoilt.action_masks())
    for _ in range(80):
        masks = whole.action_masks()
        assert (spoilt.action_masks() == masks).all()
        actions = masks.argmax(axis=1)
        seen = whole.step(actions)
        again = spoilt.step(actions.copy())
        assert all((a == b).all() for a, b in zip(arrays(seen[:4]), arrays(again[:4]), strict=True))
        spoil(again)
        spoil(spoilt.action_masks())
    assert spoilt.games.batch == whole.games.batch


def test_last_observations_of_a_vector_share_no_memory():
    env = SoloVectorEnv("duel", num_envs=2, player=0)
    env.reset(seed=1)
    *_, infos = env.step(env.action_masks().argmin(axis=1))
    first, second = infos["final_obs"]
    spoil(first)
    assert not second["action_mask"].any()


def test_what_is_written_into_groups_of_features_stays_in_one_batch():
    one, other = (Batch("duel", games=1, seed=1) for _ in range(2))
    before = {name: columns.copy() for name, columns in other.groups.items()}
    spoil(one.groups)
    third = Batch("duel", games=1, seed=1)
    assert all((third.groups[name] == columns).all() for name, columns in before.items())


@every_expansion
def test_openspiel_takes_no_harm_from_what_is_written_into_its_arrays(table):
    state = openspiel_game(**table).new_initial_state()
    for _ in range(6):
        state.apply_action(5)
    player, legal = state.current_player(), state.legal_actions()
    spoil([state.table.mask(player), state.table.observation(player)])
    assert state.legal_actions() == legal
    tensor = state.observation_tensor(player)
    assert tensor == openspiel_game(**table).deserialize_state(state.serialize()).observation_tensor(player)
