"""Puzzles in a browser, on a phone and at a desk: from the lobby to a wrong move and the right one."""

import pytest
from playwright.sync_api import expect

from argosy.coach.puzzles import sets

THEMES = ("dark", "light")


def built(name):
    """A puzzle that is solved by building a card that might be discarded too, and the card."""
    for puzzle in sets()[name].puzzles:
        verb, card, *_ = puzzle.best.text.split()
        if verb == "build" and len(puzzle.solutions) == 1:
            return puzzle, card
    raise AssertionError(name)


def look(page, accessible, picture, name):
    """Nothing is wider than the page, and axe is content by day and by night."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        accessible(page)
        picture(page, f"{name}-{theme}")


@pytest.mark.whole
def test_a_puzzle_of_duel_is_tried_and_solved_on_a_phone(phone, house_url, accessible, picture):
    puzzle, card = built("duel")
    phone.goto(house_url)
    phone.get_by_role("link", name="Puzzles").click()
    expect(phone.get_by_role("heading", name="The puzzle of the day")).to_be_visible()
    look(phone, accessible, picture, "puzzles")
    phone.locator(f".riddles a[href='/puzzles/{puzzle.id}']").click()
    expect(phone.get_by_role("heading", name="Find the best move")).to_be_visible()
    phone.wait_for_function("() => window.htmx")
    look(phone, accessible, picture, "puzzle-duel")
    phone.locator(f"#structure [data-select='card:{card}']").click()
    phone.locator(".dock-panel[data-on] [data-act='discard']").click()
    expect(phone.locator(".verdict.wrong")).to_be_visible()
    phone.get_by_text("The solution", exact=True).click()
    expect(phone.locator(".verdict details .way.better")).to_be_visible()
    look(phone, accessible, picture, "puzzle-duel-wrong")
    phone.locator(f"#structure [data-select='card:{card}']").click()
    phone.locator(".dock-panel[data-on] [data-act='build']").click()
    expect(phone.locator(".verdict.right")).to_be_visible()
    look(phone, accessible, picture, "puzzle-duel-right")
    phone.locator("#riddle a[href='/puzzles']").click()
    expect(phone.locator(f".riddles a.solved[href='/puzzles/{puzzle.id}']")).to_be_visible()


@pytest.mark.whole
def test_a_puzzle_of_wonders_is_tried_and_solved_at_a_desk(page, house_url, accessible, picture):
    puzzle, card = built("wonders")
    page.goto(f"{house_url}/puzzles/{puzzle.id}")
    page.wait_for_function("() => window.htmx")
    hand = page.locator("#hand .card").filter(
        has=page.locator(f"xpath=self::*[contains(@data-piece, '{card}')]")
    )
    hand.first.click()
    page.locator(".dock-panel[data-on] [data-act='sell']").click()
    expect(page.locator(".verdict.wrong")).to_be_visible()
    look(page, accessible, picture, "puzzle-wonders-wrong")
    hand.first.click()
    page.locator(".dock-panel[data-on] [data-act='build']").click()
    expect(page.locator(".verdict.right")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()


WINDOWS = {"1366": (1366, 768), "1280": (1280, 720), "phone": (390, 844)}


@pytest.mark.whole
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", ["duel", "wonders"])
def test_the_answer_and_the_way_on_are_in_the_window(house_url, visitor, window, name):
    width, height = WINDOWS[window]
    page = visitor(viewport={"width": width, "height": height}, reduced_motion="reduce")
    puzzle, card = built(name)
    page.goto(f"{house_url}/puzzles/{puzzle.id}")
    page.wait_for_function("() => window.htmx")
    card_on_table = {
        "duel": f"#structure [data-select='card:{card}']",
        "wonders": f"#hand .card[data-piece*='{card}']",
    }[name]
    for act, verdict in (({"duel": "discard", "wonders": "sell"}[name], "wrong"), ("build", "right")):
        page.locator(card_on_table).first.click()
        page.locator(f".dock-panel[data-on] [data-act='{act}']").click()
        expect(page.locator(f".verdict.{verdict}")).to_be_visible()
        expect(page.locator(".dock-panel[data-on]")).to_have_count(0)
        for part in (page.get_by_role("status").locator("b"), page.get_by_role("link", name="Next puzzle")):
            expect(part).to_be_in_viewport(ratio=1)
        if name == "wonders":
            expect(page.locator(card_on_table).first).to_be_in_viewport(ratio=0.9)
        assert page.locator(".told b").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 20
