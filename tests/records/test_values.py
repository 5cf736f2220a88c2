"""Games, views, choices, rulesets and batches as Python values: copied, compared, hashed, pickled."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

import argosy
from argosy import Batch
from argosy.batch import BATCHES
from argosy.errors import RulesetError
from argosy.rules.records import as_plain_dtype, as_record_dtype
from tests.rulesets import EVERY_EXPANSION, all_tables, name_of, named

MOMENTS = 1_000
GAMES = 20
WAYS = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
every_game = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)


def played(table, steps, seed=5):
    game, chance = argosy.new_game(seed=seed, **table), np.random.default_rng(seed)
    for _ in range(steps):
        if game.owing:
            seat = game.owing[0]
            game.choose(seat, int(chance.choice(game.numbers(seat))))
    return game


@all_tables
def test_a_game_of_any_moment_is_pickled_byte_for_byte(table):
    batch, chance, seen = Batch(**named(table), games=GAMES, seed=3), np.random.default_rng(3), 0
    while seen < MOMENTS:
        for number in range(GAMES):
            game = batch.game(number)
            again = pickle.loads(pickle.dumps(game))
            assert again.array.tobytes() == game.array.tobytes()
            assert again == game
            seen += 1
        batch.step(batch.random_legal(chance))
        batch.reset()


@every_way
@every_game
def test_a_game_in_the_middle_stays_what_it_is(table, way):
    game = played(table, 14)
    other = way(game)
    assert other == game
    assert (other.state_hash(), other.record(), repr(other)) == (game.state_hash(), game.record(), repr(game))
    assert other.ruleset is game.ruleset
    for seat in game.players:
        assert other.view(seat) == game.view(seat)
        assert other.choices(seat) == game.choices(seat)
        assert other.can_take_back(seat) == game.can_take_back(seat)


@every_way
@every_game
def test_copies_go_ways_of_their_own(table, way):
    game = played(table, 9)
    before, other = game.state_hash(), way(game)
    seat = other.owing[0]
    other.choose(seat, other.choices(seat)[0])
    assert game.state_hash() == before
    assert other != game


def test_games_of_other_rulesets_differ_though_their_records_are_alike():
    one, other = (argosy.new_game(players=3, edition=edition, seed=1) for edition in (2010, 2020))
    assert one != other
    assert one != "a game"


@every_game
def test_a_game_is_no_key(table):
    with pytest.raises(TypeError, match="unhashable"):
        hash(played(table, 0))


@every_way
@every_game
def test_views_and_choices_are_keys(table, way):
    game = played(table, 6)
    seat = game.owing[0]
    for value in (game.view(seat), game.view(None), *game.choices(seat)):
        other = way(value)
        assert other == value
        assert {value: "found"}[other] == "found"


@every_game
def test_a_choice_shows_what_it_is_in_a_line(table):
    game = played(table, 3)
    said = repr(game.choices(game.owing[0])[0])
    assert "text='" in said
    assert len(said) < 200


@every_way
@every_game
def test_a_ruleset_is_copied_as_itself(table, way):
    ruleset = played(table, 0).ruleset
    assert way(ruleset) is ruleset
    assert len(pickle.dumps(ruleset)) < 2_000


OWN_FACTS = """
source = "my own invention"
sure   = "house"

[[card]]
id      = "workers_guild"
color   = "purple"
cost    = { wood = 1 }
effects = [{ kind = "points", amount = 4 }]
"""


def test_a_ruleset_with_facts_of_ones_own_brings_them_along(tmp_path):
    (tmp_path / "wonders" / "base_2010").mkdir(parents=True)
    (tmp_path / "wonders" / "base_2010" / "guilds.toml").write_text(OWN_FACTS)
    game = argosy.new_game(players=3, edition=2010, data=tmp_path, seed=1)
    assert game.ruleset != argosy.new_game(players=3, edition=2010).ruleset
    assert in_another_process(cost_of_workers_guild, game) == {"wood": 1}
    assert in_another_process(list, [game]) == [game]


def cost_of_workers_guild(game):
    return game.ruleset.catalog.card("workers_guild").cost


def in_another_process(work, value):
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(work, value).result()


@pytest.mark.whole
def test_a_process_that_has_just_begun_takes_all_of_them():
    values = []
    for table in EVERY_EXPANSION:
        game = played(table, 11)
        seat = game.owing[0]
        values += [
            game,
            game.view(seat),
            game.choices(seat),
            game.ruleset,
            Batch(**named(table), games=3, seed=2),
        ]
    assert in_another_process(looked_at, values) == looked_at(values)
    assert in_another_process(list, values) == values


def looked_at(values):
    return [repr(value) for value in values]


def test_facts_that_differ_are_refused(monkeypatch):
    ruleset = argosy.new_game("duel").ruleset
    kept = pickle.dumps(ruleset).replace(ruleset.fingerprint.encode(), b"0" * 64)
    with pytest.raises(RulesetError, match="use the same version on both sides"):
        pickle.loads(kept)


# --- batches ------------------------------------------------------------------------------------------------


def batch_of(table, **more):
    batch, chance = Batch(**named(table), games=6, seed=1, **more), np.random.default_rng(1)
    for _ in range(8):
        batch.step(batch.random_legal(chance))
    return batch


@every_way
@every_game
def test_a_batch_stays_what_it_is_and_goes_on_alike(table, way):
    batch = batch_of(table, threads=2)
    other = way(batch)
    assert other == batch
    assert repr(other) == repr(batch)
    for one in (batch, other):
        one.step(one.first_legal())
        one.reset(np.arange(6) % 2 == 0)
    assert other == batch
    assert (other.seeds == batch.seeds).all()
    other.step(other.first_legal())
    assert other != batch


# --- records ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BATCHES)
def test_parts_of_records_are_pickled_too(game):
    batch = Batch(game, games=4, seed=1)
    cities = batch.array.cities[1:3]
    again = pickle.loads(pickle.dumps(cities))
    assert again.shape == cities.shape
    assert (again.coins == cities.coins).all()
    assert (copy.deepcopy(cities).coins == cities.coins).all()
    assert as_record_dtype(as_plain_dtype(batch.record)) == batch.record
