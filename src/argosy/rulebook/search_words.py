"""Words of players for the rule search: stop words and synonyms, from `search.toml` of a language."""

from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent


class SearchWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stop words and synonyms of a language."""

    stop: str
    """Words that say nothing about a rule, with spaces between them."""
    means: dict[str, str]
    """Synonyms: what players say, with commas between the ways to say it -> words of the rules."""
    endings: tuple[str, ...] = ()
    """Endings of inflected words, for a language without a Snowball stemmer."""


@cache
def search_words(language: str) -> SearchWords:
    """Return the search words of a language."""
    folder = FOLDER if language == "en" else FOLDER / language
    return msgspec.toml.decode((folder / "search.toml").read_bytes(), type=SearchWords)
