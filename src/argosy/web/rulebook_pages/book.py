"""Rule book pages: cover with contents, chapters and search results."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
from markupsafe import Markup

from argosy import rulebook
from argosy.rulebook.search import search
from argosy.web.models import RulesPage
from argosy.web.rulebook_pages.openings import opening
from argosy.web.rulebook_pages.rules import (
    RuleNote,
    SearchMarks,
    address_of,
    chapter_address,
    linked,
    rule_note,
)

MOST = 60
"""So many results stand on one page; more are too many to be read."""


class TableNote(msgspec.Struct, frozen=True):
    """A table of the rules."""

    head: tuple[str, ...]
    rows: tuple[tuple[Markup, ...], ...]
    note: str


class SectionNote(msgspec.Struct, frozen=True):
    """Rules under one heading."""

    anchor: str
    title: str
    tables: tuple[TableNote, ...]
    rules: tuple[RuleNote, ...]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter in the contents: the rules of an expansion, or the readings of a game."""

    name: str
    address: str
    title: str
    sections: tuple[tuple[str, str], ...]
    """(anchor, title)"""
    is_here: bool
    lang: str
    """The language in which it is shown."""


class SearchResult(msgspec.Struct, frozen=True):
    """A rule that a search has found, and where it stands."""

    note: RuleNote
    place: str


def values(page: RulesPage) -> dict[str, Any]:
    """Return the template values: a chapter, else search results, else the cover.

    A chapter with a query has its words marked and its exact rules open.
    """
    language = page.visitor.settings.language
    chapters = contents(page.game, page.chapter, language)
    values = {"game": page.game, "chapters": chapters, "query": page.query, "results": None, "chapter": None}
    if page.chapter:
        return values | {"chapter": _chapter(page), **_around(chapters)}
    if page.query.strip():
        return values | found(page)
    return values | {
        "words": [(word, linked(text)) for word, text in rulebook.words(page.game, language).items()],
        "words_lang": rulebook.language_of(page.game, rulebook.WORDS, language),
    }


def contents(game: str, here: str = "", language: str = rulebook.ENGLISH) -> tuple[Chapter, ...]:
    """All chapters of a game in the order of reading."""
    return tuple(
        Chapter(
            name,
            chapter_address(game, name),
            page.title,
            _titles(page),
            name == here,
            rulebook.language_of(game, name, language),
        )
        for name, page in ((name, rulebook.page(game, name, language)) for name in rulebook.PAGES[game])
    )


def address_named(text: str) -> str | None:
    """Return the address of a rule by its id in any case: `base-trade-4`, `#BASE-TRADE-4`."""
    rule = rulebook.find(text.strip().lstrip("#").upper())
    return address_of(rule) if rule else None


def found(page: RulesPage) -> dict[str, Any]:
    """Return search results: the rules of this game, and the number of hits in the others."""
    language = page.visitor.settings.language
    findings = search(page.query, page.game, language)
    others = {
        game: len(search(page.query, game, language).rules) for game in rulebook.PAGES if game != page.game
    }
    return {
        "results": [
            SearchResult(
                _hit(rule_note(rule, "", SearchMarks(findings.stems, rule.language)), page.query),
                f"{rulebook.page(rule.game, rule.page, language).title} · {rule.section}",
            )
            for rule in findings.rules[:MOST]
        ],
        "found": len(findings.rules),
        "corrections": findings.corrections,
        "suggestions": findings.suggestions,
        "elsewhere": {game: number for game, number in others.items() if number},
    }


def _hit(note: RuleNote, query: str) -> RuleNote:
    """A found rule: only examples with marks, and an address that opens its chapter with the query."""
    path, _, anchor = note.address.partition("#")
    return msgspec.structs.replace(
        note,
        address=f"{path}?q={quote(query.strip())}#{anchor}",
        examples=tuple(example for example in note.examples if "<mark>" in example),
    )


def _titles(page: rulebook.Page) -> tuple[tuple[str, str], ...]:
    return tuple((f"section-{n}", section.title) for n, section in enumerate(page.sections, 1))


def _around(chapters: tuple[Chapter, ...]) -> dict[str, Chapter | None]:
    """The chapters before and after the one that is shown."""
    at = next(n for n, chapter in enumerate(chapters) if chapter.is_here)
    return {
        "before": chapters[at - 1] if at else None,
        "after": chapters[at + 1] if at + 1 < len(chapters) else None,
    }


def _chapter(page: RulesPage) -> dict[str, Any]:
    game, name, language = page.game, page.chapter, page.visitor.settings.language
    book, here = rulebook.page(game, name, language), chapter_address(game, name)
    lang = rulebook.language_of(game, name, language)
    stems = search(page.query, game, language).stems if page.query.strip() else None
    return {
        "title": book.title,
        "lang": lang,
        "opening": opening(game, name, language),
        "opening_lang": rulebook.language_of(game, rulebook.OPENINGS, language),
        "is_open": stems is not None,
        "intro": linked(book.intro, here),
        "docs": f"docs/rules/{rulebook.docs_page(game, name)}",
        "sections": tuple(_sections(book, here, language, SearchMarks(stems, lang) if stems else None)),
    }


def _sections(
    page: rulebook.Page, here: str, language: str, marks: SearchMarks | None
) -> Iterator[SectionNote]:
    known = rulebook.rules(language)
    for (anchor, title), section in zip(_titles(page), page.sections, strict=True):
        rules = tuple(rule_note(known[rule], here, marks) for rule in section.rules)
        yield SectionNote(anchor, title, tuple(_table(table, here) for table in section.tables), rules)


def _table(table: rulebook.RuleTable, here: str) -> TableNote:
    rows = tuple(tuple(linked(cell, here) for cell in row) for row in table.rows)
    return TableNote(table.head, rows, table.note)
