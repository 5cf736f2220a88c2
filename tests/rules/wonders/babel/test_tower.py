"""The Tower of Babel: draft, laying tiles, what is uncovered, points (BABEL-TOWER)."""

import pytest

import argosy
from argosy.errors import RulesetError
from tests.rules.wonders.babel.tower import BOTH, tower


@pytest.mark.parametrize(("players", "places"), [(3, 3), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_the_board_has_three_places_up_to_four_players_and_four_for_more(players, places):
    """BABEL-TOWER-1."""
    game = argosy.new_game(players=players, edition=2010, expansions=["babel"], seed=1)
    assert game.view(None).babel.places == places


def test_there_is_no_tower_for_two_and_the_free_city():
    """AMB-97."""
    with pytest.raises(RulesetError, match="2 players: Babel is for 3 to 7"):
        argosy.new_game(players=2, edition=2010, expansions=["babel"])


def draft(players=4, **more):
    return argosy.new_game(
        players=players, edition=2010, expansions=["babel"], babel_parts="tower", seed=5, **more
    )


@pytest.mark.parametrize("players", [3, 5, 7])
def test_everybody_keeps_one_of_three_and_passes_the_rest_to_the_right(players):
    """BABEL-TOWER-2: before the cards are dealt."""
    game = draft(players)
    first = [game.view(seat).babel.packet for seat in range(players)]
    assert all(len(packet) == 3 for packet in first)
    assert len({tile for packet in first for tile in packet}) == 3 * players
    assert game.view(0).hand == ()
    for seat in range(players):
        game.choose(seat, f"take {first[seat][0]}")
    for seat in range(players):
        assert (
            game.view(seat).babel.packet == first[(seat + 1) % players][1:]
        )  # seat + 1 has given to the right
    for seat in range(players):
        game.choose(seat, f"take {first[(seat + 1) % players][1]}")
    for seat in range(players):
        kept = {first[seat][0], first[(seat + 1) % players][1], first[(seat + 2) % players][2]}
        assert set(game.view(seat).babel.tiles) == kept
        assert len(game.view(seat).hand) == 7


def test_with_leaders_the_tiles_are_drafted_first():
    """LEADERS-DRAFT-4, BABEL-TOWER-2."""
    game = argosy.new_game(players=3, edition=2010, expansions=["babel", "leaders"], seed=1)
    assert game.view(0).asked == "tile"
    for _ in range(2):
        for seat in range(3):
            game.choose(seat, game.choices(seat)[0])
    assert game.view(0).asked == "draft"


def test_a_tile_is_laid_with_a_card_that_is_discarded_for_no_coins():
    """BABEL-TOWER-3."""
    game = tower().tiles(A="5 7").hands(A="tavern")
    game.turn(A="tile 5 with tavern")
    assert game.coins("A") == 10
    assert "tavern" in game.pile()
    assert game.uncovered() == (5,)
    assert game.game.view(0).babel.tiles == (7,)
    assert game.game.view(1).cities[0].babel.tiles == 1


def test_only_own_tiles_can_be_laid():
    """BABEL-TOWER-3."""
    game = tower().tiles(A="5").hands(A="tavern", B="altar")
    assert not game.can("A", "tile 7 with tavern")
    assert (
        game.why_not("A", "tile 7 with tavern") == "'tile N with CARD' lays one of your own tiles: you have 5"
    )
    assert (
        game.why_not("B", "tile 5 with altar")
        == "'tile N with CARD' lays one of your own tiles: all your tiles are laid"
    )


def test_no_leader_lays_a_tile():
    """LEADERS-MIX-10: in the recruitment phase no tile can be laid."""
    game = argosy.new_game(players=3, edition=2010, expansions=["babel", "leaders"], seed=3)
    while game.view(0).asked != "leader":
        for seat in game.owing:
            game.choose(seat, game.choices(seat)[0])
    assert {choice.verb for choice in game.choices(0)} <= {"recruit", "stage", "sell"}
    assert game.view(0).babel.tiles


def test_tiles_of_one_turn_are_placed_by_number_on_free_places_then_on_the_oldest():
    """BABEL-TOWER-4."""
    game = tower().tiles(A="20 21", B="4", C="12").hands(A="tavern altar", B="baths", C="loom")
    game.turn(A="tile 20 with tavern", B="tile 4 with baths", C="tile 12 with loom")
    assert [(tile.number, tile.seat) for tile in game.game.view(None).babel.tower] == [
        (4, 1),
        (12, 2),
        (20, 0),
    ]
    assert game.uncovered() == (4, 12, 20)
    text = next(c.text for c in game.game.choices(0) if c.verb == "tile")
    game.turn(A=text)
    assert game.uncovered() == (12, 20, 21)


@pytest.mark.parametrize("base", BOTH)
def test_a_tile_begins_with_the_next_turn(base):
    """BABEL-TOWER-5: not in the turn in which it is laid."""
    game = tower(base).tiles(B="6").hands(A="altar theater", B="tavern")
    game.turn(A="build altar", B="tile 6 with tavern")
    assert game.coins("A") == 10
    assert game.price("B", "build theater") == 1  # the hand of A has gone on to B


def test_a_tile_of_the_last_turn_works_for_the_conflicts():
    """AMB-97."""
    game = tower(turn=6).tiles(B="19").hands(B="tavern").city(A="fortifications")
    game.turn(B="tile 19 with tavern")
    assert game.won("A") == ()


@pytest.mark.parametrize(("tiles", "points"), [("", 0), ("1 A", 2), ("1 A, 2 A", 5), ("1 A, 2 A, 3 A", 10)])
def test_points_for_own_tiles_covered_or_not(tiles, points):
    """BABEL-TOWER-6."""
    game = tower(age=3)
    game = game.tower(", ".join(filter(None, [tiles, "9 B, 10 B, 11 B"])))
    assert (game.score("A", "tower"), game.score("B", "tower"), game.score("C", "tower")) == (points, 10, 0)


def test_kept_tiles_are_hidden_until_they_are_laid():
    """AMB-97."""
    game = tower().tiles(A="5 7", B="9").hands(A="tavern")
    assert (game.game.view(1).babel.tiles, game.game.view(None).babel.tiles) == ((9,), ())
    assert game.game.view(1).cities[0].babel.tiles == 2


def test_a_construction_that_a_tile_makes_cheap_still_pays_the_ship():
    """BABEL-TOWER-7, ARMADA-NAVAL-9, E000-31: the whole cost of the ship."""
    game = (
        argosy.testing.table(
            "base_2010", expansions=["babel", "armada"], babel_parts="tower", age=2, coins=10
        )
        .tower("7 C")
        .shipyard(A="shipyard_1")
        .city(B="baths", A="lumber_yard stone_pit clay_pool ore_vein")
        .hands(A="aqueduct")
    )
    ship = next(c for c in game.game.choices(0) if c.text.startswith("build aqueduct + ship"))
    explained = game.game.explain(0, ship)
    assert explained.naval_cost
    assert explained.chain_from == "baths"


def test_coins_instead_of_resources_go_with_a_ship():
    """BABEL-TOWER-7, AMB-99: the card by coins, the ship by its own cost."""
    game = (
        argosy.testing.table(
            "base_2010", expansions=["babel", "armada"], babel_parts="tower", age=3, coins=20
        )
        .tower("8 C")
        .shipyard(A="shipyard_1")
        .city(A="clay_pool ore_vein stone_pit lumber_yard")
        .hands(A="palace")
    )
    ways = [c for c in game.game.choices(0) if c.text.startswith("build palace + ship for coins")]
    assert ways
    assert all(choice.price.bank >= 7 for choice in ways)


@pytest.mark.parametrize(("city", "ship"), [("", False), ("clay_pool", True)])
def test_coins_for_the_card_do_not_pay_for_the_ship(city, ship):
    """BABEL-TOWER-7, ARMADA-NAVAL-9: the blue ship asks for clay."""
    game = argosy.testing.table(
        "base_2010", expansions=["babel", "armada"], babel_parts="tower", age=3, coins=20
    )
    game = game.wonder(A="gizah:a", B="ephesos:a", C="rhodos:a").tower("8 C").shipyard(A="shipyard_1")
    game = game.city(A=city).hands(A="palace")
    assert game.can("A", "build palace for coins")
    assert game.can("A", "build palace + ship for coins") == ship


def test_the_parts_can_be_played_alone():
    """Tower and projects, each alone or both."""
    tower_alone = argosy.new_game(players=3, edition=2020, expansions=["babel"], babel_parts="tower", seed=1)
    projects_alone = argosy.new_game(
        players=3, edition=2020, expansions=["babel"], babel_parts="projects", seed=1
    )
    both = argosy.new_game(players=3, edition=2020, expansions=["babel"], seed=1)
    assert [game.view(0).asked for game in (tower_alone, projects_alone, both)] == ["tile", "card", "tile"]
    assert [bool(game.view(0).babel.projects) for game in (tower_alone, projects_alone)] == [False, True]
    with pytest.raises(RulesetError, match="babel_parts = 'half'"):
        argosy.new_game(expansions=["babel"], babel_parts="half")
