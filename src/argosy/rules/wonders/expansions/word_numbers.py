"""Numbers of words: each expansion goes on where the base game and earlier expansions end.

A file `terms.py` of an expansion says its words, `EFFECTS = numbered(__name__, "EFFECTS", "loss", ...)`, and
names their numbers, `LOSS = EFFECTS["loss"]`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

import msgspec

from argosy.catalog.registry import PACKAGES
from argosy.rules.chance import STREAM_EXPANSIONS
from argosy.rules.wonders.words import BASE

PACKAGE = "argosy.rules.wonders"

STREAMS = {"armada": 0, "leaders": 8, "cities": 12, "babel": 16, "edifice": 18}
"""The first stream of chance of the expansions that were there first; seeds deal by them, so they stay.

Others have eight each.
"""
LATER_STREAMS = 24
EACH_PACKAGE = 8


class Numbered(msgspec.Struct, frozen=True):
    """The words of one kind that the base game or an expansion has: `EFFECTS["loss"]` is a number."""

    words: tuple[str, ...] = ()
    numbers: range = range(0)

    @property
    def first(self) -> int:
        """The number of the first word."""
        return self.numbers.start

    def __getitem__(self, word: str) -> int:
        """The number of a word.

        Raises KeyError for a word that is not among them.
        """
        if word not in self.words:
            raise KeyError(f"{word!r} is none of the words {', '.join(self.words)}")
        return self.numbers[self.words.index(word)]


def package_of(module: str) -> str:
    """Return the name of the expansion that a module belongs to."""
    return module.removeprefix(f"{PACKAGE}.").split(".")[0]


def first_stream(module: str) -> int:
    """Return the first random stream of an expansion; module: a file in its package."""
    package = package_of(module)
    return STREAM_EXPANSIONS + STREAMS.get(
        package, LATER_STREAMS + EACH_PACKAGE * PACKAGES["wonders"].index(package)
    )


def numbered(module: str, kind: str, *words: str) -> Numbered:
    """Give numbers to the words of an expansion; module: its file, a kind as in `BASE`."""
    package = package_of(module)
    first = len(BASE[kind]) + sum(
        len(words_of(one, kind).words) for one in PACKAGES["wonders"][: PACKAGES["wonders"].index(package)]
    )
    return Numbered(words, range(first, first + len(words)))


def base_words(kind: str) -> Numbered:
    """The words of a kind that the base game has."""
    return Numbered(BASE[kind], range(len(BASE[kind])))


@cache
def words_of(package: str, kind: str) -> Numbered:
    """Return the words of a kind that an expansion has; often none."""
    if not find_spec(f"{PACKAGE}.{package}") or not find_spec(f"{PACKAGE}.{package}.terms"):
        return Numbered()
    return getattr(import_module(f"{PACKAGE}.{package}.terms"), kind, Numbered())


def all_words(kind: str) -> tuple[str, ...]:
    """All words of one kind by their number."""
    return (*BASE[kind], *(word for package in PACKAGES["wonders"] for word in words_of(package, kind).words))
