"""Finds rules by words of their sentences, or by their ids."""

from argosy.rulebook import ENGLISH, Rule, rules

LONGEST = 80
"""Characters of a question; what comes after them is passed over."""


def terms(question: str) -> tuple[str, ...]:
    """The words that a rule must have, in small letters."""
    return tuple(dict.fromkeys(question[:LONGEST].casefold().split()))


def search(question: str, game: str, language: str = ENGLISH) -> list[Rule]:
    """The rules of a game that have all words of a query; ids that begin like it come first.

    Parts of words count too.

    The words are those of the language in which the rules are read.
    """
    wanted = terms(question)
    if not wanted:
        return []
    start = question.strip().upper()
    found = [rule for rule in rules(language).values() if rule.game == game and _has(rule, wanted)]
    return sorted(found, key=lambda rule: (rule.id != start, not _is_under(rule.id, start)))


def _has(rule: Rule, wanted: tuple[str, ...]) -> bool:
    said = " ".join((rule.id, rule.section, rule.text, *rule.examples)).casefold()
    return all(word in said for word in wanted)


def _is_under(rule: str, start: str) -> bool:
    """BASE-TRADE-4 is under BASE-TRADE; BASE-TRADE-12 is not under BASE-TRADE-1."""
    return rule == start or rule.startswith(f"{start}-")
