"""Golden games of Armada: if one changes, say which rule moved and why. `scripts/make_armada_goldens.py` writes them."""

import pytest

from argosy.rules.gears import compiled, plain
from argosy.rules.wonders import terms
from tests.counts.wonders.armada.counting import FILE, count_last_turn, read
from tests.counts.wonders.counting import count, divide
from tests.golden.wonders.armada.golden import FILES, FOLDER, before_last_turn, begin, last_line, path_of, replay_line

COUNTS = [read(block) for block in FILE.read_text().split("\n\n") if "id " in block]
every_file = pytest.mark.parametrize("table", FILES, ids=str)
every_count = pytest.mark.parametrize("wanted", COUNTS, ids=lambda wanted: str(wanted.table))


@pytest.fixture(autouse=True)
def compiled_gear(monkeypatch):
    monkeypatch.setenv("ARGOSY_GEAR", "compiled")


def test_every_edition_and_number_of_players_has_a_golden_game():
    wanted = {(2010, 2018, n) for n in range(3, 9)} | {(2020, 2020, n) for n in range(3, 8)}
    assert wanted <= {(table.edition, table.box, table.players) for table in FILES}
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(table).name for table in FILES}


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
    signs = (" + ship ", " for ship ", ">  ", " move ", "o  ", " keep ", " revive ", "!  ", " abstain", " far ")
    assert [sign for sign in (*signs, "stage 2 with", "+  ", " free ") if sign not in texts] == []


def test_every_golden_game_is_counted():
    assert [wanted.table for wanted in COUNTS] == FILES


@every_count
def test_nodes_of_the_last_turn(wanted):
    game = before_last_turn(wanted.table, wanted.chosen)
    for depth, nodes in enumerate(wanted.nodes, 1):
        found, ends, points = count(game, depth, compiled)
        assert found == nodes, f"level {depth}; behind each first choice:\n{divide(game, depth, compiled)}"
    assert (found, points) == (ends, wanted.points)


@every_count
def test_the_plain_gear_and_the_public_face_count_the_same(wanted):
    game = before_last_turn(wanted.table, wanted.chosen)
    assert len(game.choices(min(game.owing))) == wanted.nodes[0]
    assert count(game, 1, plain)[0] == wanted.nodes[0]


def test_a_count_is_what_the_script_would_write():
    assert count_last_turn(COUNTS[0].table) == COUNTS[0]


def test_marks_of_labels_name_the_questions_of_armada():
    """The labels of lines: `>` ships, `o` islands, `!` fight or not."""
    marks = {line.split()[0][-1] for table in FILES for line in begin(table)[1][:-1]} - set("0123456789")
    assert marks == {">", "o", "!", "*", "+"}
    assert terms.OWES.index("keep") == terms.KEEP
