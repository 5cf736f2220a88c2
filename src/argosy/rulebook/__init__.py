"""The rules to read: one sentence in our own words for every rule id, and how open points are played.

The TOML files beside this one are their only source: the book under `/rules/wonders` of the server and the pages in
`docs/rules` are made from them, a chapter and a page for each. `find("BASE-TRADE-4")` tells where a rule stands and what
it says.
"""

from functools import cache
from pathlib import Path

import msgspec

from argosy.rulebook.citations import citations
from argosy.rulebook.pages import PAGES, READINGS

FOLDER = Path(__file__).parent


class RuleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What reads best as a table: cases, timing, differences between editions."""

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
    """The rules of one box, or the readings of a game."""

    title: str
    intro: str
    sections: tuple[Section, ...]


class Rule(msgspec.Struct, frozen=True):
    """Where a rule stands and what it says."""

    id: str
    game: str
    page: str
    section: str
    text: str
    examples: tuple[str, ...]


@cache
def page(game: str, name: str) -> Page:
    """One page, e.g. `page("wonders", "base")`."""
    return msgspec.toml.decode((FOLDER / game / f"{name}.toml").read_bytes(), type=Page)


@cache
def words(game: str) -> dict[str, str]:
    """Words of a game that people look up -> what they mean, with ids."""
    return msgspec.toml.decode((FOLDER / game / "words.toml").read_bytes(), type=dict[str, str])


@cache
def rules() -> dict[str, Rule]:
    """Every rule by its id."""
    return {
        rule: Rule(rule, game, name, section.title, text, section.examples.get(rule, ()))
        for game, names in PAGES.items()
        for name in names
        for section in page(game, name).sections
        for rule, text in section.rules.items()
    }


def find(rule: str) -> Rule | None:
    """The rule of an id; None if there is none."""
    return rules().get(rule)


def anchor(rule: str) -> str:
    """Where a rule stands on its page, here and in the documentation: `base-trade-4`."""
    return rule.lower()


def docs_page(game: str, name: str) -> str:
    """The file of a page in `docs/rules`, which names the functions and tests of its rules too."""
    return f"{game}-readings.md" if name == READINGS else f"{name}.md"


def pieces(text: str) -> list[tuple[str, Rule | None]]:
    """A text cut at the rules it cites: (words, the rule that these words name or None)."""
    cut: list[tuple[str, Rule | None]] = []
    place = 0
    for citation in citations(text):
        cut += [(text[place : citation.start], None), (text[citation.start : citation.end], find(citation.ids[-1]))]
        place = citation.end
    return [piece for piece in (*cut, (text[place:], None)) if piece[0]]
