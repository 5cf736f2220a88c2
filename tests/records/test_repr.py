"""`repr` of games and rulesets: one line, and nothing secret in it."""

import pytest

import argosy


@pytest.fixture(params=[("wonders", {"players": 3, "edition": 2010}), ("duel", {"expansions": ("agora",)})])
def game(request):
    name, more = request.param
    return argosy.new_game(name, seed=987654321, **more)


def test_a_game_says_what_it_is_and_whom_it_waits_for(game):
    waiting = "seats 0, 1, 2" if len(game.players) == 3 else f"seat {game.owing[0]}"
    assert repr(game).startswith(f"<game {game.ruleset.name}, ")
    assert repr(game).endswith(f", waiting for {waiting}>")
    assert "987654321" not in repr(game)


def test_a_game_that_is_over_says_so(game):
    while not game.is_over:
        seat = game.owing[0]
        game.choose(seat, game.choices(seat)[0])
    assert repr(game).endswith(", over>")


def test_a_ruleset_is_short(game):
    ruleset = game.ruleset
    assert repr(ruleset) == f"<ruleset {ruleset.name}, {ruleset.fingerprint[:8]}>"
