"""Same ruleset, seed and choices: the same game, in either backend, in every process."""

import os
import subprocess
import sys

import pytest

from argosy import new_game, replay
from tests.fuzz.wonders.rulesets import TABLES, table_name

PLAY = """
import argosy
game = argosy.new_game("wonders", players=4, edition=2010, seed=7)
while game.label != "2.3":
    for seat in game.owing:
        choices = game.choices(seat)
        game.choose(seat, choices[(7 * game.moment + seat) % len(choices)])
print(game.state_hash(), hash("argosy"))
"""


def test_hash_seeds_and_backends_change_nothing():
    """A process whose sets and dicts are ordered otherwise plays the same game; so does the other backend."""
    printed = []
    for hash_seed, backend in (("1", "plain"), ("2", "plain"), ("3", "compiled")):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "ARGOSY_BACKEND": backend}
        done = subprocess.run(
            [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
        )
        printed.append(done.stdout.split())
    assert len({state for state, _ in printed}) == 1
    assert len({order for _, order in printed}) == 3, "the hash seeds must have been different"


@pytest.mark.sample(3)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_game_through_the_public_face_is_the_same_in_both_backends(table, monkeypatch):
    """Choices, records and the bytes of the state."""
    edition, players, options = table
    texts, states = set(), set()
    for backend in ("plain", "compiled"):
        monkeypatch.setenv("ARGOSY_BACKEND", backend)
        game = new_game(
            "wonders", players=players, edition=edition, seed=12, babylon_last_card=options.babylon_last_card
        )
        while not game.is_over:
            for seat in game.owing:
                choices = game.choices(seat)
                game.choose(seat, choices[(11 * game.moment + seat) % len(choices)])
        texts.add(game.record())
        states.add(game.array.tobytes())
        states.add(replay(game.record()).array.tobytes())
    assert len(texts) == len(states) == 1
