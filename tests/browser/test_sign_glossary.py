"""Glossary of signs and introductions at the table: opened by tap and key, light at the first load."""

import msgspec
import pytest
from playwright.sync_api import expect

import argosy
from argosy.web import models, pages
from tests.browser.conftest import PHONE
from tests.browser.page_server import opened
from tests.web.wonders import tables

pytestmark = pytest.mark.whole

EXPANSIONS = ("armada_2020",)


def table(theme="dark"):
    game = argosy.new_game(expansions=EXPANSIONS, players=3, seed=1)
    return pages.table(
        tables.shown(game, (), (), 0, expansions=EXPANSIONS, visitor=tables.visitor(theme=theme))
    )


def signs(query):
    return pages.signs(models.HelpPage(expansions=EXPANSIONS, visitor=tables.visitor()))


def new_to_armada(theme):
    game = argosy.new_game(expansions=EXPANSIONS, players=3, seed=1)
    visitor = msgspec.structs.replace(tables.visitor(theme=theme), introduced=())
    return pages.table(tables.shown(game, (), (), 0, expansions=EXPANSIONS, visitor=visitor))


def introductions(query):
    return pages.introductions(models.HelpPage(visitor=tables.visitor()))


PAGES = {
    "/table": table,
    "/new": new_to_armada,
    "/signs/wonders": signs,
    "/introductions/wonders": introductions,
    "/introduced": lambda _: "",
}


@pytest.fixture(scope="module")
def house():
    with opened(PAGES) as house:
        yield house.url


def ready(page):
    page.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")


def first_asked(page):
    return page.locator("#learn .asked li p b").first


@pytest.mark.whole
def test_the_picture_in_the_dock_leads_to_its_signs(house, visitor, accessible):
    page = visitor(reduced_motion="reduce")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{house}/table")
    ready(page)
    assert not [url for url in asked if "/signs/" in url or "learn.css" in url]
    page.locator("#hand .card").first.click()
    page.locator(".dock-panel:visible a.card-large").click()
    expect(first_asked(page)).to_be_visible()
    expect(page).to_have_url(f"{house}/table")
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("#learn")).to_be_hidden()


@pytest.mark.whole
def test_a_tap_on_a_gauge_tells_what_it_counts(house, visitor):
    page = visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page.goto(f"{house}/table")
    ready(page)
    page.locator(".own .gauge.sea .icon").tap()
    expect(first_asked(page)).to_have_text("Naval shield")


def test_a_key_tells_the_signs_of_what_has_the_focus(house, visitor):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/table")
    ready(page)
    page.keyboard.press("g")
    expect(page.locator("#learn .glossary section").first).to_be_visible()
    expect(page.locator("#learn .asked")).to_have_count(0)
    page.keyboard.press("Escape")
    card = page.locator("#hand .card").nth(2)
    card.focus()
    drawn = card.evaluate(
        "card => [...card.querySelectorAll('.card-effect use')].map(use => use.href.baseVal.split('#')[1])"
    )
    page.keyboard.press("g")
    expect(first_asked(page)).to_be_visible()
    listed = page.locator("#learn .asked li").evaluate_all(
        "all => all.flatMap(one => one.dataset.symbols.split(' '))"
    )
    assert set(drawn) <= set(listed)


@pytest.mark.whole
def test_an_introduction_is_offered_once_and_opens_at_the_table(house, visitor, accessible):
    page = visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page.goto(f"{house}/new")
    ready(page)
    accessible(page)
    told = []
    page.on("request", lambda request: told.append((request.method, request.post_data or "")))
    page.locator(".offer a").tap()
    expect(page.locator("#learn .introduction-card h3").first).to_be_visible()
    assert any(method == "POST" and "boxes=armada" in data for method, data in told)
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator(".offer")).to_be_hidden()
