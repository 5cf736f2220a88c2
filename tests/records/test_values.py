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
from argosy.game.wonders.features import FURTHER
from argosy.rules.records import as_plain_dtype, as_record_dtype
from tests.rulesets import EVERY_EXPANSION, all_tables, every_table, name_of, named

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


# --- as numbers ---------------------------------------------------------------------------------------------


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


# --- other worlds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 7, 30, 45])
@every_game
def test_a_world_dealt_again_looks_the_same_to_its_viewer(table, steps):
    game = played(table, steps)
    for seat in (*game.players, None):
        world = game.redeal(seat, seed=3)
        assert world.view(seat) == game.view(seat)
        assert game.redeal(seat, seed=3) == world
        assert argosy.replay(world.record()).state_hash() == world.state_hash()
    worlds = {game.redeal(game.players[0], seed).state_hash() for seed in range(5)}
    assert len(worlds) == 5


REMEMBERED = {"known_hands", "leaders_passed", "cities", "owing"}
"""What a world made from a view cannot tell again: it has no past, and nobody else has chosen in it."""


@pytest.mark.whole
@pytest.mark.parametrize("steps", [0, 7, 30, 45])
@every_game
def test_a_world_can_be_made_from_a_view_alone(table, steps):
    game = played(table, steps)
    seat = game.owing[0]
    view = game.view(seat)
    world = argosy.redeal(view, seed=3)
    seen = world.view(seat)
    assert {
        name for name in view.__struct_fields__ if getattr(view, name) != getattr(seen, name)
    } <= REMEMBERED
    assert world.choices(seat) == game.choices(seat)
    assert argosy.redeal(view, seed=3) == world
    assert len({argosy.redeal(view, seed).state_hash() for seed in range(5)}) == 5
