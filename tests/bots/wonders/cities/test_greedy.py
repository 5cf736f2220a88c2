"""Greedy bot with Cities, and with Leaders too: it beats random play.

ARGOSY_GAMES sets the number of games of each match; without it few are played, which tell only the crudest
faults.
"""

import os

import pytest

from argosy.lab.matches import match

GAMES = min(200, int(os.environ.get("ARGOSY_GAMES", "3")))
SHARE = 0.9 if GAMES == 200 else 0.6


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


@pytest.mark.whole
@pytest.mark.parametrize("edition", [2010, 2020])
def test_greedy_beats_random_players(edition):
    result = match(
        ["greedy", "random", "random"], GAMES, edition=edition, expansions=["leaders", "cities"], seed=7
    )
    assert result.rows[0].share >= SHARE
