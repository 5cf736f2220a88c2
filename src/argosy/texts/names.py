"""Printed names of cards, boards and tokens, from `locales/<language>/LC_MESSAGES/names.po`.

A language is read once, straight from its catalogue: that takes about ten milliseconds, so there is no
compiled copy that could become outdated. `msgctxt` is the kind of thing, `msgid` its id in the data files. A
name that one expansion prints differently has the kind `kind@box`, with the id of the expansion as in its
`box.toml`. The comment above a name states its certainty; `house` marks an invented name, because no printed
one is known.

Kinds: card, wonder (the name on the board), monument (the building of its stages), side, term, box; for Duel
duel_card, duel_wonder, progress, divinity, conspiracy, duel_term; and further kinds of expansions.
"""

from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po

LOCALES = Path(__file__).parent / "locales"
FILE = Path("LC_MESSAGES") / "names.po"
FALLBACK = "en"

OURS = "house"
"""The word that begins the comment above a name of our own."""

Key = tuple[str, str]
"""(kind, id)."""

Names = dict[Key, str]
"""(kind, id) -> printed name."""


def name(language: str, kind: str, thing: str, expansion: str | None = None) -> str:
    """The printed name of a thing, as its box prints it if that is known.

    What a language has no name for is named in English; what has no name at all (a card of the user's own) by
    its id in words: `harbor_master` -> `Harbor master`.
    """
    for known in (names(language), names(FALLBACK)):
        if key := _key(known, kind, thing, expansion):
            return known[key]
    return thing.replace("_", " ").capitalize()


def is_ours(language: str, kind: str, thing: str, expansion: str | None = None) -> bool:
    """True if the name that people see in this language is our own and stands on no printed thing."""
    key = _key(names(language), kind, thing, expansion)
    return key is not None and key in _ours(language)


def _key(known: Names, kind: str, thing: str, expansion: str | None) -> Key | None:
    """Under which key a name is known: that of the box before that of all expansions."""
    keys = ([(f"{kind}@{expansion}", thing)] if expansion else []) + [(kind, thing)]
    return next((key for key in keys if key in known), None)


def languages() -> tuple[str, ...]:
    """The languages that have names, in alphabetical order."""
    return tuple(sorted(path.parent.parent.name for path in LOCALES.glob(f"*/{FILE}")))


@cache
def names(language: str) -> Names:
    """All names of a language; empty if it has none."""
    return {key: text for key, (text, _) in _read(language).items()}


@cache
def _ours(language: str) -> frozenset[Key]:
    """The names of a language that we made."""
    return frozenset(key for key, (_, sure) in _read(language).items() if sure.startswith(OURS))


@cache
def _read(language: str) -> dict[Key, tuple[str, str]]:
    """Every name of a catalogue with the comment line right above it, which says how sure it is."""
    if language not in languages():
        return {}
    with (LOCALES / language / FILE).open("rb") as file:
        messages = read_po(file, locale=language, abort_invalid=True)
    return {
        (message.context, message.id): (message.string, "".join(message.user_comments[-1:]))
        for message in messages
        if message.context
        and isinstance(message.id, str)
        and isinstance(message.string, str)
        and message.string
    }
