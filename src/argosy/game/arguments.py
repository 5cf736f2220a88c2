"""Validation of arguments from outside, before any rule sees them.

Functions raise RulesetError for a value of a wrong kind.
"""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar, cast

import msgspec
import numpy as np

from argosy.errors import RulesetError
from argosy.game.types import Plain

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
SEED_BITS = 63


def normal_form(text: str) -> str:
    """Return a choice as a person types it in the form of canonical texts: lower case, single spaces."""
    return " ".join(text.lower().split())


def whole_number(name: str, value: object, what: str = "a whole number") -> int:
    """A whole number; texts, fractions and truth values are none."""
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise RulesetError(f"{name} = {value!r}: {what}, not {kind_of(value)}")
    return int(cast("int", value))


def seed_number(value: object, games: int = 1) -> int:
    """The seed of a game; games: as many follow one another, each with the next seed."""
    what = f"a whole number from 0 to 2^{SEED_BITS} - {games}"
    seed = whole_number("seed", value, what)
    if not 0 <= seed <= (1 << SEED_BITS) - games:
        raise RulesetError(f"seed = {seed}: {what}")
    return seed


def yes_or_no(name: str, value: object) -> bool:
    """True or False and nothing that only looks like it."""
    if not isinstance(value, bool):
        raise RulesetError(f"{name} = {value!r}: True or False, not {kind_of(value)}")
    return value


def expansion_names(value: object, known: Sequence[str]) -> tuple[str, ...]:
    """The expansions: a list of names, never one text. known: the expansions of the game; the first serves
    as an example.
    """
    if isinstance(value, str) or not isinstance(value, (Sequence, set, frozenset)):
        example = [value] if isinstance(value, str) else [known[0]]
        raise RulesetError(f"expansions = {value!r}: a list of names, e.g. {example!r}")
    names = [*cast("Iterable[object]", value)]
    for name in names:
        if not isinstance(name, str):
            raise RulesetError(f"expansions: {name!r}: the name of an expansion, not {kind_of(name)}")
    return tuple(cast("list[str]", names))


def data_folder(value: object) -> Path | None:
    """The folder of the user's own facts."""
    if value is None:
        return None
    if not isinstance(value, (str, os.PathLike)):
        raise RulesetError(f"data = {value!r}: the path of a folder, not {kind_of(value)}")
    return Path(cast("str", value))


def read_options(options: Plain, of: type[OptionsT], game: str) -> OptionsT:
    """The options of the rules by name; the refusal of an unknown one lists all that are known."""
    known = ", ".join(of.__struct_fields__)
    for name in options:
        if name not in of.__struct_fields__:
            raise RulesetError(f"options of {game}: there is no {name!r}; known: {known}")
    try:
        return msgspec.convert(dict(options), of)
    except msgspec.ValidationError:
        wrong = next(name for name in options if type(options[name]) is not type(getattr(of(), name)))
        wanted = kind_of(getattr(of(), wrong))
        raise RulesetError(
            f"options of {game}: {wrong} = {options[wrong]!r}: {wanted}; known: {known}"
        ) from None


def kind_of(value: object) -> str:
    """Return the kind of a value in plain words."""
    if value is None:
        return "nothing"
    words: dict[type[object], str] = {
        bool: "True or False",
        str: "a text",
        float: "a fraction",
        int: "a whole number",
        list: "a list",
    }
    return words.get(type(value), f"a {type(value).__name__}")


def said_of(ruleset: str, when: str, owing: Sequence[int]) -> str:
    """A game in one line, without what nobody should see: seeds and hands stay out of logs."""
    who = (
        f"waiting for {'seat' if len(owing) == 1 else 'seats'} {', '.join(map(str, owing))}"
        if owing
        else "over"
    )
    return f"<game {ruleset}, {when}, {who}>"
