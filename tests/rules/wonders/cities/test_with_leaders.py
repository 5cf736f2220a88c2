"""Cities together with Leaders (CITIES-MIX-6, CITIES-OPEN-6)."""

from tests.rules.wonders.cities.town import MAKES_ALL, coins, settle, town


def test_coins_by_several_cards_of_others_bring_one_extra_coin():
    """CITIES-OPEN-6, CITIES-EFFECT-3: Berenice counts once in a turn."""
    game = (
        town(seats=4, boxes=("leaders",), coins=0).leaders(B="berenice").hands(A="customs", C="dive", B="lumber_yard")
    )
    game.turn(A="build customs", C="build dive", B="build lumber_yard")
    assert game.coins("B") == 1 + 1 + 1


def test_losses_of_a_turn_with_leaders():
    """CITIES-LOSS-1: the recruitment phase has a settling of its own, the turns theirs."""
    game = town(seats=4, boxes=("leaders",), coins=10).city(A=MAKES_ALL).hands(A="hideout")
    game.turn(A="build hideout")
    settle(game)
    assert coins(game) == [10, 12, 12, 12]
    steps = game.ruleset.steps
    assert steps[steps.index("deal_hands") - 1] == "settle_losses"
