"""Hints of a first voyage on the page, and the panel of the lobby that leads there."""

import re

import msgspec
import pytest

from argosy.texts import LANGUAGES, words
from argosy.web import models, pages
from argosy.web.games import GAMES
from argosy.web.lobby import panel
from argosy.web.table.tutorial_hints import due
from tests.web.duel import tables as duel_tables
from tests.web.wonders import tables

MOST, LETTERS = 12, 230
SHEETS = ("css/hints.css", "js/tutorial-hints.js")


def guided(page, *seen):
    return msgspec.structs.replace(page, is_guided=True, hints_seen=seen)


def a_turn(name):
    if name == "wonders":
        return tables.page(players=3, turns=4, seat=0)
    found = (duel_tables.page(*duel_tables.at((), moment), 0) for moment in range(8, 30))
    return next(page for page in found if page.view.asked == "turn")


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_few_and_short_in_every_language(name):
    hints = GAMES[name].hints
    assert len({hint.name for hint in hints}) == len(hints) <= MOST
    for language in LANGUAGES:
        for hint in hints:
            assert len(hint.words(words(language))) <= LETTERS, (language, hint.name)


@pytest.mark.parametrize("name", GAMES)
def test_what_hints_point_at_has_names_that_the_pages_use(name, template_words):
    """A test in a browser shows that hints find their targets."""
    for hint in GAMES[name].hints:
        for selector in (*hint.at, hint.done):
            for word in re.findall(r"[.#]([a-z][\w-]*)", re.sub(r"\[[^]]*\]", "", selector)):
                assert word in template_words, (hint.name, selector)


def over_in_duel():
    game, log = duel_tables.at((), 999)
    return duel_tables.page(game, log, phase="over", scores=game.scores())


@pytest.fixture(scope="module")
def template_words():
    """Every word of a table's page of either game, and of its score."""
    shown = [
        *(tables.page(players=3, turns=turns, seat=0) for turns in (6, 99)),
        duel_tables.page(*duel_tables.at((), 0)),
        a_turn("duel"),
        over_in_duel(),
    ]
    return set(re.findall(r"[\w-]+", "".join(map(pages.table_fragment, shown))))


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_said_and_shown_and_answered_without_script(name):
    page = guided(a_turn(name))
    hint = due(GAMES[name].hints, page.view, page.offers, ())
    html = pages.table(page)
    said = re.search(r'<p class="visually-hidden" role="status" id="hint-said">([^<]+)</p>', html)[1]
    assert said == hint.words(words("en"))
    assert f'data-hint="{hint.name}"' in html
    assert f'name="seen" value="{hint.name}"' in html
    assert all(sheet in html for sheet in SHEETS)


def test_the_next_hint_comes_when_one_has_been_seen():
    page = a_turn("wonders")
    first = due(GAMES["wonders"].hints, page.view, page.offers, ())
    html = pages.table_fragment(guided(page, first.name))
    assert f'data-hint="{first.name}"' not in html
    assert "Hint 2 of 12" in html


def test_nobody_is_told_anything_at_other_tables_and_while_others_choose():
    page = a_turn("wonders")
    html = pages.table(page)
    assert not [sheet for sheet in SHEETS if sheet in html]
    assert 'id="hint"' not in html
    waiting = msgspec.structs.replace(guided(page), offers=None)
    assert 'data-hint="' not in pages.table_fragment(waiting)
    left = msgspec.structs.replace(page, is_guided=True)
    assert 'data-hint="' not in pages.table_fragment(left)
    assert "Show the hints again" in pages.table_fragment(left)


def test_the_last_hint_leads_to_the_lobby():
    page = tables.page(players=3, turns=99, seat=0)
    html = pages.table_fragment(guided(page))
    assert re.search(r'id="hint".*data-hint="score".*<a class="button go" href="/">', html, re.DOTALL)


def lobby(**changes):
    return models.LobbyPage(visitor=models.Visitor(), **changes)


GUIDED = models.TableSummary(table="abc", is_guided=True, is_over=True)
ORDINARY = models.TableSummary(table="abd", is_over=True)


@pytest.mark.parametrize(
    ("page", "title"),
    [
        (lobby(), "First voyage"),
        (lobby(running=(GUIDED,)), None),
        (lobby(finished=(ORDINARY,)), None),
        (lobby(finished=(GUIDED,), voyages=frozenset(("wonders",))), "What next?"),
        (lobby(voyages=frozenset(("duel",))), "What next?"),
        (lobby(finished=(GUIDED, ORDINARY), voyages=frozenset(("wonders",))), None),
    ],
)
def test_the_panel_of_the_lobby(page, title):
    found = panel(page, words("en"))
    assert (found and found.title) == title
    assert (title in pages.lobby(page)) if title else ('action="/first-voyage"' in pages.lobby(page))


def test_after_both_voyages_nothing_leads_back_to_one():
    found = panel(lobby(voyages=frozenset(GAMES)), words("en"))
    assert {one.action for one in found.suggestions} == {"/tables"}
    assert {one.fields["game"] for one in found.suggestions} == set(GAMES)
