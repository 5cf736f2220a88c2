"""Plain JSON is read into a form; what does not fit is said in the words of all other refusals."""

import re
from typing import Any, TypeVar

import msgspec

from argosy.errors import PositionError

FormT = TypeVar("FormT", bound=msgspec.Struct)

WORDS = {
    "int": "a whole number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
    "float": "a fraction",
}
PLACE = re.compile(r"(?P<what>.*?)(?: - at `\$?(?P<place>.*)`)?")
FIELD = re.compile(r"Object (?P<fault>missing required|contains unknown) field `(?P<field>.*)`")
KIND = re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")


def read_form(value: Any, form: type[FormT], name: str) -> FormT:
    """The value as a form; PositionError names the place, what is wrong and what would be right."""
    try:
        return msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        raise PositionError(in_plain_words(str(error), name)) from None


def in_plain_words(message: str, name: str) -> str:
    """A refusal of the library as `position.cities[0].coins: a whole number, not a text`."""
    parts = PLACE.fullmatch(message)
    what, place = (parts["what"], parts["place"] or "") if parts else (message, "")
    where = name + place
    field, kind = FIELD.fullmatch(what), KIND.fullmatch(what)
    if field and field["fault"] == "missing required":
        return f"{where}: {field['field']} is missing"
    if field:
        return f"{where}: there is no field {field['field']!r}"
    if kind:
        wanted = " or ".join(WORDS.get(word, word) for word in kind["wanted"].split(" | "))
        return f"{where}: {wanted}, not {WORDS.get(kind['got'], kind['got'])}"
    return f"{where}: {what}"
