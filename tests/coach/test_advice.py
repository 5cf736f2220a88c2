"""The coach's advice: the best choices of a view, the same whatever is hidden, and each with a reason of its own."""

import random

import pytest

from argosy import coach
from argosy.bots import search_bot
from argosy.coach import Asleep, Reason, advise
from argosy.coach.said import in_order
from argosy.errors import ArgosyError
from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.game.wonders.game import new_wonders_game
from argosy.rules.duel.redeal import redeal_unknown
from argosy.search.types import Budget

QUICK = Budget(iterations=40)


@pytest.fixture(autouse=True)
def awake(monkeypatch):
    """In whatever gear the tests run, nobody waits for a compiler."""
    monkeypatch.setattr(coach, "is_ready", lambda: True)


def played_on(boxes, seed, moves):
    game, chance = new_duel_game(boxes=boxes, seed=seed), random.Random(seed)
    for _ in range(moves):
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    return game


def asked(game):
    seat = game.owing[0]
    return advise(game.view(seat), game.choices(seat), QUICK, seed=3)


@pytest.mark.parametrize("boxes", [(), ("agora", "pantheon")])
def test_three_choices_the_best_one_first(boxes):
    game = played_on(boxes, 5, 20)
    advice = asked(game)
    assert len(advice) == 3
    assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
    assert {one.text for one in advice} <= {choice.text for choice in game.choices(game.owing[0])}
    assert all(one.reasons for one in advice)


@pytest.mark.parametrize("boxes", [(), ("agora", "pantheon")])
def test_what_is_hidden_changes_no_advice(boxes):
    for moves in (3, 12, 30):
        game = played_on(boxes, moves, moves)
        dealt_again = redeal_unknown(game.array, game.ruleset.tables, game.owing[0], 99)
        assert asked(DuelGame(game.ruleset, dealt_again).copy()) == asked(game)


def test_where_there_is_one_choice_it_is_the_advice():
    game = played_on((), 1, 1)
    while len(game.choices(game.owing[0])) > 1:
        game.choose(game.owing[0], game.choices(game.owing[0])[-1])
    assert [one.text for one in asked(game)] == [game.choices(game.owing[0])[0].text]


def test_nobody_waits_for_a_compiler(monkeypatch):
    monkeypatch.setattr(coach, "is_ready", lambda: False)
    with pytest.raises(Asleep):
        asked(played_on((), 1, 1))


def test_a_game_without_a_coach_is_told_which_have_one():
    game = new_wonders_game(players=3, seed=1)
    assert not coach.can_coach(game.view(0))
    with pytest.raises(ArgosyError, match="DuelView"):
        advise(game.view(0), game.choices(0))


GOOD, BETTER = Reason(kind="points", weight=2.0, amount=2), Reason(kind="coins", weight=3.0, amount=8)
BAD = Reason(kind="opens", weight=-4.0, thing="altar")


def test_the_best_choice_is_praised_and_others_are_weighed():
    assert in_order([GOOD, BAD, BETTER], [], is_best=True) == (BETTER, GOOD, BAD)
    assert in_order([GOOD, BAD, BETTER], [], is_best=False) == (BAD, BETTER, GOOD)


def test_what_has_been_said_is_said_again_only_for_want_of_better():
    assert in_order([GOOD, BETTER], [BETTER], is_best=False) == (GOOD, BETTER)
    assert in_order([BETTER, Reason(kind="later", weight=0.1)], [BETTER], is_best=False)[0] == BETTER


def test_every_searcher_that_has_a_coach_can_be_asked():
    assert coach.REASONERS.keys() <= search_bot.SEARCHES.keys()
