"""Parser of rule ids in text: `BASE-TURN-4, -6`, `BASE-TURN-1 to -7`, `DUEL-091, 092`."""

import re
from collections.abc import Iterator

import msgspec

from argosy.rulebook.pages import PAGES, READINGS

FAMILIES = (
    *(name.partition("_")[0].upper() for names in PAGES.values() for name in names if name != READINGS),
    "AMB",
    "Z",
)
"""How ids begin: the first word of each page, and AMB and Z for readings."""

AND = "and|et|i|oraz|и|і|й|та"
UP_TO = "to|à|do|до|по|–"
"""The words between ids, in every language of the book."""

FIRST = re.compile(rf"(?<![\w-])(?:{'|'.join(FAMILIES)})(?:-[A-Z]+)*-\d+\b")
MORE = re.compile(
    rf"(?P<gap>,?\s+(?:{AND})\s+|,\s+|\s+(?:{UP_TO})\s+)(?P<short>-(?:[A-Z]+-)?\d+|\d{{2,3}})\b(?![-\w])"
)
TO = re.compile(rf"\s+(?:{UP_TO})\s+")


class Citation(msgspec.Struct, frozen=True):
    """One id as it is written, whole or short."""

    start: int
    end: int
    ids: tuple[str, ...]
    """The id; the end of a range stands for all from its beginning on."""


def cited(text: str) -> set[str]:
    """All ids that a text cites."""
    return {rule for citation in citations(text) for rule in citation.ids}


def citations(text: str) -> Iterator[Citation]:
    """Every id of a text with its place, in order."""
    place, last, last_end = 0, "", -1
    while first := FIRST.search(text, place):
        is_range = (
            bool(last) and TO.fullmatch(text, last_end, first.start()) and _stem(first[0]) == _stem(last)
        )
        yield Citation(first.start(), first.end(), _span(last, first[0]) if is_range else (first[0],))
        last, place = first[0], first.end()
        while (more := MORE.match(text, place)) and (rule := _whole(last, more["short"])):
            ids = _span(last, rule) if TO.fullmatch(more["gap"]) else (rule,)
            yield Citation(more.start("short"), more.end(), ids)
            last, place = rule, more.end()
        last_end = place


def _stem(rule: str) -> str:
    return rule.rpartition("-")[0]


def _whole(last: str, short: str) -> str:
    """The whole id of a short one: `-6` after BASE-TURN-4 is BASE-TURN-6; empty for no id.

    `092` after DUEL-091 is DUEL-092.
    """
    if short.startswith("-"):
        parts = short[1:].split("-")
        return "-".join([*last.split("-")[: -len(parts)], *parts])
    stem, _, number = last.rpartition("-")
    return f"{stem}-{short}" if len(number) == len(short) else ""


def _span(first: str, last: str) -> tuple[str, ...]:
    """The ids of a range without its first one, which stands before it."""
    stem, _, low = first.rpartition("-")
    high = last.rpartition("-")[2]
    width = len(low) if low.startswith("0") or len(low) == len(high) else 0
    return tuple(f"{stem}-{number:0{width}}" for number in range(int(low) + 1, int(high) + 1)) or (last,)
