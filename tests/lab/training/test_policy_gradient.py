"""Policy gradient: advantages of decisions, and a policy that follows them."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from argosy.errors import ArgosyError
from argosy.lab.training import policy_gradient
from argosy.lab.training.example_arrays import Lesson
from argosy.lab.training.generations import train
from argosy.lab.training.policy_gradient import (
    CLIP,
    GAE_LAMBDA,
    PolicyGradient,
    outcome_of,
    summed_ahead,
    weights_of,
)
from argosy.lab.training.trainable_net import features_of, libraries, narrowed, without_first
from argosy.lab.training.types import POLICY_GRADIENT, Plan
from argosy.lab.training.wonders import WondersCourse, whole_fields
from argosy.lab.workers import Here
from argosy.search.engine.self_play import THOUSANDTHS
from argosy.search.wonders.net.self_play import EXAMPLE
from argosy.search.wonders.net.weights import read

needs_jax = pytest.mark.skipif(
    not find_spec("jax") or not find_spec("optax"), reason="jax is not installed: ./test train"
)
FILES = Path(__file__).parents[3] / "src" / "argosy" / "search" / "wonders" / "net" / "files"
NET = FILES / "policy-wonders-p3.npz"
PLAN = Plan(
    game="wonders",
    players=(3,),
    generations=2,
    games=100,
    epochs=1,
    seed=4,
    start=str(NET),
    method=POLICY_GRADIENT,
)


@pytest.fixture(scope="module")
def course():
    return WondersCourse(PLAN)


@pytest.fixture(scope="module")
def examples(course):
    return course.play(course.read(NET)[0], 200, 1, Here())


def test_what_follows_counts_less_the_later_it_comes_and_ends_with_the_game():
    surplus = np.array([[1.0], [2.0], [4.0], [8.0]])
    total = summed_ahead(surplus, np.array([0, 3]))[:, 0]
    assert total == pytest.approx([1, 2 + GAE_LAMBDA * (4 + GAE_LAMBDA * 8), 4 + GAE_LAMBDA * 8, 8])


def test_each_decision_is_judged_by_the_next_one_of_its_seat_and_the_last_one_by_the_result():
    decisions = np.zeros(5, EXAMPLE)
    decisions["game"], decisions["seat"] = [0, 0, 0, 0, 1], [1, 2, 1, 2, 1]
    decisions["worth"] = (np.array([0.5, 0.4, 0.6, 0.2, 0.3]) * THOUSANDTHS).astype(int)[:, None]
    decisions["result"] = (np.array([1, 0, 1, 0, 1]) * THOUSANDTHS)[:, None]
    found = outcome_of(decisions)
    gained = [0.1 + GAE_LAMBDA * 0.4, -0.2 - GAE_LAMBDA * 0.2, 0.4, -0.2, 0.7]
    assert found.target[:, 0] == pytest.approx(np.array([0.5, 0.4, 0.6, 0.2, 0.3]) + gained)
    assert np.argsort(found.advantage).tolist() == np.argsort(gained).tolist()
    assert (found.advantage.mean(), found.advantage.std()) == pytest.approx((0, 1), abs=1e-6)


def test_games_are_played_by_the_policy_and_tell_what_was_chosen_and_its_chance(course, examples):
    games, decisions = np.unique(examples["game"], return_counts=True)
    assert games.tolist() == list(range(200))  # of both parts
    assert decisions.max() <= 3 * 21
    assert ((examples["share"] == THOUSANDTHS).sum(1) == 1).all()
    assert (examples["share"].argmax(1) < examples["choices"]).all()
    assert ((examples["worth"] >= 0) & (examples["worth"] <= THOUSANDTHS)).all()
    some = examples[::20]
    assert some["log_probability"] == pytest.approx(log_chances(course, course.read(NET)[0], some), abs=1e-3)


def log_chances(course, weights, examples):
    """The logarithm of the chance of what was chosen, by the policy of a net."""
    return np.array(
        [
            logits[example["share"].argmax()] - np.logaddexp.reduce(logits)
            for logits, example in zip(all_logits(course, weights, examples), examples, strict=True)
        ]
    )


def all_logits(course, weights, examples):
    """The logits of the choices of each example, by the policy of a net."""
    rows = course.rows(examples)
    for number, example in enumerate(examples):
        features = example["number"][: example["features"]]
        hidden = np.maximum(weights["first"][features].sum(0) + weights["bias"], 0)
        said = np.append(weights["policy"] @ hidden + weights["policy_bias"], 0)  # a row below 0: nothing
        yield said[rows[number, : example["choices"]]].sum(1)


def test_a_net_as_numbers_with_fractions_is_the_same_net(course):
    weights, _ = course.read(NET)
    fields = read("net", NET.read_bytes()).fields
    assert all((whole_fields(weights)[field] == fields[field]).all() for field in fields)


@needs_jax
def test_choices_that_led_to_more_become_likelier(course, examples):
    weights = course.read(NET)[0]
    state, _ = PolicyGradient(course, epochs=4, generations=2, seed=1).learn(weights, examples, 0)
    after = log_chances(course, weights_of(state), examples)
    assert np.corrcoef(after - examples["log_probability"], outcome_of(examples).advantage)[0, 1] > 0.2


def gradients(learner, weights, examples, advantage, before):
    """Of the weights behind the first layer, for decisions with some advantage and earlier probabilities."""
    _, _, sparse = libraries()
    lesson = Lesson.whole(learner._reader)
    batch, padded = lesson.batch(examples, 0.0), narrowed(weights, lesson)
    rest = (
        batch.row,
        batch.is_choice,
        batch.share.argmax(1),
        before.astype(np.float32),
        np.full(len(examples), advantage, np.float32),
        np.full((len(examples), 2), 0.5, np.float32),
    )
    sums = features_of(sparse, batch, lesson) @ padded["first"]
    _, gradients, _ = learner._gradients(without_first(padded), sums, rest)
    return {field: np.asarray(value) for field, value in gradients.items()}


@needs_jax
def test_beyond_the_clip_an_advantage_changes_nothing_more(course, examples, monkeypatch):
    """Already CLIP likelier than before, with an advantage; or that much less likely, with a drawback."""
    monkeypatch.setattr(policy_gradient, "ENTROPY", 0.0)
    learner, weights = PolicyGradient(course, epochs=1, generations=1, seed=1), course.read(NET)[0]
    now = log_chances(course, weights, examples)
    likelier, less_likely = (np.log(1 + sign * 2 * CLIP) for sign in (1, -1))
    for advantage, change in ((1.0, likelier), (-1.0, less_likely)):
        assert np.abs(gradients(learner, weights, examples, advantage, now - change)["policy"]).max() < 1e-7
        assert np.abs(gradients(learner, weights, examples, -advantage, now - change)["policy"]).max() > 1e-5


@needs_jax
def test_without_an_advantage_the_policy_becomes_less_sure_and_the_padding_stays(course, examples):
    learner, weights = PolicyGradient(course, epochs=1, generations=1, seed=1), course.read(NET)[0]
    found = gradients(learner, weights, examples, 0.0, log_chances(course, weights, examples))
    flatter = weights | {
        field: weights[field] - 0.1 * found[field][:-1] / np.abs(found["policy"]).max()
        for field in ("policy", "policy_bias")
    }
    assert entropy(course, flatter, examples) > entropy(course, weights, examples)
    assert not found["policy"][-1].any()
    assert found["policy_bias"][-1] == 0


def entropy(course, weights, examples):
    return -np.mean(
        [
            (np.exp(logits - np.logaddexp.reduce(logits)) * (logits - np.logaddexp.reduce(logits))).sum()
            for logits in all_logits(course, weights, examples)
        ]
    )


@needs_jax
def test_a_run_that_was_stopped_goes_on_with_the_same_moments(tmp_path):
    whole = list(train(PLAN, tmp_path / "whole", Here()))
    next(iter(train(PLAN, tmp_path / "parts", Here())))
    assert list(train(PLAN, tmp_path / "parts", Here())) == whole[1:]
    states = [dict(np.load(tmp_path / name / "state.npz")) for name in ("whole", "parts")]
    assert states[0].keys() == states[1].keys()
    assert all((states[0][name] == states[1][name]).all() for name in states[0])


@needs_jax
def test_too_few_examples_are_refused(course, examples):
    learner = PolicyGradient(course, epochs=1, generations=1, seed=1)
    with pytest.raises(ArgosyError, match=r"10 examples are less than one batch of 4,096"):
        learner.learn(course.read(NET)[0], examples[:10], 0)
