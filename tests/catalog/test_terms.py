"""One word for one term in a language: interface, rules and names agree with `terms.toml`."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from argosy import rulebook
from argosy.texts import LOCALES, names
from tests.catalog.test_typography import TRANSLATED, messages

RULES = Path(rulebook.__file__).parent


def terms(language):
    return tomllib.loads((LOCALES / language / "terms.toml").read_text("utf-8"))


def rules(language=""):
    """Every text of the rules by file and place."""
    for game in rulebook.PAGES:
        for path in sorted((RULES / language / game).glob("*.toml")):
            if path.name != "words.toml":  # its keys are translated too
                yield from texts(tomllib.loads(path.read_text("utf-8")), (game, path.stem))


def texts(value, place):
    if isinstance(value, str):
        yield place, value
        return
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield from texts(part, (*place, key))


@cache
def english_with_terms():
    """Sentences of the interface and texts of the rules with the terms in each."""
    english = terms("en")
    patterns = {term: re.compile(rf"\b(?:{pattern})\b") for term, pattern in english["terms"].items()}
    said = [(message.id, message.id) for message in messages("fr")] + list(rules())
    found = {}
    for place, text in said:
        plain = re.sub(r"\{\w+\}", "", text[1] if isinstance(text, tuple) else text)
        other = {
            term for start, why in english["elsewhere"].items() if plain.startswith(start) for term in why
        }
        found[place] = {term for term, pattern in patterns.items() if pattern.search(plain)} - other
    return found


def translations(language):
    for message in messages(language):
        yield message.id, " ".join(message.string) if isinstance(message.string, tuple) else message.string
    yield from rules(language)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_term_is_translated_by_its_word(language):
    stems = {term: re.compile(entry["stem"]) for term, entry in terms(language).items()}
    english = english_with_terms()
    missed = [
        f"{term}: {text}"
        for place, text in translations(language)
        for term in english.get(place, ())
        if not stems[term].search(text.lower())
    ]
    assert missed == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_word_is_the_one_of_the_names(language):
    """`name` is the entry of names.po: a word changes in both places or in none."""
    printed = names.names(language)
    for term, entry in terms(language).items():
        assert re.search(entry["stem"], entry["word"].lower()), term
        if "name" in entry:
            kind, key = entry["name"].split()
            assert printed[kind, key] == entry["word"], term


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_every_term(language):
    assert list(terms(language)) == list(terms("en")["terms"])


def test_an_exception_belongs_to_a_text():
    english = terms("en")
    said = [text for _, text in rules()]
    for start, why in english["elsewhere"].items():
        assert set(why) <= set(english["terms"])
        assert any(text.startswith(start) for text in said), start
