"""Golden games of Leaders: if one changes, say which rule moved and why.

`scripts/make_goldens.py leaders` writes them.
"""

import pytest

from tests.golden.wonders.golden import last_line
from tests.golden.wonders.leaders.golden import FILES, FOLDER, begin, path_of, replay_line

every_file = pytest.mark.parametrize("table", FILES, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def test_every_edition_and_number_of_players_has_a_golden_game():
    wanted = {(edition, players) for edition in (2010, 2020) for players in range(3, 8)}
    assert wanted <= {(table.edition, table.players) for table in FILES if table.expansions == ("leaders",)}
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(table).name for table in FILES}


@pytest.mark.sample(2)
@every_file
def test_a_golden_game_replays_turn_by_turn(table):
    game, lines = begin(table)
    for line in lines[:-1]:
        assert replay_line(game, line) == line
    assert game.is_over
    assert lines[-1] == last_line(game)


def test_golden_games_show_what_leaders_add():
    texts = "".join(path_of(table).read_text() for table in FILES)
    signs = (
        "0~  ",
        " draft ",
        "0^  ",
        " recruit ",
        " stage with ",
        " sell ",
        "_  ",
        " bury ",
        "&  ",
        " revive ",
    )
    assert [sign for sign in signs if sign not in texts] == []
