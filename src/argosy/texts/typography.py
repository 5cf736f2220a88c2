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

CYRILLIC = {"ru", "uk"}
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
LONG_WORD = re.compile(r"[а-яёґєіїА-ЯЁҐЄІЇ]{10,}")
SYLLABLE = re.compile(r"(?<=\w{3})(?=[бвгґджзклмнпрстфхцчшщ][аеёєиіїоуыэюя]\w)")
"""A syllable begins with one consonant and a vowel; three letters stay before a break and three behind it."""

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


def break_words(language: str, text: str) -> str:
    """Put soft hyphens between syllables of long words, for browsers without a dictionary of the language."""
    return LONG_WORD.sub(_syllables, text) if language in CYRILLIC else text


def _syllables(word: re.Match[str]) -> str:
    return SYLLABLE.sub(SOFT_HYPHEN, word[0])
