"""Glossary of signs: an entry for every picture drawn at a table, and links from pictures to it."""

import inspect
import re

import pytest

import argosy
from argosy import rulebook
from argosy.game.kinds import KINDS
from argosy.texts import LANGUAGES, words
from argosy.web import models, pages
from argosy.web.duel.expansions.in_play import EXPANSIONS as DUEL_EXPANSIONS
from argosy.web.rendering.assets import files, prefix
from argosy.web.rendering.parts import coin, icon, points, token
from argosy.web.rulebook_pages.glossary import SignGroup, Writer, listed_once, symbols_in
from argosy.web.wonders.expansions.in_play import EXPANSIONS
from tests.web.duel import tables as duel_tables
from tests.web.html_reader import Reading
from tests.web.sprites import symbols
from tests.web.wonders import tables

TOOLS = {
    "argosy", "bot", "chat", "clock", "close", "globe", "help", "link", "list", "log", "menu", "minus", "pause", "play",
    "person", "plus", "settings", "share", "sound", "theme", "trophy", "undo", "up", "down", "flag", "wave",
    "explore",
}  # fmt: skip
"""Signs of buttons that every page has; words stand beside them."""


def glossary(game="wonders", expansions=(), language="en", edition=2020):
    page = models.HelpPage(
        game=game, expansions=expansions, edition=edition, visitor=tables.visitor(language=language)
    )
    return Reading(pages.signs(page))


def explained(shown):
    return {symbol for attrs in shown.all("li") for symbol in attrs.get("data-symbols", "").split()}


UNUSED = {"science-set-more"}
"""Drawn, and shown nowhere."""


def test_every_symbol_of_the_sprite_is_explained_or_the_sign_of_a_tool():
    known = set().union(*(explained(glossary(game)) for game in KINDS)) | TOOLS
    assert set(symbols("icons.svg")) - known == UNUSED


@pytest.mark.parametrize("game", KINDS)
def test_no_sign_is_explained_twice(game):
    listed = [one for attrs in glossary(game).all("li") for one in attrs.get("data-symbols", "").split()]
    assert len(listed) == len(set(listed)), {one for one in listed if listed.count(one) > 1}


def in_play(shown):
    """The symbols that are explained before the other expansions come."""
    end = next((n for n, (tag, _) in enumerate(shown.elements) if tag == "details"), len(shown.elements))
    return {one for _, attrs in shown.elements[:end] for one in attrs.get("data-symbols", "").split()}


def help_page(expansions):
    """The help of a table with these expansions; Edifice has taken the place of Babel's projects."""
    ruleset = argosy.new_game(expansions=expansions, seed=1).ruleset
    return models.HelpPage(expansions=expansions, ruleset=ruleset, visitor=tables.visitor())


EVERYTHING = ("armada_2020", "leaders_2020", "cities_2020", "babel", "edifice", "extra_wonders")


@pytest.mark.parametrize(
    "expansions", [(), ("armada_2018",), ("extra_wonders",), ("babel",), EVERYTHING], ids=str
)
def test_what_the_help_of_a_table_draws_is_explained_before_the_other_expansions(expansions):
    """Its cards, stages, islands, leaders, tiles, projects: the same pictures as on the table."""
    page = help_page(expansions)
    drawn = set(re.findall(r"icons\.svg#([\w-]+)", pages.rules(page))) - TOOLS
    assert drawn
    assert drawn <= in_play(Reading(pages.signs(page))), drawn - in_play(Reading(pages.signs(page)))


@pytest.mark.parametrize("expansions", [*((one,) for one in EVERYTHING), EVERYTHING], ids=str)
def test_the_help_of_a_table_has_a_picture_of_each_wonder(expansions):
    page = pages.rules(help_page(expansions))
    sheets = "".join(files()[name].read_text() for name in re.findall(rf"{prefix()}/(css/[\w.-]+)", page))
    wonders = re.findall(r'wonder-note ([\w-]+)"', page)
    assert wonders
    assert [one for one in wonders if not re.search(rf"\.{one} {{\s+--night:", sheets)] == []


def test_what_a_table_of_duel_draws_is_explained_before_the_other_expansions():
    game = argosy.new_game("duel", expansions=("agora", "pantheon"), seed=3)
    drawn = set(re.findall(r"icons\.svg#([\w-]+)", pages.table(duel_tables.page(game)))) - TOOLS
    assert drawn <= in_play(glossary("duel", ("agora", "pantheon")))


@pytest.mark.parametrize("expansions", [(), ("babel", "armada_2020")], ids=str)
def test_pictures_of_the_help_lead_to_the_entries_of_their_signs(expansions):
    page = help_page(expansions)
    links = [attrs for attrs in Reading(pages.rules(page)).all("a") if "data-signs" in attrs]
    entries = Reading(pages.signs(page))
    assert len(links) > 60
    for link in links:
        address, _, anchor = link["href"].partition("#")
        assert (
            address == f"/signs/wonders?edition=2020{'&boxes=' + ','.join(expansions) if expansions else ''}"
        )
        assert anchor in entries.ids
        assert set(link["data-signs"].split()) <= explained(entries)


def test_pictures_of_the_dock_lead_to_the_glossary_of_their_table():
    game = argosy.new_game(expansions=("armada_2020",), players=3, seed=1)
    shown = Reading(pages.table(tables.shown(game, (), (), 0, expansions=("armada_2020",))))
    links = [attrs for attrs in shown.all("a") if "data-signs" in attrs]
    address = shown.all("dialog", id="learn")[0]["data-glossary"]
    assert address == "/signs/wonders?edition=2020&boxes=armada_2020"
    assert len(links) == len(shown.all("button", role="option"))
    assert all(link["href"].startswith(f"{address}#sign-") and link["aria-label"] for link in links)


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sign(game, language):
    shown = glossary(game, language=language)
    assert not shown.faults
    assert explained(shown) == explained(glossary(game))
    assert not re.search(r"\{\w+\}", shown.words)


def test_the_rules_behind_signs_are_found():
    """A wrong id would be left out in silence."""
    for expansion in (*EXPANSIONS, *DUEL_EXPANSIONS.values()):
        source = inspect.getsource(inspect.getmodule(expansion.help.glossary))
        for rule in re.findall(r'"([A-Z]+-[A-Z0-9-]*\d)"', source):
            assert rulebook.find(rule), rule


def test_a_sign_stands_in_the_first_group_that_has_it():
    write = Writer(words("en"))
    coin_, shield = write.coin("Money."), write.sign("shield", "shield", "Might.")
    here = SignGroup(id="a", title="A", signs=(coin_,), is_in_play=False)
    first = SignGroup(id="b", title="B", signs=(shield, coin_))
    assert [(group.id, group.signs) for group in listed_once((here, first))] == [("b", (shield, coin_))]


def test_the_symbols_of_a_picture():
    picture = token("wood") + coin(2) + points(3) + icon("shield") + icon("shield")
    assert symbols_in(picture) == ("wood", "coin", "vp", "shield")
