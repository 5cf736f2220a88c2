"""The rules in full: values for the page, and links to single rules from everywhere else. The sentences are English."""

from typing import Any

import msgspec
from markupsafe import Markup

from argosy import rulebook
from argosy.game.types import Refusal
from argosy.texts import Words
from argosy.web.models import GameName


class RuleNote(msgspec.Struct, frozen=True):
    """One rule: its id, its place on the page, what it says."""

    id: str
    anchor: str
    text: Markup
    examples: tuple[Markup, ...]


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


class PageNote(msgspec.Struct, frozen=True):
    """The rules of one box, or the readings."""

    anchor: str
    title: str
    intro: Markup
    sections: tuple[SectionNote, ...]


def values(game: GameName) -> dict[str, Any]:
    """What the template shows."""
    return {
        "game": game,
        "words": [(word, linked(text, game)) for word, text in rulebook.words(game).items()],
        "pages": [_page(game, name) for name in rulebook.PAGES[game]],
    }


def address_of(rule: rulebook.Rule) -> str:
    """Where a rule stands: `/rules/wonders#base-trade-4`."""
    return f"/rules/{rule.game}#{rulebook.anchor(rule.id)}"


def linked(text: str, game: str) -> Markup:
    """A text in which every id leads to its rule."""
    return Markup("").join(_link(words, rule, game) if rule else words for words, rule in rulebook.pieces(text))


def rule_link(w: Words, refusal: Refusal | None) -> Markup:
    """The way from a reason to the rule behind it, in a tab of its own; nothing where there is none."""
    found = [rulebook.find(rule) for rule in refusal.rules] if refusal else []
    rule = found[0] if found else None
    if rule is None:
        return Markup("")
    return Markup('<a class="rule" href="{}" target="_blank" rel="noopener" title="{}">{}</a>').format(
        address_of(rule), f"{rule.id}: {rule.text}", w.say("Rule")
    )


def _link(words: str, rule: rulebook.Rule, game: str) -> Markup:
    href = f"#{rulebook.anchor(rule.id)}" if rule.game == game else address_of(rule)
    return Markup('<a href="{}">{}</a>').format(href, words)


def _page(game: str, name: str) -> PageNote:
    page = rulebook.page(game, name)
    sections = tuple(_section(game, f"{name}-section-{n}", section) for n, section in enumerate(page.sections, 1))
    return PageNote(name, page.title, linked(page.intro, game), sections)


def _section(game: str, anchor: str, section: rulebook.Section) -> SectionNote:
    tables = (
        TableNote(table.head, tuple(tuple(linked(cell, game) for cell in row) for row in table.rows), table.note)
        for table in section.tables
    )
    rules = (
        RuleNote(
            rule,
            rulebook.anchor(rule),
            linked(text, game),
            tuple(linked(example, game) for example in section.examples.get(rule, ())),
        )
        for rule, text in section.rules.items()
    )
    return SectionNote(anchor, section.title, tuple(tables), tuple(rules))
