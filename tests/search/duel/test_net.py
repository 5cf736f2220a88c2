"""Network of Duel: features without secrets, equal backends, its file format, and its limits."""

import hashlib
import io
import itertools
import json
import zipfile

import numpy as np
import pytest

from argosy.errors import ArgosyError
from argosy.lab.training.duel import rounded
from argosy.lab.training.example_arrays import Shape
from argosy.lab.training.generations import widened
from argosy.lab.training.trainable_net import fresh
from argosy.rules.backends import compiled
from argosy.rules.duel.expansions.numbers import ACTIONS
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.rules.duel.ruleset import DuelOptions, duel_ruleset
from argosy.rules.duel.terms import CARDS, DO_WONDER
from argosy.rules.records import new_records
from argosy.search.duel.net import weights
from argosy.search.duel.net.features import FEATURES, list_features
from argosy.search.duel.net.inference import chance_of, look, policy_logit
from argosy.search.duel.net.listing import MOST_SEEN, MOST_UNITS, SEEN
from argosy.search.duel.net.policy import NO_ROW, POLICY_ROWS, rows_of
from argosy.search.duel.net.weights import NET, About, net_for, read, written
from argosy.search.duel.search_runner import run_search
from argosy.search.net_files import MOST_BYTES
from argosy.search.types import KNOWING, LEARNED, Budget
from tests.search.duel.test_search import COMBINATIONS, positions

NUMBERS = {
    (): "64524f409ab3ac6c",
    ("agora",): "ab06b082631edde5",
    ("pantheon",): "a48e2cf94b4322a6",
    ("agora", "pantheon"): "39b8e3f5e670e640",
}
"""Hashes of the features of positions, by expansions."""
ABOUT = About(rulesets=("f" * 64,), seed=3, generations=2, examples=10, loss=0.5)


def seen_by(game, array=None):
    """The features of a position for the seat that decides, in the order in which they are listed."""
    seen = new_records(SEEN, 1)[0]
    record = (game.array if array is None else array)[0]
    list_features(record, game.ruleset.tables, record.actor, seen)
    return [int(number) for number in seen.number[: seen.count]]


def random_net(seed, most=127, units=64):
    chance, net = np.random.default_rng(seed), new_records(NET, 1)[0]
    net.units = units
    for field in ("first", "bias"):
        net[field][..., :units] = chance.integers(-most, most + 1, np.shape(net[field][..., :units]))
    for field in ("value", "policy"):
        net[field][..., :units] = chance.integers(-2_000, 2_000, np.shape(net[field][..., :units]))
    net["policy_bias"] = chance.integers(-100_000, 100_000, POLICY_ROWS)
    net["value_bias"] = chance.normal()
    return net


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_features_are_numbers_of_what_is_there_each_listed_once(expansions):
    for game in positions(20, expansions):
        numbers = seen_by(game)
        assert len(numbers) == len(set(numbers)) <= MOST_SEEN
        assert 0 <= min(numbers) <= max(numbers) < FEATURES


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_what_is_hidden_from_a_seat_is_no_feature(expansions):
    """Deal again everything that the seat does not know (DUEL-005, 006, 009): it sees the very same."""
    for number, game in enumerate(positions(20, expansions)):
        other = redeal_unknown(game.array, game.ruleset.tables, game.owing[0], number)
        assert seen_by(game) == seen_by(game, other)


@pytest.mark.parametrize("expansions", COMBINATIONS, ids="+".join)
def test_features_keep_their_numbers(expansions):
    """Weights that were trained belong to these numbers: who changes them raises FORMAT and trains anew."""
    told = json.dumps([seen_by(game) for game in positions(20, expansions)])
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == NUMBERS[expansions]


def test_positions_differ_in_their_features():
    """A choice in the game changes what is seen: what is built, what is paid, whose turn it is."""
    for game in positions(10, ()):
        before = seen_by(game)
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
        assert game.is_over or seen_by(game) != before


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_both_backends_evaluate_alike(expansions):
    for seed, game in enumerate(positions(3, expansions)):
        net, seen, quick = random_net(seed, units=(1, 64, MOST_UNITS)[seed]), *new_records(SEEN, 2)
        record, tables = game.array[0], game.ruleset.tables
        look(net, record, tables, seen)
        compiled(look)(net, record, tables, quick)
        assert seen.tobytes() == quick.tobytes()
        assert chance_of(net, seen) == compiled(chance_of)(net, quick)
        for choice in game.choices(game.owing[0]):
            assert policy_logit(net, seen, choice.number) == compiled(policy_logit)(net, quick, choice.number)


@pytest.mark.parametrize("weight", [127, -127])
def test_no_sum_of_the_first_layer_leaves_16_bits(weight):
    """Even if every weight is as great as it can be, and a position had as many features as there is room
    for.
    """
    assert abs(weight) * (MOST_SEEN + 1) < 2**15
    net = new_records(NET, 1)[0]
    net["first"], net["bias"], net["units"] = weight, weight, MOST_UNITS
    for game in positions(3, ("agora", "pantheon")):
        seen = new_records(SEEN, 1)[0]
        compiled(look)(net, game.array[0], game.ruleset.tables, seen)
        assert (seen.sums == max(0, weight * (seen.count + 1))).all()
        assert len(seen.sums) == MOST_UNITS


def test_every_action_has_rows_of_its_own():
    """Only the card under a wonder or a conspiracy shares a row, whatever it is put under."""
    rows = [rows_of(number) for number in range(ACTIONS)]
    assert len(set(rows)) == ACTIONS
    assert {row for both in rows for row in both} == {NO_ROW, *range(POLICY_ROWS)}
    assert rows[DO_WONDER + 3 * CARDS + 5][1] == rows[DO_WONDER + 7 * CARDS + 5][1]


@pytest.mark.parametrize("units", [1, 64, MOST_UNITS])
def test_a_net_is_read_as_it_was_written(units):
    net = random_net(1, units=units)
    content = written(net, ABOUT)
    again, about = read("some.npz", content)
    assert again.tobytes() == net.tobytes()
    assert about == ABOUT


def changed(**fields):
    """The file of a net in which something stands that should not."""
    with np.load(io.BytesIO(written(random_net(1), ABOUT))) as archive:
        arrays = dict(archive)
    about = json.loads(str(arrays["about"]))
    arrays |= {name: value for name, value in fields.items() if name != "said"}
    arrays["about"] = np.array(json.dumps(about | fields.get("said", {})))
    arrays = {name: value for name, value in arrays.items() if value is not None}
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    return buffer.getvalue()


BAD = {
    "no archive": (b"nothing", "this is no file with weights"),
    "empty": (b"", "this is no file with weights"),
    "cut": (written(random_net(1), ABOUT)[:5_000], "this is no file with weights"),
    "too long": (b"x" * (MOST_BYTES + 1), "at most 3,000,000 bytes, this file has 3,000,001"),
    "format": (changed(said={"format": 2}), "a net of format 2; this version reads 1"),
    "features": (changed(said={"features": 3}), "train it anew"),
    "unknown word": (changed(said={"colour": "red"}), "unknown field `colour`"),
    "shape": (changed(value=np.zeros(3, np.int16)), r"value should be int16\(64,\), not int16\(3,\)"),
    "type": (changed(bias=np.zeros(64)), "bias should be int8"),
    "no units": (changed(bias=np.zeros(0, np.int8)), "a hidden layer has 1 to 256 units, not 0"),
    "units": (changed(bias=np.zeros(257, np.int8)), "a hidden layer has 1 to 256 units, not 257"),
    "objects": (changed(bias=np.array([{}])), "this is no file with weights"),
    "missing": (changed(policy=None), "policy"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_net_is_refused_by_name(name):
    content, message = BAD[name]
    with pytest.raises(ArgosyError, match=rf"^mine\.npz: .*{message}"):
        read("mine.npz", content)


def test_an_archive_that_would_fill_the_memory_is_refused():
    """A small file that says it holds a huge array."""
    buffer = io.BytesIO()
    good = zipfile.ZipFile(io.BytesIO(written(random_net(1), ABOUT)))
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in good.namelist():
            archive.writestr(name, good.read(name) if name != "first.npy" else bytes(200_000_000))
    assert len(buffer.getvalue()) < MOST_BYTES
    with pytest.raises(ArgosyError, match=r"^mine\.npz: first would take"):
        read("mine.npz", buffer.getvalue())


def repacked(content, method):
    """The same archive, compressed in another way."""
    whole, packed = zipfile.ZipFile(io.BytesIO(content)), io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name in whole.namelist():
            archive.writestr(name, whole.read(name))
    return packed.getvalue()


@pytest.mark.parametrize("method", ["STORED", "DEFLATED", "LZMA"])
@pytest.mark.sample(3)
def test_a_damaged_file_is_refused_by_name_or_is_the_same_net(method):
    """One byte is another: in the heads of the archive and its arrays, its directory, its contents."""
    content = repacked(written(random_net(5, units=1), ABOUT), getattr(zipfile, f"ZIP_{method}"))
    whole, faults = read("mine.npz", content), []
    contents = range(400, len(content) - 900, len(content) // 20)
    for place in (*range(0, 400, 3), *contents, *range(len(content) - 900, len(content), 4)):
        damaged = content[:place] + bytes([content[place] ^ 0x5A]) + content[place + 1 :]
        try:
            net, about = read("mine.npz", damaged)
        except ArgosyError as error:
            faults.append(str(error))
        else:
            assert (net.tobytes(), about) == (whole[0].tobytes(), whole[1])
    assert len(faults) > 100
    assert all(fault.startswith("mine.npz: ") for fault in faults)


def test_an_archive_of_another_compression_is_refused():
    """With it a small file could fill the memory before its size is known."""
    content = repacked(written(random_net(5, units=1), ABOUT), zipfile.ZIP_BZIP2)
    with pytest.raises(ArgosyError, match=r"^mine\.npz: about\.npy is compressed by another method"):
        read("mine.npz", content)


@pytest.mark.parametrize(
    "head",
    [
        b"no array",
        b"\x93NUMPY\x01\x00\x76\x00{'descr': '|i1', 'fortran_order': False, 'shape': (99999999999999,), }",
    ],
)
def test_an_array_that_is_none_is_refused_by_name(head):
    """A member that is no array of NumPy, and one whose head says that it is huge."""
    good, changed = zipfile.ZipFile(io.BytesIO(written(random_net(5, units=1), ABOUT))), io.BytesIO()
    with zipfile.ZipFile(changed, "w") as archive:
        for name in good.namelist():
            archive.writestr(name, good.read(name) if name != "first.npy" else head.ljust(128) + b"\n")
    with pytest.raises(ArgosyError, match=r"^mine\.npz: "):
        read("mine.npz", changed.getvalue())


def test_units_that_say_nothing_change_nothing():
    """A net that was widened for more training makes the same choice as before."""
    shape = Shape(FEATURES, POLICY_ROWS, 64, 1, 2.0)
    weights = fresh(shape, 3)
    net, wide = rounded(weights), rounded(widened(weights, shape._replace(units=MOST_UNITS), 7))
    assert wide.units == MOST_UNITS
    for game in positions(3, ()):
        seen, more = new_records(SEEN, 2)
        compiled(look)(net, game.array[0], game.ruleset.tables, seen)
        compiled(look)(wide, game.array[0], game.ruleset.tables, more)
        assert chance_of(net, seen) == chance_of(wide, more)
        for choice in game.choices(game.owing[0]):
            assert policy_logit(net, seen, choice.number) == policy_logit(wide, more, choice.number)


def test_a_fixed_bot_has_its_own_nets(tmp_path, monkeypatch):
    ruleset = duel_ruleset()
    (tmp_path / "duel.npz").write_bytes(written(random_net(5), About(rulesets=(ruleset.fingerprint,))))
    fixed = net_for(ruleset, "captain-2").tobytes()
    monkeypatch.setenv("ARGOSY_NETS", str(tmp_path))
    weights.all_nets.cache_clear()
    assert net_for(ruleset, "captain-2").tobytes() == fixed != net_for(ruleset).tobytes()
    monkeypatch.delenv("ARGOSY_NETS")
    weights.all_nets.cache_clear()


def test_a_net_of_ones_own_comes_first(tmp_path, monkeypatch):
    ruleset = duel_ruleset()
    mine = random_net(5)
    (tmp_path / "duel.npz").write_bytes(written(mine, About(rulesets=(ruleset.fingerprint,))))
    monkeypatch.setenv("ARGOSY_NETS", str(tmp_path))
    weights.all_nets.cache_clear()
    assert net_for(ruleset).tobytes() == mine.tobytes()
    monkeypatch.setenv("ARGOSY_NETS", str(tmp_path / "nowhere"))
    weights.all_nets.cache_clear()
    with pytest.raises(ArgosyError, match=r"ARGOSY_NETS=.*nowhere: there is no such folder"):
        net_for(ruleset)
    monkeypatch.delenv("ARGOSY_NETS")
    weights.all_nets.cache_clear()


@pytest.mark.parametrize(("expansions", "from_discard"), [*itertools.product(COMBINATIONS, [True, False])])
def test_there_is_a_net_for_every_ruleset_of_duel(expansions, from_discard):
    assert (
        net_for(duel_ruleset(expansions=expansions, options=DuelOptions(senators_from_discard=from_discard)))
        is not None
    )


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_without_a_net_that_fits_the_search_is_the_one_without(expansions, monkeypatch):
    monkeypatch.setattr("argosy.search.duel.search_runner.net_for", lambda ruleset, fixed: None)
    for number, game in enumerate(positions(2, expansions)):
        view, budget = game.view(game.owing[0]), Budget(iterations=50)
        assert run_search(game.ruleset, view, budget, LEARNED, number) == run_search(
            game.ruleset, view, budget, KNOWING, number
        )
