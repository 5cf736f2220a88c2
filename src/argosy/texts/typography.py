"""How a language sets its signs: spaces that never break before French signs, curly apostrophes, signs between parts.

Whoever translates types plain spaces and apostrophes; `argosy.texts.gather` sets them right when it writes a catalogue.
"""

import re

THIN = "\N{NARROW NO-BREAK SPACE}"
WIDE = "\N{NO-BREAK SPACE}"
CURLY = "\N{RIGHT SINGLE QUOTATION MARK}"

SPACES = f"[ {WIDE}{THIN}]"
FRENCH = (
    (re.compile(f"{SPACES}+([;!?])"), rf"{THIN}\1"),
    (re.compile(f"{SPACES}+(:)"), rf"{WIDE}\1"),
    (re.compile(f"«{SPACES}*"), f"«{WIDE}"),
    (re.compile(f"{SPACES}*»"), f"{WIDE}»"),
)
"""A thin space before `;`, `!` and `?`, a full one before `:` and inside guillemets; none of them ends a line."""

APOSTROPHES = {"fr", "pl", "ru", "uk"}
COLON = {"fr": f"{WIDE}: "}
SEMICOLON = {"fr": f"{THIN}; "}


def tidy(language: str, text: str) -> str:
    """A text as the language sets it."""
    if language in APOSTROPHES:
        text = text.replace("'", CURLY)
    if language == "fr":
        for pattern, right in FRENCH:
            text = pattern.sub(right, text)
    return text


def colon(language: str) -> str:
    """What stands between a name and what is said of it."""
    return COLON.get(language, ": ")


def semicolon(language: str) -> str:
    """What stands between the parts of a list whose parts have commas of their own."""
    return SEMICOLON.get(language, "; ")
