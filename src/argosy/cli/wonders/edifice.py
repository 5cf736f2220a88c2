"""Columns on pawns and penalties at the end of a game with Edifice."""

from typing import TYPE_CHECKING

from argosy.cli.simulation.columns import Column, Rows

if TYPE_CHECKING:
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

AGES = range(1, 4)
COLUMNS = (
    *(Column(f"pawn_{age}", "int8", "pawns", f"1: has a pawn of the edifice of Age {age}.") for age in AGES),
    Column("edifice_debt", "int8", "points", "Points of tokens for penalties, 0 or less."),
)


def values(_ruleset: "Ruleset", cities: "Records") -> Rows:
    """Their values for cities, shape (seats of all games,)."""
    edifice = cities.edifice
    return {
        **{f"pawn_{age}": edifice["pawns"][:, age - 1] for age in AGES},
        "edifice_debt": edifice["debt"],
    }
