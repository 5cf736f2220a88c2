"""A copy of a game is the same game, down to the bytes that its hash is made of."""

import numpy as np

from argosy.rules.records import copy_record, new_records
from argosy.rules.wonders.state import GAME
from tests.fuzz.wonders.rulesets import TABLES, random_game


def test_a_copy_holds_every_byte_the_gaps_between_fields_too():
    """Otherwise two equal games have different hashes, depending on what lay in memory before."""
    games = new_records(GAME, 6)
    games.view(np.ndarray).view(np.uint8)[:] = 0xA5
    for part in (games, games[2:3], games[::2]):
        assert set(copy_record(part).tobytes()) == {0xA5}


def test_a_copy_has_the_same_hash_and_goes_its_own_way():
    for table in TABLES:
        game = random_game(table, 5, 7)
        other = game.copy()
        assert other.state_hash() == game.state_hash()
        for seat in other.owing:
            other.choose(seat, other.choices(seat)[-1])
        assert other.state_hash() != game.state_hash()
        assert game.copy().state_hash() == game.state_hash()
