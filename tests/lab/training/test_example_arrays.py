"""Training examples as arrays: lossless numbering of only those values that occur."""

import numpy as np
import pytest

from argosy.lab.training.duel import ROWS, DuelCourse, Play, Playing, play_games
from argosy.lab.training.example_arrays import Lesson
from argosy.lab.training.types import Plan
from argosy.lab.workers import Here, on_threads
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.search.duel.net.policy import NO_ROW
from argosy.search.engine.self_play import THOUSANDTHS
from tests.search.duel.test_net import random_net


@pytest.fixture(scope="module")
def examples():
    return played_by(Here())


def played_by(workers):
    playing = Playing(random_net(1, most=20), 3, Play(keep=0.02))
    return play_games(duel_ruleset(expansions=("agora", "pantheon")), 1, workers, playing)


@pytest.mark.whole
def test_the_number_of_threads_changes_nothing(examples):
    with on_threads(2) as workers:
        assert played_by(workers).tobytes() == examples.tobytes()


@pytest.mark.whole
def test_a_batch_has_the_columns_rows_and_shares_of_its_examples(examples):
    lesson = Lesson.of(examples, DuelCourse(Plan(expansions=("agora", "pantheon"))))
    some = examples[:50]
    batch = lesson.batch(some, value_weight=0.25)
    for number, example in enumerate(some):
        there = lesson.columns[batch.column[batch.first[number] : batch.first[number + 1]]]
        assert list(there) == list(example["number"][: example["features"]])
        count = int(example["choices"])
        assert batch.is_choice[number].sum() == count
        for place, action in enumerate(example["choice"][:count]):
            last = len(lesson.rows)
            expected = [last if row == NO_ROW else np.searchsorted(lesson.rows, row) for row in ROWS[action]]
            assert list(batch.row[number, place]) == expected
        assert np.allclose(batch.share[number, :count], example["share"][:count] / THOUSANDTHS)
        expected = 0.75 * example["won"] / 2 + 0.25 * example["worth"] / THOUSANDTHS
        assert batch.target[number, 0] == pytest.approx(expected)
