"""Table of 7 Wonders on a phone: everything within reach of a thumb, nothing outside the window."""

import pytest

from tests.browser.hands import fits, moment, open_lobby, play_turn, set_sail, take, wait_for_turn
from tests.web.wonders import tables


@pytest.mark.whole
def test_an_age_on_a_phone(phone, house_url, accessible, picture):
    open_lobby(phone, house_url)
    assert fits(phone)
    picture(phone, "lobby")
    accessible(phone)
    set_sail(phone)
    assert wait_for_turn(phone)
    assert fits(phone)
    picture(phone, "table")
    accessible(phone)
    take(phone, 0)
    picture(phone, "card")
    accessible(phone)
    while moment(phone) <= 6:
        assert wait_for_turn(phone)
        play_turn(phone)
    assert fits(phone)
    picture(phone, "table-late")


def test_every_button_of_the_dock_is_large_enough_for_a_thumb(phone, shown_at):
    phone.goto(shown_at(tables.page(turns=2)))
    sizes = (
        take(phone, 0)
        .locator("button:visible")
        .evaluate_all(
            "buttons => buttons.map(button => [button.getBoundingClientRect().width, button.getBoundingClientRect().height])"
        )
    )
    assert sizes
    assert all(width >= 44 and height >= 44 for width, height in sizes), sizes
