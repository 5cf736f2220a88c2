"""Position editor in a browser: set up by clicks at a desk and on a phone, and by keys alone.

Also in another language.
"""

import json

import pytest
from playwright.sync_api import expect

DESK = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}}


def draft(page):
    """The position on the board."""
    return json.loads(page.locator("#draft").input_value())


@pytest.mark.whole
@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_position_is_set_up_by_clicks(house_url, visitor, accessible, picture, window, scheme):
    page = visitor(**window, color_scheme=scheme, reduced_motion="reduce", locale="fr-FR")
    page.goto(f"{house_url}/position?tab=parts")
    page.locator("[id='more-cities.0.coins']").click()
    expect(page.locator("[id='v-cities.0.coins']")).to_have_value("4")
    page.locator("[id='v-age']").select_option("2")
    expect(page.locator("[id='v-age']")).to_have_value("2")
    page.locator("[id='open-cities.0.cards']").click()
    page.locator("#search").press_sequentially("theatre")  # without the mark that the French name has
    shown = page.locator("#sheet [data-name]:visible")
    expect(shown).to_have_count(1)
    shown.get_by_role("button").click()
    expect(page.locator("[id^='take-cities.0.cards-theater']")).to_be_visible()
    picture(page, f"setting-up-{scheme}")
    accessible(page)
    assert draft(page)["cities"][0] == {"coins": 4, "cards": ["theater"]}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#keep").click()
    page.wait_for_url("**/position/*")
    accessible(page)


@pytest.mark.whole
def test_clicks_are_undone_and_done_again(house_url, visitor):
    page = visitor(**DESK)
    page.goto(f"{house_url}/position?tab=parts")
    page.locator("#cities-5").click()
    expect(page.locator("#part-city-4")).to_be_visible()
    page.locator("#undo").click()
    expect(page.locator("#part-city-4")).to_have_count(0)
    page.locator("#redo").click()
    expect(page.locator("#part-city-4")).to_be_visible()


@pytest.mark.whole
def test_a_board_is_set_up_by_keys_alone(house_url, visitor, accessible):
    page = visitor(**DESK)
    page.goto(f"{house_url}/position?game=duel&tab=parts")
    page.locator("[id='open-cities.0.wonders']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#search")).to_be_visible()
    page.locator("#search").focus()
    page.keyboard.type("sphinx")
    page.keyboard.press("Enter")  # puts the first one that is found
    said = page.locator("[id='say-cities.0.wonders-sphinx-built']")
    expect(said).to_be_visible()
    expect(page.locator("#search")).to_be_focused()
    said.focus()
    page.keyboard.press("Space")
    expect(said).to_have_attribute("aria-pressed", "true")
    expect(said).to_be_focused()
    accessible(page)
    assert draft(page)["cities"][0]["wonders"] == [{"id": "sphinx", "built": True}]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("address", "place", "part"),
    [("example=chain", "#city-1", "city-1"), ("example=senate", "#structure", "structure")],
)
@pytest.mark.parametrize("by_keys", [True, False], ids=["keys", "mouse"])
def test_what_lies_on_the_table_opens_its_part(
    house_url, visitor, accessible, picture, address, place, part, by_keys
):
    page = visitor(**DESK, reduced_motion="reduce")
    page.goto(f"{house_url}/position?{address}")
    hot = page.locator(f"{place} > .part-button")  # inside the root of the table
    expect(hot).to_be_visible()
    if by_keys:
        hot.focus()
        page.keyboard.press("Enter")
    else:
        hot.click()
    expect(page.locator(f"#part-{part}")).to_be_visible()
    expect(page.locator(f"#close-{part}")).to_be_focused()
    picture(page, f"setting-up-table-{part}")
    accessible(page)
    page.keyboard.press("Enter")
    expect(page.locator(f"#part-{part}")).to_be_hidden()


@pytest.mark.whole
def test_the_table_is_drawn_again_after_a_click(house_url, visitor):
    page = visitor(**DESK, reduced_motion="reduce")
    page.goto(f"{house_url}/position?example=chain")
    expect(page.locator("#board-table #city-1 .coin").first).to_have_text("3")
    page.locator("#board-table #city-1 > .part-button").click()
    page.locator("[id='more-cities.1.coins']").click()
    expect(page.locator("#board-table #city-1 > header .coin")).to_have_text("4")
    page.locator("#undo").click()
    expect(page.locator("#board-table #city-1 > header .coin")).to_have_text("3")
    page.locator("#tab-text").click()
    expect(page.locator("#position")).to_be_visible()
    expect(page.locator("#board-table")).to_have_count(0)


PAINTED = """(light) => getComputedStyle(
  document.querySelector("#board-table").shadowRoot.querySelector("#wonder .wonder-art, #wonder.wonder-art"),
).getPropertyValue("--art").includes(light)"""
"""Has the wonder of the table the art of that light?"""


@pytest.mark.whole
def test_the_table_has_the_light_of_the_page(house_url, visitor):
    page = visitor(**DESK, color_scheme="light", reduced_motion="reduce")
    page.goto(f"{house_url}/position?example=chain")
    page.wait_for_function(PAINTED, arg="-light.svg")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_function(PAINTED, arg="-dark.svg")


def test_on_a_phone_nothing_of_the_table_overlaps(house_url, visitor):
    page = visitor(**PHONE, reduced_motion="reduce")
    page.goto(f"{house_url}/position?example=senate")
    parts = [
        page.locator(f"#board-table {name}").bounding_box()
        for name in ("#structure", "#city-1", "#city-0", "#senate")
    ]
    ends = [part["y"] + part["height"] for part in parts]
    assert all(end <= below["y"] + 1 for end, below in zip(ends, parts[1:], strict=False))


@pytest.mark.whole
@pytest.mark.parametrize(
    ("address", "thing", "field"),
    [
        ("example=score", "#discarded", "discard"),
        ("example=chain", ".hands .held > li:nth-child(2)", "cities.1.hand"),
        ("example=senate", "#track", "pawn"),
        ("example=senate", "#progress", "board"),
        ("example=senate", "#senate", "chambers.0.markers.0"),
    ],
)
def test_a_thing_on_the_table_leads_to_its_field(house_url, visitor, address, thing, field):
    page = visitor(**DESK, reduced_motion="reduce")
    page.goto(f"{house_url}/position?{address}")
    page.locator(f"#board-table {thing} > .part-button").click()
    controls = page.locator(f"[id='field-{field}']")
    expect(controls.locator(":focus")).to_have_count(1)
    expect(controls).to_be_in_viewport()


@pytest.mark.whole
def test_an_open_part_stays_where_it_was_scrolled_to(house_url, visitor):
    page = visitor(**PHONE, reduced_motion="reduce")
    page.goto(f"{house_url}/position?example=chain")
    page.locator("#part-city-0-shown").click()
    page.locator("[id='open-cities.0.cards']").click()
    sheet = page.locator("#sheet")
    expect(sheet).to_be_visible()
    sheet.locator("#put-palace").click()
    expect(page.locator("[id^='take-cities.0.cards-palace']")).to_have_count(1)
    assert sheet.evaluate("one => one.scrollTop") > 0
    assert page.locator("#part-city-0").evaluate("one => one.scrollTop") > 0


@pytest.mark.whole
@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"])
def test_a_position_that_cannot_be_is_kept_and_what_is_wrong_has_the_focus(
    house_url, visitor, accessible, picture, window
):
    page = visitor(**window, reduced_motion="reduce")
    page.goto(f"{house_url}/position")
    page.locator("#part-city-1-shown").click()
    page.locator("[id='open-cities.1.cards']").click()
    page.locator("#put-library").click()
    wrong = page.locator("[id='take-cities.1.cards-library-0']")
    page.locator("#close-sheet").click()
    page.locator("#part-table-shown").click()
    page.locator("#keep").click()
    expect(wrong).to_be_focused()
    expect(wrong).to_have_accessible_description(
        "Library is a card of Age II, which is not dealt yet: choose that Age or remove the card"
    )
    accessible(page)
    picture(page, "position-refused")
    page.reload()
    expect(wrong).to_be_visible()
    page.goto(f"{house_url}/")
    page.go_back()
    expect(wrong).to_be_visible()
    page.locator("#undo").click()
    expect(wrong).to_have_count(0)
    assert "cards" not in draft(page)["cities"][1]


@pytest.mark.whole
def test_the_part_of_a_table_stays_below_the_bar(house_url, visitor):
    page = visitor(**DESK)
    page.goto(f"{house_url}/position")
    page.locator("#part-city-0-shown").click()
    expect(page.locator("#part-city-0")).to_be_visible()
    page.evaluate("scrollTo(0, 500)")
    on_bar = """() => [...document.querySelectorAll("#pos-t, #keep")].every((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2).closest("header.bar");
    })"""
    assert page.evaluate(on_bar)
