"""Golden games of Cities: if one changes, say which rule moved and why.

`scripts/make_goldens.py cities` writes them.
"""

import pytest

from tests.golden.wonders.cities.golden import FILES, FOLDER, begin, path_of, replay_line
from tests.golden.wonders.golden import last_line

every_file = pytest.mark.parametrize("table", FILES, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def test_every_edition_and_number_of_players_has_a_golden_game():
    wanted = {(2010, n) for n in range(3, 9)} | {(2020, n) for n in range(3, 8)}
    assert wanted <= {(table.edition, table.players) for table in FILES if table.expansions == ("cities",)}
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(table).name for table in FILES}


@pytest.mark.sample(3)
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


def test_golden_games_show_what_cities_adds():
    texts = "".join(path_of(table).read_text() for table in FILES)
    signs = (
        "-  ",
        " debt 0",
        " debt 1",
        " debt 2",
        " revive ",
        " + ship",
        "residence",
        "raider_camp",
        "byzantium",
    )
    assert [sign for sign in signs if sign not in texts] == []
