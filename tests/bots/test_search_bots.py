"""Search bots: contract, budgets behind their names, wins against greedy."""

import random

import pytest

from argosy import bots, new_game
from argosy.bots import levels, search_backends, search_bot
from argosy.errors import ArgosyError
from argosy.lab.matches import match
from argosy.search.types import Budget, Found, Tried
from argosy.testing.contract import DUEL_TABLES, WONDERS_TABLES, check_bot

SEARCHING = tuple(name for name in bots.names() if bots.BOTS[name].searches)
FOUND = Found((Tried(7, 60, 0.6), Tried(8, 30, 0.55), Tried(9, 10, 0.2), Tried(3, 0, 0.0)), 100)


def test_levels_are_offered_for_both_games_the_strongest_first():
    assert SEARCHING == (
        "admiral",
        "captain",
        "helmsman",
        "deckhand",
        "cabin-boy",
        "plain-search",
        "captain-1",
        "captain-2",
    )
    assert bots.names("wonders") == bots.names("duel") == bots.names() == (*SEARCHING, "greedy", "random")


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_each_level_thinks_longer_or_slips_less_than_the_one_before_it(game):
    efforts = [level.efforts[game] for level in levels.LEVELS]
    assert len(set(efforts)) == len(efforts)
    thoughts = [effort.iterations for effort in efforts]
    assert thoughts == sorted(thoughts)
    temperatures = [effort.temperature for effort in efforts]
    assert temperatures == sorted(temperatures, reverse=True)


@pytest.mark.whole
@pytest.mark.parametrize("name", ["cabin-boy", "plain-search"])
def test_a_bot_that_searches_keeps_the_contract(name):
    check_bot(bots.make(f"{name}@20"), (*DUEL_TABLES, *WONDERS_TABLES[:2]), seed=2)


@pytest.mark.whole
@pytest.mark.parametrize("expansions", [(), ("agora", "pantheon")], ids="+".join)
def test_the_third_level_beats_greedy(expansions):
    """Twelve games: of two equal players one wins nine of them in one of fourteen matches.

    The deals are fixed.
    """
    result = match(["helmsman@800", "greedy"], 12, game="duel", expansions=expansions, seed=1000)
    assert result.rows[0].wins >= 9


@pytest.mark.parametrize(
    ("text", "budget"), [("50ms", Budget(seconds=0.05)), ("2000", Budget(iterations=2000))]
)
def test_a_budget_may_stand_behind_the_name(text, budget):
    assert bots.make(f"captain@{text}").budgets == {"duel": budget, "wonders": budget}


def test_a_budget_that_is_no_limit_is_refused():
    for wrong in (
        {"iterations": -5},
        {"iterations": 2.5},
        {"iterations": 2**31},
        {"seconds": -0.1},
        {"seconds": float("nan")},
    ):
        with pytest.raises(ArgosyError, match=r"a budget of .*: neither may be below 0"):
            Budget(**wrong)


@pytest.mark.parametrize("text", ["", "fast", "0", "-3", "50s", "99999999", "5 0"])
def test_a_budget_that_cannot_be_read_is_refused(text):
    with pytest.raises(ArgosyError, match="a budget is a number of iterations"):
        bots.make(f"captain@{text}")


def test_a_bot_that_does_not_search_needs_no_budget():
    with pytest.raises(ArgosyError, match="greedy does not search"):
        bots.make("greedy@50ms")


def test_a_game_without_a_search_is_refused(monkeypatch):
    monkeypatch.delitem(search_backends.GAMES, "WondersView")
    game = new_game("wonders", players=3, edition=2010, seed=1)
    with pytest.raises(ArgosyError, match="no search can play a game with a WondersView"):
        bots.make("captain").decide(game.view(0), game.choices(0), random.Random(1))


def test_a_hand_slips_only_to_what_has_been_tried_and_more_often_to_what_looks_good():
    chance = random.Random(1)
    picked = [search_bot.picked(FOUND, 0.1, chance) for _ in range(3000)]
    counts = [picked.count(number) for number in (7, 8, 9, 3)]
    assert counts[0] > counts[1] > counts[2] > 0
    assert counts[3] == 0
    assert search_bot.picked(FOUND, 0.0, chance) == 7


def test_until_the_searches_are_compiled_greedy_stands_in(monkeypatch):
    monkeypatch.setattr(bots, "is_ready", lambda game: False)
    assert bots.quick("captain", "wonders") == "greedy"
    assert bots.quick("random", "wonders") == "random"
    monkeypatch.setattr(bots, "is_ready", lambda game: True)
    assert bots.quick("captain", "wonders") == "captain"


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_a_bot_decides_the_same_from_a_running_game_and_from_its_view(game):
    table, bot = new_game(game, seed=3), bots.make("cabin-boy@20")
    for moment in range(20):
        for seat in table.owing:
            choice = bot.decide(table.view(seat), table.choices(seat), random.Random(moment))
            assert bots.decide(bot, table, seat, random.Random(moment)) == choice.number
            table.play(seat, choice.number)


def test_a_bot_that_somebody_has_made_of_ours_gets_the_view():
    class Mine(search_bot.SearchBot):
        def decide(self, _view, choices, _rng):
            return choices[-1]

    game = new_game("duel", seed=3)
    listed = game.choices(game.owing[0])
    assert bots.decide(Mine(Budget(iterations=5)), game, game.owing[0], random.Random(1)) == listed[-1].number
