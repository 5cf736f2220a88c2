"""The features of Leaders: as many as names, what a seat may know and nothing else (LEADERS-DRAFT-3)."""

import numpy as np
import pytest

from argosy import new_game
from argosy.game.wonders.features import feature_names
from argosy.rules.wonders.drivers.features import observe

every_mix = pytest.mark.parametrize(
    "expansions", [("leaders",), ("armada", "leaders"), ("armada", "leaders", "cities")]
)


def shown(game, seat: int) -> dict[str, int]:
    names = feature_names(game.ruleset)
    row = np.full(len(names) + 8, -999, np.int16)
    assert observe(game.state, game.ruleset.tables, seat, row) == len(names)
    assert len(set(names)) == len(names)
    return {name: int(value) for name, value in zip(names, row, strict=False)}


@every_mix
def test_every_feature_has_a_name(expansions):
    game = new_game(expansions=list(expansions), players=4, seed=2)
    features = shown(game, 1)
    offered = {name for name, value in features.items() if name.startswith("leader_offered") and value}
    assert offered == {f"leader_offered.{leader}" for leader in game.view(1).leaders_offered}
    assert features["leaders_left"] == game.view(1).leaders_left


def test_hands_of_leaders_are_seen_by_their_owner_only():
    game = new_game(expansions=["leaders"], seed=2)
    for seat in (0, 1, 2) * 3:
        game.choose(seat, game.choices(seat)[0])
    for seat in range(3):
        held = {
            name for name, value in shown(game, seat).items() if name.startswith("leader_in_hand") and value
        }
        assert held == {f"leader_in_hand.{leader}" for leader in game.view(seat).leaders_hand}


def test_a_recruited_leader_shows_its_age():
    game = new_game(expansions=["leaders"], seed=2)
    for seat in (0, 1, 2) * 3:
        game.choose(seat, game.choices(seat)[0])
    choice = next(choice for choice in game.choices(0) if choice.verb == "recruit")
    game.choose(0, choice)
    for seat in (1, 2):
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.verb == "sell"))
    assert shown(game, 1)[f"city2.recruited.{choice.leader}"] == 1
    assert shown(game, 0)[f"city0.recruited.{choice.leader}"] == 1
    assert shown(game, 0)["city1.leaders_sold"] == 1
