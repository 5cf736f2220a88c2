"""Advice of the coach: the best choices of a view, each with a reason; hidden cards change nothing."""

import random
from types import SimpleNamespace

import pytest

from argosy import coach
from argosy.bots import search_backends
from argosy.coach import NotCompiled, Reason, advise, wonders
from argosy.coach.types import in_order
from argosy.errors import ArgosyError
from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.game.wonders.game import new_wonders_game
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.search.types import Budget, Found, Tried
from argosy.testing import table

QUICK = Budget(iterations=40)


@pytest.fixture(autouse=True)
def awake(monkeypatch):
    """In whatever backend the tests run, nobody waits for a compiler."""
    monkeypatch.setattr(coach, "is_ready", lambda game: True)


def played_on(expansions, seed, moves):
    game, chance = new_duel_game(expansions=expansions, seed=seed), random.Random(seed)
    for _ in range(moves):
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    return game


def asked(game):
    seat = game.owing[0]
    return advise(game.view(seat), game.choices(seat), QUICK, seed=3)


@pytest.mark.parametrize("expansions", [(), ("agora", "pantheon")])
def test_three_choices_the_best_one_first(expansions):
    game = played_on(expansions, 5, 20)
    advice = asked(game)
    assert len(advice) == 3
    assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
    assert {one.text for one in advice} <= {choice.text for choice in game.choices(game.owing[0])}
    assert all(one.reasons for one in advice)


@pytest.mark.parametrize("expansions", [(), ("agora", "pantheon")])
def test_what_is_hidden_changes_no_advice(expansions):
    for moves in (3, 12, 30):
        game = played_on(expansions, moves, moves)
        dealt_again = redeal_unknown(game.array, game.ruleset.tables, game.owing[0], 99)
        assert asked(DuelGame(game.ruleset, dealt_again).copy()) == asked(game)


def test_where_there_is_one_choice_it_is_the_advice():
    game = played_on((), 1, 1)
    while len(game.choices(game.owing[0])) > 1:
        game.choose(game.owing[0], game.choices(game.owing[0])[-1])
    assert [one.text for one in asked(game)] == [game.choices(game.owing[0])[0].text]


def test_nobody_waits_for_a_compiler(monkeypatch):
    monkeypatch.setattr(coach, "is_ready", lambda game: False)
    with pytest.raises(NotCompiled):
        asked(played_on((), 1, 1))


def test_a_view_of_no_game_is_told_which_have_a_coach():
    assert not coach.can_coach("view")
    with pytest.raises(ArgosyError, match="DuelView, WondersView"):
        advise("view", ())


@pytest.mark.parametrize("expansions", [(), ("armada", "leaders", "cities")])
def test_in_7_wonders_too_the_best_choice_comes_first(expansions):
    game = new_wonders_game(players=3, expansions=expansions, seed=4)
    seat, advice = game.owing[0], asked(game)
    assert len(advice) == 3
    assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
    assert {one.text for one in advice} <= {choice.text for choice in game.choices(seat)}
    assert all(one.reasons for one in advice)


def test_what_a_choice_costs_makes_no_other_choice_of_it():
    """Two stones from two neighbours: one advice, whoever is paid; a stage is a stage, whatever card goes
    under it.
    """
    game = (
        table("base_2010", coins=9)
        .wonder(A="gizah:a", B="rhodos:a", C="alexandria:a")
        .city(B="quarry", C="stone_pit")
    )
    advice = asked(game.hands(A="altar theater stockade").game)
    assert len({wonders.about(choice) for choice in game.game.choices(0)}) < len(game.game.choices(0))
    about = {choice.text: wonders.about(choice) for choice in game.game.choices(0)}
    assert len({about[one.text] for one in advice}) == len(advice)


def test_a_search_that_tries_one_choice_alone_is_asked_for_two_more(monkeypatch):
    """They come behind it, by what play by chance makes of them."""
    game = new_wonders_game(players=3, seed=4)
    numbers = [choice.number for choice in game.choices(0)]
    sure = Found(tuple(Tried(number, 50 * (number == numbers[2]), 0.4) for number in numbers), 50)
    chance = Found(tuple(Tried(number, 5, 0.1 * place) for place, number in enumerate(numbers[:5])), 25)

    def search(_view, _budget, style, _seed):
        return sure if style.knows else chance

    monkeypatch.setattr(coach, "searcher", lambda _: SimpleNamespace(search=search))
    advice = asked(game)
    assert [one.number for one in advice] == [numbers[2], numbers[4], numbers[3]]
    assert advice[0].value >= advice[1].value > advice[2].value > 0


def test_what_was_hardly_tried_is_not_called_hopeless():
    """One lost game of a choice says little: it is drawn to what all games together are worth; many say
    much.
    """
    often = Found((Tried(1, 900, 0.5), Tried(2, 100, 0.1), Tried(3, 1, 0.0)), 1001)
    first, second, third = coach._best(often, {1: "a", 2: "b", 3: "c"})
    assert first.value == 0.5
    assert [second.number, third.number] == [3, 2]
    assert 0.4 < second.value < 0.5
    assert 0.1 < third.value < 0.2


def test_values_of_the_search_become_chances():
    """Half of the points ahead of nobody is a half; what is won for sure is sure; between them it only
    rises.
    """
    assert wonders.chance(0.5) == pytest.approx(0.5, abs=0.01)
    assert (wonders.chance(0.0), wonders.chance(1.0)) == (0.0, 1.0)
    chances = [wonders.chance(value / 50) for value in range(51)]
    assert chances == sorted(chances)
    assert 0.05 < wonders.chance(0.2) < 0.2


GOOD, BETTER = Reason(kind="points", weight=2.0, amount=2), Reason(kind="coins", weight=3.0, amount=8)
BAD = Reason(kind="opens", weight=-4.0, thing="altar")


def test_the_best_choice_is_praised_and_others_are_weighed():
    assert in_order([GOOD, BAD, BETTER], [], is_best=True) == (BETTER, GOOD, BAD)
    assert in_order([GOOD, BAD, BETTER], [], is_best=False) == (BAD, BETTER, GOOD)


def test_what_has_been_said_is_said_again_only_for_want_of_better():
    assert in_order([GOOD, BETTER], [BETTER], is_best=False) == (GOOD, BETTER)
    assert in_order([BETTER, Reason(kind="later", weight=0.1)], [BETTER], is_best=False)[0] == BETTER


def test_every_searcher_that_has_a_coach_can_be_asked():
    assert coach.REASONERS.keys() <= search_backends.GAMES.keys()
