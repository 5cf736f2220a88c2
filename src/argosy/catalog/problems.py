"""Messages for type errors in data files: the file, the block and the allowed words."""

import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from argosy.errors import CatalogError


@contextmanager
def explained(where: str, wanted: type[msgspec.Struct]) -> Generator[None]:
    """Conversion problems inside become a CatalogError that begins with `where` and says what would be
    right.
    """
    try:
        yield
    except msgspec.ValidationError as problem:
        raise CatalogError(f"{where}: {explain(str(problem), wanted)}") from None


def explain(problem: str, wanted: type[msgspec.Struct]) -> str:
    """The message of msgspec, with the words that would have been right."""
    if "unknown field" in problem:
        return f"{problem}; known fields: {', '.join(field.encode_name for field in msgspec.structs.fields(wanted))}"
    words = tuple(words_at(wanted, fields_of(problem))) if "Invalid enum value" in problem else ()
    return f"{problem}; one of: {', '.join(words)}" if words else problem


def fields_of(problem: str) -> list[str]:
    """The fields named in a path such as `$.stages[0].cost`."""
    return re.findall(r"\.([a-z_]+)", problem.partition(" - at ")[2])


def words_at(kind: Any, fields: list[str]) -> Iterator[str]:
    """The words that a type allows at the end of a path through its fields.

    Collections on the way are passed over.
    """
    if get_origin(kind) is Literal:
        yield from () if fields else get_args(kind)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if fields:
            yield from words_at(get_type_hints(kind).get(fields[0]), fields[1:])
    else:
        for part in get_args(kind):
            yield from words_at(part, fields)
