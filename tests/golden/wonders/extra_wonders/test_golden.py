"""Golden games of the single boards: if one changes, say which rule moved and why.

`scripts/make_goldens.py extra_wonders` writes them.
"""

import pytest

from tests.golden.wonders.extra_wonders.golden import FILES, GOLDENS
from tests.golden.wonders.tables import check_replay

every_file = pytest.mark.parametrize("table", FILES, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def test_every_edition_and_number_of_players_has_a_golden_game():
    alone = {(table.base, table.players) for table in FILES if table.expansions == ("extra_wonders",)}
    assert alone == {(base, players) for base in (2010, 2020) for players in range(3, 8)}
    assert {path.name for path in GOLDENS.folder.glob("*.txt")} == {
        GOLDENS.path_of(table).name for table in FILES
    }


@pytest.mark.sample(3)
@every_file
def test_a_golden_game_replays_turn_by_turn(table):
    check_replay(GOLDENS, table)


def test_golden_games_show_what_the_single_boards_add():
    """Copied stages, their questions, stages by number, a card of the pile, debts for the Great Wall.

    Debts come with Cities.
    """
    texts = "".join(GOLDENS.path_of(table).read_text() for table in FILES)
    signs = (" imitate left", " imitate right", " half ", " stage 4 with ", " revive ", " debt ")
    assert [sign for sign in signs if sign not in texts] == []
