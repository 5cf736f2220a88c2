"""Places of the table that do not move from the first turn of a game to the last.

All games and windows: scripts/layout.py --games.
"""

import pytest

from tests.browser.layout.whole_games import DESKS, GAMES, UPRIGHT, follow
from tests.browser.page_server import opened

WINDOWS = {
    "base-4": ("1280x720", "1920x1080"),
    "duel-both": ("820x1180", "1180x820", "1280x720", "1920x1080"),
}


@pytest.mark.whole
@pytest.mark.parametrize("name", WINDOWS)
def test_nothing_moves_in_a_whole_game(browser, name):
    page = browser.new_page(reduced_motion="reduce")
    game = next(game for game in GAMES if game.name == name)
    windows = tuple(window for window in (*DESKS, *UPRIGHT) if window.name in WINDOWS[name])
    with opened() as house:
        assert list(follow(page, house, game, windows)) == []
    page.close()
