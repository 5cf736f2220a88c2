"""Notes on how long others have been thinking, on their places at the table."""

import msgspec
from playwright.sync_api import expect

from tests.web.duel import tables as duel
from tests.web.wonders import tables

PLACES = "() => [...document.querySelectorAll('.city, .bar, .city-tab, .top, #dock')].map((one) => JSON.stringify(one.getBoundingClientRect()))"


def among_people(page, seconds):
    """The table with people on all seats, who have been asked so long ago."""
    people = tuple(msgspec.structs.replace(one, kind="human", bot=None) for one in page.seats)
    return msgspec.structs.replace(page, seats=people, seconds_asked=seconds)


def test_the_place_of_who_thinks_says_for_how_long(page, phone, shown_at):
    """After twenty seconds, on time that passes in the browser; nothing moves, and nothing is read out."""
    page.clock.install()
    page.goto(shown_at(among_people(tables.page(players=5, seat=0), 15)))
    notes = page.locator(".city .thinking-time")
    expect(notes).to_have_count(0)
    before = page.evaluate(PLACES)
    page.clock.run_for(6_000)
    expect(notes).to_have_count(4)
    assert page.evaluate(PLACES) == before
    expect(page.locator(".near .thinking-time").first).to_have_attribute("data-long", "thinking for 20 s")
    assert {note.get_attribute("aria-hidden") for note in notes.all()} == {"true"}
    page.clock.run_for(100_000)
    expect(page.locator(".far .thinking-time").first).to_have_attribute("data-short", "2 min")
    game, log = next(found for moment in range(12, 30) if (found := duel.at((), moment))[0].owing == (1,))
    phone.goto(shown_at(among_people(duel.page(game, log, seat=0), 3_700)))
    expect(phone.locator(".city-tab .thinking-time")).to_have_attribute("data-short", "1 h")
    expect(phone.locator(".city-tab .thinking-time")).to_be_in_viewport(ratio=1)
