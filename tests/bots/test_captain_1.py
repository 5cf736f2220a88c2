"""Frozen bot `captain-1`: its decisions never change, because later bots are measured against it."""

import json
import random
from pathlib import Path

import pytest

import argosy
from argosy import bots

FROZEN = Path(__file__).parent / "captain_1.json"
TABLES = {
    "duel": {"game": "duel"},
    "duel with both boxes": {"game": "duel", "expansions": ("agora", "pantheon")},
    "three cities": {"game": "wonders", "players": 3},
    "Armada with four": {"game": "wonders", "players": 4, "expansions": ("armada",)},
    "Leaders and Cities with four": {"game": "wonders", "players": 4, "expansions": ("leaders", "cities")},
}
POSITIONS = 12
ITERATIONS = 120


def decisions(table):
    """Choices of the bot in positions of random games, as text."""
    options = dict(TABLES[table])
    game, chance = options.pop("game"), random.Random(table)
    captain, found = bots.make(f"captain-1@{ITERATIONS}"), []
    while len(found) < POSITIONS:
        played = argosy.new_game(game, seed=chance.randrange(10**6), **options)
        for _ in range(chance.randrange(60)):
            if not played.is_over:
                seat = chance.choice(played.owing)
                played.choose(seat, chance.choice(played.choices(seat)))
        if not played.is_over:
            seat = played.owing[0]
            found.append(
                captain.decide(played.view(seat), played.choices(seat), random.Random(len(found))).text
            )
    return found


@pytest.mark.parametrize("table", TABLES)
def test_captain_1_decides_as_it_always_did(table):
    assert decisions(table) == json.loads(FROZEN.read_text())[table]


def test_it_is_not_the_captain_of_today():
    assert bots.make("captain-1").style != bots.make("captain").style
