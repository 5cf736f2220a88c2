"""Translations of the rulebook pages: whole, in the same order, with the ids and numbers of English."""

import re
from collections.abc import Iterator

import pytest

from argosy import rulebook
from argosy.rulebook.citations import cited

FILES = [(game, name) for game, names in rulebook.PAGES.items() for name in (*names, rulebook.WORDS)]
SHORT = 25
"""What has no more letters than this may be the same in two languages: names, numbers."""

Pairs = Iterator[tuple[str, str]]


@pytest.fixture(params=rulebook.TRANSLATIONS)
def language(request):
    return request.param


@pytest.fixture(params=FILES, ids="-".join)
def file(request):
    return request.param


def test_every_file_is_translated_with_the_same_structure(language, file):
    assert rulebook.language_of(*file, language) == language
    assert outline(*file, language) == outline(*file, "en")
    if file[1] != rulebook.WORDS:
        assert rulebook.page(*file, language).source == "house"
        assert rulebook.page(*file).source == ""


def test_every_id_of_a_text_stands_in_its_translation(language, file):
    assert {
        en: cited(en) ^ cited(said) for en, said in pairs(*file, language) if cited(en) != cited(said)
    } == {}


def test_every_number_of_a_text_stands_in_its_translation(language, file):
    lost = {en: numbers(en) - numbers(said) for en, said in pairs(*file, language)}
    assert {en: missing for en, missing in lost.items() if missing} == {}


def test_no_text_is_left_in_english(language, file):
    assert [en for en, said in pairs(*file, language) if said == en and letters(en) > SHORT] == []


def letters(text: str) -> int:
    """Letters of a text outside the ids that it cites."""
    return sum(char.isalpha() for words, rule in rulebook.pieces(text) if rule is None for char in words)


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


def pairs(game: str, name: str, language: str) -> Pairs:
    """Each English text with its translation."""
    return zip(texts(game, name, "en"), texts(game, name, language), strict=True)


def texts(game: str, name: str, language: str) -> Iterator[str]:
    """All texts of a file, in order."""
    if name == rulebook.WORDS:
        for word, text in rulebook.words(game, language).items():
            yield from (word, text)
        return
    page = rulebook.page(game, name, language)
    yield from (page.title, page.intro)
    for section in page.sections:
        yield from (section.title, *section.rules.values())
        for examples in section.examples.values():
            yield from examples
        for table in section.tables:
            yield from (table.note, *table.head)
            for row in table.rows:
                yield from row


def outline(game: str, name: str, language: str) -> object:
    """A file without its words: ids in order, counts of examples and cells, empty texts."""
    if name == rulebook.WORDS:
        return [bool(text) for text in texts(game, name, language)]
    page = rulebook.page(game, name, language)
    return [
        (
            list(section.rules),
            [(rule, len(examples)) for rule, examples in section.examples.items()],
            [
                (bool(table.note), len(table.head), [len(row) for row in table.rows])
                for table in section.tables
            ],
        )
        for section in page.sections
    ]
