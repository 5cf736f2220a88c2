"""Byzantium and Petra (CITIES-WONDER)."""

import pytest

from tests.rules.wonders.cities.town import MAKES_ALL, both_editions, coins, settle, town


@both_editions
@pytest.mark.parametrize(
    ("side", "stage", "points"),
    [("a", 2, {2012: 2, 2020: 4}), ("b", 1, {2012: 3, 2020: 4}), ("b", 2, {2012: 4, 2020: 6})],
)
def test_byzantium_gives_diplomacy_with_points(edition, side, stage, points):
    """CITIES-WONDER-1, CITIES-DIPLO-1."""
    game = (
        town(edition, seats=4, coins=20).wonder(A=f"byzantium:{side}").stages(A=stage - 1).city(A=MAKES_ALL)
    )
    game.hands(A="altar")
    before = game.score("A", "wonder")
    game.turn(A="stage with altar")
    assert (game.diplomacy_of("A"), game.score("A", "wonder") - before) == (1, points[edition])


@both_editions
def test_byzantiums_other_stages_give_no_diplomacy(edition):
    """CITIES-WONDER-1."""
    game = town(edition, seats=4, coins=20).wonder(A="byzantium:a").city(A=MAKES_ALL).hands(A="altar")
    game.turn(A="stage with altar")
    assert (game.diplomacy_of("A"), game.score("A", "wonder")) == (0, 3)


def test_two_stages_in_one_age_give_two_tokens():
    """CITIES-WONDER-1, CITIES-DIPLO-5: one is given back at the end of the Age."""
    game = (
        town(coins=20, turn=7)
        .wonder(A="byzantium:b")
        .stages(A=1)
        .diplomacy(A=1)
        .city(A=MAKES_ALL)
        .hands(A="altar")
    )
    game.turn(A="stage with altar")
    assert game.diplomacy_of("A") == 1  # two, and one has gone back with the conflicts
    game = (
        town(coins=20).wonder(A="byzantium:b").stages(A=1).diplomacy(A=1).city(A=MAKES_ALL).hands(A="altar")
    )
    game.turn(A="stage with altar")
    assert game.diplomacy_of("A") == 2


@both_editions
@pytest.mark.parametrize(("side", "before", "price", "points"), [("a", 1, (7, 5), 7), ("b", 1, (14, 10), 14)])
def test_petras_stage_for_coins(edition, side, before, price, points):
    """CITIES-WONDER-2: paid to the bank; the Architect Firm does not help."""
    due = price[edition == 2020]
    game = (
        town(edition, coins=due)
        .wonder(A=f"petra:{side}")
        .stages(A=before)
        .hands(A="altar")
        .city(A="architect_firm")
    )
    assert game.prices("A", "stage with altar") == [(0, 0, due)]
    had = game.score("A", "wonder")
    game.turn(A="stage with altar")
    assert (game.coins("A"), game.score("A", "wonder") - had) == (0, points)
    poor = town(edition, coins=due - 1).wonder(A=f"petra:{side}").stages(A=before).hands(A="altar")
    assert not poor.can("A", "stage with altar")


@both_editions
def test_petra_b_makes_all_others_lose_two(edition):
    """CITIES-WONDER-2: the stage of two clay and two ore; its owner loses nothing."""
    game = town(edition, seats=4, coins=10).wonder(A="petra:b").city(A=MAKES_ALL).hands(A="altar")
    game.turn(A="stage with altar")
    settle(game)
    assert (coins(game), game.score("A", "wonder")) == ([10, 11, 11, 11], 3)
