"""Turns what the type checker of the data files says into a sentence that names file, block and remedy."""

import re
from collections.abc import Generator
from contextlib import contextmanager

import msgspec

from argosy.catalog.wonders.words import WORDS_OF
from argosy.errors import CatalogError


@contextmanager
def explained(where: str, wanted: type[msgspec.Struct]) -> Generator[None]:
    """Conversion problems inside become a CatalogError that begins with `where` and says what would be right."""
    try:
        yield
    except msgspec.ValidationError as problem:
        raise CatalogError(f"{where}: {explain(str(problem), wanted)}") from None


def explain(problem: str, wanted: type[msgspec.Struct]) -> str:
    """The message of msgspec, with the words that would have been right."""
    if "unknown field" in problem:
        return f"{problem}; known fields: {', '.join(field.name for field in msgspec.structs.fields(wanted))}"
    words = WORDS_OF.get(field_of(problem), ()) if "Invalid enum value" in problem else ()
    return f"{problem}; one of: {', '.join(words)}" if words else problem


def field_of(problem: str) -> str:
    """The last field named in a path such as `$.stages[0].cost`."""
    names = re.findall(r"\.([a-z_]+)", problem.partition(" - at ")[2])
    return names[-1] if names else ""
