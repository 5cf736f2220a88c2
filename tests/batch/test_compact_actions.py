"""Compact action space: few and stable numbers; only the way of paying is left out."""

import hashlib
from itertools import combinations

import numpy as np
import pytest

import argosy
from argosy import Batch
from argosy.errors import ChoiceError, RulesetError
from argosy.rules.duel.drivers.compact import NONE, lay_out_compact
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS
from argosy.rules.wonders.ruleset import wonders_ruleset
from tests.rulesets import named, some_tables

MOST = 4_096


def without_payment(choice):
    """The text of a choice without the coins for resources."""
    return choice.text.split(" pay ")[0]


@pytest.mark.sample(3)
@some_tables
def test_every_choice_is_reached_but_for_other_payments(table):
    batch, chance, seen = Batch(**named(table), games=2, seed=2, space="compact"), np.random.default_rng(2), 0
    while batch.owing().any():
        for number in range(batch.games):
            game = batch.game(number)
            for seat in game.owing:
                compact, listed = game.compact_choices(seat), game.choices(seat)
                assert max(compact) < batch.actions <= MOST
                reached = [without_payment(choice) for choice in compact.values()]
                for choice in listed:
                    assert without_payment(choice) in reached, (game, choice.text)
                seen += len(listed)
        batch.step(batch.random_legal(chance))
    assert seen > 300


@pytest.mark.sample(3)
@some_tables
def test_the_payment_is_the_cheapest_and_then_the_first(table):
    game, chance = argosy.new_game(seed=3, **table), np.random.default_rng(3)
    while not game.is_over:
        seat = game.owing[0]
        compact, listed = game.compact_choices(seat), game.choices(seat)
        for chosen in compact.values():
            alike = [choice for choice in listed if without_payment(choice) == without_payment(chosen)]
            assert chosen == alike[0]
            assert chosen.price.total == min(choice.price.total for choice in alike)
        game.choose(seat, compact[int(chance.choice(list(compact)))])


@pytest.mark.sample(3)
@some_tables
def test_batches_and_single_games_number_alike(table):
    batch, chance = Batch(**named(table), games=2, seed=5, space="compact"), np.random.default_rng(5)
    exact = Batch(batch.ruleset, games=2, seed=5)
    while batch.owing().any():
        legal, mask = batch.legal(), batch.legal_mask()
        assert not mask[~batch.owing()].any()
        numbers = batch.random_legal(chance)
        chosen = np.full(numbers.shape, -1)
        for game, row in np.argwhere(batch.owing()):
            start, count = legal.starts[game, row], legal.counts[game, row]
            here = legal.numbers[start : start + count].tolist()
            assert len(set(here)) == count
            assert sorted(here) == np.flatnonzero(mask[game, row]).tolist()
            single = batch.game(game)
            seat = (
                next(seat for seat in single.owing if single.choices(seat)[0].city == row)
                if row_is_city(single)
                else row
            )
            choices = single.compact_choices(seat)
            assert list(choices) == here
            chosen[game, row] = choices[int(numbers[game, row])].number
        batch.step(numbers)
        exact.step(chosen)
        assert batch.array.tobytes() == exact.array.tobytes()


def row_is_city(game):
    return game.ruleset.game == "wonders"


@pytest.mark.whole
def test_no_ruleset_has_more_numbers():
    expansions = {
        edition: [expansion.editions[edition] for expansion in EXPANSIONS if edition in expansion.editions]
        for edition in (2010, 2020)
    }
    largest, tried = 0, 0
    for edition, names in expansions.items():
        for count in range(len(names) + 1):
            for some in combinations(names, count):
                for players in range(2, 9):
                    try:
                        ruleset = wonders_ruleset(players=players, edition=edition, expansions=some)
                    except RulesetError:
                        continue
                    largest, tried = max(largest, ruleset.compact_actions), tried + 1
    assert tried > 100
    assert largest <= MOST
    assert (
        max(lay_out_compact(some)[1] for some in ((), ("agora",), ("pantheon",), ("pantheon", "agora")))
        <= MOST
    )


LAYOUTS = [
    ({"game": "wonders", "players": 2, "edition": 2010}, 376, "89e1f4d0d6c1"),
    ({"game": "wonders", "players": 3, "edition": 2010}, 376, "89e1f4d0d6c1"),
    ({"game": "wonders", "players": 7, "edition": 2020}, 386, "9c26d406a482"),
    ({"game": "wonders", "players": 4, "edition": 2020, "expansions": ["armada"]}, 1025, "964ca8011f7a"),
    (
        {"game": "wonders", "players": 6, "edition": 2010, "expansions": ["armada"], "teams": True},
        874,
        "34f8ebc6fd0a",
    ),
    ({"game": "wonders", "players": 3, "edition": 2010, "expansions": ["leaders"]}, 615, "6f6f3a0afffb"),
    (
        {"game": "wonders", "players": 5, "edition": 2010, "expansions": ["leaders", "cities"]},
        1166,
        "d552d36c69f8",
    ),
    ({"game": "wonders", "players": 8, "edition": 2010, "expansions": ["cities"]}, 782, "5d47e8eae0f5"),
    (
        {"game": "wonders", "players": 4, "edition": 2010, "expansions": ["cities"], "teams": True},
        782,
        "5d47e8eae0f5",
    ),
    ({"game": "wonders", "players": 5, "edition": 2010, "expansions": ["babel"]}, 1114, "b49b7f022ce1"),
    ({"game": "wonders", "players": 5, "edition": 2020, "expansions": ["edifice"]}, 516, "0f2fea9ecc17"),
    (
        {
            "game": "wonders",
            "players": 7,
            "edition": 2010,
            "expansions": ["armada", "leaders", "cities", "babel"],
        },
        2877,
        "cc845b0c3f98",
    ),
    (
        {
            "game": "wonders",
            "players": 7,
            "edition": 2020,
            "expansions": ["armada", "leaders", "cities", "edifice"],
        },
        2344,
        "f7e56296ac5e",
    ),
    ({"game": "duel"}, 1763, "f6305bdf77c4"),
    ({"game": "duel", "expansions": ["pantheon"]}, 2060, "7dff9ae514e4"),
    ({"game": "duel", "expansions": ["agora"]}, 3352, "7a69581c5c79"),
    ({"game": "duel", "expansions": ["pantheon", "agora"]}, 3649, "b5c4e849d5d7"),
]
"""Tables, their count of numbers and hash of their layout.

They are an interface: a change of one stands in CHANGELOG.md.
"""


@pytest.mark.sample(99)
@pytest.mark.parametrize(("table", "numbers", "layout"), LAYOUTS)
def test_numbers_stay_what_they_are(table, numbers, layout):
    batch = Batch(**named(table), games=1, space="compact")
    space = (
        batch.ruleset.compact if table["game"] == "wonders" else lay_out_compact(batch.ruleset.expansions)[0]
    )
    assert (batch.actions, hashlib.sha256(space.tobytes()).hexdigest()[:12]) == (numbers, layout)


def test_numbers_of_expansions_that_are_not_in_play_are_none():
    space, _ = lay_out_compact(())
    pantheon, _ = lay_out_compact(("pantheon",))
    assert space[3_358] == NONE  # conspire
    assert space[3_854] == NONE
    assert pantheon[3_854] >= 0  # activate


def test_a_number_that_is_not_legal_is_refused():
    batch = Batch("duel", games=2, space="compact")
    with pytest.raises(ChoiceError, match="number 0 is not legal now"):
        batch.step(np.where(batch.owing(), 0, -1))
    with pytest.raises(RulesetError, match="space = 'small': choose exact or compact"):
        Batch("duel", games=2, space="small")


def test_the_space_of_a_batch_is_kept():
    batch = Batch("duel", games=2, space="compact")
    assert batch.copy().actions == batch.actions
    assert batch != Batch("duel", games=2)
