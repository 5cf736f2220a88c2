"""Training by `argosy train` from nothing: learning, going on after a stop, nets that bots can use."""

import itertools
from importlib.util import find_spec

import numpy as np
import pytest

from argosy.errors import ArgosyError
from argosy.lab.training.duel import POLICY_STEP, DuelCourse, fitting, floats_of, rounded
from argosy.lab.training.generations import train
from argosy.lab.training.trainable_net import fresh, learn, libraries
from argosy.lab.training.types import Plan
from argosy.lab.training.wonders import WondersCourse
from argosy.lab.workers import Here
from argosy.search.duel.net.weights import FIELDS, read
from argosy.search.wonders.net import weights as wonders
from tests.search.duel.test_net import random_net

needs_jax = pytest.mark.skipif(
    not find_spec("jax") or not find_spec("optax"), reason="jax is not installed: ./test train"
)
PLAN = Plan(expansions=(), generations=2, games=2_000, epochs=1, seed=4)
SHAPE = DuelCourse(PLAN).shape


def test_without_the_extra_it_says_so(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr("argosy.lab.training.trainable_net.import_module", missing)
    with pytest.raises(ArgosyError, match=r"pip install 'argosy\[train\]'"):
        libraries()


def test_rounded_weights_are_those_of_the_format():
    """A weight too great for its number of bits becomes the greatest possible one."""
    weights = fresh(SHAPE, 1)
    weights["first"][0, 0], weights["value"][0, 0] = 5.0, -1e6
    weights["policy"][3, 5:7] = 0.5, 1e6
    net = rounded(weights)
    assert (net.first[0, 0], net.value[0], *net.policy[3, 5:7]) == (127, -32767, 128, 32764)
    assert not np.any(np.asarray(net.policy) % POLICY_STEP)


def test_a_net_as_numbers_with_fractions_is_the_same_net():
    net = random_net(3)
    net["policy"] = np.asarray(net["policy"]) // POLICY_STEP * POLICY_STEP
    again = rounded(floats_of(net))
    assert again.units == net.units
    for field in FIELDS:
        assert np.allclose(np.asarray(again[field]), np.asarray(net[field]), rtol=1e-6, atol=0)


@needs_jax
def test_learning_lowers_the_loss():
    examples = DuelCourse(PLAN).play(None, 2_000, 1, Here())
    weights, first = learn(fresh(SHAPE, 1), examples, DuelCourse(PLAN), epochs=1, value_weight=0, seed=1)
    _, last = learn(weights, examples, DuelCourse(PLAN), epochs=2, value_weight=0, seed=2)
    assert last < first < 0.75


@needs_jax
def test_too_few_examples_are_refused():
    with pytest.raises(ArgosyError, match=r"10 examples are less than one batch of 4,096"):
        learn(
            fresh(SHAPE, 1),
            DuelCourse(PLAN).play(None, 1, 1, Here())[:10],
            DuelCourse(PLAN),
            epochs=1,
            value_weight=0,
            seed=1,
        )


@needs_jax
def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path):
    whole = list(train(PLAN, tmp_path / "whole", Here()))
    assert [one.generation for one in whole] == [0, 1]
    begun = list(itertools.islice(train(PLAN, tmp_path / "parts", Here()), 1))
    assert begun == whole[:1]
    assert list(train(PLAN, tmp_path / "parts", Here())) == whole[1:]
    assert list(train(PLAN, tmp_path / "parts", Here())) == []
    nets = [read(name, (tmp_path / name / "duel.npz").read_bytes()) for name in ("whole", "parts")]
    assert nets[0][1] == nets[1][1]
    assert nets[0][1].rulesets == fitting(())
    assert np.array_equal(nets[0][0].first, nets[1][0].first)


@needs_jax
def test_a_folder_of_another_plan_is_refused(tmp_path):
    list(itertools.islice(train(PLAN, tmp_path, Here()), 1))
    with pytest.raises(ArgosyError, match=r"holds the training of another plan: .*choose another folder"):
        next(train(Plan(expansions=("agora",)), tmp_path, Here()))


@needs_jax
def test_a_training_can_begin_with_the_weights_of_another(tmp_path):
    """Its first games are played by that net, here with a search for each decision."""
    list(itertools.islice(train(PLAN, tmp_path / "first", Here()), 1))
    plan = Plan(generations=1, games=2_000, epochs=1, visits=2, units=96, start=str(tmp_path / "first"))
    (done,) = train(plan, tmp_path / "second", Here())
    net, about = read("net", (tmp_path / "second" / "duel.npz").read_bytes())
    assert (about.generations, about.examples, net.units) == (1, done.examples, 96)
    with pytest.raises(ArgosyError, match=r"a net of 96 units cannot go on with 64: name at least 96"):
        next(train(Plan(start=str(tmp_path / "second")), tmp_path / "third", Here()))


@needs_jax
def test_a_folder_without_a_training_cannot_be_begun_with(tmp_path):
    with pytest.raises(ArgosyError, match=r"log\.jsonl: here is no training to go on with"):
        next(train(Plan(start=str(tmp_path)), tmp_path / "mine", Here()))


@needs_jax
def test_a_net_for_7_wonders_learns_many_rulesets_and_passes_on_what_another_training_shares_with_it(
    tmp_path,
):
    first = Plan(game="wonders", players=(3,), generations=1, games=500, epochs=1, seed=4)
    list(train(first, tmp_path / "first", Here()))
    second = Plan(
        game="wonders",
        expansions=("armada", "cities"),
        subsets=True,
        generations=1,
        games=100,
        epochs=1,
        start=str(tmp_path / "first"),
    )
    (done,) = train(second, tmp_path / "second", Here())
    assert done.examples > 4_096
    nets = [
        wonders.read("net", path.read_bytes())
        for path in (tmp_path / "first" / "wonders-p3.npz", tmp_path / "second" / "wonders-armada-cities.npz")
    ]
    assert nets[0].about.players == (3,)
    assert nets[1].about.expansions == ("armada", "cities")
    assert set(nets[0].columns) & set(nets[1].columns)
    assert any("armada" in name or "ships" in name for name in nets[1].columns)


@pytest.mark.whole
def test_players_of_7_wonders_may_search(tmp_path):
    course = WondersCourse(Plan(game="wonders", players=(3,), visits=2))
    examples = course.play(None, 1, 1, Here())
    assert (examples["worth"] >= 0).all()
    assert set(np.unique(examples["choices"])) > {2, 3}
