"""The order inside a turn (CITIES-ORDER)."""

import pytest

from argosy.rules.wonders.ruleset import wonders_ruleset
from tests.rules.wonders.cities.town import MAKES_ALL, coins, debts, settle, town


@pytest.mark.parametrize("edition", [2010, 2020])
@pytest.mark.parametrize("expansions", [("cities",), ("armada", "cities")])
def test_losses_come_last_in_a_turn(edition, expansions):
    """CITIES-ORDER-1: after builds from the discard pile, before hands are passed; twice where Babylon's
    last card is a turn of its own (CITIES-ORDER-3).
    """
    steps = wonders_ruleset(players=4, edition=edition, expansions=expansions).steps
    for place, step in enumerate(steps):
        if step == "settle_losses":
            assert steps[place - 1] == "ask_debts"
            assert steps[place + 1] in ("ask_last_card", "pass_hands")
            assert steps[place - 2] == ("lose_coins" if "armada" in expansions else "revive")
    assert steps.count("settle_losses") == 2
    same = wonders_ruleset(players=4, edition=edition, expansions=("cities",))
    assert same.steps.index("settle_losses") > same.steps.index("revive")


def test_a_loss_card_from_the_discard_pile_is_settled_in_the_same_turn():
    """CITIES-ORDER-2."""
    game = town(seats=4, coins=10).wonder(A="halikarnassos:a").stages(A=1).city(A=MAKES_ALL).hands(A="altar")
    game.discarded("brotherhood")
    game.turn(A="stage with altar")
    game.turn(A="revive brotherhood")
    assert [game.asked(letter) for letter in "ABCD"] == [None, "debt", "debt", "debt"]
    settle(game, B=3)
    assert (coins(game), debts(game)) == ([10, 13, 10, 10], [0, 3, 0, 0])


def test_losses_come_before_the_conflicts_of_the_age():
    """CITIES-ORDER-4: the tokens of this Age are not counted yet."""
    game = (
        town(seats=4, coins=10, age=3, turn=7)
        .city(A=MAKES_ALL, B="barracks")
        .hands(A="sepulcher", B="tavern")
    )
    events = game.turn(A="build sepulcher", B="sell tavern")
    assert [event.coins for event in events if event.kind == "lost"] == []
    assert game.won("B") == (5, 5)


def test_last_card_in_the_same_turn():
    """CITIES-ORDER-3, AMB-05: if the table wants it, all losses of both cards are one sum."""
    game = town(turn=7, babylon_last_card="same_turn", coins=10).wonder(B="babylon:b").stages(B=1)
    game.city(A=MAKES_ALL).hands(A="hideout", B="altar tavern")
    game.turn(A="build hideout", B="sell altar")
    assert game.asked("B") == "last_card"
    game.turn(B="sell tavern")
    assert game.choices("C") == ("debt 0", "debt 1")
