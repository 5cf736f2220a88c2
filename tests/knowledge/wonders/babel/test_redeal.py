"""Deal everything again that a viewer of Babel cannot know: its view does not change (AMB-97, BABEL-PROJECT-1)."""

from random import Random

import msgspec
import numpy as np
import pytest

from argosy.game.wonders.game import WondersGame
from argosy.rules.wonders.knowledge import redeal_unknown
from tests.fuzz.wonders.babel.test_random_games import TABLES, every_table, fresh, some_choice

MOMENTS = 6


def some_moment(table, chance):
    game = fresh(table, chance.getrandbits(40))
    for _ in range(chance.randrange(16)):
        for seat in game.owing if not game.is_over else ():
            game.choose(seat, some_choice(game.choices(seat), chance))
    return game


def seen(game, viewer):
    view = game.view(viewer)
    return msgspec.json.encode(msgspec.structs.replace(view, chosen=None))


@every_table
def test_the_view_stays_the_same_when_everything_unknown_is_dealt_again(table):
    chance = Random(TABLES.index(table))
    for _ in range(MOMENTS):
        game = some_moment(table, chance)
        for viewer in (0, game.ruleset.seats - 1, None):
            number = -1 if viewer is None else viewer
            other = WondersGame(
                game.ruleset, redeal_unknown(game.array, game.ruleset.tables, number, chance.getrandbits(32))
            )
            assert seen(other, viewer) == seen(game, viewer), (game.label, viewer)


def test_hidden_tiles_lie_otherwise_and_seen_ones_do_not_leave_their_two_cities():
    """AMB-97: after the draft a city knows the last tile of the next city; the first two that it passed lie there or one
    seat on.
    """
    game = fresh(TABLES[2], 7)
    first = game.view(0).babel.packet
    for seat in range(5):
        game.choose(seat, game.choices(seat)[0])
    for seat in range(5):
        game.choose(seat, game.choices(seat)[0])
    tiles = [int(tile) for tile in game.ruleset.ids("tiles")]
    found: set[tuple[int, ...]] = set()
    for seed in range(40):
        other = redeal_unknown(game.array, game.ruleset.tables, 0, seed)[0]
        own = [[tiles[tile] for tile in city.babel.tiles] for city in other.cities[:5]]
        assert own[0] == list(game.view(0).babel.tiles)
        assert {tile for tile in first[1:] if tile in own[4] or tile in own[3]} == set(first[1:])
        assert len({tile for city in own for tile in city}) == 15
        found.add(tuple(own[2]))
    assert len(found) > 5


@pytest.mark.parametrize("seed", range(3))
def test_later_projects_are_dealt_again(seed):
    """BABEL-PROJECT-1."""
    game = fresh(TABLES[1], seed)
    others = [redeal_unknown(game.array, game.ruleset.tables, 0, again)[0].babel.projects for again in range(30)]
    assert {int(projects[0]) for projects in others} == {int(game.state.babel.projects[0])}
    assert len({int(projects[1]) for projects in others}) == len({int(projects[2]) for projects in others}) == 5
    assert np.all([projects[1] >= 0 for projects in others])
