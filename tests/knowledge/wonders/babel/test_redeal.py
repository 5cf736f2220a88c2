"""Redeals of all that a viewer of Babel cannot know: equal views (AMB-97, BABEL-PROJECT-1)."""

from random import Random

import msgspec
import numpy as np
import pytest

from argosy.game.wonders.game import WondersGame
from argosy.rules.wonders.knowledge import redeal_unknown
from tests.fuzz.wonders.babel.test_random_games import TABLES, every_table, fresh, some_choice
from tests.rules.wonders.babel.tower import tower

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


@pytest.mark.sample(2)
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
    """AMB-97: after the draft a city knows the last tile of the next city.

    The first two that it passed lie there or one seat on.
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


def with_a_tile_face_down():
    """A is asked what to build out of the discard pile; in the same turn B has laid tile 9."""
    table = (
        tower(age=2).wonder(A="halikarnassos:a").stages(A=1).city(A="foundry ore_vein").tiles(B="5 9", C="3")
    )
    game = table.hands(A="walls", B="temple", C="statue").game
    for seat, text in enumerate(("stage with walls", "tile 9 with temple", "sell statue")):
        game.choose(seat, text)
    assert game.view(0).asked == "revive"
    return game


def face_down(game, seat):
    """The numbers of the tiles that lie face down before a seat."""
    laying = int(game.cities[seat].babel.laying)
    return {tile + 1 for tile in range(24) if laying >> tile & 1}


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_tile_that_lies_face_down_may_be_any_tile(viewer):
    """BABEL-TOWER-4, AMB-97: what was laid in this turn is hidden until all actions are done."""
    game, number = with_a_tile_face_down(), -1 if viewer is None else viewer
    worlds = [redeal_unknown(game.array, game.ruleset.tables, number, seed) for seed in range(60)]
    found = set().union(*(face_down(world[0], 1) for world in worlds))
    assert all(len(face_down(world[0], 1)) == 1 for world in worlds)
    assert len(found) > 10
    assert viewer != 2 or 3 not in found, "C has tile 3"
    for world in worlds[:10]:
        assert seen(WondersGame(game.ruleset, world), viewer) == seen(game, viewer)
        assert {int(row[1].stage) for row in world[0].plays if row[1].verb} - {0} == face_down(world[0], 1)


def test_the_owner_knows_what_lies_face_down():
    game = with_a_tile_face_down()
    for seed in range(10):
        assert face_down(redeal_unknown(game.array, game.ruleset.tables, 1, seed)[0], 1) == {9}


@pytest.mark.parametrize("seed", range(3))
def test_later_projects_are_dealt_again(seed):
    """BABEL-PROJECT-1."""
    game = fresh(TABLES[1], seed)
    others = [
        redeal_unknown(game.array, game.ruleset.tables, 0, again)[0].babel.projects for again in range(30)
    ]
    assert {int(projects[0]) for projects in others} == {int(game.state.babel.projects[0])}
    assert (
        len({int(projects[1]) for projects in others}) == len({int(projects[2]) for projects in others}) == 5
    )
    assert np.all([projects[1] >= 0 for projects in others])
