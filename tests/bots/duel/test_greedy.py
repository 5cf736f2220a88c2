"""Greedy bot of Duel: wins against random play, immediate victories, dangers."""

import random

import pytest

from argosy.bots.greedy_bot import GreedyBot
from argosy.game.duel.game import new_duel_game
from tests.rules.duel.table import ALL, city, play, prepared, table

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)


def best(game) -> str:
    seat = game.owing[0]
    return GreedyBot().decide(game.view(seat), game.choices(seat), random.Random(1)).text


def duel(expansions, seed: int, greedy: int):
    """One game of greedy against chance."""
    game, chance = new_duel_game(expansions=expansions, seed=seed), random.Random(seed)
    while not game.is_over:
        seat = game.owing[0]
        game.choose(seat, best(game) if seat == greedy else chance.choice(game.choices(seat)))
    return game


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_greedy_beats_chance(expansions):
    won = sum(number % 2 in duel(expansions, number, number % 2).winners for number in range(6))
    assert won >= 5


# --- winning with the next move -----------------------------------------------------------------------------

FIVE_SYMBOLS = "library dispensary apothecary laboratory academy"
FIVE_CHAMBERS = [{"markers": [1, 0]}] * 5


def test_it_wins_by_military():
    assert best(table("walls statue school", city(coins=20), age=2, pawn=7)) == "build walls"


def test_it_wins_by_military_with_strategy():
    """DUEL-067: one shield and the one of Strategy."""
    rich = {"coins": 20, "progress": "strategy"}
    assert best(table("stable palace", city(**rich), age=1, pawn=7)) == "build stable"


def test_it_wins_by_military_with_a_wonder():
    game = table("palace town_hall", city(coins=40, wonders="colossus"), age=3, pawn=7)
    assert best(game).startswith("wonder colossus with")


def test_it_wins_by_military_with_a_god():
    spaces = [None, None, "mars", None, None, None]
    game = table("palace", city(coins=40), age=2, pawn=7, expansions=("pantheon",), spaces=spaces)
    assert best(game) == "activate mars"


def test_it_wins_by_science():
    assert best(table("university palace", city(FIVE_SYMBOLS, coins=20), age=3)) == "build university"


def test_it_takes_law_as_the_sixth_symbol():
    game = play(
        table("study palace", city(FIVE_SYMBOLS, coins=20), age=3, board=["philosophy", "law"]), "build study"
    )
    assert best(game) == "token law"


def test_it_pairs_symbols_when_law_lies_on_the_board():
    """The pair brings the token, the token the sixth symbol."""
    game = table("study palace", city(FIVE_SYMBOLS, coins=40), age=3, board=["law", "philosophy"])
    assert best(game) == "build study"


def test_it_wins_by_politics():
    """AGORA-080: with the politician, and then with the marker."""
    rows = [*FIVE_CHAMBERS, {"markers": [0, 0]}]
    game = table("right_politician_1 palace", city(coins=40), expansions=("agora",), chambers=rows)
    assert best(game) == "recruit right_politician_1"
    assert best(play(game, "recruit right_politician_1")) == "place 6"


def test_it_wins_by_politics_with_two_actions():
    rows = [*FIVE_CHAMBERS, {"markers": [0, 1]}]
    blue = city("theater baths", coins=40)
    game = table("right_politician_1 palace", blue, age=2, expansions=("agora",), chambers=rows)
    for text in ("recruit right_politician_1", "place 6", "place 6"):
        assert best(game) == text
        play(game, text)
    assert game.result == "political"


def test_a_marker_does_not_leave_a_chamber_that_is_needed():
    """Moving 5 to 6 gives one and takes one: no victory."""
    rows = [*FIVE_CHAMBERS, {"markers": [0, 0]}]
    game = table("left_politician_1 palace", city(coins=40), expansions=("agora",), chambers=rows)
    play(game, "recruit left_politician_1")
    assert best(game) != "shift 5 6"


def test_it_triggers_a_coup_that_wins():
    a = city(coins=5, conspiracies=prepared("coup", by="altar"))
    assert best(table("palace", a, expansions=("agora",), age=3, pawn=7, track=[])) == "trigger coup"


# --- not losing with the next move --------------------------------------------------------------------------


def test_it_denies_a_victory_by_science():
    b = city(FIVE_SYMBOLS, coins=30)
    assert "university" in best(table("university palace", city(coins=30), b, age=3))


def test_it_denies_a_victory_by_military():
    assert "circus" in best(
        table("circus palace", city(coins=30), city(coins=30), age=3, pawn=-7, alone=True)
    )


def test_a_chain_pays_for_a_victory():
    """DUEL-038: the school makes the university free."""
    b = city("library dispensary school laboratory academy", coins=0)
    assert "university" in best(table("university palace", city(coins=30), b, age=3, alone=True))


def test_two_cards_that_win_are_met_by_moving_the_pawn_back():
    """Whichever card is taken, the other one stays: only shields help."""
    game = table("circus arsenal palace", city(coins=40), city(coins=40), age=3, pawn=-7, alone=True)
    assert best(game) in ("build circus", "build arsenal")


def test_a_wonder_that_wins_is_met_by_moving_the_pawn_back():
    """Colossus can be constructed with any card."""
    b = city(coins=40, wonders="colossus")
    game = table("stable palace town_hall", city(coins=40), b, age=3, pawn=-7, alone=True)
    assert best(game) == "build stable"
