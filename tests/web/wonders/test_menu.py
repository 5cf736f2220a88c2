"""Menu of a table: at most seven entries, and behind them everything that it leads to."""

from html.parser import HTMLParser

import pytest

from argosy.web import models, pages
from tests.web.wonders import tables

MOST = 7
ALWAYS = {
    *("log", "compare", "settings", "keys"),
    *("/", "/games", "/pad", "/position"),
    "/help",
    "/signs/wonders",
    "http://example.test/t/abc",
}
"""Sheets that open, paths without their query, and the link that is copied."""
RIDDLE = models.Riddle(address="/puzzle/9", next="/puzzle/10", number=1, of=5, grade="easy", rating=1200)
MENUS = {
    "plain": ({}, set()),
    "hosted": (
        {"is_host": True, "talk": (), "is_guided": True, "has_coach": True},
        {"coach", "/hooks", "/t/abc/report", "/t/abc/hints", "/t/abc/position"},
    ),
    "tournament": ({"tournament": "cup", "talk": ()}, {"/tournaments/cup", "/t/abc/report"}),
    "puzzle": ({"riddle": RIDDLE, "is_host": True, "talk": ()}, {"/puzzles", "/puzzle/9/position"}),
    "finished": (
        {"turns": 99, "is_host": True, "talk": (), "has_coach": True},
        {"/t/abc/bgstats", "/t/abc/bgstats.json", "/t/abc/report", "/t/abc/position"},
    ),
}
"""By kind of table: what differs from a plain page, and the entries that it has besides."""


class Menu(HTMLParser):
    """Entries of a menu: how many at its top, and where all of them lead."""

    def __init__(self, html):
        super().__init__()
        self.depth, self.top, self.ways = 0, 0, []
        self.feed(html[html.index('<ul class="menu">', html.index('id="menu"')) :].partition("</dialog>")[0])

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.depth += tag == "ul"
        if not self.depth:
            return
        self.top += tag == "li" and self.depth == 1
        way = {"a": "href", "form": "action"}.get(tag)
        names = (way,) if way else ("data-opens", "data-copy", "data-act") if tag == "button" else ()
        self.ways += [found[name].partition("?")[0] for name in names if name in found]

    def handle_endtag(self, tag):
        self.depth -= tag == "ul"


@pytest.mark.parametrize("kind", MENUS)
def test_a_menu_has_at_most_seven_entries_and_leads_everywhere(kind):
    changes, more = MENUS[kind]
    menu = Menu(pages.table_fragment(tables.page(players=3, seat=0, **changes)))
    assert menu.top <= MOST
    assert len(menu.ways) == len(set(menu.ways))
    assert set(menu.ways) - {"hints-switch"} == ALWAYS | more
