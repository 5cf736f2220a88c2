"""Selling a card for coins or for the yellow ship (ARMADA-SELL)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.armada.sea import both_editions, sea


@both_editions
def test_a_sale_gives_three_coins_or_moves_the_yellow_ship(edition):
    """ARMADA-SELL-1: one of both, not both."""
    game = sea(edition, coins=0).hands(A="altar")
    assert {"sell altar", "sell altar for ship"} <= set(game.choices("A"))
    game.turn(A="sell altar for ship")
    assert (game.coins("A"), game.spaces("A")) == (0, (0, 1, 0, 0))
    other = sea(edition, coins=0).hands(A="altar")
    other.turn(A="sell altar")
    assert (other.coins("A"), other.spaces("A")) == (3, (0, 0, 0, 0))


def test_the_sold_card_goes_to_the_discard_pile():
    """ARMADA-SELL-1: also for the ship."""
    game = sea().hands(A="altar")
    game.turn(A="sell altar for ship")
    assert "altar" in game.pile()


def test_the_space_reached_has_all_its_effects():
    """ARMADA-SELL-1: coins and tax of yellow space 4."""
    game = sea(coins=9).ships(A="yellow 3").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert (game.coins("A"), game.coins("B")) == (9 + 4, 9 + 3 - 2)


def test_on_the_last_space_only_coins_are_possible():
    """ARMADA-SELL-2."""
    game = sea().ships(A="yellow 6").hands(A="altar")
    assert game.can("A", "sell altar")
    assert not game.can("A", "sell altar for ship")
    assert game.why_not("A", "sell altar for ship") == "the yellow ship is on its last space"


def test_who_must_sell_has_the_same_choice():
    """ARMADA-SELL-3: nothing else can be done with these cards."""
    game = sea(age=3, turn=7, coins=0).hands(A="palace pantheon")
    assert game.choices("A") == (
        "sell palace",
        "sell pantheon",
        "sell palace for ship",
        "sell pantheon for ship",
    )


@both_editions
def test_the_left_over_card_of_the_last_turn_is_no_sale(edition):
    """ARMADA-SELL-3, ARMADA-DEAL-2: no coins and no ship for it."""
    game = sea(edition, turn=7, coins=0).hands(A="altar theater")
    game.turn(A="build altar")
    assert (game.coins("A"), game.spaces("A")) == (0, (0, 0, 0, 0))
    assert "theater" in game.pile()


@pytest.mark.parametrize("card", ["altar", "stockade"])
def test_without_armada_a_sale_gives_coins_alone(card):
    """ARMADA-SELL-1."""
    assert not table("base_2020").hands(A=card).can("A", f"sell {card} for ship")
