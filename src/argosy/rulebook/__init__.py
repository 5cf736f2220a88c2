"""Rules to read: a sentence of our own for every rule id, and the readings of open points.

The TOML files beside this one are their only source, and the English sentence is what the program follows;
`fr`, `pl`, `ru`, `uk` hold translations of ours, file by file, and where one lacks the English stands. The
book under `/rules/wonders` of the server and the pages in `docs/rules` are made from them, a chapter and a
page for each. `find("BASE-TRADE-4", "fr")` tells where a rule stands and what it says.
"""

from functools import cache
from pathlib import Path

import msgspec

from argosy.rulebook.citations import citations
from argosy.rulebook.pages import PAGES, READINGS

FOLDER = Path(__file__).parent
ENGLISH = "en"
TRANSLATIONS = ("fr", "pl", "ru", "uk")
"""Languages in which the rules can be read beside English."""

OPENINGS = "openings"
"""The file of the plain sentences with which each chapter of a game begins."""

WORDS = "words"
"""The file of words to look up, beside the pages of a game."""


class RuleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a rule: cases, timing, differences between editions."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    """How to read it."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules under one heading."""

    title: str
    rules: dict[str, str] = msgspec.field(default_factory=dict)
    """Id -> sentence."""
    examples: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """Id -> worked examples."""
    tables: tuple[RuleTable, ...] = ()


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one expansion, or the readings of a game."""

    title: str
    intro: str
    sections: tuple[Section, ...]
    source: str = ""
    """`house` for a translation of ours, which is no printed text."""


class Rule(msgspec.Struct, frozen=True):
    """A rule: its place and its text."""

    id: str
    game: str
    page: str
    section: str
    text: str
    examples: tuple[str, ...]
    language: str = ENGLISH
    """The language of its sentence: English where there is no translation."""


@cache
def page(game: str, name: str, language: str = ENGLISH) -> Page:
    """One page, e.g. `page("wonders", "base", "fr")`; in English where the language does not have it."""
    return msgspec.toml.decode(_file(game, name, language).read_bytes(), type=Page)


@cache
def words(game: str, language: str = ENGLISH) -> dict[str, str]:
    """Words of a game that people look up -> what they mean, with ids."""
    return msgspec.toml.decode(_file(game, WORDS, language).read_bytes(), type=dict[str, str])


@cache
def openings(game: str, language: str = ENGLISH) -> dict[str, tuple[str, ...]]:
    """Chapter -> the few plain sentences with which it begins."""
    return msgspec.toml.decode(_file(game, OPENINGS, language).read_bytes(), type=dict[str, tuple[str, ...]])


@cache
def rules(language: str = ENGLISH) -> dict[str, Rule]:
    """Every rule by its id."""
    return {
        rule: Rule(rule, game, name, section.title, text, section.examples.get(rule, ()), shown)
        for game, names in PAGES.items()
        for name in names
        for shown in (language_of(game, name, language),)
        for section in page(game, name, language).sections
        for rule, text in section.rules.items()
    }


def find(rule: str, language: str = ENGLISH) -> Rule | None:
    """The rule of an id; None if there is none."""
    return rules(language).get(rule)


@cache
def language_of(game: str, name: str, language: str) -> str:
    """The language that readers of this one get a file in: English where it lacks."""
    return language if language in TRANSLATIONS and _translated(game, name, language).is_file() else ENGLISH


def _file(game: str, name: str, language: str) -> Path:
    if language_of(game, name, language) == ENGLISH:
        return FOLDER / game / f"{name}.toml"
    return _translated(game, name, language)


def _translated(game: str, name: str, language: str) -> Path:
    return FOLDER / language / game / f"{name}.toml"


def anchor(rule: str) -> str:
    """Return the anchor of a rule on its page, here and in the documentation: `base-trade-4`."""
    return rule.lower()


def docs_page(game: str, name: str) -> str:
    """The file of a page in `docs/rules`, which names the functions and tests of its rules too."""
    return f"{game}-readings.md" if name == READINGS else f"{name}.md"


def pieces(text: str) -> list[tuple[str, Rule | None]]:
    """A text cut at the rules it cites: (words, the rule that these words name or None)."""
    cut: list[tuple[str, Rule | None]] = []
    place = 0
    for citation in citations(text):
        cut += [
            (text[place : citation.start], None),
            (text[citation.start : citation.end], find(citation.ids[-1])),
        ]
        place = citation.end
    return [piece for piece in (*cut, (text[place:], None)) if piece[0]]
