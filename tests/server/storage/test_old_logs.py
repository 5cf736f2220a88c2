"""Stored logs of old versions: each replays to the same game as when it was written."""

import msgspec
import pytest

from argosy.server.storage.rows import Deal
from tests.server.storage.old_logs import FOLDER, WANTED, end_of, stored


@pytest.mark.sample(99)
@pytest.mark.parametrize("name", WANTED)
def test_a_log_of_before_comes_to_the_same_as_ever(name):
    end, entries = stored(name)
    assert end_of(entries) == end


def test_every_wanted_game_has_a_log_and_every_log_is_wanted():
    assert {path.stem for path in FOLDER.iterdir()} == set(WANTED)
    for name, request in WANTED.items():
        deal = msgspec.json.decode(stored(name)[1][0].text, type=Deal)
        assert deal.request == request
        assert deal.fingerprint


def test_logs_have_choices_that_were_taken_back():
    assert all(any(entry.kind == "undo" for entry in stored(name)[1]) for name in WANTED)
