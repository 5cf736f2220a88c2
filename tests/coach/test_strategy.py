"""Statistics of strong play: the data file is consistent, and made with today's rules."""

import pytest

from argosy.coach.strategy import strategy
from scripts.make_strategy import files_of
from scripts.strategy_games import FAMILIES

FOUND = strategy().families
MOST = 300_000
"""Bytes of a picture."""


def tables_of(name):
    return {one.name: table for one in FOUND for table in one.tables if table.name == name}


def test_every_family_is_there_with_the_rules_of_today():
    """If one is not: `python scripts/make_strategy.py` makes all of them anew."""
    assert [one.name for one in FOUND] == [one.name for one in FAMILIES]
    assert {one.name: one.fingerprint for one in FOUND} == {
        one.name: one.ruleset.fingerprint for one in FAMILIES
    }


def test_shares_of_seats_and_of_ends_are_a_whole_and_lie_in_their_intervals():
    for table in (*tables_of("seats").values(), *tables_of("ends").values()):
        assert sum(line.share for line in table.lines) == pytest.approx(1, abs=0.01)
    for family in FOUND:
        assert family.games >= 1_000
        for table in family.tables:
            for line in table.lines:
                assert line.low <= line.share <= line.high, (family.name, table.name, line)
                assert 0 < line.count <= family.games * family.players
        assert all(line.winners >= 0 <= line.others for line in family.built)


@pytest.mark.whole
def test_each_thing_that_a_family_has_is_counted():
    duels = [one for one in FOUND if one.game == "duel"]
    for name in ("ends", "drafted_first", "drafted_last", "wonders", "progress"):
        assert {*tables_of(name)} == {one.name for one in duels}
    for name in ("decree", "conspiracy"):
        assert len(tables_of(name)) == 2
    for name in ("divinity", "leader", "edifice", "project", "island"):
        assert tables_of(name), name
    assert len(tables_of("boards")) == len(FOUND) - len(duels)


@pytest.mark.whole
def test_pages_are_those_of_the_data_file(root):
    kept = {
        str(path.relative_to(root / "docs" / "strategy")): path
        for path in (root / "docs" / "strategy").rglob("*.*")
    }
    made = files_of(strategy())
    assert {*kept} == {*made}
    for name, text in made.items():
        if name.endswith(".svg"):
            assert len(kept[name].read_bytes()) < MOST
        else:
            assert kept[name].read_text() == text
