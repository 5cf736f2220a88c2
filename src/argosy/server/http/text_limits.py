"""Limits of untrusted text, checked in one pass before a parser reads it.

Checked are depth of nesting, number and length of keys, and letters that no text has. A parser takes far more
time and memory than the text is long: for nested brackets, and in TOML for dotted keys.
"""

import re

import msgspec

TOKEN = re.compile(
    r'"""(?:\\.|(?!""")[^\\])*(?:""")?'  # strings end with the text at the latest, so nothing is looked at twice
    r"|'''(?:(?!''').)*(?:''')?"
    r'|"(?:\\.|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*"
    r"|[\[\]{}=:.,\n]",
    re.DOTALL,
)
NO_LETTERS = re.compile(r"[\x00\ud800-\udfff]")
"""NUL and halves of letters (surrogates): databases and files take neither."""
ESCAPED = re.compile(r"\\u(?:0000|[dD][89a-fA-F])")
"""The same as JSON writes them."""


class Measure(msgspec.Struct, frozen=True):
    """Size of a parser's work; JSON and TOML alike. Strings and comments do not count."""

    depth: int
    """Brackets within brackets."""
    keys: int
    """Signs between a key and its value, and brackets that open."""
    dots: int
    """In the key that has most."""


def measured(text: str) -> Measure:
    """Look over a text."""
    depth = deepest = keys = dots = most_dots = 0
    for found in TOKEN.finditer(text):
        sign = found[0]
        if sign == ".":
            dots += 1
            most_dots = max(most_dots, dots)
            continue
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
        keys += sign in "[{=:"
        dots = 0 if sign in "[]{}=:,\n" else dots
    return Measure(deepest, keys, most_dots)


def has_no_letters(text: str) -> bool:
    """Are there letters in it that cannot be kept?"""
    return NO_LETTERS.search(text) is not None


def escapes_no_letters(text: str) -> bool:
    """Does it write such letters as escapes?

    Whole letters beyond the first 65,536 count too: no name of the games has any.
    """
    return ESCAPED.search(text) is not None
