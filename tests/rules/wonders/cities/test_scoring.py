"""The end of the game (CITIES-SCORE)."""

import pytest

from tests.rules.wonders.cities.town import both_editions, town


@pytest.mark.parametrize(("edition", "line"), [(2012, "treasury"), (2020, "cities")])
def test_black_cards_have_a_line_and_debts_are_taken_off(edition, line):
    """CITIES-SCORE-1: 2012 in the treasury line, 2020 in that of Cities; the total is the same."""
    game = town(edition, coins=6).city(A="capitol hideout").debts(A=3)
    points = {"treasury": 2, "cities": 10}
    points[line] -= 3
    assert {name: game.score("A", name) for name in points} == points
    assert game.score("A") == 9
    sheet = {item.line: item.items for item in game.game.scores()[0].lines}
    assert ("debts", -3) in sheet[line]
    assert all(sum(n for _, n in item.items) == item.points for item in game.game.scores()[0].lines)


@both_editions
def test_the_lines_of_the_pad(edition):
    """CITIES-SCORE-1: with Armada its lines come before."""
    lines = [line.line for line in town(edition).game.scores()[0].lines]
    assert lines == ["conflicts", "treasury", "wonder", "civil", "science", "commerce", "guilds", "cities"]
    both = [line.line for line in town(edition, seats=4, expansions=("armada",)).game.scores()[0].lines]
    assert both[-1] == "cities"
    assert "naval" in both


def test_debts_do_not_lower_the_coins_of_a_tie():
    """CITIES-SCORE-2: A and B have the same points; A has more coins, B no debts."""
    game = town(age=3, turn=7).treasury(A=5, B=2, C=0).debts(A=1)
    game.end_age()
    sheet = game.game.scores()
    assert sheet[0].total == sheet[1].total
    assert (sheet[0].rank, sheet[1].rank) == (1, 2)
