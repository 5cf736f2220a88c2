"""Single rules on pages: text, links to a rule, highlighted search terms."""

import re

import msgspec
from markupsafe import Markup

from argosy import rulebook
from argosy.game.types import Refusal
from argosy.rulebook.stems import stem, words_in
from argosy.texts import Words

WORD = re.compile(r"([^\W_]+(?:['’ʼ][^\W_]+)*)")


class RuleNote(msgspec.Struct, frozen=True):
    """One rule: its id, where it stands, what it says."""

    id: str
    anchor: str
    address: str
    text: Markup
    examples: tuple[Markup, ...]
    lang: str
    """The language of its sentence."""


class SearchMarks(msgspec.Struct, frozen=True):
    """Words to mark in a text: those with the stems that were looked for."""

    stems: frozenset[str]
    language: str

    def fit(self, word: str) -> bool:
        """Return whether a word is to be marked."""
        return any(stem(part, self.language) in self.stems for part in words_in(word, self.language))


def rule_note(rule: rulebook.Rule, here: str, marks: SearchMarks | None = None) -> RuleNote:
    """A rule as the page with the address `here` shows it; words that were looked for are marked."""
    return RuleNote(
        rule.id,
        rulebook.anchor(rule.id),
        address_of(rule),
        linked(rule.text, here, marks),
        tuple(linked(example, here, marks) for example in rule.examples),
        rule.language,
    )


def chapter_address(game: str, chapter: str) -> str:
    """Return the address of a chapter: `/rules/wonders/base`."""
    return f"/rules/{game}/{chapter}"


def address_of(rule: rulebook.Rule) -> str:
    """Return the address of a rule: `/rules/wonders/base#base-trade-4`."""
    return f"{chapter_address(rule.game, rule.page)}#{rulebook.anchor(rule.id)}"


def linked(text: str, here: str = "", marks: SearchMarks | None = None) -> Markup:
    """A text in which every id leads to its rule, without leaving the page where it stands there."""
    return Markup("").join(
        _link(words, rule, here) if rule else marked(words, marks) for words, rule in rulebook.pieces(text)
    )


def marked(text: str, marks: SearchMarks | None) -> Markup:
    """A text with the words that were looked for marked."""
    if marks is None:
        return Markup("{}").format(text)
    return Markup("").join(
        Markup("<mark>{}</mark>").format(piece) if n % 2 and marks.fit(piece) else piece
        for n, piece in enumerate(WORD.split(text))
    )


def rule_link(w: Words, refusal: Refusal | None) -> Markup:
    """The way from a reason to the rule behind it, in a tab of its own; nothing where there is none."""
    found = [rulebook.find(rule, w.language) for rule in refusal.rules] if refusal else []
    return way_to(w, found[0]) if found and found[0] else Markup("")


def way_to(w: Words, rule: rulebook.Rule) -> Markup:
    """A link to a rule, in a tab of its own."""
    return Markup('<a class="rule" href="{}" target="_blank" rel="noopener" title="{}">{}</a>').format(
        address_of(rule), w.pair(rule.id, rule.text), w.say("Rule")
    )


def _link(words: str, rule: rulebook.Rule, here: str) -> Markup:
    address = address_of(rule)
    return Markup('<a href="{}">{}</a>').format(address.removeprefix(here) if here else address, words)
