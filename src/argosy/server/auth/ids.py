"""Names of things and people: ids that nobody guesses, names that fit on the screen."""

import hashlib
import re
import secrets
import unicodedata

from argosy.server.errors import Refused

# No vowels, so that no word appears by accident; no 0, 1, l, because addresses are read aloud at a table.
ALPHABET = "23456789bcdfghjkmnpqrstvwxz"
VARIATIONS = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x180F))
TABLE_LETTERS = 12  # 27^12 is above 2^57: an address is an invitation, so it must not be guessed
GUEST_LETTERS = 28  # above 2^128: it is all that says who somebody is
NAME_LETTERS = 24
RECORD_DIGITS = 20
ID = re.compile(r"[0-9A-Za-z_-]{1,64}")
"""A table's, a record's, a puzzle's."""
LONGEST = 2000
"""Letters of a text that are looked at, whatever is sent."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(code) for code in VARIATIONS}
"""Fillers, the empty Braille cell, the joiner of graphemes, variation selectors: nothing is seen of them
alone.
"""
MARKS = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
STACKS = re.compile(f"({MARKS}{{2}}){MARKS}+")
"""More than two marks on one letter: no language needs them, and they climb over the lines around."""


def table_id() -> str:
    """A fresh id for a table, short enough for an address."""
    return _letters(TABLE_LETTERS)


def guest_id() -> str:
    """A fresh id for a guest."""
    return _letters(GUEST_LETTERS)


def record_id(text: str) -> str:
    """The id of a record: the same text has the same address, and nobody guesses it who has not the text."""
    return hashlib.sha256(text.encode()).hexdigest()[:RECORD_DIGITS]


def seed() -> int:
    """A fresh 63-bit seed: positive, and it fits a signed column of every database."""
    return secrets.randbits(63)


def may_be(text: str) -> bool:
    """Can this be the id of anything here? All of them are short and of plain letters."""
    return ID.fullmatch(text) is not None


def clean_name(text: str) -> str:
    """The name as it is shown: one line of what can be seen, at most 24 letters.

    Refuses one without a visible letter.
    """
    name = clean_line(text, NAME_LETTERS)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused("bad_name", "A name needs at least one visible letter.")
    return name


def clean_line(text: str, length: int) -> str:
    """One line of what can be seen: no control characters, nothing empty that takes room or joins names
    unseen.
    """
    normal = unicodedata.normalize("NFC", text[:LONGEST])
    visible = "".join("" if _is_unseen(letter) else " " if _is_break(letter) else letter for letter in normal)
    return " ".join(STACKS.sub(r"\1", visible).split())[:length].strip()


def _is_unseen(letter: str) -> bool:
    """Return whether a character is invisible: a format, unassigned or private letter, or a blank letter.

    Formats are of zero width or give a direction; some blanks are letters by their category.
    """
    category = unicodedata.category(letter)
    return letter in BLANKS or (category[0] == "C" and category != "Cc")


def _is_break(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "CZ"


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))
