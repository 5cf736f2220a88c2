"""What does not fit the form of a structure, in our words: the place, what is wrong, what would be right."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
}
GOT = WORDS | {"int": "a number"}
UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")
MISSING = re.compile(r"Object missing required field `(.+)`")
OTHER_TYPE = re.compile(r"Expected `(.+)`, got `(.+)`")
STEP = re.compile(r"\.(\w+)|\[[^]]*\]")


def explain(error: msgspec.ValidationError, wanted: type[msgspec.Struct], root: str = "") -> str:
    """`cities[0].coins: a whole number, not text`.

    wanted: the structure that was to be read. root: what its place is called, where it is not a part of something else;
    the whole is then called by that name, its fields by theirs.
    """
    problem, _, path = str(error).partition(" - at ")
    path = path.strip("`").removeprefix("$")
    return f"{path.removeprefix('.') or root}: {_words(problem, wanted, path)}"


def _words(problem: str, wanted: type[msgspec.Struct], path: str) -> str:
    if match := UNKNOWN.match(problem):
        return f"there is no {match[1]!r}; known: {', '.join(_fields(wanted, path))}"
    if match := MISSING.match(problem):
        return f"{match[1]!r} is missing"
    if match := OTHER_TYPE.match(problem):
        right = " or ".join(WORDS.get(name, name) for name in match[1].split(" | "))
        return f"{right}, not {GOT.get(match[2], match[2])}"
    return problem


def _fields(wanted: type[msgspec.Struct], path: str) -> list[str]:
    """Names of the fields of the structure that lies there."""
    found: list[Any] = [inspect.type_info(wanted)]
    for step in STEP.finditer(path):
        found = [part for one in found for part in _inside(one, step[1])]
    return [field.name for one in found for kind in _one_of(one) if hasattr(kind, "fields") for field in kind.fields]


def _inside(kind: Any, name: str | None) -> Iterator[Any]:
    """The type of a field; without a name that of the entries of a list or a dictionary."""
    for one in _one_of(kind):
        if name is not None and isinstance(one, inspect.StructType):
            yield from (field.type for field in one.fields if field.name == name)
        elif isinstance(one, inspect.ListType):
            yield one.item_type
        elif isinstance(one, inspect.DictType):
            yield one.value_type


def _one_of(kind: Any) -> tuple[Any, ...]:
    return tuple(kind.types) if isinstance(kind, inspect.UnionType) else (kind,)
