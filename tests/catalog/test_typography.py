"""The signs of each language in all that people read: sentences and names."""

import re
from functools import cache

import pytest
from babel.messages.pofile import read_po

from argosy.texts import DOMAIN, LANGUAGES, LOCALES, names, words
from argosy.texts.typography import SOFT_HYPHEN, THIN, WIDE, break_words, tidy

TRANSLATED = [code for code in LANGUAGES if code != "en"]


@cache
def messages(language):
    """Every entry of the interface but the head."""
    with (LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb") as file:
        return [message for message in read_po(file, locale=language) if message.id]


@cache
def sentences(language):
    """Every translated sentence, all plural forms."""
    strings = [message.string for message in messages(language)]
    return [form for text in strings for form in (text if isinstance(text, tuple) else (text,))]


def texts(language):
    """Every translated sentence and every name."""
    return [*sentences(language), *names.names(language).values()]


def offending(language, pattern):
    return [text for text in texts(language) if re.search(pattern, text)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_everything_is_set_as_the_language_sets_it(language):
    assert [text for text in texts(language) if tidy(language, text) != text] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_apostrophes_are_curly(language):
    assert offending(language, "'") == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_space_at_an_end_none_twice_and_dots_in_one_sign(language):
    assert offending(language, r"^\s|\s$|  |\.\.\.") == []


def test_french_signs_stand_behind_spaces_that_do_not_break():
    assert offending("fr", rf"[^{THIN}][;!?]") == []
    assert offending("fr", rf"[^{WIDE}]:") == []
    assert offending("fr", rf"«[^{WIDE}]|[^{WIDE}]»") == []


@pytest.mark.parametrize("language", ["pl", "ru", "uk"])
def test_other_languages_have_no_space_before_a_sign(language):
    """But `2 : 1` is a ratio."""
    assert offending(language, r"\s[;!?,.]|\w\s:") == []


@pytest.mark.parametrize(("language", "quotes"), [("fr", "„”“"), ("pl", "«»“"), ("ru", "„”“"), ("uk", "„”“")])
def test_quotes_are_those_of_the_language(language, quotes):
    assert offending(language, f'["{quotes}]') == []


def test_what_code_puts_together_is_set_in_the_same_way():
    assert words("fr").parts(["gratuit", "2 points"]) == f"gratuit{THIN}; 2 points"
    assert words("fr").pair("rouge", "1") == f"rouge{WIDE}: 1"
    assert words("ru").parts(["бесплатно", "2 очка"]) == "бесплатно; 2 очка"
    assert words("en").pair("red", "1") == "red: 1"


@pytest.mark.parametrize(
    ("language", "typed", "read"),
    [
        ("fr", "L'Âge finit : « oui » ; non !", f"L’Âge finit{WIDE}: «{WIDE}oui{WIDE}»{THIN}; non{THIN}!"),
        ("fr", "http://a:80", "http://a:80"),
        ("uk", "кам'яний", "кам’яний"),
        ("en", "the neighbour's card", "the neighbour's card"),
    ],
)
def test_tidy(language, typed, read):
    assert tidy(language, typed) == read


@pytest.mark.parametrize(
    ("language", "name", "broken"),
    [
        ("ru", "Александрийский маяк", "Алек-санд-рийс-кий маяк"),
        ("uk", "Божественний театр", "Божест-вен-ний театр"),
        ("ru", "Большой сфинкс", "Большой сфинкс"),
        ("fr", "Halicarnasse d’autrefois", "Halicarnasse d’autrefois"),
    ],
)
def test_long_cyrillic_words_break_between_syllables(language, name, broken):
    assert break_words(language, name).replace(SOFT_HYPHEN, "-") == broken
