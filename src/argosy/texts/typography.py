"""Typography by language: non-breaking spaces, curly apostrophes, colons and semicolons.

Translators type plain spaces and apostrophes; `argosy.texts.gather` replaces them when it writes a catalogue.
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
"""A thin space before `;`, `!` and `?`, a full one before `:` and inside guillemets; none of them ends a
line.
"""

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
    """Return the sign between a name and its description."""
    return COLON.get(language, ": ")


def semicolon(language: str) -> str:
    """Return the sign between list items that contain commas."""
    return SEMICOLON.get(language, "; ")
