"""Places of the table that do not move from the first turn of a game to the last.

All games and windows: scripts/layout.py --games.
"""

import pytest

from tests.browser.layout.measures import Window
from tests.browser.layout.whole_games import GAMES, follow
from tests.browser.page_server import opened


@pytest.mark.whole
def test_nothing_moves_in_a_whole_game(browser):
    page = browser.new_page(reduced_motion="reduce")
    with opened() as house:
        assert list(follow(page, house, GAMES[0], (Window(1280, 720), Window(1920, 1080)))) == []
    page.close()
