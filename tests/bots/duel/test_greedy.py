"""Greedy plays Duel from its view: it wins against chance, and it sees a victory one move ahead."""

import random

import msgspec
import pytest

from argosy.bots.duel.greedy import values
from argosy.bots.greedy_bot import GreedyBot
from argosy.game.duel.game import new_duel_game
from argosy.game.duel.view import DuelView
from tests.rules.duel.table import ALL, city, play, prepared, table, texts

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)


def best(game) -> str:
    seat = game.owing[0]
    choices = game.choices(seat)
    worth = values(game.view(seat), choices)
    return choices[worth.index(max(worth))].text


def duel(boxes, seed: int, greedy: int):
    """One game of greedy against chance."""
    game, chance = new_duel_game(boxes=boxes, seed=seed), random.Random(seed)
    while not game.is_over:
        seat = game.owing[0]
        choices = game.choices(seat)
        worth = values(game.view(seat), choices) if seat == greedy else [chance.random() for _ in choices]
        game.choose(seat, choices[worth.index(max(worth))])
    return game


@pytest.mark.sample(1)
@pytest.mark.parametrize("boxes", COMBINATIONS)
def test_greedy_beats_chance(boxes):
    won = sum(number % 2 in duel(boxes, number, number % 2).winners for number in range(6))
    assert won >= 5


@pytest.mark.parametrize("boxes", COMBINATIONS)
def test_every_choice_of_a_game_is_judged_with_a_finite_number(boxes):
    """Also from a view that has travelled as MessagePack, with the same result."""
    chance = random.Random(4)
    game = new_duel_game(boxes=boxes, seed=4)
    while not game.is_over:
        seat = game.owing[0]
        choices, view = game.choices(seat), game.view(seat)
        worth = values(view, choices)
        assert len(worth) == len(choices)
        assert all(abs(number) < 10_000 for number in worth)
        travelled = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=DuelView)
        assert values(travelled, choices) == worth
        game.choose(seat, chance.choice(choices))


# --- winning with the next move ---------------------------------------------------------------------------------------

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


def test_it_does_not_take_minerva_for_a_victory():
    """PANTHEON-028: the pawn stops in front of her."""
    game = table("walls pantheon", city(coins=40), age=3, pawn=7, minerva=8, boxes=("pantheon",))
    assert best(game) != "build walls"


def test_it_wins_by_military_with_a_god():
    spaces = [None, None, "mars", None, None, None]
    game = table("palace", city(coins=40), age=2, pawn=7, boxes=("pantheon",), spaces=spaces)
    assert best(game) == "activate mars"


def test_it_wins_by_science():
    assert best(table("university palace", city(FIVE_SYMBOLS, coins=20), age=3)) == "build university"


def test_it_takes_law_as_the_sixth_symbol():
    game = play(table("study palace", city(FIVE_SYMBOLS, coins=20), age=3, board=["philosophy", "law"]), "build study")
    assert best(game) == "token law"


def test_it_pairs_symbols_when_law_lies_on_the_board():
    """The pair brings the token, the token the sixth symbol."""
    game = table("study palace", city(FIVE_SYMBOLS, coins=40), age=3, board=["law", "philosophy"])
    assert best(game) == "build study"
    assert (
        best(table("study palace", city(FIVE_SYMBOLS, coins=40), age=3, board=["masonry"], alone=True))
        == "build palace"
    )


def test_it_wins_by_politics():
    """AGORA-080: with the politician, and then with the marker."""
    rows = [*FIVE_CHAMBERS, {"markers": [0, 0]}]
    game = table("right_politician_1 palace", city(coins=40), boxes=("agora",), chambers=rows)
    assert best(game) == "recruit right_politician_1"
    assert best(play(game, "recruit right_politician_1")) == "place 6"


def test_it_wins_by_politics_with_two_actions():
    rows = [*FIVE_CHAMBERS, {"markers": [0, 1]}]
    game = table("right_politician_1 palace", city("theater baths", coins=40), boxes=("agora",), chambers=rows)
    for text in ("recruit right_politician_1", "place 6", "place 6"):
        assert best(game) == text
        play(game, text)
    assert game.result == "political"


def test_a_marker_does_not_leave_a_chamber_that_is_needed():
    """Moving 5 to 6 gives one and takes one: no victory."""
    rows = [*FIVE_CHAMBERS, {"markers": [0, 0]}]
    game = table("left_politician_1 palace", city(coins=40), boxes=("agora",), chambers=rows)
    play(game, "recruit left_politician_1")
    assert best(game) != "shift 5 6"


def test_it_triggers_a_coup_that_wins():
    a = city(coins=5, conspiracies=prepared("coup", by="altar"))
    assert best(table("palace", a, boxes=("agora",), age=3, pawn=7, track=[])) == "trigger coup"


# --- not losing with the next move --------------------------------------------------------------------------------------


def test_it_denies_a_victory_by_science():
    b = city(FIVE_SYMBOLS, coins=30)
    assert "university" in best(table("university palace", city(coins=30), b, age=3))


def test_it_denies_a_victory_by_military():
    assert "circus" in best(table("circus palace", city(coins=30), city(coins=30), age=3, pawn=-7, alone=True))


def test_it_denies_a_victory_by_politics():
    rows = [*[{"markers": [0, 1]}] * 5, {"markers": [0, 0]}]
    game = table("right_politician_1 palace", city(coins=40), boxes=("agora",), chambers=rows, age=3)
    assert "right_politician_1" in best(game)


def test_it_denies_a_god_that_wins():
    """Ishtar has the scales, the sixth symbol of the opponent; to us she is worth less than the palace."""
    spaces = [None, None, "ishtar", None, None, None]
    more = {"age": 3, "boxes": ("pantheon",), "spaces": spaces, "alone": True}
    assert best(table("palace", city(coins=40), city(FIVE_SYMBOLS, coins=40), **more)) == "activate ishtar"
    assert best(table("palace", city(coins=40), city(FIVE_SYMBOLS, coins=0), **more)) == "build palace"


def test_it_lets_a_victory_lie_that_the_opponent_cannot_pay():
    """The palace is worth more than a card that is dangerous to nobody."""
    game = table("university palace", city(coins=30), city(FIVE_SYMBOLS, coins=0), age=3, alone=True)
    assert best(game) == "build palace"


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


def uncovering(b: dict):
    """The university lies under the town hall alone; the port is free, too."""
    structure: list = [None] * 20
    structure[15], structure[18], structure[19] = "university", "town_hall", "port"
    a = city("shelf_quarry stone_pit sawmill", coins=30)
    return table("", a, b, age=3, structure=structure, revealed=list(range(20)))


def test_it_does_not_uncover_a_victory():
    game = uncovering(city(FIVE_SYMBOLS, coins=30))
    assert {"build town_hall", "build port"} <= set(texts(game))
    assert "port" in best(game)


def test_it_uncovers_what_does_not_win():
    """The same cards: without the five symbols, or without the coins, the town hall is the better building."""
    assert best(uncovering(city(coins=30))) == "build town_hall"
    assert best(uncovering(city(FIVE_SYMBOLS, coins=0))) == "build town_hall"


def test_greedy_is_the_bot_of_that_name():
    """The bot of the lobby uses this judge as soon as the view is one of Duel."""
    game = table("baths theater", city(coins=9))
    assert GreedyBot().decide(game.view(0), game.choices(0), random.Random(1)) in game.choices(0)
