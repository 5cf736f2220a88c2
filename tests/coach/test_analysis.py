"""Post-game analysis: every decision weighed from its own view, chances of winning, the blunder."""

import random

import msgspec
import pytest

import argosy
from argosy import coach
from argosy.coach.analysis import (
    FEWEST,
    MOST,
    SLIP,
    Analysis,
    analyse,
    iterations_for,
    looked_back,
    questions,
    rating_of,
)
from argosy.coach.decision_loss import Weighed, weigh
from argosy.coach.types import Advice, Reason
from argosy.game.duel.game import DuelGame
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.search.types import Budget
from argosy.testing import table as wonders_table
from tests.rules.duel.table import city, table

FEW = 24


@pytest.fixture(autouse=True)
def awake(monkeypatch):
    """In whatever backend the tests run, nobody waits for a compiler."""
    monkeypatch.setattr(coach, "is_ready", lambda game: True)


def played(name, moves=10**6, **options):
    game, chance = argosy.new_game(name, seed=5, **options), random.Random(5)
    while not game.is_over and len(game.journal) < moves:
        for seat in game.owing:
            while seat in game.owing:
                game.choose(seat, chance.choice(game.choices(seat)))
    return game


GAMES = [
    ("duel", {}),
    ("duel", {"expansions": ("agora", "pantheon")}),
    ("wonders", {"players": 3}),
    ("wonders", {"players": 2, "edition": 2010}),
    ("wonders", {"players": 4, "expansions": ("armada", "leaders"), "teams": True}),
]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_decision_is_weighed_and_chances_add_up(name, options):
    game = played(name, 24, **options)
    found = analyse(game, FEW)
    assert [one.made.text for one in found.decisions] == [
        game.journal[one.index].text for one in found.decisions
    ]
    assert {one.seat for one in found.decisions} <= set(game.players)
    for one in found.decisions:
        assert 0 <= one.cost <= 1
        assert one.cost == one.best.value - one.made.value
        assert one.best.reasons
        assert one.made.reasons
    assert all(sum(point.chances) == pytest.approx(1) for point in found.curve)
    assert all(len(point.chances) == len(found.sides) for point in found.curve)
    assert [point.step for point in found.curve] == sorted({point.step for point in found.curve})
    assert len(found.turning_points) <= 3
    assert all(one.cost >= SLIP for one in found.turning_points)


def test_partners_win_together():
    found = analyse(played("wonders", 8, players=4, expansions=("armada",), teams=True), FEW)
    assert found.sides == ((0, 1), (2, 3))


def test_the_same_seed_says_the_same_and_it_outlives_a_file():
    game = played("duel", 12)
    found = analyse(game, FEW, seed=3)
    assert found == analyse(argosy.replay(game.record()), FEW, seed=3)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_how_far_it_is_is_told():
    told = []
    found = analyse(played("duel", 5), FEW, report=lambda *done: told.append(done))
    assert told == [(done, len(found.decisions)) for done in range(len(found.decisions) + 1)]


def test_a_game_that_is_over_ends_with_its_result():
    game = table("guard_tower altar", city(coins=9), city(coins=9), pawn=8, alone=True)
    game.choose(game.owing[0], "build guard_tower")
    assert game.is_over
    assert analyse(game, FEW).curve[-1].chances == (1.0, 0.0)


def test_a_win_that_was_missed_costs_everything():
    """One card brings the pawn to the capital, another the opponent's sixth symbol.

    Who lets the first one go has lost.
    """
    symbols = "workshop scriptorium pharmacist academy university"
    game = table("guard_tower apothecary", city(coins=9), city(coins=9, cards=symbols), pawn=8, alone=True)
    game.choose(game.owing[0], "discard guard_tower")
    found = analyse(game, 200)
    worst = found.turning_points[0]
    assert (worst.seat, worst.best.text, worst.made.text) == (0, "build guard_tower", "discard guard_tower")
    assert (worst.rating, worst.best.value) == ("blunder", 1.0)
    assert worst.cost > 0.9
    assert worst.best.reasons[0].kind == "wins"


def test_in_7_wonders_what_throws_the_game_away_is_found():
    """In the last turn nothing that others do matches a palace: who sells it lets them draw level."""
    at = wonders_table("base_2010", age=3, turn=6, coins=9).wonder(A="gizah:a", B="rhodos:a", C="olympia:a")
    at.city(A="glassworks loom press clay_pit stone_pit ore_vein lumber_yard")
    game = at.hands(A="palace lodge", B="haven arena", C="arsenal chamber_of_commerce").game
    game.choose(0, "sell palace")
    for seat in (1, 2):
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.verb == "sell"))
    assert game.is_over
    worst = analyse(game, 300).turning_points[0]
    assert (worst.seat, worst.best.text, worst.rating) == (0, "build palace", "blunder")


def test_what_is_hidden_blames_nobody():
    """The decision is weighed the same with any hidden cards."""
    game = played("duel", 15)
    seat = game.owing[0]
    other = DuelGame(game.ruleset, redeal_unknown(game.array, game.ruleset.tables, seat, 99)).copy()
    text = game.choices(seat)[-1].text
    first, second = (
        weigh(one.view(seat), one.choices(seat), text, Budget(iterations=40), 3) for one in (game, other)
    )
    assert first == second


def test_a_choice_that_is_about_the_same_costs_nothing():
    game = argosy.new_game("wonders", players=3, seed=4)
    for choice in game.choices(0):
        found = weigh(game.view(0), game.choices(0), choice.text, Budget(iterations=30), 1)
        assert found.made.text == choice.text
        assert (found.cost == 0) >= (found.made == found.best)


def test_only_decisions_are_asked_about_and_nothing_but_the_own_view_is_given():
    game = played("wonders", 9, players=3)
    asked = list(questions(game))
    assert [one.view.seat for one in asked] == [made.seat for made in game.journal]
    assert all(len(one.choices) > 1 for one in asked)
    assert [one.step for one in asked] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.parametrize(
    ("cost", "rating"), [(0.0, "good"), (0.029, "good"), (0.05, "slip"), (0.1, "mistake"), (0.5, "blunder")]
)
def test_a_decision_is_called_for_what_it_cost(cost, rating):
    assert rating_of(weighed(0.5 + cost / 2, 0.5 - cost / 2)) == rating


def weighed(best, made):
    reasons = (Reason(kind="later", weight=0.1),)
    texts = (("build altar", best), ("build baths", made))
    one, other = (
        Advice(number=n, text=text, value=value, reasons=reasons) for n, (text, value) in enumerate(texts)
    )
    return Weighed(best=one, made=other)


def test_three_turning_points_the_worst_one_first():
    game = played("duel", 8)
    asked = list(questions(game))
    costs = [0.0, 0.1, 0.02, 0.4, 0.2, 0.3, 0.01, 0.05][: len(asked)]
    found = looked_back(game, asked, [weighed(0.6, 0.6 - cost) for cost in costs], FEW, 0)
    assert found.turning == (3, 5, 4)


def test_a_longer_game_has_less_time_for_each_decision():
    assert iterations_for(30, 2) == MOST
    assert MOST > iterations_for(200, 7) > FEWEST
    assert iterations_for(10**6, 7) == FEWEST


def test_a_game_in_which_nothing_was_chosen_has_no_curve():
    found = analyse(argosy.new_game("duel", seed=1), FEW)
    assert (found.decisions, found.curve, found.turning) == ((), (), ())
