"""Examples as arrays: nothing is lost where only what occurs is numbered."""

import numpy as np
import pytest

from argosy.lab.training.batches import ROWS, Occurring
from argosy.lab.training.examples import Play, play_games
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.search.duel.net.policy import NO_ROW
from argosy.search.duel.selfplay import THOUSANDTHS
from tests.search.duel.test_net import random_net


@pytest.fixture(scope="module")
def examples():
    return play_games(duel_ruleset(boxes=("agora", "pantheon")), random_net(1, most=20), 1, 3, 1, Play(keep=0.02))


def test_the_number_of_threads_changes_nothing(examples):
    ruleset = duel_ruleset(boxes=("agora", "pantheon"))
    again = play_games(ruleset, random_net(1, most=20), 1, 3, 2, Play(keep=0.02))
    assert again.tobytes() == examples.tobytes()


def test_a_batch_has_the_features_rows_and_shares_of_its_examples(examples):
    occurring = Occurring(examples)
    some = examples[:50]
    batch = occurring.batch(some, trust=0.25)
    for number, example in enumerate(some):
        there = occurring.features[np.flatnonzero(batch.there[number])]
        assert sorted(there) == sorted(example["number"][: example["features"]])
        count = int(example["choices"])
        assert batch.is_choice[number].sum() == count
        for place, action in enumerate(example["choice"][:count]):
            done, used = ROWS[action]
            assert occurring.rows[batch.row[number, place]] == done
            last = len(occurring.rows)
            assert batch.used[number, place] == (last if used == NO_ROW else np.searchsorted(occurring.rows, used))
        assert np.allclose(batch.share[number, :count], example["share"][:count] / THOUSANDTHS)
        expected = 0.75 * example["won"] / 2 + 0.25 * example["worth"] / THOUSANDTHS
        assert batch.target[number] == pytest.approx(expected)
