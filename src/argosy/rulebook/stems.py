"""Words and word stems of the rules: Snowball stemmers, and a list of endings for Ukrainian."""

import re
import unicodedata
from functools import cache, lru_cache
from typing import Any, cast

import snowballstemmer

from argosy.rulebook.search_words import search_words

SNOWBALL = {"en": "english", "fr": "french", "pl": "polish", "ru": "russian"}
APOSTROPHES = re.compile(r"(?<=\w)['’ʼ](?=\w)")
WORD = re.compile(r"[^\W_]+")
NO_MARKS = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ß": "ss"})
MOST_WORDS = 50_000
"""Words whose stems are cached: those of all languages of the book, and of questions."""
SHORTEST_STEM = 3
"""A stem that a list of endings leaves has at least so many letters, and not fewer than the ending."""


def words_in(text: str, language: str) -> list[str]:
    """The words of a text in small letters; single letters are left out, single digits are not."""
    joined = APOSTROPHES.sub("" if language == "uk" else " ", text.casefold())
    return [word for word in WORD.findall(joined) if len(word) > 1 or word.isdigit()]


@lru_cache(MOST_WORDS)
def fold(word: str) -> str:
    """A word without its accents: `égalité` becomes `egalite`."""
    letters = unicodedata.normalize("NFKD", word.casefold().translate(NO_MARKS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@lru_cache(MOST_WORDS)
def stem(word: str, language: str) -> str:
    """The part of a word that its inflections share, without accents."""
    if language in SNOWBALL:
        return fold(_snowball(language).stemWord(word))
    return fold(_without_ending(word, search_words(language).endings))


@cache
def _snowball(language: str) -> Any:
    return cast("Any", snowballstemmer).stemmer(SNOWBALL[language])


def _without_ending(word: str, endings: tuple[str, ...]) -> str:
    fitting = [
        end for end in endings if word.endswith(end) and len(word) - len(end) >= max(SHORTEST_STEM, len(end))
    ]
    return word[: len(word) - max(map(len, fitting), default=0)]
