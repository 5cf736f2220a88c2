"""Columns on debts and masks at the end of a game with Cities."""

from typing import TYPE_CHECKING

from argosy.cli.simulation.columns import Column, Rows

if TYPE_CHECKING:
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

COLUMNS = (
    Column("debts", "int16", "tokens", "Debts, a point less for each."),
    Column("masks", "int8", "masks", "Masks."),
)


def values(_ruleset: "Ruleset", cities: "Records") -> Rows:
    """Their values for cities, shape (seats of all games,)."""
    return {name: cities.black[name] for name in ("debts", "masks")}
