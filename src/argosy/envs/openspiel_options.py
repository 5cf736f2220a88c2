"""Options of the rules as one parameter of the game of OpenSpiel.

OpenSpiel cuts a parameter at its last `=`, so the text is
`babylon_last_card:extra_turn+equal_taxes:leviers_pay`.
"""

import json
import os
import re
from collections.abc import Mapping
from typing import Any, cast
from urllib.parse import quote, unquote

import msgspec

from argosy.errors import RulesetError
from argosy.rules.duel.ruleset import DuelOptions
from argosy.rules.wonders.ruleset import Options

PART = re.compile(r"(\w+)[:=](.*)")
"""An option and its value; with `=` as older versions wrote them."""
SINGLE_OPTIONS = {
    f"options={field.name}": field.default
    for kind in (Options, DuelOptions)
    for field in msgspec.structs.fields(kind)
}
"""Parameter that OpenSpiel reads out of `options=NAME=VALUE` -> its default value."""


def format_options(options: Mapping[str, Any]) -> str:
    """Format options as the text of a parameter."""
    return "+".join(f"{name}:{_format_value(name, value)}" for name, value in options.items())


def parse_options(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Parse the options that parameters of the game name.

    Raises RulesetError for a part that is no NAME:VALUE.
    """
    said = dict(_parse_part(part) for part in parameters["options"].split("+") if part)
    alone = {
        name: parameters[name]
        for name, default in SINGLE_OPTIONS.items()
        if parameters.get(name, default) != default
    }
    return said | {name.removeprefix("options="): value for name, value in alone.items()}


def _parse_part(part: str) -> tuple[str, Any]:
    found = PART.fullmatch(part)
    if found is None:
        raise RulesetError(f"options = {part!r}: write NAME:VALUE, several with + between them")
    return found[1], _parse_value(unquote(found[2]))


def _parse_value(text: str) -> Any:
    """Parse True, False, a number or a list; any other text is itself."""
    if text in ("True", "False"):
        return text == "True"
    try:
        return json.loads(text)
    except ValueError:
        return text


def _format_value(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return str(value)
    plain = os.fspath(cast("os.PathLike[str]", value)) if isinstance(value, os.PathLike) else value
    if isinstance(plain, str) and _parse_value(plain) == plain:
        return quote(plain)
    try:
        return quote(json.dumps(plain))
    except TypeError:
        raise RulesetError(
            f"{name} = {value!r}: a game of OpenSpiel takes texts, numbers, True, False, lists"
        ) from None
