"""Taxes and pirates (ARMADA-TAX, ARMADA-PIRATE)."""

from itertools import permutations

import pytest

from argosy.rules.wonders.armada.turn import lose_coins
from tests.rules.wonders.armada.sea import MAKES_ALL, both_editions, sea

CARDS = {"A": "altar", "B": "theater", "C": "baths", "D": "stockade"}
SALES = {letter: f"sell {card} for ship" for letter, card in CARDS.items()}
"""All four cities move their yellow ship in one turn."""


def after_losses(game):
    """Let only the step of losses happen."""
    state = game.game.state
    lose_coins(state, game.ruleset.tables)
    return [game.coins(letter) for letter in game.letters]


def levy(game, **taxes):
    """Taxes that have been levied in this turn, by seat."""
    for letter, tax in taxes.items():
        game.game.state.cities[game.seat(letter)].armada.tax = tax
    return game


def pirates(game, *letters):
    """Seats that have had a pirate effect in this turn."""
    for letter in letters:
        game.game.state.cities[game.seat(letter)].armada.pirates += 1
    return game


@both_editions
@pytest.mark.parametrize(("space", "loss"), [(0, 2), (1, 1), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_others_lose_the_tax_less_their_level(edition, space, loss):
    """ARMADA-TAX-2, ARMADA-TAX-6: never less than nothing, never a gain."""
    game = sea(edition, coins=9).ships(A="yellow 3", B=f"yellow {space}").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 9 + 3 - loss


def test_the_levier_loses_nothing_by_the_own_tax():
    """ARMADA-TAX-2: reaching the last space at level 3 levies 4 on the others alone."""
    game = sea(coins=9).ships(A="yellow 5").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert [game.coins(letter) for letter in "ABCD"] == [9, 8, 8, 8]


def test_of_several_taxes_only_the_highest_counts():
    """ARMADA-TAX-3: also for who levied a lower one."""
    game = sea(coins=9).ships(A="yellow 5", B="yellow 3").hands(A="altar", B="theater")
    game.turn(A="sell altar for ship", B="sell theater for ship")
    assert [game.coins(letter) for letter in "ABCD"] == [9, 9 + 4 - (4 - 2), 8, 8]


@both_editions
@pytest.mark.parametrize("ships", ["yellow blue", "red yellow"])
def test_another_ship_that_moves_in_the_same_turn_leaves_the_tax(edition, ships):
    """ARMADA-TAX-1, ARMADA-NAVAL-14: the yellow ship levies 1, wherever the other one stands in the same
    movement.
    """
    game = sea(edition, age=2, coins=9).ships(A="yellow 1").city(A=MAKES_ALL).hands(A="map_room")
    game.island_decks(two="frothy_harbor").turn(A="build map_room")
    game.turn(A=f"move {ships}")
    assert [game.coins(letter) for letter in "ABCD"] == [9 + 2, 9 + 3 - 1, 9 + 3 - 1, 9 + 3 - 1]


@pytest.mark.parametrize("second", ["red", "yellow"])
def test_a_tax_stays_when_a_ship_moves_on_in_the_same_turn(second):
    """ARMADA-TAX-1, ARMADA-NAVAL-14: paid to tax space 2, then a free movement to a space without a tax."""
    game = sea(coins=9).shipyard(A="shipyard_2").wonder(A="siracusa:a").ships(A="yellow 1").city(A=MAKES_ALL)
    game.hands(A="altar").turn(A="stage 2 with altar + ship")
    game.turn(A=f"move {second}")
    assert [game.coins(letter) for letter in "BCD"] == [9 + 3 - 1] * 3


@pytest.mark.parametrize("yellow", list(permutations((5, 3, 1, 0))))
def test_taxes_do_not_depend_on_where_the_leviers_sit(yellow):
    """ARMADA-TAX-3, ARMADA-TAX-4: the highest tax counts, and its only levier pays nothing.

    Lower ones do not matter, whoever levies them.
    """
    game = sea(coins=9).ships(**{letter: f"yellow {n}" for letter, n in zip("ABCD", yellow, strict=True)})
    game.hands(**CARDS).turn(**SALES)
    left = dict(zip(yellow, [game.coins(letter) for letter in "ABCD"], strict=True))
    assert left == {5: 9, 3: 9 + 4 - (4 - 2), 1: 9 + 2 - (4 - 1), 0: 9 - (4 - 1)}


@both_editions
def test_the_order_of_choosing_does_not_matter_at_sea(edition):
    """BASE-TURN-4, ARMADA-TAX-3: a sale for the ship, a paid ship, a pirate and a card alone.

    24 orders give one state.
    """
    choices = {
        0: "sell altar for ship",
        1: "build tavern + ship",
        2: "build pirate_cache",
        3: "sell baths for ship",
    }
    start = (
        sea(edition, coins=9).ships(A="yellow 1", B="yellow 3", C="yellow 2", D="yellow 5").city(B=MAKES_ALL)
    )
    start.hands(A="altar", B="tavern", C="pirate_cache", D="baths")
    hashes = set()
    for order in permutations(choices):
        game = start.game.copy()
        for seat in order:
            game.choose(seat, choices[seat])
        hashes.add(game.state_hash())
    assert len(hashes) == 1


def test_each_loses_at_most_one_tax_in_a_turn():
    """ARMADA-TAX-4: two leviers of the same tax."""
    game = sea(coins=9).ships(A="yellow 3", B="yellow 3").hands(A="altar", B="theater")
    game.turn(A="sell altar for ship", B="sell theater for ship")
    assert [game.coins(letter) for letter in "ABCD"] == [9 + 4, 9 + 4, 9 + 3 - 2, 9 + 3 - 2]


def test_two_leviers_of_the_highest_tax_pay_each_other():
    """ARMADA-TAX-4: at tax 4 and level 3 that is a coin."""
    game = levy(sea(coins=9).ships(A="yellow 6", B="yellow 6"), A=4, B=4)
    assert after_losses(game) == [8, 8, 5, 5]


def test_the_other_reading_exempts_equal_leviers():
    """ARMADA-TAX-4: the switch of AMB-36."""
    game = levy(sea(coins=9, equal_taxes="leviers_exempt").ships(A="yellow 6", B="yellow 6"), A=4, B=4)
    assert after_losses(game) == [9, 9, 5, 5]


def test_the_level_is_that_after_all_movements_of_the_turn():
    """ARMADA-TAX-5: B reaches level 1 in the turn in which A levies 1."""
    game = sea(coins=9).ships(A="yellow 1").hands(A="altar", B="theater")
    game.turn(A="sell altar for ship", B="sell theater for ship")
    assert [game.coins(letter) for letter in "ABC"] == [9 + 2, 9, 9 + 3 - 1]


def test_coins_of_this_very_turn_can_be_lost():
    """ARMADA-TAX-5: B has nothing but what it gets for the sale."""
    game = sea(coins=0).ships(A="yellow 5").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 0


def test_trade_income_of_this_turn_can_be_lost():
    """ARMADA-TAX-5: C builds with a stone of B; the two coins are there when B pays the tax."""
    game = (
        sea(coins=2)
        .wonder(B="gizah:a", C="ephesos:a")
        .ships(A="yellow 3")
        .hands(A="altar", B="theater", C="baths")
    )
    game.turn(A="sell altar for ship", B="build theater", C="build baths")
    assert game.coins("B") == 2 + 2 - 2
    poorer = (
        sea(coins=0)
        .wonder(B="gizah:a")
        .treasury(C=2)
        .ships(A="yellow 3")
        .hands(A="altar", B="theater", C="baths")
    )
    poorer.turn(A="sell altar for ship", B="build theater", C="build baths")
    assert poorer.coins("B") == 0


def test_a_level_equal_to_the_tax_loses_nothing():
    """ARMADA-TAX-6."""
    game = levy(sea(coins=5).ships(A="yellow 2", B="yellow 1"), A=1)
    assert after_losses(game) == [5, 5, 4, 4]


def test_a_level_above_the_tax_gains_nothing():
    """ARMADA-TAX-6, AMB-55."""
    game = levy(sea(coins=5).ships(A="yellow 2", B="yellow 6"), A=1)
    assert after_losses(game)[1] == 5


@pytest.mark.parametrize("coins", [0, 1, 3])
def test_who_has_too_few_coins_loses_all_of_them(coins):
    """ARMADA-TAX-7: no debt."""
    game = levy(sea(coins=coins).ships(A="yellow 6"), A=4)
    assert after_losses(game) == [coins, 0, 0, 0]


@both_editions
@pytest.mark.parametrize(
    ("age", "card", "gain"), [(1, "pirate_cache", 3), (2, "pirate_lair", 6), (3, "pirate_brotherhood", 0)]
)
def test_pirates_take_the_level_of_each_other_player(edition, age, card, gain):
    """ARMADA-PIRATE-1, ARMADA-CARD-30: the builder loses nothing by the own pirates."""
    game = sea(edition, age=age, coins=9).city(A="lumber_yard sawmill glassworks").hands(A=card)
    game.ships(A="yellow 6", B="yellow 3", C="yellow 1")
    game.turn(A=f"build {card}")
    assert [game.coins(letter) for letter in "ABCD"] == [9 + gain, 12 - 2, 12 - 1, 12]


def test_pirates_strike_once():
    """ARMADA-PIRATE-1: in the turn in which the card comes into play."""
    game = sea(coins=9).ships(B="yellow 3").hands(A="pirate_cache altar")
    game.turn(A="build pirate_cache")
    assert game.coins("B") == 12 - 2
    game.turn()
    assert game.coins("B") == 15 - 2


def test_several_pirates_and_a_tax_add_up():
    """ARMADA-PIRATE-2."""
    game = pirates(levy(sea(coins=9).ships(A="yellow 4", B="yellow 1"), A=2), "C", "D")
    losses = [9 - coins for coins in after_losses(game)]
    assert losses == [2 + 2, 1 + 1 + 1, 2, 2]


def test_two_pirate_effects_of_one_player_count_twice_for_others_and_not_for_it():
    """ARMADA-PIRATE-1, ARMADA-PIRATE-2."""
    game = pirates(sea(coins=9).ships(A="yellow 5", B="yellow 3"), "A", "A")
    assert after_losses(game) == [9, 9 - 2 * 2, 9, 9]


def test_levies_and_pirates_are_over_after_the_turn():
    """ARMADA-TAX-1, ARMADA-PIRATE-1."""
    game = pirates(levy(sea(coins=9).ships(B="yellow 1"), A=2), "A")
    once = after_losses(game)
    assert after_losses(game) == once


def test_the_foggy_island_saves_its_owner_from_taxes_and_pirates():
    """ARMADA-PIRATE-3."""
    game = (
        sea(coins=9)
        .ships(A="yellow 3", B="yellow 3")
        .islands(B="foggy_island")
        .hands(A="altar", C="pirate_cache")
    )
    game.turn(A="sell altar for ship", C="build pirate_cache")
    assert game.coins("B") == 12
    assert game.coins("D") == 12 - 2


def test_the_foggy_island_works_in_the_turn_in_which_it_comes_into_play():
    """ARMADA-PIRATE-3: losses are the last step."""
    game = sea(coins=9).city(B="stone_pit").ships(A="yellow 3").island_decks(one="foggy_island")
    game.hands(A="altar", B="steersmens_academy")
    game.turn(A="sell altar for ship", B="build steersmens_academy")
    assert game.settled("B") == ("foggy_island",)
    assert [game.coins(letter) for letter in "BCD"] == [9, 10, 10]


def test_the_foggy_island_does_not_stop_the_own_tax():
    """ARMADA-PIRATE-3: the others still pay its owner's tax."""
    game = sea(coins=9).ships(A="yellow 3").islands(A="foggy_island").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 12 - 2
