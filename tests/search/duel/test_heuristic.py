"""Heuristic of Duel: values of victories and of each kind of effect."""

from argosy.search.duel.heuristic import VICTORY, evaluate_choice, evaluate_position
from tests.rules.duel.table import city, table


def evaluated(game):
    """Heuristic values of the choices, by their text."""
    tables = game.ruleset.tables
    return {
        choice.text: evaluate_choice(game.state, tables, choice.number, choice.price.total, 0)
        for choice in game.choices(game.owing[0])
    }


def best(game):
    worth = evaluated(game)
    return max(worth, key=lambda text: worth[text])


def test_a_sixth_symbol_looks_like_a_victory():
    """DUEL-082."""
    five = "apothecary scriptorium pharmacist workshop academy"
    game = table("university altar", city(five, coins=50), age=3)
    worth = evaluated(game)
    assert worth["build university"] > VICTORY / 2
    assert best(game) == "build university"


def test_the_last_shield_looks_like_a_victory():
    """DUEL-072."""
    game = table("arsenal palace", city(coins=50), age=3, pawn=7)
    assert evaluated(game)["build arsenal"] > VICTORY / 2


def test_what_wins_for_the_opponent_is_taken_away():
    """DUEL-072: arsenal would win for B."""
    game = table("arsenal altar", city(coins=0), city(coins=50), age=3, pawn=-7)
    assert best(game) == "discard arsenal"


def test_who_has_more_is_ahead():
    even = table("palace", city(), city())
    ahead = table("palace", city("baths theater"), city())
    tables = even.ruleset.tables
    assert evaluate_position(even.state, tables) == 0.5
    assert 0.5 < evaluate_position(ahead.state, tables) < 1.0
