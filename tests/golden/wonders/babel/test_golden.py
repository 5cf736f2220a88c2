"""Golden games of Babel: if one changes, say which rule moved and why.

`scripts/make_goldens.py babel` writes them.
"""

import pytest

from tests.golden.wonders.babel.golden import FILES, GOLDENS
from tests.golden.wonders.tables import check_replay

every_file = pytest.mark.parametrize("table", FILES, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def test_every_edition_part_and_number_of_players_has_a_golden_game():
    alone = [table for table in FILES if table.expansions == ("babel",)]
    assert {(table.base, table.players) for table in alone} == {
        (base, n) for base in (2010, 2020) for n in range(3, 8)
    }
    assert {(table.base, table.babel) for table in alone} == {
        (base, part) for base in (2010, 2020) for part in ("tower", "projects", "both")
    }
    assert {path.name for path in GOLDENS.folder.glob("*.txt")} == {
        GOLDENS.path_of(table).name for table in FILES
    }


@pytest.mark.sample(2)
@every_file
def test_a_golden_game_replays_turn_by_turn(table):
    check_replay(GOLDENS, table)


def test_golden_games_show_what_babel_adds():
    texts = "".join(GOLDENS.path_of(table).read_text() for table in FILES)
    signs = (
        "0#  ",
        " take ",
        " tile ",
        " + project",
        " by token",
        " for coins",
        "x  ",
        " discard ",
        " revive ",
    )
    assert [sign for sign in signs if sign not in texts] == []
