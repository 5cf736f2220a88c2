"""Cities together with Leaders (CITIES-MIX-6, CITIES-OPEN-6)."""

from argosy.game import new_game
from tests.rules.wonders.cities.town import MAKES_ALL, coins, settle, town


def test_coins_by_several_cards_of_others_bring_one_extra_coin():
    """CITIES-OPEN-6, CITIES-EFFECT-3: Berenice counts once in a turn."""
    game = (
        town(seats=4, expansions=("leaders",), coins=0)
        .leaders(B="berenice")
        .hands(A="customs", C="dive", B="lumber_yard")
    )
    game.turn(A="build customs", C="build dive", B="build lumber_yard")
    assert game.coins("B") == 1 + 1 + 1


def test_losses_of_a_turn_with_leaders():
    """CITIES-LOSS-1: the recruitment phase has a settling of its own, the turns theirs."""
    game = town(seats=4, expansions=("leaders",), coins=10).city(A=MAKES_ALL).hands(A="hideout")
    game.turn(A="build hideout")
    settle(game)
    assert coins(game) == [10, 12, 12, 12]
    steps = game.ruleset.steps
    assert steps[steps.index("deal_hands") - 1] == "settle_losses"


def test_three_expansions_can_be_played_together():
    """ARMADA-MIX-1: "at most two" is advice, not a rule."""
    for edition in (2010, 2020):
        game = new_game(
            "wonders", players=5, edition=edition, expansions=["armada", "leaders", "cities"], seed=2
        )
        assert (game.view(0).turns, len(game.ruleset.expansions)) == (8, 3)


def test_no_ship_moves_with_leaders_and_cards_of_the_pile():
    """ARMADA-MIX-6: neither with a recruited leader nor with what Halikarnassos builds from the discard
    pile.
    """
    game = new_game("wonders", players=4, expansions=["armada", "leaders", "cities"], seed=2)
    while game.view(game.owing[0]).asked == "draft":
        for seat in game.owing:
            game.choose(seat, game.choices(seat)[0])
    recruits = [choice for choice in game.choices(0) if choice.verb == "recruit"]
    assert recruits
    assert not any(choice.ships for choice in recruits)
    pile = (
        town(seats=4, expansions=("armada",), coins=10)
        .wonder(A="halikarnassos:a")
        .stages(A=1)
        .city(A=MAKES_ALL)
    )
    pile.hands(A="altar").discarded("barracks")
    pile.turn(A="stage with altar")
    assert "revive barracks" in pile.choices("A")
    assert not any(" + ship" in text for text in pile.choices("A"))
