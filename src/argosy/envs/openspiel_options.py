"""Options of the rules as one parameter of the game of OpenSpiel.

OpenSpiel cuts a parameter at its last `=`, so the text is `babylon_last_card:extra_turn+equal_taxes:leviers_pay`.
"""

import json
import os
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from argosy.errors import RulesetError
from argosy.rules.duel.ruleset import DuelOptions
from argosy.rules.wonders.ruleset import Options

PART = re.compile(r"(\w+)[:=](.*)")
"""An option and its value; with `=` as older versions wrote them."""
ALONE = {
    f"options={field.name}": field.default for kind in (Options, DuelOptions) for field in msgspec.structs.fields(kind)
}
"""Parameter that OpenSpiel reads out of `options=NAME=VALUE` -> its default value."""


def written(options: Mapping[str, Any]) -> str:
    """Options as the text of a parameter."""
    return "+".join(f"{name}:{_text_of(name, value)}" for name, value in options.items())


def read(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters of the game name. Raises RulesetError for a text that names none."""
    said = dict(_read_part(part) for part in parameters["options"].split("+") if part)
    alone = {name: parameters[name] for name, default in ALONE.items() if parameters.get(name, default) != default}
    return said | {name.removeprefix("options="): value for name, value in alone.items()}


def _read_part(part: str) -> tuple[str, Any]:
    found = PART.fullmatch(part)
    if found is None:
        raise RulesetError(f"options = {part!r}: write NAME:VALUE, several with + between them")
    return found[1], _value_of(unquote(found[2]))


def _value_of(text: str) -> Any:
    """What a text stands for: True or False, a number, a list, else the text itself."""
    if text in ("True", "False"):
        return text == "True"
    try:
        return json.loads(text)
    except ValueError:
        return text


def _text_of(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return str(value)
    plain = os.fspath(value) if isinstance(value, os.PathLike) else value
    if isinstance(plain, str) and _value_of(plain) == plain:
        return quote(plain)
    try:
        return quote(json.dumps(plain))
    except TypeError:
        raise RulesetError(
            f"{name} = {value!r}: a game of OpenSpiel takes texts, numbers, True, False, lists"
        ) from None
