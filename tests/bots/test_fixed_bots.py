"""Fixed bots `captain-1` and `captain-2`, by which later bots are measured: decisions never change."""

import hashlib
import json
import random
from pathlib import Path

import pytest

import argosy
from argosy import bots
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.search.duel.net.weights import net_for

FIXED = Path(__file__).parent / "fixed_bots.json"
BOTS = ("captain-1", pytest.param("captain-2", marks=pytest.mark.whole))
TABLES = {
    "duel": {"game": "duel"},
    "duel with both boxes": {"game": "duel", "expansions": ("agora", "pantheon")},
    "three cities": {"game": "wonders", "players": 3},
    "Armada with four": {"game": "wonders", "players": 4, "expansions": ("armada",)},
    "Leaders and Cities with four": {"game": "wonders", "players": 4, "expansions": ("leaders", "cities")},
}
NETS = {
    (): "2e56bd7b16712534",
    ("agora",): "755f69355e88488a",
    ("pantheon",): "66ece18bddc31b83",
    ("agora", "pantheon"): "9b2318c561bf983f",
}
"""Digests of the nets of captain-2 by the expansions of Duel."""
POSITIONS = 12
ITERATIONS = 120


def decisions(name, table):
    """Choices of a bot in positions of random games, as text."""
    options = dict(TABLES[table])
    game, chance = options.pop("game"), random.Random(table)
    captain, found = bots.make(f"{name}@{ITERATIONS}"), []
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
@pytest.mark.parametrize("name", BOTS)
def test_a_fixed_bot_decides_as_it_always_did(name, table):
    assert decisions(name, table) == json.loads(FIXED.read_text())[name][table]


@pytest.mark.parametrize("expansions", NETS)
def test_captain_2_keeps_its_nets(expansions):
    net = net_for(duel_ruleset(expansions=expansions), "captain-2")
    assert hashlib.sha256(net.tobytes()).hexdigest()[:16] == NETS[expansions]


def test_captain_1_is_not_the_captain_of_today():
    assert bots.make("captain-1").style != bots.make("captain").style
