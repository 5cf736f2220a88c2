"""Reads an effect: a flat struct whose `kind` says which of the other fields it has.

Each game has its own struct and its own table of kinds; a kind that is not there does not exist, and an
effect has exactly the fields of its kind.
"""

from collections.abc import Collection, Mapping
from typing import Any, TypeVar, cast

import msgspec

from argosy.catalog.problems import explained
from argosy.errors import CatalogError

E = TypeVar("E", bound=msgspec.Struct)
Fields = Mapping[str, Collection[str]]
"""Every kind of effect with its fields."""


def read_effect(said: Any, where: str, wanted: type[E], fields: Fields, may_have: Fields | None = None) -> E:
    """An effect as a file states it, checked; may_have: fields that an effect of a kind can do without."""
    raw = cast("dict[str, Any]", said) if isinstance(said, dict) else {}
    if not isinstance(raw.get("kind"), str):
        raise CatalogError(
            f'{where}: an effect is a table with a kind, e.g. {{ kind = "points", amount = 3 }}'
        )
    _check_fields(raw, where, fields, may_have or {})
    with explained(where, wanted):
        effect = msgspec.convert(raw, wanted)
    _check_lists(raw, where)
    return effect


def _check_fields(raw: dict[str, Any], where: str, fields: Fields, may_have: Fields) -> None:
    kind = raw["kind"]
    if kind not in fields:
        raise CatalogError(f"{where}: there is no effect kind {kind!r}; known: {', '.join(fields)}")
    given, wanted = raw.keys() - {"kind"}, set(fields[kind])
    surplus = given - wanted - set(may_have.get(kind, ()))
    if surplus:
        raise CatalogError(f"{where}: {kind} has no {_list(surplus)}; it has {_list(wanted) or 'no fields'}")
    if wanted - given:
        raise CatalogError(f"{where}: {kind} needs {_list(wanted - given)}")


def _list(words: set[str]) -> str:
    return ", ".join(sorted(words))


def _check_lists(raw: dict[str, Any], where: str) -> None:
    """Raise CatalogError for empty or doubled lists, which types cannot exclude."""
    for name, words in raw.items():
        listed = cast("list[Any]", words) if isinstance(words, list) else None
        if listed is not None and len(set(map(str, listed))) < max(1, len(listed)):
            raise CatalogError(
                f"{where}: {raw['kind']} has {name} = {words}; name each one once, and at least one"
            )


def read_effects(
    raw: Any, where: str, wanted: type[E], fields: Fields, may_have: Fields | None = None
) -> tuple[E, ...]:
    """The effects of a block, at least one."""
    if not isinstance(raw, list) or not raw:
        raise CatalogError(f"{where}: no effects; everything that is built does something")
    effects = cast("list[Any]", raw)
    return tuple(read_effect(effect, where, wanted, fields, may_have) for effect in effects)
