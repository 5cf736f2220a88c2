"""Measures of the layout: each finds its planted fault, and nothing on the same page without it."""

import pytest

from tests.browser.layout.measures import give_measures

STYLE = """<style>
  * { margin: 0; font: 16px/20px sans-serif; box-sizing: border-box; } body { background: #fff; color: #000; }
  .land { position: relative; width: 300px; padding: 10px; background: #eee; } button { width: 80px; height: 44px; }
</style>"""
SOUND = '<div class="land"><p id="words">Long words that fit</p><button id="one">One</button></div><div id="dock"><div class="acts"><button>Two</button></div></div>'
PLANTED = {
    "cut": '<div class="land"><p style="width: 60px; overflow: hidden; white-space: nowrap">Long words that do not fit</p></div>',
    "cut with dots and no way on": '<div class="land"><p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Long words that do not fit</p></div>',
    "outside": '<div class="land"><p style="white-space: nowrap; width: 40px; margin-left: 200px">Words that leave their frame</p></div>',
    "outside the window": '<p style="position: absolute; left: 380px">Words</p>',
    "over": '<div class="land"><button>One</button><div style="position: absolute; inset: 0; background: #ccc"></div></div>',
    "over: across": '<div class="land"><p>Words</p><p style="position: relative; top: -16px">Other</p></div>',
    "question": '<div id="dock"><div class="acts" style="position: absolute; top: 800px"><button>Below</button></div></div>',
    "target": '<div class="land"><button style="height: 30px">Small</button></div>',
    "city": '<div class="own"><div class="row-box" style="height: 40px; overflow: auto"><p style="height: 90px">Buildings</p></div></div>',
    "contrast": '<div class="land" style="color: #999">Pale</div>',
    "contrast: faded": '<div class="land" style="opacity: 0.4">Faded</div>',
    "contrast: of the wrong light": '<div class="land" style="filter: brightness(0.3)"><p style="color: #777">Dark</p></div>',
}
HALF = '<div class="land" style="height: 50px; overflow: auto; padding: 0"><p>One</p><p>Two</p><p>Three</p><p>Four</p>{}</div>'
MEASURES = ("cut", "outside", "over", "question", "target", "city", "contrast")


@pytest.fixture(scope="module")
def bare(browser):
    page = browser.new_page(viewport={"width": 390, "height": 600})
    page.set_content("<!doctype html>" + STYLE)
    give_measures(page)
    yield page
    page.close()


def measured(page, html, names=MEASURES):
    page.evaluate("html => { document.body.innerHTML = html; }", html)
    return page.evaluate("names => layoutMeasures(names)", list(names))


def test_a_sound_page_has_no_findings(bare):
    assert measured(bare, SOUND) == []


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found(planted, bare):
    name = planted.partition(" ")[0].rstrip(":")
    assert {one["measure"] for one in measured(bare, PLANTED[planted], [name])} == {name}


@pytest.mark.parametrize(("left", "found"), [(10, 1), (90, 0)])
def test_only_text_that_shows_in_its_strip_is_read(bare, left, found):
    strip = f'<div style="width: 80px; overflow: auto"><p style="width: 150px; padding-left: {left}px; color: #999">Pale</p></div>'
    assert len(measured(bare, f'<div class="land">{strip}</div>', ["contrast"])) == found


def test_half_a_line_at_the_edge_of_a_box_is_found_unless_a_foot_lies_on_it(bare):
    foot = '<p style="position: sticky; bottom: 0; height: 30px; background: #fff">Foot</p>'
    assert [one["text"] for one in measured(bare, HALF.format(""), ["half"])] == ["Three"]
    assert measured(bare, HALF.format(foot), ["half"]) == []


def test_text_with_dots_is_no_fault_where_a_note_tells_it_all(bare):
    whole = PLANTED["cut with dots and no way on"].replace("<p ", '<p data-note="card" tabindex="0" ')
    assert measured(bare, whole, ["cut"]) == []


def test_a_card_of_the_structure_that_scrolls_out_from_under_the_dock_is_not_covered(bare):
    cards = "".join(
        f'<button style="position: absolute; top: {top}px; height: 100px; background: #ccc"></button>'
        for top in (400, 440)
    )
    dock = '<div id="dock" style="position: fixed; inset: 250px 0 0; background: #fff"></div>'
    page = f'<div class="pyramid" style="position: relative; height: 1500px">{cards}</div>{dock}'
    assert measured(bare, page, ["over"]) == []
