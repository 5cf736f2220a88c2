"""Rulebook pages in a browser: search results while typing, links to rules in any case of letters."""

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import expect

from argosy.web import models, pages
from argosy.web.rulebook_pages import book
from tests.browser.page_server import opened
from tests.web.wonders import tables

pytestmark = pytest.mark.whole


def shown(chapter=""):
    """A page of the book as the server would answer a query."""
    return lambda query: pages.rules_in_full(
        models.RulesPage(chapter=chapter, query=parse_qs(query).get("q", [""])[0], visitor=tables.visitor())
    )


PAGES = {"/rules/wonders": shown(), "/rules/wonders/base": shown("base")}


@pytest.fixture(scope="module")
def house():
    with opened(PAGES) as house:
        yield house.url


def test_rules_are_found_while_one_types(house, visitor, accessible):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/rules/wonders/base")
    heading = page.locator("h1").inner_text()
    page.get_by_role("searchbox").press_sequentially("olympia guild")
    expect(page.locator("#text mark").first).to_be_visible()
    assert page.locator("#text .rules .rule-id").first.get_attribute("href").startswith("/rules/wonders/")
    accessible(page)
    page.get_by_role("searchbox").fill("")
    expect(page.locator("h1")).to_have_text(heading)


@pytest.mark.whole
def test_an_id_in_capitals_leads_to_the_rule_of_the_chapter(house, visitor):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/rules/wonders/base#BASE-TRADE-4")
    page.wait_for_url(f"{house}{book.address_named('BASE-TRADE-4')}")
    expect(page.locator("#base-trade-4")).to_be_in_viewport()


def test_exact_rules_open_for_an_anchor_in_them(house, visitor, accessible):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/rules/wonders/base")
    expect(page.locator("#base-trade-4")).to_be_hidden()
    accessible(page)
    page.locator("#contents").get_by_role("link", name="Trade", exact=True).click()
    expect(page.locator("#base-trade-4")).to_be_in_viewport()
    expect(page.locator("#exact")).to_have_attribute("open", "")
    accessible(page)
