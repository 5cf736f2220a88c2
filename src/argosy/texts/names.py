"""Printed names of cards, boards, tokens and whatever boxes add, from `locales/<language>/LC_MESSAGES/names.po`.

A language is read once, straight from its catalogue: that takes about ten milliseconds, so there is no compiled copy
that could grow old. `msgctxt` is the kind of thing, `msgid` its id in the data files. A name that one box prints
differently stands under `kind@box`, with the id of the box as in its `box.toml`.

Kinds: card, wonder (the name on the board), monument (what its stages build), side, term, box; for Duel duel_card,
duel_wonder, progress, divinity, conspiracy, duel_term; and the kinds that a box brings.
"""

from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

LOCALES = Path(__file__).parent / "locales"
FILE = Path("LC_MESSAGES") / "names.po"
FALLBACK = "en"

Names = dict[tuple[str, str], str]
"""(kind, id) -> printed name."""


def name(language: str, kind: str, thing: str, box: str | None = None) -> str:
    """The printed name of a thing, as its box prints it if that is known.

    What a language has no name for is named in English; what has no name at all (a card of the user's own) by its id
    in words: `harbor_master` -> `Harbor master`.
    """
    keys = [(f"{kind}@{box}", thing)] if box else []
    for known in (names(language), names(FALLBACK)):
        for key in (*keys, (kind, thing)):
            if key in known:
                return known[key]
    return thing.replace("_", " ").capitalize()


def has_name(language: str, kind: str, thing: str) -> bool:
    """True if this very language has a name; else people see the English one."""
    return (kind, thing) in names(language)


def languages() -> tuple[str, ...]:
    """The languages that have names, in alphabetical order."""
    return tuple(sorted(path.parent.parent.name for path in LOCALES.glob(f"*/{FILE}")))


@cache
def names(language: str) -> Names:
    """All names of a language; empty if it has none."""
    if language not in languages():
        return {}
    with (LOCALES / language / FILE).open("rb") as file:
        messages = read_po(file, locale=language, abort_invalid=True)
    return {
        (message.context, message.id): message.string
        for message in messages
        if message.context and isinstance(message.id, str) and isinstance(message.string, str) and message.string
    }
