"""The rules in full: every rule has its place on the page of its game, and refused choices lead there."""

import pytest

import argosy
from argosy import rulebook
from argosy.game.types import Refusal
from argosy.texts import LANGUAGES, words
from argosy.web import models, notices, pages
from argosy.web.rulebook import rule_link
from tests.web.duel import tables as duel_tables
from tests.web.reading import Reading
from tests.web.wonders import tables


def page(game, language="en"):
    return Reading(pages.rules_in_full(models.RulesPage(game=game, visitor=tables.visitor(language=language))))


@pytest.mark.parametrize("game", rulebook.PAGES)
def test_every_rule_has_its_place_and_its_sentence(game):
    shown = page(game)
    text = "".join(shown.words.split())
    for rule in rulebook.rules().values():
        if rule.game == game:
            assert rulebook.anchor(rule.id) in shown.ids
            assert "".join(rule.text.split()) in text, rule.id


@pytest.mark.parametrize("game", rulebook.PAGES)
def test_links_between_rules_lead_to_rules(game):
    here, elsewhere = page(game), {other: page(other).ids for other in rulebook.PAGES}
    targets = [attrs["href"] for attrs in here.all("a") if "#" in attrs.get("href", "")]
    assert len(targets) > 100
    for target in targets:
        address, _, anchor = target.partition("#")
        other = address.removeprefix("/rules/") or game
        assert anchor in elsewhere[other], target


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_in_every_language_that_its_sentences_are_english(language):
    shown = page("duel", language)
    assert words(language).say("The rules in full") in shown.words
    assert {"lang": "en", "class": "land", "id": "agora"} in shown.all("section")


def test_a_refused_choice_leads_to_its_rule():
    refusal = Refusal(code="stands_already", text="", rules=("BASE-BUILD-1",))
    link = rule_link(words("en"), refusal)
    assert 'href="/rules/wonders#base-build-1"' in link
    assert "A city may never contain two buildings with the same name" in link
    said = notices.sentence(words("fr"), models.Notice(code="refused", refusal=refusal))
    assert 'href="/rules/wonders#base-build-1"' in said
    assert "Règle" in said


def test_without_a_rule_there_is_no_link():
    assert rule_link(words("en"), None) == ""
    assert rule_link(words("en"), Refusal(code="something_new", text="")) == ""


def test_the_dock_says_which_rule_forbids_a_card():
    """A card of the first hand that cannot be built: its reason has the way to the rule beside it."""
    shown = Reading(pages.table(tables.page(turns=9)))
    links = {attrs["href"] for attrs in shown.all("a") if attrs.get("class") == "rule"}
    assert links
    assert links <= {f"/rules/wonders#{rulebook.anchor(rule)}" for rule in rulebook.rules()}


def test_the_dock_of_duel_says_which_rule_forbids_a_card():
    """Nobody has a coin, so whatever costs something cannot be built."""
    cities = [{"coins": 0}, {"coins": 0}]
    game = argosy.from_position({"game": "duel", "age": 2, "cities": cities, "structure": None})
    shown = Reading(pages.table(duel_tables.page(game)))
    assert "/rules/duel#duel-026" in {attrs["href"] for attrs in shown.all("a") if attrs.get("class") == "rule"}
