"""Spaces of the four naval lanes and their effects.

Rules: ARMADA-RED, ARMADA-YELLOW, ARMADA-BLUE, ARMADA-GREEN, ARMADA-TERM.
"""

import pytest

from argosy.catalog.wonders.armada.facts import Armada
from tests.rules.wonders.armada.sea import GREEN, MAKES_ALL, both_editions, explorers, sea

RED = (0, 1, 2, 3, 4, 5, 7)
LEVELS = (0, 1, 1, 2, 2, 3, 3)
YELLOW_COINS = (0, 0, 2, 0, 4, 0, 0)
TAXES = (0, 0, 1, 0, 2, 0, 4)
BLUE = (0, 1, 2, 4, 6, 8, 10)
BLUE_LINE = {2018: "fleet", 2020: "civil"}
EXPLORES = (0, 0, 1, 0, 2, 0, 3)


@both_editions
@pytest.mark.parametrize("space", range(7))
def test_the_red_space_gives_its_naval_strength_and_no_more(edition, space):
    """ARMADA-RED-1: the number of the space, the earlier ones do not add up."""
    assert sea(edition).ships(A=f"red {space}").strength("A") == RED[space]


@both_editions
@pytest.mark.parametrize("space", range(7))
def test_the_commercial_level_is_the_number_of_the_space(edition, space):
    """ARMADA-YELLOW-2, ARMADA-TERM-6: 0 at the start."""
    assert sea(edition).ships(A=f"yellow {space}").level("A") == LEVELS[space]


@both_editions
@pytest.mark.parametrize("space", range(7))
def test_the_last_yellow_and_blue_spaces_have_naval_shields(edition, space):
    """ARMADA-YELLOW-3, ARMADA-BLUE-2: 2 on yellow, 1 on blue, none on green; only on the last."""
    assert sea(edition).ships(A=f"yellow {space}").strength("A") == 2 * (space == 6)
    assert sea(edition).ships(A=f"blue {space}").strength("A") == (space == 6)
    assert sea(edition).ships(A=f"green {space}").strength("A") == 0


@both_editions
@pytest.mark.parametrize("space", range(7))
def test_the_blue_space_gives_its_points_and_no_more(edition, space):
    """ARMADA-BLUE-1."""
    game = sea(edition, coins=0).ships(A=f"blue {space}")
    assert game.score("A", BLUE_LINE[edition]) == game.score("A") == BLUE[space]


@pytest.mark.parametrize("space", range(1, 7))
def test_coins_of_a_yellow_space_come_when_it_is_reached(space):
    """ARMADA-YELLOW-1: once, not every turn."""
    game = sea(coins=0).shipyard(A="shipyard_1").ships(A=f"yellow {space - 1}").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert (game.space("A", "yellow"), game.coins("A")) == (space, YELLOW_COINS[space])
    game.turn()
    assert game.coins("A") == YELLOW_COINS[space] + 3


@pytest.mark.parametrize("space", range(1, 7))
def test_a_tax_is_levied_when_its_space_is_reached(space):
    """ARMADA-TAX-1: once; the others are at level 0."""
    game = sea(coins=9).ships(A=f"yellow {space - 1}").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 9 + 3 - TAXES[space]
    game.turn()
    assert game.coins("B") == 9 + 3 - TAXES[space] + 3


@pytest.mark.parametrize("space", range(1, 7))
def test_the_green_ship_explores_where_an_exploration_is_printed(space):
    """ARMADA-GREEN-1: three levels along the lane, a card of that level each time."""
    game = (
        sea()
        .shipyard(A="shipyard_1")
        .ships(A=f"green {space - 1}")
        .city(A=MAKES_ALL)
        .hands(A="explorers_office")
    )
    game.treasury(A=9).turn(A="build explorers_office + ship")
    level = EXPLORES[space]
    assert game.asked("A") == ("keep" if level else "card")
    levels = {island.id: island.level for island in game.ruleset.catalog.of(Armada).islands}
    assert {levels[island] for island in game.drawn("A")} == ({level} if level else set())


@both_editions
def test_the_spaces_are_the_same_on_all_shipyards(edition):
    """ARMADA-TERM-4: a space gives the same whatever the board; only the costs and the wonder symbol
    differ.
    """
    catalog = sea(edition).ruleset.catalog.of(Armada)
    ids = [shipyard.id for shipyard in catalog.shipyards]
    for shipyard in ids:
        game = sea(edition).shipyard(A=shipyard).ships(A="red 3 yellow 6 blue 6 green 2")
        assert (game.strength("A"), game.level("A"), game.score("A", BLUE_LINE[edition])) == (
            3 + 2 + 1,
            3,
            10,
        )
    assert len({str(shipyard.lanes["red"]) for shipyard in catalog.shipyards}) > 1
    assert len({shipyard.wonder_ship for shipyard in catalog.shipyards}) == 4


@both_editions
def test_a_lane_has_a_start_and_six_spaces(edition):
    """ARMADA-TERM-3: numbered from 0."""
    lanes = sea(edition).ruleset.catalog.of(Armada).lanes
    assert {color: [space.number for space in spaces] for color, spaces in lanes.items()} == {
        color: list(range(7)) for color in ("red", "yellow", "blue", "green")
    }


def test_a_green_ship_on_a_space_explores_once():
    """ARMADA-GREEN-1: when it is reached, not in the turns after."""
    game = explorers(who="A")
    game.turn(A=GREEN["A"])
    game.turn(A=f"keep {game.drawn('A')[0]}")
    game.turn()
    assert game.asked("A") == "card"
    assert len(game.settled("A")) == 1
