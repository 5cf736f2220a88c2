"""Interrupted training: the nets are those of an uninterrupted one, between or within generations.

A stand-in takes the place of learning, so that no library for it is needed.
"""

import contextlib
import hashlib
import itertools

import msgspec
import numpy as np
import pytest

from argosy.errors import ArgosyError
from argosy.lab.training import duel, generations
from argosy.lab.training import wonders as seven
from argosy.lab.training.generations import train
from argosy.lab.training.types import POLICY_GRADIENT, Part, Plan
from argosy.lab.workers import Here

PLANS = {
    "duel": Plan(generations=4, games=40, epochs=1, seed=4),
    "wonders": Plan(game="wonders", players=(3,), generations=3, games=4, epochs=1, seed=4),
    "policy gradient": Plan(
        game="wonders", players=(3,), generations=3, games=4, epochs=1, seed=4, method=POLICY_GRADIENT
    ),
}
every_plan = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)


class Stopped(Exception):
    """The power is cut."""


class Cut(Here):
    """Works until so many parts are done."""

    def __init__(self, parts):
        self.left = parts

    def submit(self, work, shared, chunk):
        if not self.left:
            raise Stopped
        self.left -= 1
        return super().submit(work, shared, chunk)


@pytest.fixture(autouse=True)
def seen(monkeypatch):
    """Digests of the examples of each lesson; the weights that it gives depend on them."""
    found = []

    class StandIn:
        def __init__(self, course, *_):
            self.course = course

        def learn(self, state, examples, generation):
            weights, loss = learn(
                generations.weights_of(state), examples, self.course, epochs=1, value_weight=0, seed=0
            )
            moments = state.get("moments.0", np.zeros(1)) + generation + 1
            return weights | {"moments.0": moments}, loss

    def learn(weights, examples, course, *, epochs, value_weight, seed):
        digest = hashlib.sha256(examples.tobytes()).digest()
        found.append(digest.hex())
        chance = np.random.default_rng(list(digest))
        return {
            name: values + 0.05 * chance.standard_normal(values.shape, np.float32)
            for name, values in weights.items()
        }, 0.5

    monkeypatch.setattr(generations, "libraries", lambda: None)
    monkeypatch.setattr(generations, "REMEMBERED", 2)
    monkeypatch.setattr(generations, "learn", learn)
    monkeypatch.setattr(generations, "PolicyGradient", StandIn)
    monkeypatch.setattr(duel, "PART", 10)
    monkeypatch.setattr(seven, "PART", 1)
    monkeypatch.setattr(seven, "SCOUTS", 2)
    return found


@every_plan
def test_a_training_that_is_cut_off_again_and_again_learns_the_same(plan, tmp_path, seen):
    whole = list(train(plan, tmp_path / "whole", Here()))
    lessons = seen.copy()
    seen.clear()
    done = []
    while len(done) < plan.generations:
        with contextlib.suppress(Stopped):
            done += itertools.islice(train(plan, tmp_path / "parts", Cut(3)), 1)
    assert done == whole
    assert seen == lessons
    nets = [(tmp_path / name / generations.STATE) for name in ("whole", "parts")]
    weights = [dict(np.load(net)) for net in nets]
    assert all((weights[0][field] == weights[1][field]).all() for field in weights[0])
    assert not (tmp_path / "parts" / "played").exists()


def test_no_more_is_kept_than_the_next_generation_learns_from(tmp_path):
    kept = [
        sorted({file.name.partition("-")[0] for file in tmp_path.glob("played/*")})
        for _ in train(PLANS["duel"], tmp_path, Here())
    ]
    assert kept == [[], ["1"], ["2"], []]
    going = train(msgspec.structs.replace(PLANS["duel"], seed=5), tmp_path / "other", Here())
    assert next(going).generation < next(going).generation == 1
    part = next((tmp_path / "other" / "played").glob("1-*.npy"))
    part.write_bytes(b"half")
    with pytest.raises(ArgosyError, match=r"holds no examples: .*; put it back, or begin in another folder"):
        next(train(msgspec.structs.replace(PLANS["duel"], seed=5), tmp_path / "other", Here()))
    part.unlink()
    with pytest.raises(ArgosyError, match=r"generations to be learned from, not the .* --start .*other"):
        next(going)

    def first_remembered(plan):
        return [generations._first_remembered(plan, number) for number in range(5)]

    assert first_remembered(Plan()) == [0, 1, 1, 2, 3]  # games by the heuristic are used once
    assert first_remembered(Plan(start="a file")) == [0, 0, 1, 2, 3]
    assert first_remembered(Plan(method=POLICY_GRADIENT)) == [0, 1, 2, 3, 4]


@pytest.mark.whole
def test_what_a_run_leaves_that_was_stopped_before_it_forgot_is_removed(tmp_path):
    list(train(PLANS["duel"], tmp_path, Here()))
    (tmp_path / "played").mkdir()
    np.save(tmp_path / "played" / "3-0.npy", np.arange(3))
    assert list(train(PLANS["duel"], tmp_path, Here())) == []
    assert not (tmp_path / "played").exists()


def test_a_folder_in_which_another_plan_has_only_begun_is_refused(tmp_path):
    with pytest.raises(Stopped):
        list(train(PLANS["duel"], tmp_path, Cut(0)))
    with pytest.raises(ArgosyError, match="holds the training of another plan"):
        list(itertools.islice(train(Plan(expansions=("agora",)), tmp_path, Here()), 1))
    for damaged in (b"", b"half"):
        (tmp_path / "played").mkdir(exist_ok=True)
        (tmp_path / "played" / "0-0.npy").write_bytes(damaged)
        with pytest.raises(ArgosyError, match=r"0-0\.npy holds no examples: .*; remove it"):
            next(train(PLANS["duel"], tmp_path, Here()))
    (tmp_path / generations.LOG).write_bytes(b"")
    with pytest.raises(ArgosyError, match=r"log\.jsonl: here is no training to go on with"):
        next(train(PLANS["duel"], tmp_path, Here()))
    with pytest.raises(ArgosyError, match=r"log\.jsonl cannot be the folder of a training: File exists"):
        next(train(PLANS["duel"], tmp_path / generations.LOG, Here()))


def test_a_part_that_was_cut_short_is_not_there(tmp_path):
    parts, part = generations.StoredExamples(tmp_path).parts(3), Part(0, None, 1)
    (tmp_path / "new-0").write_bytes(b"half")
    assert parts.found(part) is None
    parts.keep(part, np.arange(3))
    assert parts.found(part).tolist() == [0, 1, 2]
