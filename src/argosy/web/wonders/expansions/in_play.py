"""Lookup of the expansions that have pages, and of those in play at a table."""

from collections.abc import Callable, Iterable

import msgspec

from argosy.catalog.registry import values
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS as RULES
from argosy.rules.wonders.expansions.types import ExpansionRules
from argosy.texts import Words
from argosy.web.wonders.expansions.types import Expansions, Option

EXPANSIONS: Expansions = values("web", "wonders", "pages", "PAGES")

SHARED = "expansion-tables"
"""The style sheet of what tables with any expansion show: questions without cards, losses, teams."""

PARTS = {expansion: rules.name for rules in RULES for expansion in rules.editions.values()}
"""By id of an expansion, e.g. `armada_2020`, its part of the catalog."""


def editions(part: str) -> tuple[str, ...]:
    """The ids of an expansion by its part of the catalog, the newest last."""
    return tuple(expansion for expansion, one in PARTS.items() if one == part)


def offered() -> list[ExpansionRules]:
    """Return the expansions that a lobby offers: those that have pages.

    Others could be played but not seen.
    """
    paged = {expansion.name for expansion in EXPANSIONS}
    return [rules for rules in RULES if rules.name in paged]


def in_play(ids: Iterable[str]) -> Expansions:
    """The expansions of a table by the ids of its expansions."""
    parts = {PARTS.get(expansion) for expansion in ids}
    return tuple(expansion for expansion in EXPANSIONS if expansion.name in parts)


def options_of(ids: Iterable[str]) -> list[Option]:
    """Return the further options of a table with these expansions."""
    chosen = set(ids)
    return [
        option
        for expansion in EXPANSIONS
        for option in expansion.lobby.options
        if chosen & set(option.expansions)
    ]


def at_first(option: Option, ids: Iterable[str]) -> str:
    """Return the default of an option: its first value that the other expansions allow."""
    parts = [PARTS[one] for one in ids if one in PARTS]
    limits = [option.beside[part] for part in parts if part in option.beside]
    return next(value for value in option.values if all(value in limit for limit in limits))


def fragments(expansions: Expansions) -> Callable[[str], tuple[str, ...]]:
    """Return a function from the name of a hook to the templates of expansions included there."""
    return lambda place: tuple(
        expansion.fragments[place] for expansion in expansions if place in expansion.fragments
    )


def loaded(expansions: Expansions, page: str) -> dict[str, list[str]]:
    """Return the style sheets and scripts of expansions for a page, `table` or `help`.

    Tables with expansions share a style sheet.
    """
    shared = [SHARED] if expansions and page == "table" else []
    scripts = [expansion.scripts[page] for expansion in expansions if page in expansion.scripts]
    sheets = shared + [expansion.sheets[page] for expansion in expansions if page in expansion.sheets]
    return {
        "expansion_scripts": list(dict.fromkeys(scripts)),
        "expansion_sheets": list(dict.fromkeys(sheets)),
    }


def about(w: Words, ids: Iterable[str]) -> list[str]:
    """Return the names of the expansions of a table."""
    named = {expansion.name: expansion for expansion in EXPANSIONS}
    return [
        named[PARTS[expansion]].lobby.about(w, expansion)
        for expansion in ids
        if PARTS.get(expansion) in named
    ]


class Chip(msgspec.Struct, frozen=True):
    """A way to a help page with other expansions than those of this one."""

    ids: str
    """The expansions of that page, as its address names them."""
    words: str
    is_here: bool


def chips(w: Words, chosen: tuple[str, ...]) -> list[Chip]:
    """For every expansion the way to have none, and its editions."""
    return [
        Chip(",".join(_instead(chosen, expansion.name, one)), words, one == _edition(chosen, expansion.name))
        for expansion in EXPANSIONS
        for one, words in (
            ("", expansion.lobby.without(w)),
            *((one, expansion.lobby.about(w, one)) for one in PARTS if PARTS[one] == expansion.name),
        )
    ]


def _edition(chosen: tuple[str, ...], part: str) -> str:
    """The edition of an expansion among the chosen ones; empty without it."""
    return next((one for one in chosen if PARTS.get(one) == part), "")


def _instead(chosen: tuple[str, ...], part: str, expansion: str) -> tuple[str, ...]:
    """The chosen expansions with another edition of one of them, or without it."""
    return (*(one for one in chosen if PARTS.get(one) != part), *((expansion,) if expansion else ()))
