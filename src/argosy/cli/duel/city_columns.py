"""Columns on the cities at the end of a game of Duel."""

from typing import TYPE_CHECKING, Any

import numpy as np

from argosy.catalog.duel import COLORS
from argosy.catalog.registry import packages_by_name
from argosy.cli.simulation.columns import Column, Rows, marked
from argosy.rules.duel.terms import IN_CITY, TAKEN

if TYPE_CHECKING:
    from argosy.rules.duel.ruleset import DuelRuleset
    from argosy.rules.records import Records

PACKAGES = packages_by_name("cli", "duel", "columns")
"""By expansion the module with its `COLUMNS` and `values`."""

FIRST = (
    Column("cards", "names", "", "Buildings that stand in the city, senators included."),
    Column(
        "lead",
        "int8",
        "spaces",
        "Lead of the conflict pawn; negative where the opponent leads, 9 is a victory.",
    ),
    Column("progress", "names", "", "Progress tokens."),
)


def columns(ruleset: "DuelRuleset") -> tuple[Column, ...]:
    """Columns of the base game, then those of the expansions in play."""
    symbols = (
        Column(f"symbol_{symbol}", "int8", "symbols", f"Science symbols `{symbol}`.")
        for symbol in ruleset.catalog.science.symbols
    )
    colors = (
        Column(f"cards_{color}", "int8", "cards", f"Buildings of the colour `{color}`.") for color in COLORS
    )
    more = (column for part in _parts(ruleset) for column in PACKAGES[part].COLUMNS)
    return (*FIRST, *symbols, *colors, *more)


def values(ruleset: "DuelRuleset", played: "Records") -> Rows:
    """Their values for both seats of finished games."""
    catalog, seats = ruleset.catalog, np.arange(2)
    cities = played.cities.reshape(-1)
    found: dict[str, Any] = {
        "cards": marked(of_both(played.card_place, IN_CITY + seats), ruleset.card_ids),
        "lead": (played.pawn[:, None] * (1 - 2 * seats)).astype(np.int8).ravel(),
        "progress": marked(
            of_both(played.token_place, TAKEN + seats), [token.id for token in catalog.progress]
        ),
    }
    found |= {
        f"symbol_{name}": cities.symbols[:, place].astype(np.int8)
        for place, name in enumerate(catalog.science.symbols)
    }
    found |= {f"cards_{name}": cities.colors[:, place].astype(np.int8) for place, name in enumerate(COLORS)}
    for part in _parts(ruleset):
        found |= PACKAGES[part].values(ruleset, played)
    return found


def of_both(places: Any, wanted: Any) -> Any:
    """Marks of the things that are at a place of each seat, shape (seats of all games, things)."""
    marks = places[:, None, :] == np.asarray(wanted)[:, None]
    return marks.reshape(-1, marks.shape[2])


def _parts(ruleset: "DuelRuleset") -> list[str]:
    return [name for name in ruleset.expansions if name in PACKAGES]
