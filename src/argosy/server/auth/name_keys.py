"""Keys of names: two names that look alike share one.

A key is the skeleton of Unicode TR 39, without capitals, marks, blanks and punctuation. `I`, `i`, `l` and `1`
are one letter in it, because which of them a letter looks like depends on its case; `m` and `rn` are one too.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

import disarm

from argosy import bots
from argosy.server.games import GAMES
from argosy.texts import LANGUAGES, words
from argosy.web.table.seats import bot_name

BOT_NAMES = ("Eudoxos", "Hanno", "Himilko", "Kolaios", "Nearchos", "Pytheas", "Sataspes", "Skylax")
"""Seafarers of antiquity.

Each bot at a table has a name, because a log with three times `greedy` cannot be read.
"""
NUMBER = re.compile(r"[\W\d_]+$")
"""The end of the names of several bots of a kind: `greedy 2`."""
KEPT = 10_000
"""Keys that are remembered."""


def is_like_any(name: str, others: Iterable[str]) -> bool:
    """Return whether a name looks like one of some others."""
    return not name_keys(name).isdisjoint(key for other in others for key in name_keys(other))


@lru_cache(KEPT)
def name_keys(name: str) -> frozenset[str]:
    """Return the keys of a name as it is written and in small letters: they look like different letters of
    other scripts.
    """
    return frozenset((_key(name), _key(name.casefold())))


def _key(name: str) -> str:
    """Return a key; a name without letters and digits is its own."""
    skeleton = disarm.skeleton_key(_without_marks(name), digit_policy="tr39")
    letters = "".join(
        letter for letter in _without_marks(skeleton) if unicodedata.category(letter)[0] in "LN"
    )
    return letters.replace("i", "l").replace("rn", "m") or name


def is_reserved(name: str) -> bool:
    """Return whether a name looks like that of a bot or a level, with a number after it or without."""
    return not _reserved(_bots()).isdisjoint(name_keys(name) | name_keys(NUMBER.sub("", name)))


def _without_marks(text: str) -> str:
    return "".join(one for one in unicodedata.normalize("NFKD", text) if unicodedata.category(one)[0] != "M")


def _bots() -> tuple[str, ...]:
    """The bots of all games, those of others too, which the host may admit at any time."""
    return tuple(dict.fromkeys(name for game in GAMES for name in bots.names(game)))


@cache
def _reserved(ids: tuple[str, ...]) -> frozenset[str]:
    """Return the keys of bots by their ids, on the screen in all languages, and at tables."""
    shown = (bot_name(words(language), bot) for language in LANGUAGES for bot in ids)
    return frozenset[str]().union(*map(name_keys, (*ids, *BOT_NAMES, *shown)))
