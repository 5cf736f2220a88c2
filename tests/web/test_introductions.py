"""Introductions of expansions: four to six cards each, offered to viewers who have not met them."""

import random
import re

import msgspec
import pytest

import argosy
from argosy.game.kinds import KINDS
from argosy.rulebook import PAGES
from argosy.texts import LANGUAGES
from argosy.web import models, pages
from argosy.web.duel.expansions.in_play import EXPANSIONS as DUEL_EXPANSIONS
from argosy.web.wonders.expansions.in_play import EXPANSIONS, PARTS
from tests.web.duel import tables as duel_tables
from tests.web.html_reader import Reading
from tests.web.sprites import drawings
from tests.web.wonders import tables

PARTS_OF = {"wonders": [expansion.name for expansion in EXPANSIONS], "duel": list(DUEL_EXPANSIONS)}


def introductions(game="wonders", expansions=(), language="en", ruleset=None):
    visitor = tables.visitor(language=language)
    return Reading(
        pages.introductions(
            models.HelpPage(game=game, expansions=expansions, ruleset=ruleset, visitor=visitor)
        )
    )


def cards(shown):
    return [attrs for attrs in shown.all("li") if attrs.get("class", "").startswith("introduction-card")]


@pytest.mark.parametrize("game", KINDS)
def test_every_expansion_has_an_introduction_of_four_to_six_cards(game):
    html = pages.introductions(models.HelpPage(game=game, visitor=tables.visitor()))
    parts = html.split('<section class="introduction ')[1:]
    assert [part.split('"')[0] for part in parts] == PARTS_OF[game]
    for part in parts:
        assert 4 <= part.count('<li class="introduction-card') <= 6, part[:40]


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_introductions_speak_every_language(game, language):
    shown = introductions(game, language=language)
    assert not shown.faults
    assert not shown.dangling
    assert shown.all("html", lang=language)
    assert len(cards(shown)) == len(cards(introductions(game)))


@pytest.mark.parametrize("game", KINDS)
def test_the_pictures_of_introductions_exist(game):
    html = pages.introductions(models.HelpPage(game=game, visitor=tables.visitor()))
    for expansion, name in re.findall(r"engravings(-\w+)?\.svg#v-(\w+)", html):
        assert (f"{expansion[1:]}/{name}" if expansion else name) in drawings()


@pytest.mark.parametrize("part", PARTS_OF["wonders"])
def test_the_help_of_an_expansion_says_what_its_introduction_says(part):
    expansion = [one for one in PARTS if PARTS[one] == part][-1]
    ruleset = argosy.new_game(expansions=(expansion,), seed=1).ruleset
    told = introductions(expansions=(expansion,), ruleset=ruleset)
    help_ = Reading(
        pages.rules(models.HelpPage(expansions=(expansion,), ruleset=ruleset, visitor=tables.visitor()))
    )
    assert [attrs["class"] for attrs in told.all("section")] == [f"introduction {part}"]
    said = [text for text in told.text if len(text) > 60]
    assert len(said) >= 4
    assert all(text in help_.words for text in said)
    assert told.all("a", href=f"/rules/wonders/{part}")
    assert part in PAGES["wonders"]


def table(introduced, seat=0, expansions=("armada_2020", "leaders_2020")):
    game = argosy.new_game(expansions=expansions, players=3, seed=1)
    visitor = msgspec.structs.replace(tables.visitor(), introduced=introduced)
    return Reading(pages.table(tables.shown(game, (), (), seat, expansions=expansions, visitor=visitor)))


def offered(shown):
    return [attrs["value"] for attrs in shown.all("input", name="boxes")]


@pytest.mark.parametrize(
    ("introduced", "seat", "wanted"),
    [((), 0, ["armada leaders"]), (("armada",), 0, ["leaders"]), (("leaders", "armada"), 0, []), (None, 0, []), ((), None, [])],
)  # fmt: skip
def test_a_player_is_offered_what_is_new_to_them(introduced, seat, wanted):
    assert offered(table(introduced, seat)) == wanted


def test_after_the_first_turn_only_the_menu_offers():
    game = argosy.new_game(expansions=("armada_2020",), players=3, seed=1)
    visitor = msgspec.structs.replace(tables.visitor(), introduced=())
    log = (tables.revealed(game, random.Random(1)),)
    shown = Reading(pages.table(tables.shown(game, (), log, 0, expansions=("armada_2020",), visitor=visitor)))
    assert game.view(0).turn == 2
    assert offered(shown) == []
    assert [attrs for attrs in shown.all("a") if attrs.get("href", "").startswith("/introductions")]


def test_duel_offers_until_the_first_cards_are_taken():
    game = argosy.new_game("duel", expansions=("agora",), seed=3)
    rng = random.Random(3)
    seen = []
    while game.view(None).age == 1:
        page = duel_tables.page(game, expansions=("agora",))
        visitor = msgspec.structs.replace(page.visitor, introduced=())
        seen.append(offered(Reading(pages.table(msgspec.structs.replace(page, visitor=visitor)))))
        seat = game.owing[0]
        game.choose(seat, rng.choice(game.choices(seat)))
    assert seen[0] == ["agora"]
    assert seen[-1] == []


def test_a_table_without_expansions_offers_nothing_and_its_menu_has_no_introductions():
    shown = table((), expansions=())
    assert offered(shown) == []
    assert not [attrs for attrs in shown.all("a") if attrs.get("href", "").startswith("/introductions")]


def test_the_menu_always_leads_to_the_introductions():
    shown = table(("armada", "leaders"))
    links = [attrs["href"] for attrs in shown.all("a") if attrs.get("href", "").startswith("/introductions")]
    assert links == ["/introductions/wonders?edition=2020&boxes=armada_2020,leaders_2020"]


def test_duel_offers_its_expansions_too():
    game = argosy.new_game("duel", expansions=("agora", "pantheon"), seed=3)
    page = duel_tables.page(game, expansions=("agora", "pantheon"))
    visitor = msgspec.structs.replace(page.visitor, introduced=("agora",))
    assert offered(Reading(pages.table(msgspec.structs.replace(page, visitor=visitor)))) == ["pantheon"]
