"""Features of Babel and Edifice have names in their order, and batches play the tables."""

import numpy as np
import pytest

from argosy.game.wonders.features import feature_names
from argosy.rules.wonders.drivers.features import observe
from tests.fuzz.wonders.babel.test_random_games import every_table, fresh


@every_table
def test_every_feature_has_a_name(table):
    game = fresh(table, 1)
    names = feature_names(game.ruleset)
    row = np.zeros(8000, np.int16)
    assert observe(game.state, game.ruleset.tables, 0, row) == len(names) == len(set(names))


@pytest.mark.parametrize("number", [0, 1])
def test_features_say_what_a_seat_sees(number):
    game = fresh((2010, 3, ("babel",), "both"), 5)
    names = feature_names(game.ruleset)
    row = np.zeros(8000, np.int16)
    observe(game.state, game.ruleset.tables, number, row)
    seen = {name: int(value) for name, value in zip(names, row, strict=False)}
    packet = {f"packet.{tile}" for tile in game.view(number).babel.packet}
    assert {name for name in names if name.startswith("packet.") and seen[name]} == packet
    assert seen[f"project.{game.ruleset.ids('projects')[game.state.babel.projects[0]]}"] in (0, 1)
