"""Batches of either game: chosen seeds, games copied in, winners, and the numbers of a single game."""

import numpy as np
import pytest

import argosy
from argosy import Batch
from argosy.errors import RulesetError
from argosy.game.wonders.features import FURTHER
from tests.batch.playing import played
from tests.rulesets import EVERY_EXPANSION, every_table, name_of, named

every_game = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)


def batch_of(table):
    """A batch of six games in the middle of play."""
    return played(Batch(**named(table), games=6, seed=1), 8)


@every_game
def test_games_are_dealt_by_seeds_of_ones_choice(table):
    batch = batch_of(table)
    kept = batch.game(1)
    batch.reset(np.array([True, False, True, False, False, False]), seeds=[77, 2**63 - 1])
    assert batch.game(1) == kept
    for number, seed in ((0, 77), (2, 2**63 - 1)):
        assert batch.game(number).array.tobytes() == argosy.new_game(seed=seed, **table).array.tobytes()
        assert batch.seeds[number] == seed


@pytest.mark.parametrize(
    ("where", "seeds", "said"),
    [
        ([True] * 5, None, "where is bool of shape \\(5,\\)"),
        ([1] * 6, None, "a truth value for each of 6 games"),
        ([True] * 6, [1, 2], "seeds are int64 of shape \\(2,\\): a whole number for each of 6 games"),
        ([True] * 6, [0.5] * 6, "not a fraction"),
        ([True] * 6, [-1] * 6, "from 0 to 2\\^63 - 1"),
    ],
)
def test_seeds_that_do_not_fit_change_nothing(where, seeds, said):
    batch = batch_of(EVERY_EXPANSION[0])
    before = batch.copy()
    with pytest.raises(RulesetError, match=said):
        batch.reset(np.array(where), seeds=seeds)
    assert batch == before


@every_game
def test_one_game_is_put_into_all_places(table):
    batch, other = batch_of(table), Batch(**named(table), games=3, seed=9)
    batch.copy_from(other, sources=2)
    assert {batch.game(number).state_hash() for number in range(6)} == {other.game(2).state_hash()}
    assert (batch.seeds == other.seeds[2]).all()
    batch.copy_from(other, places=[0, 4], sources=[1, 0])
    hashes = [batch.game(number).state_hash() for number in (4, 0, 5)]
    assert hashes == [other.game(number).state_hash() for number in range(3)]


@pytest.mark.parametrize(
    ("places", "sources", "said"),
    [
        ([0, 6], [0, 1], "places name game 6: there are games 0 to 5"),
        ([0], [-1], "sources name game -1"),
        ([0, 1, 2], [0, 1], "2 sources for 3 places"),
        ([0.5], [0], "float64"),
        (None, None, "3 sources for 6 places"),
    ],
)
def test_places_that_do_not_fit_change_nothing(places, sources, said):
    batch, other = batch_of(EVERY_EXPANSION[0]), Batch(**named(EVERY_EXPANSION[0]), games=3)
    before = batch.copy()
    with pytest.raises(RulesetError, match=said):
        batch.copy_from(other, places, sources)
    assert batch == before


def test_a_batch_takes_no_games_of_another_ruleset():
    batch = Batch(players=3, games=2)
    with pytest.raises(RulesetError, match="takes no games of"):
        batch.copy_from(Batch(players=4, games=2))


@every_table
def test_winners_are_those_of_single_games(table):
    batch, chance = Batch(**named(table), games=30, seed=8), np.random.default_rng(8)
    while batch.owing().any():
        assert not batch.winners()[~batch.over()].any()
        batch.step(batch.random_legal(chance))
    for number in range(30):
        assert tuple(np.flatnonzero(batch.winners()[number])) == batch.game(number).winners


def test_a_tie_is_broken_by_coins_and_a_full_tie_is_shared():
    """BASE-END-3."""
    batch = Batch(players=3, edition=2010, games=2, seed=1)
    batch.array.over[:] = 1
    for game, coins in enumerate(((5, 3, 4), (4, 3, 4))):
        batch.array.cities.coins[game, :3] = coins
    assert len({*batch.scores().ravel()}) == 1
    assert batch.winners().tolist() == [[True, False, False], [True, False, True]]


@every_table
def test_a_single_game_says_in_numbers_what_a_batch_says(table):
    batch = Batch(**named(table), games=1, seed=4)
    compact, chance = Batch(batch.ruleset, games=1, seed=4, space="compact"), np.random.default_rng(4)
    while batch.owing().any():
        game, rows = batch.game(0), batch.observe()[0]
        compact.copy_from(batch)
        assert game.feature_names == batch.features
        assert (game.actions, game.compact_actions) == (batch.actions, compact.actions)
        for seat in game.players:
            row = row_of(game, seat)
            assert (game.observe(seat) == rows[row]).all()
            assert (game.legal_mask(seat) == batch.legal_mask()[0, row]).all()
            assert (game.legal_mask(seat, compact=True) == compact.legal_mask()[0, row]).all()
        batch.step(batch.random_legal(chance))


def row_of(game, seat):
    choices = game.choices(seat)
    return choices[0].city if choices and game.ruleset.game == "wonders" else seat


@every_table
def test_every_feature_lies_in_one_group(table):
    batch = Batch(**named(table), games=1)
    columns = sorted(column for group in batch.groups.values() for column in group.tolist())
    assert columns == list(range(len(batch.features)))
    if table["game"] == "wonders":
        cities = [
            "own",
            "left",
            "right",
            *(name for name in batch.groups if name.removesuffix("_left") in FURTHER),
        ]
        assert len(cities) == batch.cities
        names = {
            tuple(batch.features[column].partition(".")[2] for column in batch.groups[name])
            for name in cities
        }
        assert len(names) == 1
