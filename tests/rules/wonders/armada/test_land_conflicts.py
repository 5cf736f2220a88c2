"""Land conflicts and incursions (ARMADA-LAND)."""

import pytest

from argosy.rules.wonders.conflict import tokens_of_pair
from tests.rules.wonders.armada.sea import both_editions, sea


def pairs_of(game):
    """The pairs of seats that fight at the end of this Age."""
    seats = range(game.ruleset.seats)
    tables, state = game.ruleset.tables, game.game.state
    return {
        (one, other)
        for one in seats
        for other in seats
        if one < other and tokens_of_pair(state, tables, one, other)
    }


def ring(seats):
    return {tuple(sorted((seat, (seat + 1) % seats))) for seat in range(seats)}


def test_land_conflicts_come_before_the_naval_conflict():
    """ARMADA-LAND-1: in one step list, and both at the end of every Age."""
    steps = sea().ruleset.steps
    assert (
        steps.index("conflict")
        < steps.index("ask_fight")
        < steps.index("naval_conflict")
        < steps.index("next_age")
    )
    game = sea(turn=7).city(A="stockade coastal_defenses").end_age()
    assert (game.won("A"), game.naval_tokens("A")) == ((1, 1), (3, 0, 0))


@both_editions
@pytest.mark.parametrize(("age", "card", "shields"), [(1, "dock", 1), (2, "quay", 2), (3, "jetty", 3)])
def test_dock_quay_and_jetty_have_land_shields(edition, age, card, shields):
    """ARMADA-LAND-2."""
    game = (
        sea(edition, age=age, coins=40)
        .city(A="lumber_yard sawmill clay_pool loom glassworks press")
        .hands(A=card)
    )
    game.turn(A=f"build {card}")
    assert game.shields("A") == shields


@both_editions
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize(("age", "card", "step"), [(1, "dock", -2), (2, "quay", 2), (3, "jetty", -2)])
def test_the_target_sits_two_seats_on(edition, seats, age, card, step):
    """ARMADA-LAND-3, ARMADA-LAND-4: two to the right for Dock and Jetty, two to the left for Quay."""
    game = sea(edition, seats=seats, age=age, coins=40).hands(B=card)
    game.city(B="lumber_yard sawmill clay_pool loom glassworks press")
    game.turn(B=f"build {card}")
    assert int(game.game.state.cities[1].armada.attacks) == 1 << (1 + step) % seats


@pytest.mark.parametrize(
    ("defence", "starter", "target"),
    [("", (1, 1, 1), (-1,)), ("stockade barracks", (-1, 1, 1), (1, 1, 1)), ("stockade", (1, 1), (1, 1))],
)
def test_the_owner_fights_the_target_by_the_normal_rules(defence, starter, target):
    """ARMADA-LAND-5: the card promises no victory; equal shields give nothing. Five seats, C against A."""
    game = sea(seats=5, turn=7).landings(C="A").city(C="dock", A=defence).end_age()
    assert game.won("C") == starter
    assert game.won("A") == target


def test_the_tokens_are_those_of_the_age():
    """ARMADA-LAND-5: Age II: 3 and -1."""
    game = sea(seats=5, age=2, turn=7).landings(C="A").city(C="quay").end_age()
    assert game.won("C") == (3, 3, 3)
    assert game.won("A") == (-1,)


def test_an_incursion_lasts_for_one_age():
    """ARMADA-LAND-6."""
    game = sea(seats=5, turn=7).landings(C="A").city(C="dock").end_age()
    assert not any(int(city.armada.attacks) for city in game.game.state.cities)
    assert pairs_of(game) == ring(5)
    game.end_age()
    assert game.won("A").count(-1) == 1


def test_two_incursions_of_one_player_on_one_target_are_one_conflict():
    """ARMADA-LAND-7: Dock built, Jetty out of the discard pile: one extra conflict."""
    game = (
        sea(2018, seats=5, age=3, coins=9)
        .wonder(C="halikarnassos:b")
        .city(C="lumber_yard sawmill ore_vein foundry loom press")
    )
    game.discarded("dock").hands(C="jetty").turn(C="build jetty")
    assert int(game.game.state.cities[2].armada.attacks) == 1
    game.game.state.cities[2].revives = 1
    game.turn()
    game.turn(C="revive dock")
    assert int(game.game.state.cities[2].armada.attacks) == 1
    assert pairs_of(game) == ring(5) | {(0, 2)}


def test_between_two_players_there_is_one_conflict_whatever_the_reasons():
    """ARMADA-LAND-8, ARMADA-LAND-12: four players, incursions in both directions: one token each at most."""
    game = sea(turn=7).landings(A="C", C="A").city(A="stockade")
    assert pairs_of(game) == ring(4) | {(0, 2)}
    game.end_age()
    assert game.won("A") == (1, 1, 1)
    assert game.won("C") == (-1,)


def test_one_player_can_be_the_target_of_two():
    """ARMADA-LAND-10: four conflicts, each pair once."""
    game = (
        sea(seats=5, turn=7)
        .landings(C="A", D="A")
        .city(B="stockade", C="barracks", D="guard_tower", E="dock")
    )
    assert sum(0 in pair for pair in pairs_of(game)) == 4
    game.end_age()
    assert game.won("A") == (-1, -1, -1, -1)


def test_who_attacks_and_is_attacked_fights_each_once():
    """ARMADA-LAND-10: seven players; A makes two incursions and is the target of a third one of the same
    pair.
    """
    game = sea(seats=7).landings(A="CF", C="A")
    assert {pair for pair in pairs_of(game) if 0 in pair} == {(0, 1), (0, 6), (0, 2), (0, 5)}


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_without_incursions_neighbours_fight(seats):
    """ARMADA-LAND-11."""
    assert pairs_of(sea(seats=seats)) == ring(seats)


def test_with_four_players_both_directions_name_the_opposite_player():
    """ARMADA-LAND-12."""
    for age, card in ((1, "dock"), (2, "quay")):
        game = sea(age=age, coins=20).city(A="clay_pool loom glassworks press").hands(A=card)
        game.turn(A=f"build {card}")
        assert int(game.game.state.cities[0].armada.attacks) == 1 << 2


def test_an_incursion_is_announced_when_it_is_built():
    """ARMADA-LAND-2: the target sees it at once."""
    game = sea(seats=5, coins=20).city(C="press").hands(C="dock")
    events = game.turn(C="build dock")
    assert [(event.seat, event.other) for event in events if event.kind == "landing"] == [(2, 0)]
    assert game.game.view(0).cities[2].armada.landings == (0,)


def test_every_land_conflict_is_told():
    """ARMADA-LAND-5: the ring and the incursion, each pair once."""
    game = sea(seats=5, turn=7).landings(C="A").city(C="dock")
    events = game.turn()
    told = [tuple(sorted((event.seat, event.other))) for event in events if event.kind == "conflict"]
    assert sorted(told) == sorted(ring(5) | {(0, 2)})
