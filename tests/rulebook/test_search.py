"""Rule search: what players type, in five languages, finds the rule that answers it."""

from pathlib import Path

import pytest

from argosy import rulebook
from argosy.rulebook.search import search
from argosy.rulebook.search_index import search_index
from argosy.rulebook.search_words import search_words
from argosy.rulebook.stems import fold, stem, words_in
from argosy.texts import LANGUAGES

QUERIES = Path(__file__).parent / "queries"


def queries(language):
    """The lines of a file of queries: (question, game, id of the rule)."""
    lines = (QUERIES / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [tuple(part.strip() for part in line.split("|")) for line in lines if line and line[0] != "#"]


def ids(question, game="wonders", language="en"):
    return [rule.id for rule in search(question, game, language).rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_type_finds_the_right_rule_among_the_first_three(language):
    asked = queries(language)
    assert len({(question, game) for question, game, _ in asked}) == len(asked) >= 23
    missed = [
        (question, rule) for question, game, rule in asked if rule not in ids(question, game, language)[:3]
    ]
    assert not missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_synonyms_lead_to_words_of_the_rules(language):
    """A synonym for a word that no rule has would change nothing."""
    indexes = [search_index(game, language) for game in rulebook.PAGES]
    known = {one for index in indexes for one in index.postings}
    for said, meant in search_words(language).means.items():
        telling = [word for word in words_in(meant, language) if word not in indexes[0].stop]
        assert telling, said
        assert not [word for word in telling if stem(word, language) not in known], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_a_section_finds_a_rule_of_it(language):
    for name in rulebook.PAGES["wonders"]:
        for section in rulebook.page("wonders", name, language).sections:
            if section.rules:
                found = search(
                    f"{rulebook.page('wonders', name, language).title} {section.title}", "wonders", language
                )
                assert section.rules.keys() & {rule.id for rule in found.rules[:20]}, section.title


@pytest.mark.parametrize(
    ("language", "inflected", "plain"),
    [
        ("en", "neighbours", "neighbour"),
        ("fr", "marchandes", "marchande"),
        ("pl", "tarczami", "tarcza"),
        ("ru", "щитами", "щит"),
        ("uk", "щитами", "щит"),
        ("uk", "сусідами", "сусіда"),
        ("uk", "останньою", "остання"),
    ],
)
def test_inflections_of_a_word_have_one_stem(language, inflected, plain):
    assert stem(inflected, language) == stem(plain, language)


def test_accents_and_apostrophes_need_not_be_typed():
    assert fold("Égalité") == "egalite"
    assert fold("łódź") == "lodz"
    assert words_in("l’étape d'un âge", "fr") == ["étape", "un", "âge"]
    assert words_in("розв’язання", "uk") == ["розвязання"]
    assert ids("égalité", language="fr") == ids("egalite", language="fr")


def test_a_typing_error_is_read_as_the_nearest_word_and_says_so():
    found = search("conflcit", "wonders")
    assert found.corrections == (("conflcit", "conflict"),)
    assert [rule.id for rule in found.rules][:3] == ids("conflict")[:3]
    assert not search("conflict", "wonders").corrections


def test_the_beginning_of_a_word_finds_it_while_one_types():
    found = search("discar", "wonders")
    assert "BASE-DISCARD-1" in [rule.id for rule in found.rules]
    assert not found.corrections


def test_nothing_found_suggests_words_that_find_something():
    nothing = search("<zeppelin>", "wonders")
    assert not nothing.rules
    assert len(nothing.suggestions) > 3
    for word in nothing.suggestions:
        assert search(word, "wonders").rules, word


def test_an_id_is_found_before_the_rules_that_cite_it():
    found = ids("base-trade")
    own = [rule for rule in found if rule.startswith("BASE-TRADE-")]
    assert len(own) > 3
    assert found[: len(own)] == own
    assert ids("base-trade-1")[0] == "BASE-TRADE-1"
    assert ids("base-trade-1", language="fr")[0] == "BASE-TRADE-1"


def test_a_question_without_words_finds_nothing():
    assert search("  ", "wonders").rules == ()
    assert search("how do I?", "wonders").rules == ()
