"""Names of things and people: ids that nobody guesses, names that fit on the screen."""

import secrets
import unicodedata

from argosy.server.errors import Refused

# No vowels, so that no word appears by accident; no 0, 1, l, because addresses are read aloud at a table.
ALPHABET = "23456789bcdfghjkmnpqrstvwxz"
TABLE_LETTERS = 12  # 27^12 is above 2^57: an address is an invitation, so it must not be guessed
GUEST_LETTERS = 28  # above 2^128: it is all that says who somebody is
NAME_LETTERS = 24


def table_id() -> str:
    """A fresh id for a table, short enough for an address."""
    return _letters(TABLE_LETTERS)


def guest_id() -> str:
    """A fresh id for a guest."""
    return _letters(GUEST_LETTERS)


def seed() -> int:
    """A fresh 63-bit seed: positive, and it fits a signed column of every database."""
    return secrets.randbits(63)


def clean_name(text: str) -> str:
    """The name as it is shown: one line, no control characters, at most 24 letters. Refuses an empty one."""
    normal = unicodedata.normalize("NFC", text)
    visible = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in normal)
    name = " ".join(visible.split())[:NAME_LETTERS].strip()
    if not name:
        raise Refused("bad_name", "A name needs at least one letter.")
    return name


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))
