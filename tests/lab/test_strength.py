"""Tables of docs/bots/strength.md and ratings of bots: made from the stored games of the ladders."""

import pytest

from argosy.lab.ladder import read, table_in
from scripts.make_strength import BOT_RATINGS, LADDERS, PAGE, bot_ratings, heading, page

pytestmark = pytest.mark.whole


def test_the_page_says_what_the_games_say():
    assert page() == PAGE.read_text()
    assert bot_ratings() == BOT_RATINGS.read_text()


def test_every_ladder_has_games_and_its_table():
    files = sorted(LADDERS.glob("*.jsonl"))
    assert files
    for file in files:
        assert read(file)
        assert f"### {heading(table_in(file))}\n" in PAGE.read_text()
