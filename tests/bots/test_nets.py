"""Networks of users, and tables without a network."""

from importlib.resources import files

import pytest

from argosy.bots.custom_nets import check_own_nets, some_lack_a_net
from argosy.errors import ArgosyError
from argosy.search.duel.net import weights as duel
from argosy.search.wonders.net import weights as wonders

CACHES = (duel.all_nets, wonders.all_weights, wonders.net_for, wonders.policy_for)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with nets of one's own."""
    monkeypatch.setenv("ARGOSY_NETS", str(tmp_path))
    for known in CACHES:
        known.cache_clear()
    yield tmp_path
    for known in CACHES:
        known.cache_clear()


@pytest.mark.parametrize("name", ["duel-mine.npz", "wonders-mine.npz", "policy-wonders-mine.npz"])
def test_a_net_that_is_none_is_named_before_anything_starts(folder, name):
    check_own_nets()
    (folder / name).write_bytes(b"nothing")
    duel.all_nets.cache_clear()
    wonders.all_weights.cache_clear()
    with pytest.raises(ArgosyError, match=f"{name}: this is no file with weights"):
        check_own_nets()


def test_printed_facts_have_a_net_and_facts_of_ones_own_have_none(tmp_path):
    assert not some_lack_a_net()
    (tmp_path / "duel" / "duel").mkdir(parents=True)
    printed = (files("argosy.data") / "duel" / "duel" / "setup.toml").read_text()
    assert "starting_coins      = 7" in printed
    (tmp_path / "duel" / "duel" / "setup.toml").write_text(
        printed.replace("starting_coins      = 7", "starting_coins = 9")
    )
    assert some_lack_a_net(tmp_path)
