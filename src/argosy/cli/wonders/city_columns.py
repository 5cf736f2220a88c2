"""Columns on the cities at the end of a game of 7 Wonders."""

from typing import TYPE_CHECKING, Any

import numpy as np

from argosy.catalog.registry import packages_by_name
from argosy.cli.simulation.columns import Column, Lists, Rows, marked
from argosy.rules.wonders import terms

if TYPE_CHECKING:
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

PACKAGES = packages_by_name("cli", "wonders", "columns")
"""By expansion the module with its `COLUMNS` and `values`."""

SYMBOLS = terms.SYMBOLS[:3]

BASE = (
    Column("stages", "int8", "stages", "Stages of the wonder that are built."),
    Column("cards", "names", "", "Buildings that stand in the city."),
    Column("shields", "int16", "shields", "Land shields."),
    *(
        Column(f"victories_{age}", "int8", "tokens", f"Victory tokens of Age {age} that it has.")
        for age in range(1, terms.AGES + 1)
    ),
    Column("defeats", "int8", "tokens", "Defeat tokens."),
    *(
        Column(f"symbol_{symbol}", "int8", "symbols", f"Science symbols `{symbol}` that are printed.")
        for symbol in SYMBOLS
    ),
    Column("symbols_open", "int8", "symbols", "Science symbols that are decided at the end."),
)


def columns(ruleset: "Ruleset") -> tuple[Column, ...]:
    """Columns of the base game, then those of the expansions in play."""
    colors = (
        Column(f"cards_{color}", "int8", "cards", f"Buildings of the colour `{color}`.")
        for color in ruleset.colors
    )
    return (*BASE, *colors, *(column for part in _parts(ruleset) for column in PACKAGES[part].COLUMNS))


def values(ruleset: "Ruleset", cities: "Records") -> Rows:
    """Their values for cities, shape (seats of all games,)."""
    found: dict[str, Any] = {
        "stages": cities.stages,
        "cards": _standing(ruleset, cities),
        "shields": cities.shields,
        "defeats": cities.defeats,
        "symbols_open": cities.science[:, len(SYMBOLS) :].sum(axis=1, dtype=np.int8),
    }
    found |= {f"victories_{age + 1}": cities.victories[:, age] for age in range(terms.AGES)}
    found |= {f"symbol_{symbol}": cities.science[:, place] for place, symbol in enumerate(SYMBOLS)}
    found |= {f"cards_{color}": cities.colors[:, terms.COLORS.index(color)] for color in ruleset.colors}
    for part in _parts(ruleset):
        found |= PACKAGES[part].values(ruleset, cities)
    return found


def _parts(ruleset: "Ruleset") -> list[str]:
    return [facts.part for facts in ruleset.catalog.expansions if facts.part in PACKAGES]


def _standing(ruleset: "Ruleset", cities: "Records") -> Lists:
    """Buildings of each city, out of its bit set."""
    words = np.ascontiguousarray(cities.standing, "<u8")
    bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
    return marked(bits[:, : len(ruleset.card_ids)], ruleset.card_ids)
