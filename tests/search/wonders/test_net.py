"""Network of 7 Wonders: features without secrets, equal backends, its file format."""

import io
import json

import numpy as np
import pytest

from argosy.errors import ArgosyError
from argosy.game.wonders.game import WondersGame
from argosy.rules.backends import compiled
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS
from argosy.rules.wonders.knowledge import redeal_unknown
from argosy.rules.wonders.ruleset import wonders_ruleset
from argosy.rules.wonders.state import CHOICE
from argosy.search.types import KNOWING, LEARNED, Budget
from argosy.search.wonders import search_runner
from argosy.search.wonders.net import weights
from argosy.search.wonders.net.features import bucket_of, list_features
from argosy.search.wonders.net.inference import MOST_WEIGHT, look, policy_logits, worth_of
from argosy.search.wonders.net.listing import BUCKETS, HEADS, MOST_FEATURES, ROWS, SEEN, UNITS
from argosy.search.wonders.net.names import EXTRAS, SIDES, board_names, columns_of, slot_names
from argosy.search.wonders.net.policy import MOST_SLOTS
from argosy.search.wonders.net.weights import About, Weights, net_for, net_of, policy_for, read, written
from argosy.search.wonders.search_runner import best_prior_move, run_search
from tests.search.wonders.tables import TABLES
from tests.search.wonders.test_search import positions


def random_weights(ruleset, seed, most=60, **about):
    """Weights for everything that has a name in a ruleset."""
    chance = np.random.default_rng(seed)
    names = {f"{name}={kind}" for name in EXTRAS for kind in range(BUCKETS)}
    names |= {name for _, _, name in board_names(ruleset)}
    for side in range(SIDES):
        names |= {f"{name}={kind}" for name in columns_of(ruleset, side) if name for kind in range(1, 4)}
    columns, rows = tuple(sorted(names)), tuple(sorted(set(slot_names(ruleset).values())))
    fields = {
        "first": chance.integers(-most, most + 1, (len(columns), UNITS)).astype(np.int8),
        "bias": chance.integers(-most, most + 1, UNITS).astype(np.int8),
        "value": chance.integers(-300, 300, (HEADS, UNITS)).astype(np.int16),
        "value_bias": chance.normal(size=HEADS),
        "policy": chance.integers(-300, 300, (len(rows), UNITS)).astype(np.int16),
        "policy_bias": chance.integers(-9_000, 9_000, len(rows)).astype(np.int32),
    }
    return Weights(About(rulesets=(ruleset.fingerprint,), **about), columns, rows, fields)


def told(net, game, seat):
    """The columns of a position for a seat, in order."""
    seen = new_records(SEEN, 1)[0]
    list_features(game.array[0], game.ruleset.tables, net, seat, seen)
    return [int(number) for number in seen.number[: seen.count]]


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_from_a_seat_is_no_feature(table):
    """Deal again everything that the seat does not know (BASE-INFO-1 to -3): it sees the very same."""
    for number, (game, seat) in enumerate(positions(table, 3)):
        net = net_of(game.ruleset, random_weights(game.ruleset, 1))
        other = WondersGame(game.ruleset, redeal_unknown(game.array, game.ruleset.tables, seat, number))
        assert told(net, game, seat) == told(net, other, seat)
        assert 20 < len(told(net, game, seat)) < MOST_FEATURES


@pytest.mark.parametrize("table", ["base", "free city"])
def test_features_are_the_same_in_a_buffer_that_was_used(table):
    game, seat = next(positions(table, 1))
    net, fresh, used = net_of(game.ruleset, random_weights(game.ruleset, 1)), *new_records(SEEN, 2)
    used.totals[:], used.points[:], used.row[:] = 77, 7, 7
    for seen in (fresh, used):
        list_features(game.array[0], game.ruleset.tables, net, seat, seen)
    assert used.number[: used.count].tolist() == fresh.number[: fresh.count].tolist()


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", TABLES)
def test_both_backends_evaluate_alike(table):
    for seed, (game, seat) in enumerate(positions(table, 2)):
        net, seen, quick = net_of(game.ruleset, random_weights(game.ruleset, seed)), *new_records(SEEN, 2)
        record, tables = game.array[0], game.ruleset.tables
        look(net, record, tables, seat, seen)
        compiled(look)(net, record, tables, seat, quick)
        assert seen.tobytes() == quick.tobytes()
        assert worth_of(net, seen) == compiled(worth_of)(net, quick)
        out, rows, effect_values = (
            new_records(CHOICE, MAX_CHOICES),
            np.zeros(MOST_SLOTS, np.int16),
            np.zeros((2, MAX_CHOICES)),
        )
        count = list_choices(record, tables, seat, out)
        policy_logits(net, seen, out, count, rows, effect_values[0])
        compiled(policy_logits)(net, quick, out, count, rows, effect_values[1])
        assert (effect_values[0] == effect_values[1]).all()


def test_no_sum_of_the_first_layer_leaves_16_bits():
    assert MOST_WEIGHT * (MOST_FEATURES + 1) < 2**15


def test_numbers_are_told_apart_one_by_one_and_then_by_fours():
    kinds = [bucket_of(number) for number in range(-3, 100)]
    assert kinds == sorted(kinds)
    assert kinds[:24] == [0, 0, 0, *range(21)]
    assert kinds[-1] == BUCKETS - 1
    assert bucket_of(21) == bucket_of(24) < bucket_of(25)


def test_a_card_has_one_name_whatever_its_number():
    """So what was learned in one edition, with one expansion, is known in the others."""
    base, other = (
        wonders_ruleset(players=4, edition=edition, expansions=expansions)
        for edition, expansions in ((2020, ()), (2010, ("armada",)))
    )
    assert base.card_ids.index("circus") != other.card_ids.index("circus")
    assert {"own.built.circus", "left.built.circus", "hand.circus"} <= set(columns_of(base, 0)) & set(
        columns_of(other, 0)
    )
    assert {"build circus", "used circus"} <= set(slot_names(base).values()) & set(slot_names(other).values())


@pytest.mark.parametrize("side", range(SIDES))
def test_partners_and_the_free_city_have_names_of_their_own(side):
    """ARMADA-TEAM-1: seats 2k and 2k + 1 are partners.

    BASE-TWO-1: seats 1 and 2 play, seat 0 is the free city.
    """
    teams = set(columns_of(wonders_ruleset(players=4, expansions=("armada",), teams=True), side))
    assert ("right-partner.coins" in teams, "left-partner.coins" in teams) == (bool(side), not side)
    two = columns_of(wonders_ruleset(players=2, edition=2010), side)
    assert [name.split(".")[0] for name in two if name and name.endswith(".coins")] == [
        "own",
        *(("rival", "free") if side else ("free", "rival")),
    ]


def test_a_file_is_read_as_it_was_written():
    before = random_weights(wonders_ruleset(players=3), 1, generations=7)
    after = read("some.npz", written(before))
    assert after[:3] == before[:3]
    assert all((after.fields[name] == values).all() for name, values in before.fields.items())


def changed(**arrays):
    """The file of a net in which something stands that should not."""
    with np.load(io.BytesIO(written(random_weights(wonders_ruleset(players=3), 1)))) as archive:
        buffer = io.BytesIO()
        np.savez_compressed(buffer, **(dict(archive) | arrays))
    return buffer.getvalue()


BAD = {
    "nothing": (lambda: b"nothing", "this is no file with weights"),
    "format": (lambda: changed(about=np.array(json.dumps({"rulesets": [], "format": 9}))), "a net of format 9; this version reads 1"),
    "too many rows": (lambda: changed(rows=np.array("\n".join("x" * ROWS))), "there is room for"),
    "shape": (lambda: changed(bias=np.zeros(3, np.int8)), r"bias should be int8\(64,\), not int8\(3,\)"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_net_is_refused_by_name(name):
    make, message = BAD[name]
    with pytest.raises(ArgosyError, match=rf"^mine\.npz: .*{message}"):
        read("mine.npz", make())


@pytest.fixture
def own_nets(tmp_path, monkeypatch):
    """A folder with nets of one's own."""
    monkeypatch.setenv("ARGOSY_NETS", str(tmp_path))
    for known in (net_for, policy_for, weights.all_weights):
        known.cache_clear()
    yield tmp_path
    for known in (net_for, policy_for, weights.all_weights):
        known.cache_clear()


def test_a_net_judges_rulesets_of_its_expansions_and_players(own_nets):
    three = wonders_ruleset(players=3)
    learned = random_weights(three, 1, expansions=("armada",), players=(3, 4))
    (own_nets / "wonders-mine.npz").write_bytes(written(learned))
    assert net_for(three) is not None
    assert net_for(wonders_ruleset(players=4, expansions=("armada",))) is not None
    assert net_for(wonders_ruleset(players=5)) is None
    assert net_for(wonders_ruleset(players=4, expansions=("cities",))) is None


def test_a_net_for_choices_alone_is_for_no_node_behind_the_root(own_nets):
    three = wonders_ruleset(players=3)
    shipped = policy_for(three)
    (own_nets / "policy-wonders-mine.npz").write_bytes(written(random_weights(three, 1, players=(3,))))
    policy_for.cache_clear()
    weights.all_weights.cache_clear()
    assert net_for(three) is None
    assert policy_for(three).tobytes() != shipped.tobytes()


@pytest.mark.sample(8)
@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize(
    "expansions", [(), *([expansion.name] for expansion in EXPANSIONS), ("leaders", "cities", "babel")]
)
def test_there_is_a_net_for_choices_at_every_table(players, expansions):
    assert policy_for(wonders_ruleset(players=players, expansions=tuple(expansions))) is not None
    assert policy_for(wonders_ruleset(players=2, edition=2010)) is not None


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", TABLES)
def test_a_choice_without_a_search_is_fair_and_the_same_in_both_backends(table, monkeypatch):
    """Nothing that the seat does not know has a part in it (BASE-INFO-1, -2), in the last turn as before
    it.
    """
    for number, (game, seat) in enumerate(positions(table, 2)):
        other = WondersGame(game.ruleset, redeal_unknown(game.array, game.ruleset.tables, seat, number))
        other._pending = {seat: list(game.pending(seat))}
        found = []
        for view, backend in (
            (game.view(seat), "compiled"),
            (game.view(seat), "plain"),
            (other.view(seat), "compiled"),
        ):
            monkeypatch.setenv("ARGOSY_BACKEND", backend)
            found.append(best_prior_move(game.ruleset, view))
        assert found[0] == found[1] == found[2]


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", TABLES)
def test_a_search_with_a_net_is_fair_and_the_same_in_both_backends(table, own_nets, monkeypatch):
    for number, (game, seat) in enumerate(positions(table, 1)):
        learned = random_weights(game.ruleset, number, most=5)
        (own_nets / "wonders.npz").write_bytes(written(learned))
        weights.all_weights.cache_clear()
        net_for.cache_clear()
        other = WondersGame(game.ruleset, redeal_unknown(game.array, game.ruleset.tables, seat, number))
        other._pending = {seat: list(game.pending(seat))}
        found = []
        for view, backend in (
            (game.view(seat), "compiled"),
            (game.view(seat), "plain"),
            (other.view(seat), "compiled"),
        ):
            monkeypatch.setenv("ARGOSY_BACKEND", backend)
            found.append(run_search(game.ruleset, view, Budget(iterations=3), LEARNED, number))
        assert found[0] == found[1] == found[2]


def test_without_a_net_the_search_is_the_one_by_hand(own_nets, monkeypatch):
    monkeypatch.setattr(search_runner, "policy_for", lambda _: None)
    game, seat = next(positions("base", 1))
    one, other = (
        run_search(game.ruleset, game.view(seat), Budget(iterations=30), style, 1)
        for style in (LEARNED, KNOWING)
    )
    assert one == other
