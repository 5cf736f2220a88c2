"""Rulebook pages: a place for every rule, links from refused choices, search by words."""

import re
from itertools import pairwise

import pytest

import argosy
from argosy import rulebook
from argosy.game.types import Refusal
from argosy.rulebook.search import search
from argosy.texts import LANGUAGES, words
from argosy.web import models, notices, pages
from argosy.web.rulebook_pages.book import address_named
from argosy.web.rulebook_pages.openings import PICTURES, opening
from argosy.web.rulebook_pages.rules import address_of, rule_link
from tests.web.duel import tables as duel_tables
from tests.web.html_reader import Reading
from tests.web.sprites import drawings, symbols
from tests.web.wonders import tables


def page(game, chapter="", query="", language="en"):
    visitor = tables.visitor(language=language)
    return Reading(
        pages.rules_in_full(models.RulesPage(game=game, chapter=chapter, query=query, visitor=visitor))
    )


CHAPTERS = [(game, chapter) for game, chapters in rulebook.PAGES.items() for chapter in chapters]


def address(game, chapter):
    return f"/rules/{game}/{chapter}"


@pytest.fixture(scope="module")
def chapters():
    """Every chapter as it is read, by its address."""
    return {address(*one): page(*one) for one in CHAPTERS}


@pytest.mark.parametrize("place", CHAPTERS, ids="-".join)
def test_every_rule_has_its_place_and_its_sentence(place, chapters):
    shown = chapters[address(*place)]
    text = "".join(shown.words.split())
    rules = [rule for rule in rulebook.rules().values() if (rule.game, rule.page) == place]
    assert rules
    for rule in rules:
        assert rulebook.anchor(rule.id) in shown.ids
        assert "".join(rule.text.split()) in text, rule.id


def test_every_way_through_the_book_leads_to_a_chapter_and_a_rule_in_it(chapters):
    book = chapters | {f"/rules/{game}": page(game) for game in rulebook.PAGES}
    for here, shown in book.items():
        for target in (attrs.get("href", "") for attrs in shown.all("a")):
            there, _, anchor = target.partition("#")
            if target.startswith(("/rules", "#")):
                assert not anchor or anchor in book[there or here].ids, (here, target)


def test_one_chapter_leads_to_the_next_and_back(chapters):
    links = {here: shown.all("a") for here, shown in chapters.items()}
    for game, names in rulebook.PAGES.items():
        for one, other in pairwise(names):
            first, second = address(game, one), address(game, other)
            assert [a["href"] for a in links[first] if a.get("rel") == "next"] == [second]
            assert [a["href"] for a in links[second] if a.get("rel") == "prev"] == [first]


def test_the_cover_lists_every_chapter_and_its_sections():
    shown = page("wonders")
    for name in rulebook.PAGES["wonders"]:
        assert shown.all("a", href=f"/rules/wonders/{name}")
        for n, section in enumerate(rulebook.page("wonders", name).sections, 1):
            assert shown.all("a", href=f"/rules/wonders/{name}#section-{n}"), section.title


SENTENCE_ENDS = re.compile(r"[.!?](?=\s|$)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_begins_with_two_to_five_plain_sentences(language):
    for game, chapters in rulebook.PAGES.items():
        openings = rulebook.openings(game, language)
        assert tuple(openings) == chapters
        for name, sentences in openings.items():
            assert 2 <= sum(len(SENTENCE_ENDS.findall(text)) for text in sentences) <= 5, name
            assert len(sentences) == len(rulebook.openings(game)[name])
            for text, english in zip(sentences, rulebook.openings(game)[name], strict=True):
                assert re.findall(r"\d+", text) == re.findall(r"\d+", english), text
            assert [one.text for one in opening(game, name, language)] == list(sentences)


def test_openings_speak_to_the_reader_and_their_pictures_exist():
    for game, name in CHAPTERS:
        for one in opening(game, name, "en"):
            assert re.search(r"\b(you|your|yours)\b", one.text, re.IGNORECASE) or name == "leaders", one.text
        for picture in PICTURES[game][name]:
            assert picture.drawing in drawings(), picture
            assert picture.sign in symbols("icons.svg"), picture


def test_exact_rules_stand_behind_the_opening_and_open_for_a_query():
    shown = page("wonders", "leaders")
    assert rulebook.openings("wonders")["leaders"][0] in shown.words
    assert [attrs for attrs in shown.all("details") if attrs.get("id") == "exact" and "open" not in attrs]
    assert not shown.all("mark")
    asked = page("wonders", "leaders", "recruit")
    assert [attrs for attrs in asked.all("details") if attrs.get("id") == "exact" and "open" in attrs]
    assert asked.all("mark")
    assert not asked.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_is_shown_in_the_language_that_it_has_for_the_reader(language):
    cover, shown = page("duel", language=language), page("duel", "agora", language=language)
    assert not shown.faults
    assert words(language).say("The rules in full") in cover.words
    ours = words(language).say("This translation is our own; the English sentence decides.")
    assert ("".join(ours.split()) in "".join(cover.words.split())) == (language != "en")
    assert cover.all("dl", lang=rulebook.language_of("duel", "words", language))
    assert rulebook.page("duel", "agora", language).title in shown.words
    told = rulebook.language_of("duel", "agora", language)
    assert {attrs.get("lang") for attrs in shown.all("section")} == {told}
    assert shown.all("ol", lang=language)


def test_a_french_page_has_french_sentences_and_says_so():
    shown = page("wonders", "base", language="fr")
    text = "".join(shown.words.split())
    for rule in rulebook.rules("fr").values():
        if (rule.game, rule.page) == ("wonders", "base"):
            assert "".join(rule.text.split()) in text, rule.id
    assert "".join(rulebook.find("BASE-TRADE-8").text.split()) not in text
    assert {attrs.get("lang") for attrs in shown.all("section")} == {"fr"}


def test_a_french_search_shows_french_rules():
    shown = page("wonders", query="voisin unité", language="fr")
    assert shown.all("mark")
    assert {attrs["lang"] for attrs in shown.all("li") if "lang" in attrs} == {"fr"}


def test_results_mark_the_words_and_lead_to_the_rules():
    shown = page("wonders", query="guild of a neighbor")
    assert not shown.faults
    results = search("guild of a neighbor", "wonders").rules
    assert len(shown.all("mark")) >= len(results) > 0
    path, _, anchor = address_of(results[0]).partition("#")
    assert shown.all("a", href=f"{path}?q=guild%20of%20a%20neighbor#{anchor}")
    html = pages.rules_in_full(models.RulesPage(query="guild of a neighbor", visitor=tables.visitor()))
    assert "<mark>neighbours</mark>" in html
    assert "<mark>a</mark>" not in html


def test_a_search_says_how_it_read_a_typing_error():
    shown = page("wonders", query="conflcit")
    assert "“conflcit” was read as “conflict”." in shown.words
    assert shown.all("mark")


def test_a_search_says_what_the_other_game_has_and_what_to_look_for_instead():
    shown = page("wonders", query="conspiracy")
    assert shown.all("a", href="/rules/duel?q=conspiracy")
    nothing = page("wonders", query="<zeppelin>")
    assert words("en").say("No rule has these words.") in nothing.words
    assert not nothing.all("mark")
    first = search("<zeppelin>", "wonders").suggestions[0]
    assert nothing.all("a", href=f"/rules/wonders?q={first}")


def test_ids_lead_to_their_rules_however_they_are_written():
    for written in ("BASE-TRADE-4", "base-trade-4", "#Base-Trade-4 "):
        assert address_named(written) == "/rules/wonders/base#base-trade-4"
    assert address_named("BASE-TRADE") is None


def test_a_refused_choice_leads_to_its_rule():
    refusal = Refusal(code="stands_already", text="", rules=("BASE-BUILD-1",))
    link = rule_link(words("en"), refusal)
    assert 'href="/rules/wonders/base#base-build-1"' in link
    assert "A city may never contain two buildings with the same name" in link
    said = notices.sentence(words("fr"), models.Notice(code="refused", refusal=refusal))
    assert 'href="/rules/wonders/base#base-build-1"' in said
    assert "Règle" in said
    assert rulebook.find("BASE-BUILD-1", "fr").text in said


def test_without_a_rule_there_is_no_link():
    assert rule_link(words("en"), None) == ""
    assert rule_link(words("en"), Refusal(code="something_new", text="")) == ""


def test_the_dock_says_which_rule_forbids_a_card():
    """A card of the first hand that cannot be built: its reason has the way to the rule beside it."""
    shown = Reading(pages.table(tables.page(turns=9)))
    links = {attrs["href"] for attrs in shown.all("a") if attrs.get("class") == "rule"}
    assert links
    assert links <= {address_of(rule) for rule in rulebook.rules().values()}


def test_the_dock_of_duel_says_which_rule_forbids_a_card():
    """Nobody has a coin, so whatever costs something cannot be built."""
    cities = [{"coins": 0}, {"coins": 0}]
    game = argosy.from_position({"game": "duel", "age": 2, "cities": cities, "structure": None})
    shown = Reading(pages.table(duel_tables.page(game)))
    assert "/rules/duel/duel#duel-026" in {
        attrs["href"] for attrs in shown.all("a") if attrs.get("class") == "rule"
    }
