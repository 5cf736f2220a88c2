"""Reads plain JSON into a typed form; misfits are refused in the words of all other refusals."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from argosy.errors import PositionError

FormT = TypeVar("FormT", bound=msgspec.Struct)

WORDS = {
    "int": "a whole number",
    "float": "a fraction",
    "str": "a text",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "an object",
}
UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")
MISSING = re.compile(r"Object missing required field `(.+)`")
OTHER_TYPE = re.compile(r"Expected `(.+)`, got `(.+)`")
MOST = 99
STEP = re.compile(r"\.(\w+)|\[[^]]*\]")


def read_form(value: object, form: type[FormT], name: str) -> FormT:
    """The value as a form; PositionError names the place, what is wrong and what would be right."""
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        raise PositionError(in_plain_words(error, form, name)) from None


def with_file_names(position: object) -> Any:
    """Return a position with the names that files have: `boxes` for `expansions`; both are a
    PositionError.
    """
    fields = cast("Mapping[str, object]", position)
    if not isinstance(position, dict) or "expansions" not in fields:
        return fields
    if "boxes" in fields:
        raise PositionError("position: expansions and boxes are two names of one field; give one of them")
    return {"boxes" if name == "expansions" else name: value for name, value in fields.items()}


def in_plain_words(error: msgspec.ValidationError, wanted: type[msgspec.Struct], name: str) -> str:
    """A refusal of the library as `position.cities[0].coins: a whole number, not a text`; name: of the
    whole.
    """
    problem, _, path = str(error).partition(" - at ")
    path = path.strip("`").removeprefix("$")
    return f"{name}{path}: {_words(problem, wanted, path)}"


def _words(problem: str, wanted: type[msgspec.Struct], path: str) -> str:
    if match := UNKNOWN.match(problem):
        return f"there is no field {match[1]!r}; known: {', '.join(_fields(wanted, path))}"
    if match := MISSING.match(problem):
        return f"{match[1]} is missing"
    if match := OTHER_TYPE.match(problem):
        right = " or ".join(WORDS.get(name, name) for name in match[1].split(" | "))
        return f"{right}, not {WORDS.get(match[2], match[2])}"
    return problem


def _fields(wanted: type[msgspec.Struct], path: str) -> list[str]:
    """Names of the fields of the structure that lies there."""
    found: list[Any] = [inspect.type_info(wanted)]
    for step in STEP.finditer(path):
        found = [part for one in found for part in _inside(one, step[1])]
    return [
        field.encode_name
        for one in found
        for kind in _one_of(one)
        if hasattr(kind, "fields")
        for field in kind.fields
    ]


def _inside(kind: Any, name: str | None) -> Iterator[Any]:
    """The type of a field; without a name that of the entries of a list or a dictionary."""
    for one in _one_of(kind):
        if name is not None and isinstance(one, inspect.StructType):
            yield from (field.type for field in one.fields if field.encode_name == name)
        elif isinstance(one, inspect.ListType):
            yield one.item_type
        elif isinstance(one, inspect.DictType):
            yield one.value_type


def _one_of(kind: Any) -> tuple[Any, ...]:
    return tuple(kind.types) if isinstance(kind, inspect.UnionType) else (kind,)


def count(number: int, where: str, most: int = MOST) -> int:
    """A number that is not out of reach. Raises PositionError."""
    if not 0 <= number <= most:
        raise PositionError(
            f"{where} = {number}: 0 to {most}", "out_of_range", value=number, least=0, most=most
        )
    return number
