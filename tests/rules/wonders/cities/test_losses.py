"""Losses of coins and debts (CITIES-LOSS, CITIES-DEBT)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.cities.town import both_editions, built, coins, debts, settle, town


@both_editions
def test_every_other_player_loses_neighbour_or_not(edition):
    """CITIES-LOSS-1: the builder loses nothing."""
    game = built("hideout", edition, seats=5)
    game.turn(A="build hideout")
    settle(game)
    assert coins(game) == [10, 12, 12, 12, 12]  # the others have sold a card for 3


def test_the_loss_is_settled_after_all_gains_of_the_turn():
    """CITIES-LOSS-2, CITIES-LOSS-5: who had nothing pays out of the sale of this very turn."""
    game = built("hideout").treasury(B=0, C=0)
    game.turn(A="build hideout")
    assert game.asked("B") == "debt"
    settle(game)
    assert (coins(game), debts(game)) == ([10, 2, 2], [0, 0, 0])


def test_trade_income_of_the_turn_can_be_lost():
    """CITIES-LOSS-5: a neighbour who sells resources for the loss card pays with the income."""
    game = town().wonder(A="rhodos", B="gizah", C="ephesos").city(B="glassworks", C="lumber_yard")
    game.hands(A="lair", B="baths", C="loom").treasury(A=10, B=0, C=0)
    game.turn(A="build lair pay left 2 right 2", B="build baths", C="build loom")
    assert (game.asked("B"), game.asked("C")) == ("debt", "debt")
    settle(game)
    assert (coins(game), debts(game)) == ([6, 0, 0], [0, 0, 0])


def test_for_each_coin_a_debt_may_be_taken_instead():
    """CITIES-LOSS-3: the split is free, also for who could pay all."""
    game = built("brotherhood", age=3)
    game.turn(A="build brotherhood")
    assert game.choices("B") == ("debt 0", "debt 1", "debt 2", "debt 3")
    settle(game, B=3, C=1)
    assert (coins(game), debts(game)) == ([10, 13, 11], [0, 3, 1])


def test_what_cannot_be_paid_becomes_debt():
    """CITIES-LOSS-3: at least as many debts as coins are missing."""
    game = built("opium_distillery", age=3).treasury(B=0).hands(B="senate")
    game.turn(A="build opium_distillery", B="sell senate")
    assert game.choices("B") == ("debt 2", "debt 3", "debt 4", "debt 5")
    settle(game)
    assert (game.coins("B"), game.debts_of("B")) == (0, 2)


def test_without_coins_nothing_is_asked():
    """CITIES-LOSS-3, CITIES-LOSS-4: all of the loss becomes debt."""
    game = (
        built("brotherhood", age=3)
        .treasury(B=0, C=0)
        .hands(B="pantheon", C="lodge")
        .city(B="altar", C="apothecary")
    )
    game.city(B="altar temple", C="apothecary dispensary")
    free = {
        letter: next(c for c in game.choices(letter) if " pay " not in c and c.startswith("build"))
        for letter in "BC"
    }
    game.turn(A="build brotherhood", **free)
    assert (game.asked("B"), game.asked("A")) == ("card", "card")
    assert (coins(game)[1:], debts(game)) == ([0, 0], [0, 3, 3])


def test_all_losses_of_a_turn_are_one_sum():
    """CITIES-LOSS-4: two loss cards, one answer, everybody at the same time."""
    game = built("hideout", coins=10).hands(A="hideout", B="opium_stash")
    game.turn(A="build hideout", B="build opium_stash")
    assert [game.asked(letter) for letter in "ABC"] == ["debt", "debt", "debt"]
    assert (game.choices("A"), game.choices("C")) == (("debt 0", "debt 1"), ("debt 0", "debt 1", "debt 2"))
    settle(game, A=0, B=1, C=1)
    assert (coins(game), debts(game)) == ([9, 13, 12], [0, 1, 1])


def test_answers_are_revealed_together():
    """CITIES-LOSS-4, CITIES-OPEN-7: what one city has answered changes nothing until all have."""
    game = built("hideout")
    game.turn(A="build hideout")
    game.game.choose(1, "debt 1")
    assert (coins(game), debts(game)) == ([10, 13, 13], [0, 0, 0])
    assert game.game.view(2).cities[1].cities.debts == 0


@both_editions
@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_a_loss_for_each_victory_token_of_the_loser(edition, card):
    """CITIES-LOSS-6: whatever its value; defeat tokens do not count."""
    game = built(card, edition, age=3).tokens(A="1 1 1 1", B="1 3", C="-1 -1")
    game.turn(A=f"build {card}")
    assert [game.asked(letter) for letter in "ABC"] == [None, "debt", None]
    settle(game)
    assert coins(game) == [10, 11, 13]


def test_tokens_of_this_turn_are_counted():
    """CITIES-LOSS-6, CITIES-OPEN-3: a raider's token that is taken in the same turn counts."""
    game = built("sepulcher", age=2).hands(B="raider_fort")
    game.turn(A="build sepulcher", B="build raider_fort")
    assert game.choices("B") == ("debt 0", "debt 1")


@both_editions
def test_a_loss_for_each_stage_of_the_loser(edition):
    """CITIES-LOSS-6: the builder's own stages do not matter."""
    game = built("chamber_of_builders", edition, age=3).stages(A=2, B=2, C=0)
    game.turn(A="build chamber_of_builders")
    settle(game)
    assert coins(game) == [10, 11, 13]


def test_a_stage_of_this_turn_is_counted():
    """CITIES-LOSS-6."""
    game = built("chamber_of_builders", age=3).wonder(B="gizah:a").hands(B="loom")
    game.turn(A="build chamber_of_builders", B="stage with loom")
    assert game.choices("B") == ("debt 0", "debt 1")


@both_editions
def test_each_debt_costs_a_point(edition):
    """CITIES-DEBT-1."""
    game = town(edition, coins=0).debts(A=4)
    assert [game.score(letter) for letter in "ABC"] == [-4, 0, 0]


def test_debts_cannot_be_paid_back():
    """CITIES-DEBT-2: no choice offers it, and they are no conflict tokens."""
    game = town(coins=20).debts(A=3)
    assert {text.split()[0] for text in game.choices("A")} <= {"build", "stage", "sell"}
    assert game.won("A") == ()
    game.skip_to(2, 1)
    assert game.debts_of("A") == 3


def test_raiders_give_each_neighbour_a_debt_at_once():
    """CITIES-DEBT-3: no coin can replace it; others get none."""
    game = built("raider_camp", seats=5)
    game.turn(A="build raider_camp")
    assert debts(game) == [0, 1, 0, 0, 1]
    assert (game.asked("B"), coins(game)) == ("card", [10, 13, 13, 13, 13])


def test_without_cities_nobody_takes_debts():
    """CITIES-DEBT-4: pirates of Armada take what there is."""
    game = (
        table("base_2020", seats=4, expansions=["armada"], coins=0)
        .hands(A="pirate_cache")
        .ships(B="yellow 3")
    )
    game.treasury(B=1)
    before = game.coins("B")
    game.turn(A="build pirate_cache")
    assert game.coins("B") == before + 3 - min(4, game.level("B"))
    assert game.game.view(0).cities[1].cities is None


def test_a_free_number_of_debts_is_not_any_number():
    """CITIES-LOSS-3: not more debts than coins are lost."""
    game = built("hideout")
    game.turn(A="build hideout")
    assert "from what cannot be paid" in game.why_not("B", "debt 2")
    assert game.game.refusal(1, "debt 2").rules == ("CITIES-LOSS-3",)
    assert "debt N" in game.why_not("B", "sell baths")
