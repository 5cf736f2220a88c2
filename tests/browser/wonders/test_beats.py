"""The beats of 7 Wonders in a browser: a turn with trade, the end of an Age, the end of the game."""

import pytest
from playwright.sync_api import expect

from tests.browser import beats
from tests.web.wonders import tables

LAST = 22
"""The reveal before the last one of the game by chance that is looked at."""


@pytest.fixture
def page(lively_page):
    """Here things move."""
    return lively_page


def around(turns):
    """The page before a reveal and the one after it."""
    return [tables.page(turns=number, version=number + 1) for number in (turns, turns + 1)]


def test_beats_run_in_their_time_and_any_key_ends_them(page):
    beats.assert_beats_play(page, *around(1))


def test_an_age_ends_in_a_scene_before_the_next_hand(page):
    with beats.table(page, *around(5)):
        beats.choose(page)
        beats.wait_for_moves(page)
        scene = page.locator("dialog.scene")
        expect(scene).to_be_hidden()  # the last turn is shown first
        page.keyboard.press("Shift")
        expect(scene).to_be_visible()
        expect(page.locator("#hand")).to_be_hidden()
        page.keyboard.press("Shift")
        assert beats.is_still(page)
        scene.get_by_role("button").click()
        expect(page.locator("#hand .card").first).to_be_visible()


def test_the_last_age_has_its_scene_before_the_score(page):
    with beats.table(page, *around(LAST)):
        beats.choose(page)
        page.locator("dialog.scene button").click()
        pad = page.locator(".pad tfoot [data-sum]")
        expect(pad.first).to_be_visible()
        page.wait_for_function("() => document.documentElement.dataset.beats === 'sum'")
        page.keyboard.press("Shift")
        assert beats.is_still(page)
        assert sorted(map(int, pad.all_inner_texts())) == sorted(score.total for score in around(LAST)[1].scores)
        expect(page.locator(".hero")).to_be_visible()


def test_the_last_scene_is_shown_without_motion_too(page):
    page.emulate_media(reduced_motion="reduce")
    with beats.table(page, *around(LAST)):
        beats.choose(page)
        page.locator("dialog.scene button").click()
        expect(page.locator(".hero")).to_be_visible()
        assert beats.seen(page, "moves") == 0
