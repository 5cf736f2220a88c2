"""Heuristic of 7 Wonders: values of obvious choices, by kinds of effects."""

import pytest

from argosy import new_game
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.state import CHOICE
from argosy.search.wonders.evaluation.effect_heuristic import card_worth
from argosy.search.wonders.evaluation.end_value import value_of_end
from argosy.search.wonders.evaluation.heuristic import look_around
from argosy.search.wonders.evaluation.table_packing import evaluation_of
from argosy.search.wonders.policy import evaluate_all
from argosy.search.wonders.tree import SCRATCH
from argosy.testing.wonders.tables import table

OUT, PAD = new_records(CHOICE, MAX_CHOICES), new_records(SCRATCH, 1)[0]


def worth(position, card):
    """The heuristic value of a card for city A."""
    game, tables = position.game, position.game.ruleset.tables
    evaluation = evaluation_of(game.ruleset)
    look_around(game.state, tables, evaluation, 0, PAD.weights)
    return float(
        card_worth(game.state, tables, evaluation, PAD.weights, 0, game.ruleset.card_ids.index(card))
    )


@pytest.mark.parametrize(
    "expansions", [(), ("armada", "leaders", "cities"), ("babel",), ("edifice",)], ids=" ".join
)
def test_every_choice_is_evaluated(expansions):
    game = new_game("wonders", players=4, expansions=expansions, seed=2)
    seat = game.owing[0]
    count = list_choices(game.state, game.ruleset.tables, seat, OUT)
    evaluate_all(game.state, game.ruleset.tables, evaluation_of(game.ruleset), PAD, seat, OUT, count)
    assert count > 1
    assert all(-20 < PAD.worth[n] < 20 for n in range(count))


def test_the_symbol_that_makes_a_set_looks_better():
    """BASE-SCI-2."""
    city = table("base_2010", age=3).city(A="apothecary scriptorium")
    assert worth(city, "study") > worth(city, "academy") + 3


def test_shields_are_worth_most_where_they_turn_a_conflict():
    """BASE-CONFLICT-3."""
    even, lost = table("base_2010", age=3), table("base_2010", age=3)
    lost.city(B="barracks stockade guard_tower walls stables", C="archery_range training_ground")
    assert worth(even, "circus") > worth(lost, "circus") + 3


def test_a_resource_is_worth_less_the_more_of_it_there_is():
    assert worth(table("base_2010"), "stone_pit") > worth(table("base_2010").city(A="quarry"), "stone_pit")


def test_things_that_are_counted_are_worth_more_where_there_are_some():
    neighbours = table("base_2010", age=3).city(B="lumber_yard ore_vein", C="clay_pool stone_pit")
    assert worth(neighbours, "workers_guild") >= worth(table("base_2010", age=3), "workers_guild") + 3.9


def test_the_end_is_worth_more_to_the_winner():
    game = table("base_2010", age=3).city(A="palace", B="baths").game
    first, second, third = (value_of_end(game.state, game.ruleset.tables, PAD, seat) for seat in range(3))
    assert first > 0.65 > second
    assert second > third > 0.0


def test_partners_win_together():
    """ARMADA-TEAM-13."""
    game = table("base_2010", seats=4, expansions=["armada"], teams=True, age=3).city(A="palace").game
    values = [value_of_end(game.state, game.ruleset.tables, PAD, seat) for seat in range(4)]
    assert values[0] == values[1] > values[2] == values[3]
