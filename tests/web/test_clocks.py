"""Clocks of tables in words."""

import msgspec
import pytest

from argosy.texts import words
from argosy.web import models, pages
from argosy.web.table.clocks import clock_words, left_words
from tests.web.wonders import tables


def test_clocks_are_offered_by_the_unit_that_fits():
    assert [clock_words(words("en"), seconds) for seconds in models.CLOCKS] == [
        "no clock",
        "1 minute a turn",
        "3 minutes a turn",
        "1 day a turn",
        "3 days a turn",
    ]
    assert clock_words(words("ru"), 180) == "3 минуты на ход"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(5, "0:05"), (179.6, "2:59"), (3_600, "1 h left"), (86_400, "24 h left"), (200_000, "2 days left")],
)
def test_what_is_left_is_said_in_the_largest_unit_that_says_something(seconds, said):
    assert left_words(words("en"), seconds).replace("\N{NO-BREAK SPACE}", " ") == said


def test_only_a_table_with_a_clock_loads_one():
    plain, timed = (
        pages.table(msgspec.structs.replace(tables.page(), clock=clock, seconds_left=left))
        for clock, left in ((0, None), (60, 42.0))
    )
    assert "clock.js" not in plain
    assert 'id="clock"' not in plain
    assert "clock.js" in timed
    assert 'data-left="42.0"' in timed
    assert "0:42" in timed


def test_the_list_of_games_says_how_much_time_is_left():
    page = models.LobbyPage(
        visitor=models.Visitor(),
        running=(
            models.TableSummary(
                table="t", names=("Ada", "Ben", "Cleo"), your_turn=True, seconds_left=7_300.0
            ),
        ),
    )
    assert "2 h left" in pages.lobby(page).replace("\N{NO-BREAK SPACE}", " ")


def waiting(page, seats, seconds=75.4, **changes):
    """A page on which people sit on some seats and have been asked so long ago."""
    people = tuple(
        msgspec.structs.replace(one, kind="human", bot=None) if one.seat in seats else one
        for one in page.seats
    )
    return msgspec.structs.replace(page, seats=people, seconds_asked=seconds, **changes)


def test_a_table_says_since_when_others_think():
    """Neither bots nor the viewer; a table with bots alone needs no sheet for it."""
    page = tables.page(players=4, seat=0)
    shown = pages.table(waiting(page, {1, 3}))
    assert 'data-thinking="1 3" data-seconds="75"' in " ".join(shown.split())
    assert 'data-words="thinking for # s|thinking for # min|thinking for # h|thinking for # d"' in shown
    assert "thinking-time.css" in shown
    alone = tables.page(players=4, seat=1, seconds_asked=75.4)
    assert "data-thinking" not in pages.table(alone)
    assert "thinking-time" not in pages.table(alone)


def test_somebody_for_whom_a_bot_plays_is_not_waited_for():
    page = waiting(tables.page(players=4, seat=0), {1, 3})
    people = tuple(msgspec.structs.replace(one, is_played_for=one.seat == 1) for one in page.seats)
    assert 'data-thinking="3"' in pages.table_fragment(msgspec.structs.replace(page, seats=people))


def test_a_table_that_waits_for_friends_loads_what_its_game_needs():
    assert "thinking-time.css" in pages.table(tables.lounge())
