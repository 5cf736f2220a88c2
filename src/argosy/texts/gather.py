"""Extraction of translatable sentences into gettext catalogues: `python -m argosy.texts.gather`.

A sentence is the argument of `say("...")` and `count("...", "...", n)`, in Python and in templates. English
is its own translation. Other languages keep their translations, with spaces and apostrophes corrected;
unused ones are removed. A new sentence comes in empty, or with the translation of the most similar old one:
then it is marked `fuzzy`, and the old sentence stands above it (`#| msgid`). A translator compares the two
and removes the mark; a test fails on any that is left.
"""

import copy
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po
from jinja2.ext import babel_extract

from argosy.texts import DOMAIN, LANGUAGES, LOCALES
from argosy.texts.typography import tidy

PACKAGE = Path(__file__).parent.parent
FOLDERS = ("texts", "web", "server", "cli")
KEYWORDS: dict[str, Any] = {"say": None, "count": (1, 2), "count_in": ((1, "c"), 2, 3)}
TEMPLATE_OPTIONS = {
    "trim_blocks": "true",
    "lstrip_blocks": "true",
    "extensions": "argosy.web.rendering.fragment_cache.CacheTags",
}

PREVIOUS = "| "
"""Babel reads the line `#| msgid "..."` of a fuzzy entry as a comment that begins with this."""

Message = str | tuple[str, ...]
Found = tuple[Message, str | None]
"""A sentence, and the context that gives it another form there."""


def gathered() -> Catalog:
    """A catalogue of all sentences, with the files that say them, without translations."""
    catalog = Catalog(domain=DOMAIN, project="argosy", charset="utf-8")
    for path, (message, context) in found():
        catalog.add(message, locations=[(path.relative_to(PACKAGE).as_posix(), 0)], context=context)
    return catalog


def found() -> Iterator[tuple[Path, Found]]:
    """Every sentence with the file that says it."""
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".html"):
                yield from ((path, message) for message in sentences(path))


def sentences(path: Path) -> Iterator[Found]:
    """The sentences of one file."""
    with path.open("rb") as file:
        if path.suffix == ".html":
            rows = [(row[1], row[2]) for row in babel_extract(file, list(KEYWORDS), [], TEMPLATE_OPTIONS)]
            yield from ((_message(name, texts), None) for name, texts in rows if name in KEYWORDS)
        else:
            yield from ((row[1], row[3]) for row in extract("python", file, keywords=KEYWORDS))


def _message(name: str, texts: Any) -> Message:
    """`count` has one and many; `say` has one sentence, its values are no sentences."""
    entries = cast("tuple[Any, ...]", texts) if isinstance(texts, tuple) else (texts,)
    parts = [text for text in entries if isinstance(text, str)]
    return (parts[0], parts[1]) if name == "count" else parts[0]


def catalogue(language: str) -> Catalog:
    """The catalogue of a language as it should be: all sentences, old translations kept."""
    path = _path(language)
    fresh = gathered()
    if language == "en":
        return _english(fresh)
    catalog = Catalog(locale=language, domain=DOMAIN, project="argosy", charset="utf-8")
    if path.exists():
        with path.open("rb") as file:
            catalog = read_po(file, locale=language)
    update(catalog, fresh)
    for message in catalog:
        if message.id and message.string:
            message.string = _tidied(language, message.string)
    return catalog


def update(catalog: Catalog, fresh: Catalog) -> None:
    """Bring the sentences of `fresh` into a catalogue; what was translated from another sentence is fuzzy."""
    catalog.update(copy.deepcopy(fresh))
    catalog.obsolete.clear()
    for message in catalog:
        if not message.fuzzy:
            message.user_comments = [line for line in message.user_comments if not line.startswith(PREVIOUS)]


def _tidied(language: str, text: str | Sequence[str]) -> str | tuple[str, ...]:
    """One translation, or all its plural forms, as the language sets its signs."""
    return tidy(language, text) if isinstance(text, str) else tuple(tidy(language, form) for form in text)


def _english(fresh: Catalog) -> Catalog:
    """English says each sentence as it is."""
    catalog = Catalog(locale="en", domain=DOMAIN, project="argosy", charset="utf-8")
    for message in fresh:
        if message.id:
            catalog.add(message.id, string=message.id, locations=message.locations, context=message.context)
    return catalog


def _path(language: str) -> Path:
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def write(language: str) -> Path:
    """Write the catalogue of a language, without dates: the same sentences give the same file."""
    path = _path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    catalog = catalogue(language)
    with path.open("wb") as file:
        write_po(
            file,
            catalog,
            width=110,
            sort_output=True,
            omit_header=False,
            include_lineno=False,
            include_previous=True,
        )
    lines = path.read_text("utf-8").splitlines(keepends=True)
    dated = (
        '"POT-Creation-Date',
        '"PO-Revision-Date',
        '"Generated-By',
        '"Report-Msgid',
        '"Last-Translator',
        '"Language-Team',
    )
    path.write_text(
        "".join(
            line.replace(f"# {PREVIOUS}", f"#{PREVIOUS}", 1) if line.startswith(f"# {PREVIOUS}") else line
            for line in lines
            if not line.startswith((*dated, "# FIRST AUTHOR", "# Copyright", "# This file is"))
        ),
        "utf-8",
    )
    return path


if __name__ == "__main__":
    for code in LANGUAGES:
        print(write(code).relative_to(LOCALES))  # noqa: T201  because whoever runs it wants to see what was written
