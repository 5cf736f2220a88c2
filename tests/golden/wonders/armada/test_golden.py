"""Golden games of Armada: if one changes, say which rule moved and why.

`scripts/make_goldens.py armada` writes them.
"""

import pytest

from argosy.rules.wonders import terms
from argosy.rules.wonders.armada import terms as naval_terms
from tests.golden.wonders.armada.golden import FILES, FOLDER, begin, path_of, replay_line
from tests.golden.wonders.golden import last_line

every_file = pytest.mark.parametrize("table", FILES, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def test_every_edition_and_number_of_players_has_a_golden_game():
    wanted = {(2010, 2018, n) for n in range(3, 9)} | {(2020, 2020, n) for n in range(3, 8)}
    assert wanted <= {(table.edition, table.expansion, table.players) for table in FILES}
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(table).name for table in FILES}


@pytest.mark.sample(2)
@every_file
def test_a_golden_game_replays_turn_by_turn(table):
    game, lines = begin(table)
    for line in lines[:-1]:
        assert replay_line(game, line) == line
    assert game.is_over
    assert lines[-1] == last_line(game)


@every_file
def test_a_golden_game_is_short_enough_to_read(table):
    assert path_of(table).stat().st_size < 14_000


def test_golden_games_show_what_armada_adds():
    texts = "".join(path_of(table).read_text() for table in FILES)
    signs = (
        " + ship ",
        " for ship ",
        ">  ",
        " move ",
        "o  ",
        " keep ",
        " revive ",
        "!  ",
        " abstain",
        " far ",
    )
    assert [sign for sign in (*signs, "stage 2 with", "+  ", " free ") if sign not in texts] == []


def test_marks_of_labels_name_the_questions_of_armada():
    """The labels of lines: `>` ships, `o` islands, `!` fight or not."""
    marks = {line.split()[0][-1] for table in FILES for line in begin(table)[1][:-1]} - set("0123456789")
    assert marks == {">", "o", "!", "*", "+"}
    assert terms.OWES.index("keep") == naval_terms.KEEP
